export function countBits(bits: Int32Array): number {
  let count = 0;
  for (let index = 0; index < bits.length; index++) count += countWord(bits[index] as number);
  return count;
}

export function countWord(bits: number): number {
  let word = bits - ((bits >>> 1) & 0x55555555);
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
  return Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
