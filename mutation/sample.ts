import { createHash } from "node:crypto";

/** From 0 to 1. */
export function randomOf(seed: string): () => number {
  let counter = 0;
  return () => createHash("sha256").update(`${seed}:${counter++}`).digest().readUInt32BE() / 2 ** 32;
}

/** All items, shuffled, when there are fewer. */
export function sampleOf<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  const left = [...items];
  const size = Math.min(count, left.length);
  return Array.from({ length: size }, () => {
    const [chosen] = left.splice(Math.floor(random() * left.length), 1);
    return chosen as Item;
  });
}
