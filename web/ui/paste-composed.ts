import type { ClipboardEvent } from "react";

/**
 * Pastes a text in composed form (NFC) before `maxLength` cuts it: what a Mac copies may hold each accent as a character of its
 * own. Other texts are left to the browser.
 */
export function pasteComposed(event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  const field = event.currentTarget;
  const text = event.clipboardData.getData("text/plain");
  const composed = text.normalize("NFC");
  if (event.defaultPrevented || field.maxLength < 0 || composed === text) return;
  event.preventDefault();
  const { value, maxLength } = field;
  const [start, end] = [field.selectionStart ?? value.length, field.selectionEnd ?? value.length];
  const room = maxLength - (value.length - (end - start));
  // No half of a surrogate pair at the end.
  const fitting = composed.slice(0, Math.max(room, 0)).replace(/[\uD800-\uDBFF]$/, "");
  field.setRangeText(fitting, start, end, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
