import { useId } from "react";
import { Heart } from "../../../ui/art/heart.tsx";
import { wedges } from "../../../ui/speed-lines.tsx";
import { FirstLook, SecondLook } from "./looks.tsx";
import { NightScene } from "./night-scene.tsx";
import { Clapper, Controller, Volume } from "./things.tsx";

/** Panels with slanted gutters. */
const panels = {
  night: "M14 14H626V326L14 362Z",
  first: "M14 378 308 361 326 540 14 556Z",
  second: "M324 360 626 342V524L342 539Z",
  burst: "M14 572 626 540V786H14Z",
};

const rays = wedges(120, 0.3, 41, 330);

/** A manga page: the roof, two looks that meet, and what follows. */
export function HeroPage({ className }: { className?: string | undefined }) {
  const id = useId();
  return (
    <svg viewBox="0 0 640 800" className={className} aria-hidden="true">
      <defs>
        {Object.entries(panels).map(([name, path]) => (
          <clipPath key={name} id={`${id}${name}`}>
            <path d={path} />
          </clipPath>
        ))}
      </defs>
      <g clipPath={`url(#${id}night)`}>
        <NightScene />
      </g>
      <g clipPath={`url(#${id}first)`}>
        <g transform="translate(4 354) scale(1)">
          <FirstLook />
        </g>
      </g>
      <g clipPath={`url(#${id}second)`}>
        <g transform="translate(312 338)">
          <SecondLook />
        </g>
      </g>
      <g clipPath={`url(#${id}burst)`}>
        <rect y="530" width="640" height="270" className="fill-art-paper" />
        <path d={rays} transform="translate(320 672)" className="fill-art-ink" />
        <Volume transform="translate(74 606) rotate(-16 45 55) scale(1.15)" />
        <Controller transform="translate(446 664) rotate(10 65 45) scale(1.1)" />
        <Clapper transform="translate(452 572) rotate(14 55 50) scale(.78)" />
        <Heart transform="translate(258 610) scale(1.28)" />
        <Heartbeat />
      </g>
      <g fill="none" className="stroke-edge" strokeWidth="6" strokeLinejoin="round">
        {Object.entries(panels).map(([name, path]) => (
          <path key={name} d={path} />
        ))}
      </g>
    </svg>
  );
}

/** Doki doki, the manga sound of a heartbeat. */
function Heartbeat() {
  const strokes = [
    // ド
    "M0 0v64M2 22l28 14M24-6l8 12M40-10l8 12",
    // キ
    "M66 8 118-2M62 34l62-12M86-12l14 78",
  ];
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      {["translate(40 732) rotate(-8) scale(.62)", "translate(196 606) rotate(-10) scale(.48)"].map((transform) => (
        <g key={transform} transform={transform}>
          <path d={strokes.join("")} className="stroke-art-ink" strokeWidth="24" />
          <path d={strokes.join("")} className="stroke-art-paper" strokeWidth="16" />
          <path d={strokes.join("")} className="stroke-signal" strokeWidth="10" />
        </g>
      ))}
    </g>
  );
}
