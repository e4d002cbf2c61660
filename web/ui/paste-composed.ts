import type { ClipboardEvent } from "react";

/** Composes (NFC) pasted text before `maxLength` cuts it: copies from a Mac may have separate accents. */
export function pasteComposed(event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  const field = event.currentTarget;
  const text = event.clipboardData.getData("text/plain");
  const composed = text.normalize("NFC");
  if (event.defaultPrevented || field.maxLength < 0 || composed === text) return;
  event.preventDefault();
  const { value, maxLength } = field;
  const [start, end] = [field.selectionStart ?? value.length, field.selectionEnd ?? value.length];
  const room = maxLength - (value.length - (end - start));
  // No lone surrogate at the end.
  const fitting = composed.slice(0, Math.max(room, 0)).replace(/[\uD800-\uDBFF]$/, "");
  field.setRangeText(fitting, start, end, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
