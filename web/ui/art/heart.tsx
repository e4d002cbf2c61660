export type HeartProps = {
  transform?: string | undefined;
  /** A match: both halves are filled. */
  whole?: boolean | undefined;
  /** Only an outline of the second half. */
  missing?: boolean | undefined;
};

/** The logo's heart in two panels. 100 by 92 units. */
export function Heart({ transform, whole, missing }: HeartProps) {
  return (
    <g transform={transform} className="stroke-art-ink" strokeWidth="4" strokeLinejoin="round">
      <path
        d="M50 16C44 6 34 0 24 0 8 0-2 13 0 29c2 26 30 44 44 61Z"
        className="fill-signal"
        transform={whole ? undefined : "translate(-4 0)"}
      />
      <path
        d="M50 16C56 6 66 0 76 0c16 0 26 13 24 29-2 26-34 46-56 61Z"
        className={whole ? "fill-signal" : "fill-art-paper"}
        strokeDasharray={missing ? "8 7" : undefined}
        transform={whole ? undefined : "translate(4 0)"}
      />
    </g>
  );
}
