/**
 * Percentage of shared interests: common count divided by the smaller of the two counts, rounded half up; 0 when either
 * person has none (spec §5). All counts are whole numbers; integer arithmetic keeps the rounding exact.
 */
export function compatibilityPercent(common: number, countA: number, countB: number): number {
  const smaller = Math.min(countA, countB);
  if (smaller === 0) return 0;
  return Math.floor((200 * common + smaller) / (2 * smaller));
}
