import { cx } from "./cx.ts";

const origins = {
  top: [0.5, 0],
  right: [1, 0.5],
  bottom: [0.5, 1],
  left: [0, 0.5],
  "bottom-right": [1, 1],
  "bottom-left": [0, 1],
  "top-right": [1, 0],
  "top-left": [0, 0],
} as const;

export type HalftoneProps = {
  from?: keyof typeof origins | undefined;
  columns?: number | undefined;
  rows?: number | undefined;
  className?: string | undefined;
};

/** Halftone: dots that shrink with the distance from a side. One path, in the current colour. */
export function Halftone({ from = "bottom", columns = 26, rows = 14, className }: HalftoneProps) {
  return (
    <svg
      viewBox={`0 0 ${columns * 10} ${rows * 10}`}
      preserveAspectRatio="xMidYMid slice"
      className={cx("pointer-events-none", className)}
      aria-hidden="true"
    >
      <path d={dots(from, columns, rows)} fill="currentColor" />
    </svg>
  );
}

/** Cached, as every card draws one. */
const paths = new Map<string, string>();

function dots(from: keyof typeof origins, columns: number, rows: number): string {
  const key = `${from} ${columns} ${rows}`;
  const path = paths.get(key) ?? computeDots(from, columns, rows);
  paths.set(key, path);
  return path;
}

/** Part of prerendered pages: one arc per dot, relative to the last, so that rows compress well. */
function computeDots(from: keyof typeof origins, columns: number, rows: number): string {
  const [x0, y0] = origins[from];
  const corner = from.includes("-");
  const parts: string[] = [];
  let last = { x: 0, y: 0 };
  for (let row = 0; row < rows * 2; row++) {
    for (let column = 0; column < columns; column++) {
      const x = column + (row % 2 ? 0.75 : 0.25);
      const y = row / 2 + 0.25;
      const dx = Math.abs(x / columns - x0);
      const dy = Math.abs(y / rows - y0);
      const away = corner ? Math.hypot(dx, dy) : x0 === 0.5 ? dy : dx;
      const r = rounded(3.4 * (1 - away * 1.25));
      if (r < 0.4) continue;
      const top = { x: x * 10, y: y * 10 - r };
      parts.push(`m${rounded(top.x - last.x)} ${rounded(top.y - last.y)}a${r} ${r} 0 1 0 .1 0z`);
      last = top;
    }
  }
  return parts.join("");
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
