/**
 * Shared interests in percent of the smaller list, rounded half up; 0 if either is empty (DISC-13, DISC-14). Integer arithmetic
 * keeps the rounding exact.
 */
export function compatibilityPercent(common: number, countA: number, countB: number): number {
  const smaller = Math.min(countA, countB);
  if (smaller === 0) return 0;
  return Math.floor((200 * common + smaller) / (2 * smaller));
}
