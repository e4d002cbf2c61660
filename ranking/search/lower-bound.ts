/** First index from `from` with a value not less, or `to`. */
export function lowerBound(sorted: ArrayLike<number>, value: number, from: number, to: number): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
