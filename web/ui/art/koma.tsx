export type KomaMood = "happy" | "joyful" | "curious" | "sad" | "shy";

const LEGS = "M34 100v12M64 97v13";
const BODY =
  "M17 22 22 2l19 16 20-3L76-2l9 19c6 0 9 3 9.5 8l4.5 60c.5 6-2 9-8 9.500l-68 6c-6 .5-9-2-9.5-8L7 33c-.5-7 3-10 10-11Z";

/** Koma, the mascot: a manga panel with ears. About 100 by 120 units around (50, 60); place it with `transform`. */
export function Koma({ mood = "happy", transform }: { mood?: KomaMood | undefined; transform?: string | undefined }) {
  return (
    <g transform={transform} strokeLinejoin="round" strokeLinecap="round">
      {/* A rim for the dark theme, where the outline would vanish. */}
      <g className="fill-none stroke-[light-dark(transparent,var(--edge))]">
        <path d={LEGS} strokeWidth="12" />
        <path d={BODY} strokeWidth="8" />
      </g>
      <path d={LEGS} className="stroke-art-ink" strokeWidth="9" />
      <path d={LEGS} className="stroke-art-paper" strokeWidth="3" />
      <path d={BODY} className="fill-art-paper stroke-art-ink" strokeWidth="5" />
      {/* The panel's gutter. */}
      <path d="m19 33 66-6 4 56-66 6Z" fill="none" className="stroke-art-ink" strokeWidth="1.5" opacity="0.35" />
      <path d="m25 11 8 7-10 2ZM74 6l4 10-10-2Z" className="fill-signal" />
      <Face mood={mood} />
    </g>
  );
}

function Face({ mood }: { mood: KomaMood }) {
  const isBeaming = mood === "shy" || mood === "joyful";
  const eyes = isBeaming ? <BeamingEyes /> : <OpenEyes lift={mood === "curious" ? -4 : 0} />;
  const mouths = {
    happy: <path d="M47 67q7 9 14-1-7 2-14 1Z" className="fill-signal stroke-art-ink" strokeWidth="3" />,
    joyful: <path d="M44 64q10 19 20-2-10 4-20 2Z" className="fill-signal stroke-art-ink" strokeWidth="3" />,
    curious: <ellipse cx="54" cy="70" rx="4" ry="5" className="fill-signal stroke-art-ink" strokeWidth="3" />,
    sad: <path d="M46 72q8-8 15-1" fill="none" className="stroke-art-ink" strokeWidth="3.5" />,
    shy: <path d="M46 69q4 4 7 0 4 3 8-1" fill="none" className="stroke-art-ink" strokeWidth="3.5" />,
  };
  return (
    <>
      {eyes}
      {mouths[mood]}
      <g className="stroke-signal" strokeWidth="3">
        <path d="m22 66-3 6M29 65.500l-3 6M81 61l-3 6M88 60.500l-3 6" />
      </g>
      {mood === "sad" && <path d="M80 60q7 9 0 13-7-4 0-13Z" className="fill-accent stroke-art-ink" strokeWidth="2" />}
    </>
  );
}

function OpenEyes({ lift }: { lift: number }) {
  return (
    <>
      <ellipse cx="36" cy="52" rx="7.5" ry="11" className="fill-art-ink" />
      <ellipse cx="72" cy="49" rx="7.5" ry="11" className="fill-art-ink" />
      <g className="fill-art-paper">
        <circle cx="33.5" cy={48 + lift} r="3.2" />
        <circle cx="69.5" cy={45 + lift} r="3.2" />
        <circle cx="38.5" cy={57 + lift / 2} r="1.7" />
        <circle cx="74.5" cy={54 + lift / 2} r="1.7" />
      </g>
    </>
  );
}

function BeamingEyes() {
  return <path d="M28 53q8-10 16 0M64 50q8-10 16 0" fill="none" className="stroke-art-ink" strokeWidth="4.5" />;
}
