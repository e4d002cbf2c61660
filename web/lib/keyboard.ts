import { useSyncExternalStore } from "react";
import { usePart } from "./app.tsx";
import { listen } from "./listen.ts";

/** What is lower than this, in CSS pixels, is a bar of the browser. */
const KEYBOARD_MIN = 120;

export interface Keyboard {
  isOpen: boolean;
  /** How much of the page it covers at the lower edge, in CSS pixels; 0 where the browser makes the page smaller instead. */
  covers: number;
}

const CLOSED: Keyboard = { isOpen: false, covers: 0 };

/** The keyboard on the screen of a phone or tablet. */
export function useKeyboard(): Keyboard {
  const { subscribe, read } = usePart(createKeyboard);
  return useSyncExternalStore(subscribe, read);
}

function createKeyboard() {
  let keyboard = CLOSED;
  /** The highest that the page has been at this width: a page that is lower during editing has a keyboard below it. */
  let tallest = { width: 0, height: 0 };

  function noteHeight(): void {
    const { innerWidth: width, innerHeight: height } = window;
    tallest = { width, height: tallest.width === width ? Math.max(tallest.height, height) : height };
  }

  function measure(): Keyboard {
    // Buttons get the focus with each press, and to measure makes the browser lay the page out.
    if (!isEditing(document.activeElement)) return CLOSED;
    noteHeight();
    const { innerHeight: height, visualViewport: viewport } = window;
    // Zooming in with two fingers makes the visible part smaller as well.
    const covered = viewport?.scale === 1 ? Math.round(height - viewport.height) : 0;
    if (covered >= KEYBOARD_MIN) return { isOpen: true, covers: covered };
    return tallest.height - height >= KEYBOARD_MIN ? { isOpen: true, covers: 0 } : CLOSED;
  }

  function subscribe(reader: () => void): () => void {
    const follow = () => {
      const next = measure();
      if (next.isOpen === keyboard.isOpen && next.covers === keyboard.covers) return;
      keyboard = next;
      reader();
    };
    noteHeight();
    follow();
    const stops = [
      listen(["resize"], noteHeight),
      listen(["focusin", "focusout", "resize"], follow),
      listen(["resize"], follow, window.visualViewport ?? undefined),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  return { subscribe, read: () => keyboard };
}

const WITHOUT_TEXT = new Set(["button", "checkbox", "color", "file", "image", "radio", "range", "reset", "submit"]);

function isEditing(element: Element | null): boolean {
  if (element instanceof HTMLInputElement) return !WITHOUT_TEXT.has(element.type);
  return element instanceof HTMLTextAreaElement;
}
