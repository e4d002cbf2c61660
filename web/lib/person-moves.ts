/** Input by which a person scrolls, or begins to. */
const MOVES = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/** Calls back at each such input, before the page reacts. Returns the end. */
export function onPersonMoves(listener: (event: Event) => void): () => void {
  for (const move of MOVES) addEventListener(move, listener, { capture: true, passive: true });
  return () => {
    for (const move of MOVES) removeEventListener(move, listener, { capture: true });
  };
}
