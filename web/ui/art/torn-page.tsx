import { Koma } from "./koma.tsx";
import { Scene } from "./scene.tsx";

/** For errors: Koma between the halves of a torn page. */
export function TornPage() {
  return (
    <Scene shadow={{ x: 140, y: 182, rx: 54 }} rays={false}>
      <g className="fill-art-paper stroke-art-ink" strokeWidth="5" strokeLinejoin="round">
        <path d="m40 58 52-6-8 20 12 14-14 18 10 16-12 18 6 20-56 6Z" />
        <path d="m240 46-52 2 10 20-14 14 12 18-14 18 14 16-8 22 48-2Z" />
      </g>
      <path
        d="M52 84h22M51 104h20M50 124h22M206 78h22M204 98h22M206 118h20"
        className="stroke-art-ink"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.35"
      />
      <Koma mood="sad" transform="translate(90 66)" />
    </Scene>
  );
}
