/** From where a board is seen: moved, zoomed, fitted into the part of the screen that nothing covers. */

import type { Box, Point } from "./geometry";

/** How much of the frame other sheets cover, in pixels. */
export interface Inset {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** A place from which the board is seen. */
interface View {
  x: number;
  y: number;
  zoom: number;
}

interface Fitting {
  /** Round the box, in pixels. */
  margin?: number;
  closest?: number;
  farthest?: number;
  /** The middle of what is shown where not all of it can be. */
  heart?: Point | null;
  glide?: boolean;
}

const CLOSEST = 4;
/** How far beyond its frame the board is drawn, in pixels, so that there is something to see while it moves. */
export const BEYOND = 160;
const GLIDE = 320;

export class Camera {
  /** A point of the board is drawn at its place times the zoom, moved by this. */
  x = $state(0);
  y = $state(0);
  zoom = $state(1);
  width = $state(0);
  height = $state(0);
  inset = $state.raw<Inset>({ top: 0, right: 0, bottom: 0, left: 0 });
  /**
   * The view for which the board is drawn. While the camera moves, the finished picture is only shifted and scaled,
   * which costs nothing; it is drawn anew when the camera rests.
   */
  drawn = $state.raw<View>({ x: 0, y: 0, zoom: 1 });
  /** What the board covers; it can never be lost from sight. */
  world: Box = [0, 0, 1, 1];
  /** Whether somebody has moved it by hand since it was last fitted. */
  touched = $state(false);
  private frame = 0;

  /** The part of the frame that nothing covers. */
  get free(): Box {
    const { top, right, bottom, left } = this.inset;
    const [wide, high] = [this.width - left - right, this.height - top - bottom];
    return [left, top, left + Math.max(wide, 60), top + Math.max(high, 60)];
  }

  /** How the picture must be shifted and scaled so that it shows what the camera sees. */
  get shift(): string {
    const { x, y, zoom } = this.drawn;
    const scale = this.zoom / zoom;
    const [dx, dy] = [this.x + BEYOND - scale * (x + BEYOND), this.y + BEYOND - scale * (y + BEYOND)];
    return dx || dy || scale !== 1 ? `translate(${dx}px, ${dy}px) scale(${scale})` : "none";
  }

  /** Whether the picture has been shifted so far that its edge comes into sight. */
  get strayed(): boolean {
    const { x, y, zoom } = this.drawn;
    const far = BEYOND * 0.9;
    return zoom === this.zoom && (Math.abs(this.x - x) > far || Math.abs(this.y - y) > far);
  }

  /** Draw the board for where the camera is now. */
  settle(): void {
    const { x, y, zoom } = this;
    if (x !== this.drawn.x || y !== this.drawn.y || zoom !== this.drawn.zoom) this.drawn = { x, y, zoom };
  }

  /** A point of the frame as a point of the board. */
  onBoard([x, y]: Point): Point {
    return [(x - this.x) / this.zoom, (y - this.y) / this.zoom];
  }

  /** A point of the board as a point of the frame. */
  onScreen([x, y]: Point): Point {
    return [x * this.zoom + this.x, y * this.zoom + this.y];
  }

  /** The zoom at which a box just fits, with this many pixels round it. */
  zoomFor([left, top, right, bottom]: Box, margin: number, closest: number): number {
    const [fl, ft, fr, fb] = this.free;
    const wide = (fr - fl - 2 * margin) / Math.max(1, right - left);
    const high = (fb - ft - 2 * margin) / Math.max(1, bottom - top);
    return Math.max(0.05, Math.min(wide, high, closest));
  }

  /** Show a box in the middle of what is free; where it would be too small, a part of it, round its heart. */
  fit(box: Box, { margin = 0, closest = 1.6, farthest = 0, heart = null, glide = false }: Fitting = {}): void {
    const whole = this.zoomFor(box, margin, closest);
    const zoom = Math.max(whole, farthest);
    const [fl, ft, fr, fb] = this.free;
    const middle: Point = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
    const [cx, cy] = whole < farthest && heart ? heart : middle;
    const x = (fl + fr) / 2 - cx * zoom;
    const y = (ft + fb) / 2 - cy * zoom;
    this.stop();
    this.touched = false;
    if (glide) this.glide(x, y, zoom);
    else this.set(x, y, zoom);
  }

  /** Move by hand. */
  pan(dx: number, dy: number): void {
    this.stop();
    this.touched = true;
    this.set(this.x + dx, this.y + dy, this.zoom);
  }

  /** Zoom by hand; this point of the frame stays where it is. */
  zoomAt([px, py]: Point, factor: number, glide = false): void {
    this.stop();
    this.touched = true;
    const least = Math.min(this.zoomFor(this.world, 0, 1) * 0.7, 1);
    const zoom = Math.max(least, Math.min(CLOSEST, this.zoom * factor));
    const [bx, by] = this.onBoard([px, py]);
    const [x, y] = [px - bx * zoom, py - by * zoom];
    if (glide) this.glide(x, y, zoom);
    else this.set(x, y, zoom);
  }

  /** Zoom round the middle of what is free, as buttons and keys do. */
  zoomBy(factor: number, glide: boolean): void {
    const [left, top, right, bottom] = this.free;
    this.zoomAt([(left + right) / 2, (top + bottom) / 2], factor, glide);
  }

  /** Move just so far that a box can be seen. */
  reveal([left, top, right, bottom]: Box): void {
    const [[l, t], [r, b]] = [this.onScreen([left, top]), this.onScreen([right, bottom])];
    const [fl, ft, fr, fb] = this.free;
    const over = (low: number, high: number, from: number, to: number) => {
      if (high - low > to - from) return (from + to) / 2 - (low + high) / 2;
      return low < from ? from - low : high > to ? to - high : 0;
    };
    const [dx, dy] = [over(l - 12, r + 12, fl, fr), over(t - 12, b + 12, ft, fb)];
    if (dx || dy) this.set(this.x + dx, this.y + dy, this.zoom);
  }

  stop(): void {
    if (this.frame) cancelAnimationFrame(this.frame);
    this.frame = 0;
  }

  /** Take a place; some of the board always stays in the middle of what is free. */
  private set(x: number, y: number, zoom: number): void {
    const [fl, ft, fr, fb] = this.free;
    const [cx, cy] = [(fl + fr) / 2, (ft + fb) / 2];
    const [left, top, right, bottom] = this.world;
    this.x = Math.max(cx - right * zoom, Math.min(cx - left * zoom, x));
    this.y = Math.max(cy - bottom * zoom, Math.min(cy - top * zoom, y));
    this.zoom = zoom;
  }

  private glide(x: number, y: number, zoom: number): void {
    const from = { x: this.x, y: this.y, zoom: this.zoom };
    const start = performance.now();
    const step = (now: number) => {
      const t = Math.max(0, Math.min(1, (now - start) / GLIDE)); // a frame may have begun before the glide
      const eased = 1 - (1 - t) ** 3;
      const k = from.zoom * (zoom / from.zoom) ** eased;
      // The zoom grows evenly; the place follows it so that no point runs away.
      const share = zoom === from.zoom ? eased : (k - from.zoom) / (zoom - from.zoom);
      this.set(from.x + (x - from.x) * share, from.y + (y - from.y) * share, k);
      if (t < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }
}
