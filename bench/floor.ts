import { percentiles } from "./percentiles.ts";

/** One pass over the minimum of a scan: a byte of preferences and two of shared titles per person. */
export function measureFloor(people: number): { oneByte: number; threeBytes: number } {
  const bytesColumn = new Uint8Array(people).map((_, slot) => slot % 68);
  const common = new Uint16Array(people).map((_, slot) => slot % 9);
  const allowed = new Uint8Array(256).map((_, slot) => slot % 2);
  const times: [number[], number[]] = [[], []];
  let sink = 0;
  for (let turn = 0; turn < 40; turn++) {
    let before = performance.now();
    for (let slot = 0; slot < people; slot++) sink += allowed[bytesColumn[slot] as number] as number;
    times[0].push(performance.now() - before);
    before = performance.now();
    for (let slot = 0; slot < people; slot++) {
      sink += (allowed[bytesColumn[slot] as number] as number) & ((common[slot] as number) >> 3);
    }
    times[1].push(performance.now() - before);
  }
  if (sink < 0) throw new Error("unreachable");
  return { oneByte: percentiles(times[0]).p50, threeBytes: percentiles(times[1]).p50 };
}
