import { useEffect, useEffectEvent } from "react";

type SendKey = {
  isOpen: boolean;
  /** Then the key does nothing. */
  isBusy: boolean;
  onSend: () => void;
};

/** Sends an open dialog by Ctrl+Enter (⌘+Enter), wherever in it the focus is. */
export function useSendKey({ isOpen, isBusy, onSend }: SendKey): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    if (event.defaultPrevented || event.isComposing) return;
    // The dialog may not be there yet, be folded, or be under a question or picture.
    if (document.querySelectorAll("[data-dialog]").length !== 1 || document.querySelector("[data-folded]")) return;
    // Else the browser would press the focused button, too.
    event.preventDefault();
    if (!isBusy && !event.repeat) onSend();
  });
  useEffect(() => {
    if (!isOpen) return;
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, [isOpen]);
}
