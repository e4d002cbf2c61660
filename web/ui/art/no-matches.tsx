import { Heart } from "./heart.tsx";
import { Koma } from "./koma.tsx";
import { Scene } from "./scene.tsx";

/** Two halves of a heart, apart. */
export function NoMatches() {
  return (
    <Scene>
      <Heart missing transform="translate(76 42) scale(1.2)" />
      <ellipse cx="202" cy="182" rx="40" ry="6" className="fill-art-ink" opacity="0.3" />
      <Koma mood="happy" transform="translate(164 98) scale(.72)" />
    </Scene>
  );
}
