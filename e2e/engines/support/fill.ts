/** What it needs of a field in the page, whose types are not this project's. */
interface Field {
  readonly type: string;
  focus: () => void;
  select: () => void;
  dispatchEvent: (event: unknown) => void;
  readonly ownerDocument: { execCommand: (command: string, hasDialog: boolean, text: string) => void };
}
interface Prototype {
  readonly constructor: { readonly prototype: object };
}

/**
 * Replaces the text of a field as a person's input does. Runs in the page, whose React sees neither values that its own setter
 * gets nor, in Firefox, those of Playwright's `fill`.
 */
export function fillField(field: Field & Prototype, text: string): void {
  field.focus();
  if (field.type === "date" || field.type === "range") {
    Object.getOwnPropertyDescriptor(field.constructor.prototype, "value")?.set?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
    return;
  }
  field.select();
  field.ownerDocument.execCommand(text === "" ? "delete" : "insertText", false, text);
}
