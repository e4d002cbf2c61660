import { cx } from "./cx.ts";
import { Decoration } from "./offscreen.tsx";
import { useLateDrawing } from "./use-late-drawing.ts";

export type HalftoneProps = {
  /** Where the dots are biggest. */
  from?: "top" | "right" | "bottom" | "left" | "bottom-right" | "bottom-left" | "top-right" | "top-left" | undefined;
  columns?: number | undefined;
  rows?: number | undefined;
  className?: string | undefined;
};

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

/** A true halftone: rows of dots that shrink with the distance from one side. In the current colour, one path. */
export function Halftone({ from = "bottom", columns = 26, rows = 14, className }: HalftoneProps) {
  const { isDrawn, fading } = useLateDrawing();
  const path = isDrawn ? dots(from, columns, rows) : "";
  return (
    <Decoration>
      <svg
        viewBox={`0 0 ${columns * 10} ${rows * 10}`}
        preserveAspectRatio="xMidYMid slice"
        className={cx("pointer-events-none", className)}
        aria-hidden="true"
      >
        <path d={path} fill="currentColor" className={fading} />
      </svg>
    </Decoration>
  );
}

/** Each is drawn many times: on every card. There are only so many. */
const paths = new Map<string, string>();

function dots(from: keyof typeof origins, columns: number, rows: number): string {
  const key = `${from} ${columns} ${rows}`;
  const path = paths.get(key) ?? computeDots(from, columns, rows);
  paths.set(key, path);
  return path;
}

function computeDots(from: keyof typeof origins, columns: number, rows: number): string {
  const [x0, y0] = origins[from];
  const corner = from.includes("-");
  const parts: string[] = [];
  for (let row = 0; row < rows * 2; row++) {
    for (let column = 0; column < columns; column++) {
      const x = column + (row % 2 ? 0.75 : 0.25);
      const y = row / 2 + 0.25;
      const dx = Math.abs(x / columns - x0);
      const dy = Math.abs(y / rows - y0);
      const away = corner ? Math.hypot(dx, dy) : x0 === 0.5 ? dy : dx;
      const radius = Math.max(0, 3.4 * (1 - away * 1.25));
      if (radius > 0.35) {
        const r = radius.toFixed(1);
        parts.push(
          `M${(x * 10 - radius).toFixed(1)} ${(y * 10).toFixed(1)}a${r} ${r} 0 1 0 ${(radius * 2).toFixed(1)} 0`,
        );
        parts.push(`a${r} ${r} 0 1 0 ${(-radius * 2).toFixed(1)} 0`);
      }
    }
  }
  return parts.join("");
}
