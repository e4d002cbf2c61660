import { createHash } from "node:crypto";

/** The same numbers between 0 and 1 for the same seed, on every machine. */
export function randomOf(seed: string): () => number {
  let counter = 0;
  return () => createHash("sha256").update(`${seed}:${counter++}`).digest().readUInt32BE() / 2 ** 32;
}

/** `count` different items, each as likely as any other; all of them, shuffled, when there are no more. */
export function sampleOf<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  const left = [...items];
  const size = Math.min(count, left.length);
  return Array.from({ length: size }, () => {
    const [chosen] = left.splice(Math.floor(random() * left.length), 1);
    return chosen as Item;
  });
}
