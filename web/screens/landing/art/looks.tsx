import { useId } from "react";

/** The first reader: ink hair, signal eyes. 320 by 190 units. */
export function FirstLook() {
  return (
    <>
      <rect width="340" height="200" fill="oklch(0.93 0.035 60)" />
      <g className="stroke-signal" strokeWidth="4" strokeLinecap="round">
        <path d="m52 150-8 16M66 150l-8 16M80 150l-8 16M252 150l-8 16M266 150l-8 16M280 150l-8 16" />
      </g>
      <MangaEye iris="fill-signal" lookX={7} transform="translate(92 112) scale(-1 1)" />
      <MangaEye iris="fill-signal" lookX={7} transform="translate(232 112)" />
      <path d="M44 58q34-18 84 0-48-9-84 0ZM194 58q50-16 86 2-40-12-86-2Z" className="fill-art-ink" />
      <path d="m160 150 6 10-9 3" className="stroke-art-ink" strokeWidth="3" fill="none" strokeLinecap="round" />
      <path
        d="M-10-10h360v40l-18 62-14-40-26 26-4-34-34 40-6-42-30 22-10-24-26 54-18-52-34 38-6-40-30 30-10-30-38 44-6-30-30 44Z"
        className="fill-art-ink"
      />
      <path
        d="m64 24 22-20M120 22 150 2M206 22l16-18M276 24l20-22"
        className="stroke-art-paper"
        strokeWidth="3"
        opacity="0.5"
        strokeLinecap="round"
      />
    </>
  );
}

/** The second reader: glasses, violet braids, cool eyes. 320 by 190 units. */
export function SecondLook() {
  return (
    <>
      <rect width="340" height="200" fill="oklch(0.7 0.075 55)" />
      <g stroke="oklch(0.55 0.14 30)" strokeWidth="4" strokeLinecap="round">
        <path d="m66 160-8 14M80 160l-8 14M256 160l-8 14M270 160l-8 14" />
      </g>
      <MangaEye iris="fill-accent" lookX={-5} transform="translate(100 112) scale(-1 1)" />
      <MangaEye iris="fill-accent" lookX={-9} transform="translate(236 112)" />
      <path d="M54 56q40-16 82 4-44-12-82-4ZM204 60q40-20 80-4-40-8-80 4Z" className="fill-art-ink" />
      <path d="m168 152 6 9-9 3" className="stroke-art-ink" strokeWidth="3" fill="none" strokeLinecap="round" />
      <g fill="none" className="stroke-art-ink" strokeWidth="6">
        <rect x="40" y="66" width="116" height="86" rx="30" />
        <rect x="182" y="66" width="116" height="86" rx="30" />
        <path d="M156 98q13-9 26 0M40 98l-44-8M298 98l48-8" />
      </g>
      <g className="fill-art-paper" opacity="0.5">
        <path d="m62 146 44-74h14l-44 76ZM210 146l44-74h8l-44 76Z" />
      </g>
      <path
        d="M-10-10h360v120q-14-50-40-82-30 22-84 20-66 0-96-30-20 52-74 58-34 4-66 48Z"
        fill="oklch(0.42 0.15 285)"
        className="stroke-art-ink"
        strokeWidth="4"
      />
      <path
        d="M22 56Q70 40 96 6M138 16q60 30 150 8M170 8q50 18 120 2"
        className="stroke-art-paper"
        strokeWidth="3"
        fill="none"
        opacity="0.4"
        strokeLinecap="round"
      />
    </>
  );
}

/**
 * A manga eye of 80 by 90 units around (0, 0), looking slightly right; mirror it with `scale(-1 1)`. `lookX` moves the iris.
 */
function MangaEye({ iris, lookX = 2, transform }: { iris: string; lookX?: number; transform: string }) {
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
