import type { Gesture } from "@nakamatch/contract/vocabulary/verification";

/** The hand of each gesture, as lines of a thick pen. */
const HANDS: Record<Gesture, string> = {
  hand_on_head: "M33 27h30 M36 21h22 M63 27q19 3 21 24v20",
  three_fingers: "M78 60V38 M84 60V34 M90 60V38 M78 60h12v8H78z M80 64h8 M84 70v18",
  thumb_by_cheek: "M80 62V42 M80 62h10 M80 69h10 M80 76h9 M84 80v10",
  finger_on_nose: "M50 58h28 M74 58h6 M73 65h8 M73 72h8 M78 74v14",
  hand_on_ear: "M73 44l3 18 M79 43v20 M85 46l-3 18 M76 64h6l3 26",
  two_fingers: "M80 60L75 36 M85 60L91 36 M78 62h10v8H78z M80 66h6 M84 72v16",
  palm_by_face: "M76 58V38 M82 58V34 M88 58V36 M93 60V42 M71 64l-3-9 M76 61h15v8H77z M78 65h11 M84 72v16",
  fist_under_chin: "M38 82h16 M38 88h16 M54 82v6 M50 90l16 4",
};

/** A face with a hand, beside the gesture in words. */
export function GestureDrawing({ gesture, className }: { gesture: Gesture; className: string }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={className} fill="none" strokeLinecap="round">
      <path d="M8 99c3-14 18-20 38-20s35 6 38 20" className="fill-accent-wash stroke-edge" strokeWidth="2.5" />
      <circle cx="46" cy="54" r="27" className="fill-sheet stroke-edge" strokeWidth="2.5" />
      <path d="M36 50v3 M56 50v3" className="stroke-edge" strokeWidth="4" />
      <path d="M37 65q9 8 18 0" className="stroke-edge" strokeWidth="2.5" />
      <path d={HANDS[gesture]} className="stroke-edge" strokeWidth="9" strokeLinejoin="round" />
      <path d={HANDS[gesture]} className="stroke-signal" strokeWidth="5" strokeLinejoin="round" />
    </svg>
  );
}
