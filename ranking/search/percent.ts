/** Percentage of the shorter list, rounded half up; 0 if empty. Integers only. */
export function percentShared(common: number, countA: number, countB: number): number {
  const smaller = Math.min(countA, countB);
  return smaller === 0 ? 0 : Math.floor((200 * common + smaller) / (2 * smaller));
}

/** `smaller` is the length of the shorter list. */
export function commonNeeded(percent: number, smaller: number): number {
  if (percent <= 0) return 0;
  return smaller === 0 ? 0x3fffffff : Math.ceil(((2 * percent - 1) * smaller) / 200);
}
