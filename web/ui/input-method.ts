/**
 * Whether a key belongs to text composition, such as the Enter that picks a word. Safari ends the composition before
 * that key, and marks it by key code only.
 */
export function isComposing({ isComposing: isKnown, keyCode }: KeyboardEvent): boolean {
  return isKnown || keyCode === 229;
}
