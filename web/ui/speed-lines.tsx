import { cx } from "./cx.ts";

export type SpeedLinesProps = {
  lines?: number | undefined;
  /** Free share of the middle, 0 to 1. */
  hole?: number | undefined;
  className?: string | undefined;
};

/** Wedges of ink towards the middle. In the current colour. */
export function SpeedLines({ lines = 90, hole = 0.42, className }: SpeedLinesProps) {
  return (
    <svg
      viewBox="-100 -100 200 200"
      preserveAspectRatio="xMidYMid slice"
      className={cx("pointer-events-none", className)}
      aria-hidden="true"
    >
      <path d={wedges(lines, hole, 7)} fill="currentColor" />
    </svg>
  );
}

export function wedges(lines: number, hole: number, seed: number, radius = 150): string {
  const next = random(seed);
  const parts: string[] = [];
  for (let line = 0; line < lines; line++) {
    const angle = ((line + next() * 0.8) / lines) * Math.PI * 2;
    const width = 0.006 + next() ** 3 * 0.035;
    const tip = 100 * (hole + next() * 0.28);
    const point = (at: number, r: number) => `${(Math.cos(at) * r).toFixed(1)} ${(Math.sin(at) * r).toFixed(1)}`;
    parts.push(`M${point(angle, tip)}L${point(angle - width, radius)}L${point(angle + width, radius)}Z`);
  }
  return parts.join("");
}

/** Seeded numbers in [0, 1), so that renders agree (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
