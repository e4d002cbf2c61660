import { type ReactNode, useId } from "react";
import { wedges } from "../speed-lines.tsx";

const panel = "M30 34 262 18l-14 158L18 186Z";
const focus = wedges(60, 0.72, 11, 160);

/** The ground of an empty-state drawing: a tilted panel with rays, on which the things stand. 280 by 210 units. */
export function Scene({ children, rays = true }: { children: ReactNode; rays?: boolean | undefined }) {
  const clip = useId();
  return (
    <svg viewBox="0 0 280 210" className="block w-full" aria-hidden="true">
      <clipPath id={clip}>
        <path d={panel} />
      </clipPath>
      <path d={panel} className="fill-drop" transform="translate(6 6)" />
      <path d={panel} className="fill-accent-wash" />
      {rays && (
        <g clipPath={`url(#${clip})`}>
          <path d={focus} transform="translate(140 104)" className="fill-accent" opacity="0.3" />
        </g>
      )}
      <path d={panel} fill="none" className="stroke-edge" strokeWidth="3" />
      {children}
    </svg>
  );
}
