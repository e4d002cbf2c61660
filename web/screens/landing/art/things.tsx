/** A volume of manga. 90 by 110 units. */
export function Volume({ transform }: { transform?: string | undefined }) {
  return (
    <g transform={transform} className="stroke-art-ink" strokeWidth="4" strokeLinejoin="round">
      <path d="m14 8 62-8 14 8v92l-62 8-14-8Z" className="fill-art-paper" />
      <path d="m14 8 62-8v92l-62 8Z" className="fill-kind-anime" />
      <path d="m14 8 62-8 14 8-62 9Z" className="fill-art-paper" strokeWidth="3" />
      <path d="m28 17 62-9v92l-62 8Z" fill="oklch(0.6 0.16 325)" />
      <path d="m37 26 44-6v32l-44 6Z" className="fill-art-paper" strokeWidth="3" />
      <path d="m47 52 6-18 8 8 10-14 4 20" fill="none" strokeWidth="3" />
      <path d="m38 72 42-5M38 84l26-3" strokeWidth="5" className="stroke-art-paper" />
    </g>
  );
}

/** A game controller. 130 by 90 units. */
export function Controller({ transform }: { transform?: string | undefined }) {
  return (
    <g transform={transform} className="stroke-art-ink" strokeWidth="4" strokeLinejoin="round">
      <path
        d="M34 10h62c18 0 28 12 32 36 4 26-2 38-14 38-10 0-16-8-24-20H40C32 76 26 84 16 84 4 84-2 72 2 46 6 22 16 10 34 10Z"
        fill="oklch(0.72 0.12 172)"
      />
      <path d="M32 28v22M21 39h22" strokeWidth="9" />
      <path d="M32 28v22M21 39h22" strokeWidth="3" className="stroke-art-paper" />
      <circle cx="98" cy="28" r="6.5" className="fill-signal" strokeWidth="3" />
      <circle cx="110" cy="40" r="6.5" className="fill-art-paper" strokeWidth="3" />
      <circle cx="86" cy="40" r="6.5" className="fill-art-paper" strokeWidth="3" />
      <circle cx="98" cy="52" r="6.5" className="fill-art-paper" strokeWidth="3" />
      <path d="M56 34h6M68 34h6" strokeWidth="5" strokeLinecap="round" />
    </g>
  );
}

/** A clapperboard. 110 by 100 units. */
export function Clapper({ transform }: { transform?: string | undefined }) {
  return (
    <g transform={transform} className="stroke-art-ink" strokeWidth="4" strokeLinejoin="round">
      <path d="M6 44h98v52H6Z" fill="oklch(0.74 0.11 50)" />
      <path d="M6 28h98v17H6Z" className="fill-art-ink" />
      <path
        d="m22 28-12 17h16l12-17ZM52 28 40 45h16l12-17ZM82 28 70 45h16l12-17Z"
        className="fill-art-paper"
        strokeWidth="2"
      />
      <path d="m4 26 92-24 4 15L8 41Z" className="fill-art-ink" />
      <path d="m18 23 16 11 15-4-16-11ZM48 15l16 11 15-4L63 11Z" className="fill-art-paper" strokeWidth="2" />
      <path d="m46 58 24 13-24 13Z" className="fill-art-paper" strokeWidth="3.5" />
    </g>
  );
}
