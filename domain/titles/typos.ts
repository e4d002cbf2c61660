/** Maximum typos by length; none in short texts, which would match everything. */
export function typosAllowed(letters: string): number {
  if (letters.length < 4) return 0;
  if (letters.length < 8) return 1;
  return letters.length < 14 ? 2 : 3;
}

/**
 * The fewest typos between `typed` and the beginning of `text`: a letter wrong, missing or surplus, or two neighbours
 * swapped. Above `most` the result is any larger number.
 */
export function distanceToBeginning(typed: string, text: string, most: number): number {
  const width = Math.min(text.length, typed.length + most);
  let before: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    let least = row;
    for (let at = 1; at <= width; at++) {
      const isSame = typed[row - 1] === text[at - 1];
      let cost = Math.min(
        (last[at - 1] as number) + Number(!isSame),
        (last[at] as number) + 1,
        (current[at - 1] as number) + 1,
      );
      const isSwapped = row > 1 && at > 1 && typed[row - 1] === text[at - 2] && typed[row - 2] === text[at - 1];
      if (isSwapped) cost = Math.min(cost, (before[at - 2] as number) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    // Two rows, because of swaps.
    if (least > most && Math.min(...last) > most) return most + 1;
    before = last;
    last = current;
  }
  return Math.min(...last);
}
