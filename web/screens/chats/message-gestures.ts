import { REACTIONS, type ReactionCode } from "@nakamatch/contract/vocabulary/reactions";

/** Pixels: from `start` on it is no tap; at `enough` it counts, and from there nothing moves further than `most`. */
const SWIPE = { start: 12, enough: 56, most: 72 };

/** Where the browser's own gesture for going back begins, in pixels. */
const EDGE = 24;

/** Of a double tap: milliseconds and pixels. */
const DOUBLE = { within: 300, near: 24 };

type Handlers = { onReply: (id: string) => void; onReact: (id: string, code: ReactionCode) => void };

/**
 * Follows touches and keys on the messages of a list until `signal`: a swipe to the right and R answer one, a double tap
 * and a digit react to one, a tap shows what can be done with it. Messages without a button for it are left alone.
 */
export function followGestures(list: HTMLElement, { onReply, onReact }: Handlers, signal: AbortSignal): void {
  const messageAt = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>("[data-message]") : null;
  const canReply = (message: HTMLElement) => message.querySelector("[data-reply]") !== null;
  const idOf = (message: HTMLElement) => message.dataset.message ?? "";
  const isStill = matchMedia("(prefers-reduced-motion: reduce)");
  const canReact = (message: HTMLElement) => message.querySelector("[data-react]") !== null;
  let opened: HTMLElement | null = null;
  let opening: ReturnType<typeof setTimeout> | undefined;
  let tap: { message: HTMLElement; x: number; y: number; at: number } | null = null;
  let swipe: { pointer: number; message: HTMLElement; x: number; y: number; isOn: boolean; by: number } | null = null;

  const end = () => {
    if (!swipe) return;
    const { message } = swipe;
    message.style.transform = "";
    message.removeAttribute("data-swiped");
    swipe = null;
  };
  const open = (message: HTMLElement | null) => {
    opened?.removeAttribute("data-opened");
    opened = message;
    message?.setAttribute("data-opened", "");
    message?.querySelector("[data-actions]")?.scrollIntoView({ block: "nearest" });
  };
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ) => list.addEventListener(name, listener, { signal });

  listen("pointerdown", ({ pointerType, isPrimary, pointerId, target, clientX, clientY }) => {
    end();
    const message = messageAt(target);
    if (pointerType !== "touch" || !isPrimary || !message || clientX < EDGE) return;
    swipe = { pointer: pointerId, message, x: clientX, y: clientY, isOn: false, by: 0 };
  });
  listen("pointermove", ({ pointerId, clientX, clientY }) => {
    if (swipe?.pointer !== pointerId) return;
    swipe.by = clientX - swipe.x;
    const across = Math.abs(clientY - swipe.y);
    if (!swipe.isOn && (across > SWIPE.start || swipe.by < -SWIPE.start)) return end();
    if (!swipe.isOn && (!canReply(swipe.message) || swipe.by < SWIPE.start || swipe.by < across * 2)) return;
    swipe.isOn = true;
    if (!isStill.matches) {
      swipe.message.style.transform = `translateX(${Math.max(0, Math.min(swipe.by, SWIPE.most))}px)`;
    }
    swipe.message.dataset.swiped = swipe.by < SWIPE.enough ? "" : "enough";
  });
  listen("pointerup", ({ pointerId, target, clientX: x, clientY: y, timeStamp: at }) => {
    if (swipe?.pointer !== pointerId) return;
    const { message, isOn, by } = swipe;
    end();
    if (isOn && by >= SWIPE.enough) onReply(idOf(message));
    const isTap = !isOn && !(target instanceof Element && target.closest("a, button"));
    const isSecond =
      tap?.message === message &&
      at - tap.at < DOUBLE.within &&
      Math.max(Math.abs(x - tap.x), Math.abs(y - tap.y)) < DOUBLE.near;
    clearTimeout(opening);
    if (isTap && isSecond && canReact(message)) onReact(idOf(message), REACTIONS[0]);
    // Later than a second tap, which would miss what moves.
    else if (isTap) opening = setTimeout(() => open(opened === message ? null : message), DOUBLE.within);
    tap = isTap && !isSecond ? { message, x, y, at } : null;
  });
  listen("pointercancel", end);
  listen("keydown", (event) => {
    const message = messageAt(event.target);
    if (!message || !canReply(message) || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const code = REACTIONS[Number(event.key) - 1];
    if (event.key.toLowerCase() === "r") onReply(idOf(message));
    else if (code && canReact(message)) onReact(idOf(message), code);
    else return;
    event.preventDefault();
  });
  listen("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-reply]")) open(null);
  });
  signal.addEventListener("abort", () => {
    clearTimeout(opening);
    end();
  });
}
