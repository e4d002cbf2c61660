import type { PersonCard } from "@nakamatch/contract/schemas/people";
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { createDebounce } from "../../lib/debounce.ts";
import { useUser } from "../../lib/session.tsx";

/** How long after the last scroll event the position is saved, in milliseconds. */
const REST_MS = 150;

/** Frames for which the card, once rendered, is held in position: the cards above it get their real height only now. */
const HELD_FRAMES = 20;

/** Input that moves the page: from then on the position is not corrected any more. */
const MOVES = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/** Input that may lead to another screen, and is rare enough to measure the cards before it. */
const LEAVES: ReadonlySet<string> = new Set(["pointerdown", "keydown"]);

type Listed = {
  list: RefObject<HTMLElement | null>;
  people: readonly PersonCard[];
  entry: string;
  pages: number;
  /** Whether all pages that were loaded before are loaded again. */
  isComplete: boolean;
};

/**
 * Saves which card is where in the window, and restores that when somebody returns to this history entry or reloads the
 * page. By the card, not by the height of the page: cards that have never been rendered have no real height yet.
 */
export function useScrollRestoration({ list, people, entry, pages, isComplete }: Listed): void {
  const { id: viewer } = useUser();
  const awaited = useRef<{ entry: string; card: ScrollPosition["card"] }>({ entry: "", card: null });

  const keep = useEffectEvent(() => {
    // Until the saved position is restored it must not be overwritten by what is shown meanwhile.
    if (awaited.current.card === null)
      saveScrollPosition(entry, viewer, { pages, card: firstInWindow(list.current, people) });
  });
  useEffect(() => {
    const { run, cancel } = createDebounce(REST_MS);
    let isMoved = false;
    const keepNow = () => {
      if (isMoved) keep();
      isMoved = false;
    };
    const onScroll = () => {
      isMoved = true;
      run(keepNow);
    };
    const onMove = ({ type }: Event) => {
      awaited.current.card = null;
      if (LEAVES.has(type)) keepNow();
    };
    addEventListener("scroll", onScroll, { passive: true });
    for (const move of MOVES) addEventListener(move, onMove, { capture: true, passive: true });
    return () => {
      cancel();
      removeEventListener("scroll", onScroll);
      for (const move of MOVES) removeEventListener(move, onMove, { capture: true });
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of pages is what triggers it
  useEffect(() => keep(), [pages]);

  useLayoutEffect(() => {
    if (awaited.current.entry !== entry)
      awaited.current = { entry, card: readScrollPosition(entry, viewer)?.card ?? null };
    const { card } = awaited.current;
    if (card === null) return;
    const known = people.findIndex(({ id }) => id === card.person);
    if (known < 0 && !isComplete) return;
    const index = known < 0 ? Math.min(card.index, people.length - 1) : known;
    let frames = 0;
    const hold = () => {
      const element = list.current?.children[index];
      if (awaited.current.card !== card || !element) return;
      const gap = element.getBoundingClientRect().top - card.top;
      if (Math.abs(gap) >= 1) scrollBy({ top: gap, behavior: "instant" });
      if (element.hasChildNodes()) frames++;
      if (frames < HELD_FRAMES) requestAnimationFrame(hold);
      else awaited.current.card = null;
    };
    // After the router's own restoration, which goes by the height of the page.
    queueMicrotask(hold);
  }, [entry, viewer, people, isComplete, list]);
}

/** The first card that is in the window; null at the top of the page. What is above the list may be lower next time. */
function firstInWindow(list: HTMLElement | null, people: readonly PersonCard[]): ScrollPosition["card"] {
  if (!list || scrollY === 0) return null;
  const edge = topEdge();
  const cards = [...list.children];
  const index = cards.findIndex((each) => each.getBoundingClientRect().bottom > edge);
  const [card, person] = [cards[index], people[index]];
  return card && person ? { person: person.id, index, top: card.getBoundingClientRect().top } : null;
}

/** Where the page begins below the header, which sticks to the window or, in low ones, has scrolled away. */
function topEdge(): number {
  return Math.max(0, document.querySelector("header")?.getBoundingClientRect().bottom ?? 0);
}

/** How far the list was loaded, and which card stood where in the window. */
export interface ScrollPosition {
  pages: number;
  /** The first card in the window: of whom, its index, and how far below the window's upper edge, in pixels. */
  card: { person: string; index: number; top: number } | null;
}

/** Stored in the browser's history entry: it survives going back and reloads, and ends with the tab. */
type Kept = ScrollPosition & {
  /** The router's key of the entry, and who is signed in: what was saved for others does not count. */
  entry: string;
  viewer: string;
};

/** The position saved for a history entry; null if there is none. */
export function readScrollPosition(entry: string, viewer: string): ScrollPosition | null {
  const kept = (history.state as { discovery?: Kept } | null)?.discovery;
  return kept?.entry === entry && kept.viewer === viewer ? { pages: kept.pages, card: kept.card } : null;
}

/** Saves the position for a history entry if the browser is still at it: going back, the browser moves before the screen does. */
export function saveScrollPosition(entry: string, viewer: string, position: ScrollPosition): void {
  const state = history.state as { key?: string } | null;
  if (state?.key !== entry) return;
  const discovery: Kept = { ...position, entry, viewer };
  history.replaceState({ ...state, discovery }, "");
}
