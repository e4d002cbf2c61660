import { wedges } from "../speed-lines.tsx";
import { Koma } from "./koma.tsx";

/** A torn page with 404 on it, and Koma, who looks out from behind the tear. 640 by 420 units. */
export function NotFoundDrawing() {
  return (
    <svg viewBox="0 0 640 420" className="block w-full" aria-hidden="true">
      <path d="M44 60 606 24l-22 340L26 392Z" className="fill-drop" transform="translate(9 9)" />
      <path d="M44 60 606 24l-22 340L26 392Z" className="fill-night stroke-edge" strokeWidth="4" />
      <svg x="34" y="40" width="564" height="340" viewBox="-100 -62 200 122" aria-hidden="true">
        <path d={wedges(84, 0.42, 23, 132)} className="fill-night-signal" opacity="0.75" />
      </svg>
      <Koma mood="curious" transform="translate(262 96) scale(1.5)" />
      {/* The lower half of the page, torn across; it covers Koma up to the nose. */}
      <path
        d="m31 316 36-22 22 16 40-34 34 26 30-18 38 20 34-24 44 22 32-26 38 20 40-18 28 24 44-30 34 22 36-24 25 14-8 80L26 392Z"
        className="fill-art-paper stroke-art-ink"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <Four transform="translate(118 96) rotate(-9 30 40) scale(1.45)" />
      <Four transform="translate(462 74) rotate(8 30 40) scale(1.45)" />
    </svg>
  );
}

/** The fours on both sides; Koma is the zero between them. */
function Four({ transform }: { transform: string }) {
  return (
    <g transform={transform} fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d="M44 0 0 58h62M46 26v60" className="stroke-art-ink" strokeWidth="25" />
      <path d="M44 0 0 58h62M46 26v60" className="stroke-art-paper" strokeWidth="14" />
    </g>
  );
}
