/** Choosing and looking at things: with the mouse, a finger or the keyboard. */

import type { Attachment } from "svelte/attachments";
import type { Stage } from "../types";
import { Speech } from "./words";

/** How long a finger rests on something before it is explained, in milliseconds. */
const LONG_PRESS = 450;
/** How far a finger may slip meanwhile, in pixels. */
const SLIP = 8;

/** What a click on something means: the thing itself, or the nearest lit thing that it lies on. */
export function target(stage: Stage, id: string): string {
  const { elements, wholes } = stage.index;
  for (let at: string | undefined = id; at; at = elements.get(at)?.parent || wholes.get(at)?.id) {
    if (stage.lit.has(at)) return at;
  }
  return id;
}

/** The key badge of something that can be chosen; "" where it cannot. */
export function keyOf(stage: Stage, id: string): string {
  const lit = stage.lit.get(id);
  if (!lit) return "";
  return stage.index.keys(id).join(" ") || lit.key;
}

/** The name of a button: the label of its entry in the list. */
export function choiceLabel(stage: Stage, id: string): string {
  const speech = new Speech(stage.index, stage.resolve);
  return speech.options(id) || stage.resolve(stage.lit.get(id)?.label) || id;
}

/** What makes a button of something drawn, if it can be chosen; otherwise it is a picture with a name. */
export function asButton(stage: Stage, id: string, words: () => string): Record<string, string | number | undefined> {
  if (!stage.lit.has(id)) return { role: "img", "aria-label": words() };
  return {
    role: "button",
    tabindex: 0,
    "aria-label": choiceLabel(stage, id),
    "aria-keyshortcuts": keyOf(stage, id) || undefined,
  };
}

/** Events that a thing has answered; what lies around it leaves them alone, but the board may still see them. */
const answered = new WeakSet<Event>();

function claim(event: Event): boolean {
  if (answered.has(event)) return false;
  answered.add(event);
  return true;
}

/** Answers the mouse, a finger and the keyboard on one thing. The innermost thing wins. */
export function touch(stage: Stage, id: string): Attachment<Element> {
  return (node) => {
    const within = (other: EventTarget | null) => other instanceof Node && node.contains(other);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let held = false;

    const cancel = () => clearTimeout(timer);
    const answers = {
      click(event: Event) {
        event.stopPropagation();
        // A long press explains; the click that ends it must not also choose.
        if (held) held = false;
        else stage.onpick(target(stage, id));
      },
      keydown(event: KeyboardEvent) {
        const drawn = event.target === node && !(node instanceof HTMLElement); // a real button does this by itself
        if (!drawn || !stage.lit.has(id) || (event.key !== "Enter" && event.key !== " ")) return;
        event.preventDefault();
        stage.onpick(id);
      },
      pointerover(event: PointerEvent) {
        if (event.pointerType !== "touch" && claim(event)) stage.oninspect(id);
      },
      pointerout(event: PointerEvent) {
        if (event.pointerType !== "touch" && !within(event.relatedTarget)) stage.oninspect(null);
      },
      focusin(event: FocusEvent) {
        if (claim(event)) stage.oninspect(id);
      },
      focusout(event: FocusEvent) {
        // Later: a thing that is being taken off the table loses the focus in the middle of that change.
        if (!within(event.relatedTarget)) queueMicrotask(() => stage.oninspect(null));
      },
      pointerdown(event: PointerEvent) {
        held = false;
        if (event.pointerType !== "touch" || !claim(event)) return;
        start = { x: event.clientX, y: event.clientY };
        cancel();
        timer = setTimeout(() => {
          held = true;
          stage.oninspect(id);
        }, LONG_PRESS);
      },
      pointermove(event: PointerEvent) {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP) cancel();
      },
      pointerup: cancel,
      pointercancel: cancel,
      contextmenu(event: Event) {
        if (held) event.preventDefault();
      },
    };
    const listeners = Object.entries(answers) as [string, EventListener][];
    for (const [type, answer] of listeners) node.addEventListener(type, answer);
    return () => {
      cancel();
      for (const [type, answer] of listeners) node.removeEventListener(type, answer);
    };
  };
}
