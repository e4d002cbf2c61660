import type { ReactNode } from "react";
import { wedges } from "../speed-lines.tsx";

/** The ground of an empty-state drawing: a tilted panel with rays, on which the things stand. 280 by 210 units. */
export function Scene({ children, rays = true }: { children: ReactNode; rays?: boolean | undefined }) {
  return (
    <svg viewBox="0 0 280 210" className="block w-full" aria-hidden="true">
      <path d="M30 34 262 18l-14 158L18 186Z" className="fill-drop" transform="translate(6 6)" />
      <path d="M30 34 262 18l-14 158L18 186Z" className="fill-accent-wash stroke-edge" strokeWidth="3" />
      {rays && (
        <svg x="20" y="19" width="240" height="166" viewBox="-100 -72 200 138" aria-hidden="true">
          <path d={wedges(56, 0.6, 11, 112)} className="fill-accent" opacity="0.28" />
        </svg>
      )}
      {children}
    </svg>
  );
}
