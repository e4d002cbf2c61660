import { Koma } from "./koma.tsx";
import { Scene } from "./scene.tsx";

/** Two halves of a heart with the gutter still open between them. */
export function NoMatches() {
  return (
    <Scene>
      <g className="stroke-art-ink" strokeWidth="5" strokeLinejoin="round">
        <path
          d="m152 48-17 40 14 12-24 43C78 112 56 92 58 64c2-22 22-34 42-30 18 3 38 7 52 14Z"
          className="fill-signal"
          transform="rotate(-7 100 90) translate(-4 2)"
        />
        <path
          d="M166 52c8-10 24-20 40-16 20 5 28 26 18 48-10 24-40 46-74 66l22-44-13-13Z"
          className="fill-art-paper"
          transform="rotate(6 190 90) translate(8 0)"
          strokeDasharray="11 8"
        />
      </g>
      <ellipse cx="150" cy="186" rx="44" ry="6" className="fill-art-ink" opacity="0.3" />
      <Koma mood="happy" transform="translate(112 104) scale(.72)" />
    </Scene>
  );
}
