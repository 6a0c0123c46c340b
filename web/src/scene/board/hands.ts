/** Fingers and the mouse on a board: move it, pinch it, drag a piece; all else is a click or a look. */

import type { Camera } from "./camera.svelte";
import { dist, type Point } from "./geometry";

/** How far a finger may slip before it moves something, in pixels. */
const SLIP = 7;
const LONG_PRESS = 450;

export interface Holder {
  camera: Camera;
  /** The frame in which points are counted. */
  frame(): DOMRect;
  /** The id of a lit thing that can be dragged, or nothing. */
  draggable(target: EventTarget | null): string | null;
  /** The id of a place that explains itself when held, or nothing. */
  explains(target: EventTarget | null): string | null;
  take(id: string): void;
  /** Where a dragged thing is now, as a point of the frame. */
  carry(id: string, at: Point): void;
  /** Let go of what was dragged, over this point of the screen; without one it goes back. */
  drop(id: string, over: Point | null): void;
  inspect(id: string): void;
}

export class Hands {
  private readonly down = new Map<number, Point>();
  private start: Point = [0, 0];
  private dragged: string | null = null;
  private mode: "rest" | "pan" | "drag" | "pinch" = "rest";
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the click that follows belongs to a movement or a long look, and must not choose anything. */
  private spent = false;

  constructor(private readonly holder: Holder) {}

  get moving(): boolean {
    return this.mode !== "rest";
  }

  private at(event: PointerEvent | WheelEvent): Point {
    const { left, top } = this.holder.frame();
    return [event.clientX - left, event.clientY - top];
  }

  press(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button > 1) return;
    const at = this.at(event);
    if (!this.down.size) {
      this.spent = false;
      this.start = at;
      this.dragged = event.button === 0 ? this.holder.draggable(event.target) : null;
      this.wait(event);
    }
    this.down.set(event.pointerId, at);
    if (this.down.size === 2) {
      clearTimeout(this.timer);
      this.letGo(null);
      this.begin("pinch", event);
    }
  }

  /** A finger that rests on a place wants to know what it is. */
  private wait(event: PointerEvent): void {
    clearTimeout(this.timer);
    const id = event.pointerType === "touch" ? this.holder.explains(event.target) : null;
    if (id === null) return;
    this.timer = setTimeout(() => {
      this.spent = true;
      this.holder.inspect(id);
    }, LONG_PRESS);
  }

  private begin(mode: "pan" | "drag" | "pinch", event: PointerEvent): void {
    this.mode = mode;
    this.spent = true;
    clearTimeout(this.timer);
    if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    const before = this.down.get(event.pointerId);
    if (!before) return;
    const at = this.at(event);
    if (this.mode === "rest" && dist(at, this.start) > SLIP) {
      this.begin(this.dragged ? "drag" : "pan", event);
      if (this.dragged) this.holder.take(this.dragged);
    }
    if (this.mode === "pan") this.holder.camera.pan(at[0] - before[0], at[1] - before[1]);
    else if (this.mode === "drag" && this.dragged) this.holder.carry(this.dragged, at);
    else if (this.mode === "pinch") this.pinch(event.pointerId, before, at);
    this.down.set(event.pointerId, at);
  }

  private pinch(id: number, before: Point, at: Point): void {
    const other = [...this.down].find(([pointer]) => pointer !== id)?.[1];
    if (!other) return;
    const middle = (a: Point): Point => [(a[0] + other[0]) / 2, (a[1] + other[1]) / 2];
    const [from, to] = [middle(before), middle(at)];
    this.holder.camera.pan(to[0] - from[0], to[1] - from[1]);
    this.holder.camera.zoomAt(to, dist(at, other) / Math.max(1, dist(before, other)));
  }

  lift(event: PointerEvent): void {
    clearTimeout(this.timer);
    if (!this.down.delete(event.pointerId)) return;
    this.letGo([event.clientX, event.clientY]);
    if (this.mode === "pinch" && this.down.size === 1) this.mode = "pan";
    else if (!this.down.size) this.mode = "rest";
  }

  cancel(event: PointerEvent): void {
    clearTimeout(this.timer);
    this.down.delete(event.pointerId);
    this.letGo(null);
    if (!this.down.size) this.mode = "rest";
  }

  private letGo(over: Point | null): void {
    if (this.mode === "drag" && this.dragged) this.holder.drop(this.dragged, over);
  }

  /** Keep the click that ends a movement from choosing something. */
  swallow(event: Event): void {
    if (!this.spent) return;
    this.spent = false;
    event.stopPropagation();
    event.preventDefault();
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    // Lines and pages are much larger than pixels.
    const pixels = event.deltaY * (event.deltaMode === 1 ? 30 : event.deltaMode === 2 ? 300 : 1);
    const turn = Math.max(-120, Math.min(120, pixels));
    this.holder.camera.zoomAt(this.at(event), Math.exp(-turn * (event.ctrlKey ? 0.01 : 0.0022)));
  }
}
