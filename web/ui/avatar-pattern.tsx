import { useId } from "react";
import { hash } from "./seed.ts";

const hues = [12, 48, 88, 155, 195, 240, 281, 325];

/** The shapes of one tile, 16 units wide. */
const tiles = [
  <circle key="dots" cx="8" cy="8" r="3.6" />,
  <path key="stripes" d="M-4 12 12-4M4 20 20 4" strokeWidth="4" />,
  <path key="waves" d="M-4 8q4-6 8 0t8 0 8 0" fill="none" strokeWidth="3" />,
  <path key="checks" d="M0 0h8v8H0zM8 8h8v8H8z" stroke="none" />,
  <path key="crosses" d="M8 3.5v9M3.5 8h9" strokeWidth="3" strokeLinecap="round" />,
  <path key="scales" d="M0 16a8 8 0 0 1 16 0M-8 8a8 8 0 0 1 16 0M8 8a8 8 0 0 1 16 0" fill="none" strokeWidth="2.5" />,
];

/** The look of a seed: always the same for the same person. */
export function patternOf(seed: string): { hue: number; tile: number; turn: number; scale: number } {
  const value = hash(seed);
  return {
    hue: hues[value % hues.length] ?? 12,
    tile: (value >>> 8) % tiles.length,
    turn: ((value >>> 16) % 8) * 22.5,
    scale: 0.8 + ((value >>> 24) % 5) * 0.15,
  };
}

/** A pattern of ink on a pale ground, drawn from a seed. Light in both themes, so that the letter on it stays dark. */
export function AvatarPattern({ seed }: { seed: string }) {
  const id = useId();
  const { hue, tile, turn, scale } = patternOf(seed);
  const ground = `oklch(0.88 0.07 ${hue})`;
  const mark = `oklch(0.79 0.11 ${hue})`;
  return (
    <svg viewBox="0 0 64 64" className="absolute inset-0 size-full" aria-hidden="true">
      <pattern
        id={id}
        width="16"
        height="16"
        patternUnits="userSpaceOnUse"
        patternTransform={`rotate(${turn}) scale(${scale})`}
      >
        <g fill={mark} stroke={mark}>
          {tiles[tile]}
        </g>
      </pattern>
      <rect width="64" height="64" fill={ground} />
      <rect width="64" height="64" fill={`url(#${id})`} />
    </svg>
  );
}
