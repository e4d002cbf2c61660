import type { PersonCard } from "@nakamatch/contract/schemas/people";
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { createDebounce } from "../../lib/debounce.ts";
import { holdPosition } from "../../lib/hold-position.ts";
import { onPersonMoves } from "../../lib/person-moves.ts";
import { useUser } from "../../lib/session.tsx";

/** Delay of saving after the last scroll event, in milliseconds. */
const REST_MS = 150;

/** Input before leaving, rare enough to measure cards. */
const LEAVES: ReadonlySet<string> = new Set(["pointerdown", "keydown"]);

type Listed = {
  list: RefObject<HTMLElement | null>;
  people: readonly PersonCard[];
  entry: string;
  pages: number;
  /** All previously loaded pages are loaded again. */
  isComplete: boolean;
};

/**
 * Saves the first visible card's position, and restores it on return or reload. By card, because cards never rendered
 * have no real height.
 */
export function useScrollRestoration({ list, people, entry, pages, isComplete }: Listed): void {
  const { id: viewer } = useUser();
  const awaited = useRef<{ entry: string; card: ScrollPosition["card"] }>({ entry: "", card: null });

  const keep = useEffectEvent(() => {
    // Not overwritten before it is restored.
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
    addEventListener("scroll", onScroll, { passive: true });
    const stopMoves = onPersonMoves(({ type }) => {
      awaited.current.card = null;
      if (LEAVES.has(type)) keepNow();
    });
    return () => {
      cancel();
      removeEventListener("scroll", onScroll);
      stopMoves();
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
    const find = () => (awaited.current.card === card ? list.current?.children[index] : undefined);
    const onHeld = () => {
      awaited.current.card = null;
    };
    // After the router's restoration, which uses the page's height.
    queueMicrotask(() => holdPosition(find, card.top, onHeld));
  }, [entry, viewer, people, isComplete, list]);
}

/** The first visible card; null at the top, as content above may change. */
function firstInWindow(list: HTMLElement | null, people: readonly PersonCard[]): ScrollPosition["card"] {
  if (!list || scrollY === 0) return null;
  const edge = topEdge();
  const cards = [...list.children];
  const index = cards.findIndex((each) => each.getBoundingClientRect().bottom > edge);
  const [card, person] = [cards[index], people[index]];
  return card && person ? { person: person.id, index, top: card.getBoundingClientRect().top } : null;
}

/** The viewport's top below the header, which is not sticky in low windows. */
function topEdge(): number {
  return Math.max(0, document.querySelector("header")?.getBoundingClientRect().bottom ?? 0);
}

/** Loaded pages, and the visible card's position. */
export interface ScrollPosition {
  pages: number;
  /** The first visible card: person, index, and distance from the viewport's top in pixels. */
  card: { person: string; index: number; top: number } | null;
}

/** Kept in the history entry: survives back and reload, ends with the tab. */
type Kept = ScrollPosition & {
  /** The entry's key and the person: other people's positions are ignored. */
  entry: string;
  viewer: string;
};

/** The saved position for a history entry, or null. */
export function readScrollPosition(entry: string, viewer: string): ScrollPosition | null {
  const kept = (history.state as { discovery?: Kept } | null)?.discovery;
  return kept?.entry === entry && kept.viewer === viewer ? { pages: kept.pages, card: kept.card } : null;
}

/** Saves if the entry is still current: on back, the browser moves before the screen. */
export function saveScrollPosition(entry: string, viewer: string, position: ScrollPosition): void {
  const state = history.state as { key?: string } | null;
  if (state?.key !== entry) return;
  const discovery: Kept = { ...position, entry, viewer };
  history.replaceState({ ...state, discovery }, "");
}
