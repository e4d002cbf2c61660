import { Koma } from "./koma.tsx";
import { Scene } from "./scene.tsx";

/** Koma with a speech bubble, alone. */
export function NoChats() {
  return (
    <Scene shadow={{ x: 92, y: 180, rx: 56 }} rays={false}>
      <Koma mood="shy" transform="translate(34 64)" />
      <g className="stroke-art-ink" strokeWidth="5" strokeLinejoin="round">
        <path
          d="M158 34h74q18 0 18 18v36q0 18-18 18h-46l-26 20 5-22q-25-2-25-18V52q0-18 18-18Z"
          className="fill-art-paper"
        />
      </g>
      <g className="fill-signal">
        <circle cx="168" cy="70" r="8" />
        <circle cx="195" cy="70" r="8" opacity="0.65" />
        <circle cx="222" cy="70" r="8" opacity="0.35" />
      </g>
      <path
        d="M186 142h46q10 0 10 10v6q0 10-10 10h-46q-10 0-10-10v-6q0-10 10-10Z"
        fill="none"
        className="stroke-ink-soft"
        strokeWidth="3"
        strokeDasharray="7 7"
      />
    </Scene>
  );
}
