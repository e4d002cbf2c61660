import { useId } from "react";

/**
 * One drawn eye, about 80 by 90 units around (0, 0), looking a little to the right; mirror it with `scale(-1 1)`.
 * `lookX` moves the iris.
 */
export function MangaEye({ iris, lookX = 2, transform }: { iris: string; lookX?: number; transform: string }) {
  const clip = useId();
  return (
    <g transform={transform}>
      <clipPath id={clip}>
        <path d="M-33 3C-29-19-14-28 3-29c17 0 27 10 31 25C31 18 20 27 4 28-14 28-28 18-33 3Z" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect x="-40" y="-40" width="80" height="80" className="fill-art-paper" />
        <g transform={`translate(${lookX} 1)`}>
          <ellipse rx="20" ry="25" className="fill-art-ink" />
          <ellipse rx="17" ry="22" className={iris} />
          <path d="M-19-25h38v22q-19 9-38 0Z" className="fill-art-ink" opacity="0.55" />
          <ellipse cy="1" rx="8" ry="12" className="fill-art-ink" />
          <path d="M-11 15q11 9 22 0-4 7-11 7t-11-7Z" className="fill-art-paper" opacity="0.6" />
          <ellipse cx="-7" cy="-10" rx="6.5" ry="8" className="fill-art-paper" />
          <circle cx="9" cy="10" r="3.6" className="fill-art-paper" />
        </g>
        <path d="M-36-2C-26-22-10-24 4-24s24 6 32 20l2-30h-78Z" className="fill-art-ink" opacity="0.22" />
      </g>
      <path
        d="M-44 8C-36-22-16-37 4-37c17 0 30 9 39 27l7-3-3 8 6 1-10 5C34-18 22-27 4-27-13-27-28-18-33 4Z"
        className="fill-art-ink"
      />
      <path d="M-15 29c9 5 23 5 34-3" className="stroke-art-ink" strokeWidth="3" fill="none" strokeLinecap="round" />
      <path d="M-24-43c14-9 37-9 52 1" className="stroke-art-ink" strokeWidth="2.5" fill="none" strokeLinecap="round" />
    </g>
  );
}
