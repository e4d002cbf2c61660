import { Koma } from "./koma.tsx";
import { Scene } from "./scene.tsx";

/** Koma with a magnifying glass. */
export function NoPeople() {
  return (
    <Scene shadow={{ x: 142, y: 176, rx: 62 }}>
      <Koma mood="curious" transform="translate(72 58)" />
      <g strokeLinecap="round" className="stroke-art-ink">
        <path d="m178 128 24 26" strokeWidth="13" />
        <path d="m181 131 20 22" strokeWidth="5" className="stroke-signal" />
        <circle cx="160" cy="106" r="27" strokeWidth="6" fill="oklch(0.93 0.05 200 / 0.55)" />
        <path d="M146 100q4-11 15-12" fill="none" strokeWidth="4" className="stroke-art-paper" />
      </g>
      <path
        d="M222 52q-2-13 11-14 14 0 13 12-1 8-9 10-3 1-3 7m0 9v1"
        fill="none"
        className="stroke-signal"
        strokeWidth="7"
        strokeLinecap="round"
      />
    </Scene>
  );
}
