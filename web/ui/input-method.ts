/**
 * Whether a key belongs to an input method that is composing, such as the Enter that chooses a word. Safari ends the composition
 * before it sends that key, and tells by the key code alone.
 */
export function isComposing({ isComposing: isKnown, keyCode }: KeyboardEvent): boolean {
  return isKnown || keyCode === 229;
}
