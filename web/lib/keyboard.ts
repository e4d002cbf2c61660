import { useSyncExternalStore } from "react";
import { usePart } from "./app.tsx";
import { listen } from "./listen.ts";

/** In CSS pixels; lower ones are browser bars. */
const KEYBOARD_MIN = 120;

export interface Keyboard {
  isOpen: boolean;
  /** Height covered by it, in CSS pixels; 0 where the page shrinks instead. */
  covers: number;
}

const CLOSED: Keyboard = { isOpen: false, covers: 0 };

/** A touch device's keyboard. */
export function useKeyboard(): Keyboard {
  const { subscribe, read } = usePart(createKeyboard);
  return useSyncExternalStore(subscribe, read);
}

/** In iOS 26 the keyboard also shrinks `innerHeight`, although the layout stays. */
const pageHeight = () => Math.max(window.innerHeight, document.documentElement.clientHeight);

function createKeyboard() {
  let keyboard = CLOSED;
  /** The maximum height at this width: a lower page while editing has a keyboard. */
  let tallest = { width: 0, height: 0 };

  function noteHeight(): void {
    const { innerWidth: width } = window;
    const height = pageHeight();
    tallest = { width, height: tallest.width === width ? Math.max(tallest.height, height) : height };
  }

  function measure(): Keyboard {
    // Measuring causes layout: not on every press of a button.
    if (!isEditing(document.activeElement)) return CLOSED;
    noteHeight();
    const { visualViewport: viewport } = window;
    const height = pageHeight();
    // Pinch zoom shrinks the visual viewport as well.
    const covered = viewport?.scale === 1 ? Math.round(height - viewport.height) : 0;
    if (covered >= KEYBOARD_MIN) return { isOpen: true, covers: covered };
    return tallest.height - height >= KEYBOARD_MIN ? { isOpen: true, covers: 0 } : CLOSED;
  }

  function subscribe(reader: () => void): () => void {
    const update = () => {
      const next = measure();
      if (next.isOpen === keyboard.isOpen && next.covers === keyboard.covers) return;
      keyboard = next;
      reader();
    };
    noteHeight();
    update();
    const stops = [
      listen(["resize"], noteHeight),
      listen(["focusin", "focusout", "resize"], update),
      listen(["resize"], update, window.visualViewport ?? undefined),
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
