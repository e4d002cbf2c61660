import { Koma } from "./koma.tsx";
import { Scene } from "./scene.tsx";

/** Koma naps under the moon, for lists that are best when empty (blocked people, reports, bans). */
export function AllCalm() {
  return (
    <Scene shadow={{ x: 112, y: 180, rx: 66 }} rays={false}>
      <circle cx="206" cy="70" r="32" className="fill-signal" />
      <circle cx="194" cy="62" r="28" className="fill-accent-wash" />
      <Koma mood="shy" transform="rotate(-8 100 120) translate(58 66)" />
      <g className="stroke-ink" fill="none" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M168 96h14l-14 16h14" />
        <path d="M192 68h10l-10 12h10" strokeWidth="4" transform="translate(-4 6)" opacity="0.7" />
      </g>
    </Scene>
  );
}
