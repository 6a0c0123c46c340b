/** Choosing and looking at things: with the mouse, a finger or the keyboard. */

import type { Attachment } from "svelte/attachments";
import type { RefusalView } from "../../protocol";
import type { Stage } from "../types";
import { Speech } from "./words";

/** How long a finger rests on something before it is explained, in milliseconds. */
const LONG_PRESS = 450;
/** How far a finger may slip meanwhile, in pixels. */
const SLIP = 8;

/** What a click on something means: the thing itself, or the nearest lit thing that it lies on. */
export function target(stage: Stage, id: string): string {
  return around(stage, id).find((at) => stage.lit.has(at)) ?? id;
}

/** A thing and all that it lies on, from the inside out. */
function around(stage: Stage, id: string): string[] {
  const { elements, wholes } = stage.index;
  const found: string[] = [];
  for (let at: string | undefined = id; at && !found.includes(at); at = elements.get(at)?.parent || wholes.get(at)?.id) {
    found.push(at);
  }
  return found;
}

/** Why a thing, or what it lies on, cannot be chosen now; nothing where a click on it chooses something. */
export function reasons(stage: Stage, id: string): readonly RefusalView[] {
  const at = around(stage, id).find((one) => stage.lit.has(one) || stage.refused.has(one));
  return (at && stage.refused.get(at)) || [];
}

/** The key badge of something that can be chosen; "" where it cannot, and on all but the first of equal things. */
export function keyOf(stage: Stage, id: string): string {
  const lit = stage.lit.get(id);
  if (!lit || lit.element !== id) return "";
  return stage.index.keys(id).join("·") || lit.key;
}

/** The name of a button: the label of its entry in the list. */
export function choiceLabel(stage: Stage, id: string): string {
  const speech = new Speech(stage.index, stage.resolve);
  return speech.options(id) || stage.resolve(stage.lit.get(id)?.label) || id;
}

/** What is said of a thing that cannot be chosen now: what it is, and why not. */
export function whyNot(stage: Stage, id: string, words: string): string {
  const refused = (stage.refused.get(id) ?? []).map((one) => `${stage.resolve(one.label)}: ${stage.resolve(one.reason)}`);
  return [words.replace(/\.$/, ""), ...refused].join(". ");
}

/** Whether the Tab key stops at a thing: of equal ones only at the first. */
export function stops(stage: Stage, id: string): 0 | -1 {
  const first = stage.lit.get(id)?.element ?? stage.refused.get(id)?.[0]?.element;
  return first === id ? 0 : -1;
}

/** What makes a button of something drawn, if it can be chosen or says why not; otherwise a picture with a name. */
export function asButton(stage: Stage, id: string, words: () => string): Record<string, string | number | undefined> {
  if (!stage.lit.has(id)) {
    if (!stage.refused.has(id)) return { role: "img", "aria-label": words() };
    const label = whyNot(stage, id, words());
    return { role: "button", tabindex: stops(stage, id), "aria-disabled": "true", "aria-label": label };
  }
  return {
    role: "button",
    tabindex: stops(stage, id),
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
        if (!drawn || !(stage.lit.has(id) || stage.refused.has(id)) || (event.key !== "Enter" && event.key !== " ")) return;
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
