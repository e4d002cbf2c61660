import type { ReactionCode } from "@nakamatch/contract/vocabulary/reactions";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

const face = <circle cx="12" cy="12" r="10" className="fill-accent-wash" />;

const SPARK = "q.6 3.1 3.7 3.7-3.1.6-3.7 3.7-.6-3.1-3.7-3.7 3.1-.6 3.7-3.7z";

/** Drawn for a line of 2 in a square of 24; told apart by their outline alone. */
const drawings: Record<ReactionCode, ReactNode> = {
  heart: (
    <path
      className="fill-signal"
      d="M12 20.5 4.3 13a5.3 5.3 0 0 1-.2-7.4 5.1 5.1 0 0 1 7.4.1l.5.6.5-.6a5.1 5.1 0 0 1 7.4-.1 5.3 5.3 0 0 1-.2 7.4z"
    />
  ),
  laugh: (
    <>
      {face}
      <path d="m6 10 2-1.8L10 10m4 0 2-1.8 2 1.8" />
      <path className="fill-signal" d="M6.8 13.5h10.4a5.2 5.2 0 0 1-10.4 0z" />
    </>
  ),
  stars: (
    <>
      {face}
      <path className="fill-accent" strokeWidth="1" d={`M8 6${SPARK}M16 6${SPARK}`} />
      <path d="M8.5 16.2c2 1.7 5 1.7 7 0" />
    </>
  ),
  tears: (
    <>
      {face}
      <path d="M6 9.5q1.7 1.6 3.4 0m5.2 0q1.7 1.6 3.4 0M9 17.5q3-3 6 0" />
      <path className="fill-accent" strokeWidth="1.25" d="M6.5 12.5c1.3 1.8 2 2.9 2 4a2 2 0 0 1-4 0c0-1.1.7-2.2 2-4z" />
    </>
  ),
  fire: (
    <>
      <path
        className="fill-signal"
        d="M12 2c.8 4 6.5 6.6 6.5 12.3a6.5 6.5 0 0 1-13 0c0-2.4 1-4.2 2.6-5.8.2 1.9.9 2.9 2 3.4C9.400 8.300 10.500 4.600 12 2z"
      />
      <path
        className="fill-sheet"
        strokeWidth="1"
        d="M12 13.500c.4 1.500 2.400 2.300 2.400 4.300a2.400 2.400 0 0 1-4.800 0c0-2 2-2.800 2.400-4.300z"
      />
    </>
  ),
  twist: (
    <>
      <path className="stroke-signal" strokeWidth="3.5" d="M6 3.5v10.5M6 20v.1" />
      <path
        className="stroke-accent"
        strokeWidth="3.5"
        d="M12.5 7a4 4 0 1 1 6.2 3.4c-1.5 1-2.2 1.9-2.2 3.6M16.5 20v.1"
      />
    </>
  ),
};

/** Decorative: beside or within its name. */
export function ReactionIcon({ code, className }: { code: ReactionCode; className?: string | undefined }) {
  return (
    <svg
      aria-hidden="true"
      data-reaction={code}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx("size-5", className)}
    >
      {drawings[code]}
    </svg>
  );
}
