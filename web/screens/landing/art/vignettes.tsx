import { useId } from "react";
import { Heart } from "../../../ui/art/heart.tsx";
import { Koma } from "../../../ui/art/koma.tsx";
import { Halftone } from "../../../ui/halftone.tsx";
import { Clapper, Controller, Volume } from "./things.tsx";

// Vignettes fill 240 by 180 units; their edges may be cropped.

/** Two dotted worlds overlap in a heart. */
export function TastesVignette() {
  const clip = useId();
  return (
    <>
      <circle cx="88" cy="90" r="64" className="fill-signal stroke-art-ink" strokeWidth="4" />
      <circle cx="152" cy="90" r="64" className="fill-accent stroke-art-ink" strokeWidth="4" />
      <path
        d="M120 35a64 64 0 0 1 0 110 64 64 0 0 1 0-110Z"
        className="fill-art-paper stroke-art-ink"
        strokeWidth="4"
      />
      <clipPath id={clip}>
        <path d="M104.6 31.4A62 62 0 1 0 88 152q8 0 16.6-2.6-28-24-28-58t28-60Z" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <svg x="24" y="22" width="96" height="134" viewBox="0 0 96 134" className="text-art-paper" aria-hidden="true">
          <Halftone from="left" columns={9} rows={13} className="opacity-50" />
        </svg>
      </g>
      <Heart whole transform="translate(95 68) scale(.5)" />
    </>
  );
}

/** A volume, a controller, a clapperboard. */
export function KindsVignette() {
  return (
    <>
      <Volume transform="translate(22 40) rotate(-12 45 55)" />
      <Clapper transform="translate(128 24) rotate(10 55 50) scale(.9)" />
      <Controller transform="translate(84 92) rotate(-4) scale(.9)" />
    </>
  );
}

/** Two bubbles: a waving hand, a heart. */
export function IntentVignette() {
  return (
    <g className="stroke-art-ink" strokeWidth="4" strokeLinejoin="round">
      <path
        d="M34 22h76q16 0 16 16v48q0 16-16 16H74l-24 20 4-20H34q-16 0-16-16V38q0-16 16-16Z"
        className="fill-accent"
      />
      <path
        d="M128 72h76q16 0 16 16v46q0 16-16 16h-8l6 20-26-20h-48q-16 0-16-16V88q0-16 16-16Z"
        className="fill-art-paper"
      />
      <g className="fill-art-paper" strokeWidth="3">
        <circle cx="72" cy="54" r="20" />
        <path d="M63 50v5M80 48v5M62 62q10 9 20-2" fill="none" strokeLinecap="round" strokeWidth="4" />
      </g>
      <Heart whole transform="translate(142 88) scale(.5)" />
    </g>
  );
}

/** A path between two pins. */
export function DistanceVignette() {
  return (
    <g className="stroke-art-ink" strokeLinejoin="round">
      <path d="m16 50 62-22 82 24 64-26v116l-64 24-82-22-62 22Z" className="fill-art-paper" strokeWidth="4" />
      <path d="M78 28v116M160 52v114" strokeWidth="2" opacity="0.4" />
      <path d="M58 122q50 26 62-16t62-26" fill="none" strokeWidth="5" strokeDasharray="2 11" strokeLinecap="round" />
      <path d="M58 122c-22-30-22-54 0-56 22 2 22 26 0 56Z" className="fill-signal" strokeWidth="4" />
      <path d="M184 82c-24-32-24-60 0-62 24 2 24 30 0 62Z" className="fill-accent" strokeWidth="4" />
      <circle cx="58" cy="86" r="7" className="fill-art-paper" strokeWidth="3" />
      <circle cx="184" cy="43" r="8" className="fill-art-paper" strokeWidth="3" />
    </g>
  );
}

/** A chat under confetti. */
export function ChatVignette() {
  return (
    <>
      <g className="stroke-art-ink" strokeWidth="4" strokeLinejoin="round">
        <path
          d="M40 34h92q16 0 16 16v18q0 16-16 16H66l-22 18 2-20q-22 0-22-16V50q0-16 16-16Z"
          className="fill-art-paper"
        />
        <path
          d="M112 98h88q16 0 16 16v16q0 16-16 16l4 18-24-18h-68q-16 0-16-16v-16q0-16 16-16Z"
          className="fill-signal"
        />
        <path d="M46 52h76M46 66h46" strokeLinecap="round" strokeWidth="6" />
        <path d="M116 114h78M116 129h44" strokeLinecap="round" strokeWidth="6" className="stroke-art-paper" />
      </g>
      <g className="stroke-art-ink" strokeWidth="2">
        <path d="m176 22 12 6-6 10-12-6ZM206 54l10-4 4 10-10 4ZM30 128l12-4 3 10-12 4Z" className="fill-accent" />
        <path d="m62 124 10 8-8 8-10-8ZM160 54l10 4-5 10-10-5ZM212 20l8 8-9 7-7-8Z" className="fill-signal" />
        <path d="m18 18 10 2-2 10-11-2ZM84 146l12-2 1 10-12 2Z" className="fill-art-paper" />
      </g>
    </>
  );
}

/** Koma behind a shield. */
export function SafetyVignette() {
  return (
    <>
      <Koma mood="happy" transform="translate(94 20) scale(1.15)" />
      <path
        d="M34 60q34-2 52-18 18 16 52 18 2 76-52 104Q32 136 34 60Z"
        className="fill-accent stroke-art-ink"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path d="M86 58v90q-36-22-38-78 22-2 38-12Z" className="fill-art-paper" opacity="0.3" />
      <path
        d="m64 102 16 18 30-36"
        fill="none"
        className="stroke-art-paper"
        strokeWidth="11"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}
