/** The place of a person among equals, 32 bits: the first and last word of the id, mixed with the seed. */
export function drawOf(first: number, last: number, seed: number): number {
  let bits = first ^ last ^ seed;
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return (bits ^ (bits >>> 15)) >>> 0;
}
