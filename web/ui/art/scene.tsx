import { type ReactNode, useId } from "react";
import { wedges } from "../speed-lines.tsx";

const panel = "M30 34 262 18l-14 158L18 186Z";
const focus = wedges(60, 0.72, 11, 160);

/** Background of empty states: a tilted panel with rays, and a `shadow` clipped to it. 280 by 210 units. */
export function Scene({
  children,
  shadow,
  rays = true,
}: {
  children: ReactNode;
  /** Centre and radii of an ellipse. */
  shadow?: { x: number; y: number; rx: number } | undefined;
  rays?: boolean | undefined;
}) {
  const clip = useId();
  return (
    <svg viewBox="0 0 280 210" className="block w-full" aria-hidden="true">
      <clipPath id={clip}>
        <path d={panel} />
      </clipPath>
      <path d={panel} className="fill-drop" transform="translate(6 6)" />
      <path d={panel} className="fill-accent-wash" />
      <g clipPath={`url(#${clip})`}>
        {rays && <path d={focus} transform="translate(140 104)" className="fill-accent" opacity="0.3" />}
        {shadow && <ellipse cx={shadow.x} cy={shadow.y} rx={shadow.rx} ry="8" className="fill-art-ink" opacity="0.3" />}
      </g>
      <path d={panel} fill="none" className="stroke-edge" strokeWidth="3" />
      {children}
    </svg>
  );
}
