/** Pixels: from `start` on it is no tap; at `enough` it counts, and from there nothing moves further than `most`. */
const SWIPE = { start: 12, enough: 56, most: 72 };

/** Where the browser's own gesture for going back begins, in pixels. */
const EDGE = 24;

type Handlers = { onReply: (id: string) => void };

/**
 * Follows touches and keys on the messages of a list until `signal`: a swipe to the right and R answer one. Messages
 * without a button for it are left alone.
 */
export function followGestures(list: HTMLElement, { onReply }: Handlers, signal: AbortSignal): void {
  const messageAt = (target: EventTarget | null) => {
    const message = target instanceof Element ? target.closest<HTMLElement>("[data-message]") : null;
    return message?.querySelector("[data-reply]") ? message : null;
  };
  const idOf = (message: HTMLElement) => message.dataset.message ?? "";
  const isStill = matchMedia("(prefers-reduced-motion: reduce)");
  let swipe: { pointer: number; message: HTMLElement; x: number; y: number; isOn: boolean; by: number } | null = null;

  const end = () => {
    if (!swipe) return;
    const { message } = swipe;
    message.style.transform = "";
    message.removeAttribute("data-swiped");
    swipe = null;
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
    if (!swipe.isOn && across > SWIPE.start) return end();
    if (!swipe.isOn && (swipe.by < SWIPE.start || swipe.by < across * 2)) return;
    swipe.isOn = true;
    if (!isStill.matches) {
      swipe.message.style.transform = `translateX(${Math.max(0, Math.min(swipe.by, SWIPE.most))}px)`;
    }
    swipe.message.dataset.swiped = swipe.by < SWIPE.enough ? "" : "enough";
  });
  listen("pointerup", ({ pointerId }) => {
    if (swipe?.pointer !== pointerId) return;
    const { message, isOn, by } = swipe;
    end();
    if (isOn && by >= SWIPE.enough) onReply(idOf(message));
  });
  listen("pointercancel", end);
  listen("keydown", (event) => {
    const message = messageAt(event.target);
    if (!message || event.ctrlKey || event.metaKey || event.altKey || event.key.toLowerCase() !== "r") return;
    event.preventDefault();
    onReply(idOf(message));
  });
  signal.addEventListener("abort", end);
}
