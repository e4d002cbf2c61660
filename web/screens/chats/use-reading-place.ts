import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { ShownMessage } from "./message-groups.ts";

/** Within this distance of the bottom, in pixels, counts as being there. */
const NEAR = 80;

type Read = {
  box: RefObject<HTMLElement | null>;
  list: RefObject<HTMLElement | null>;
  /** Oldest first. */
  messages: readonly ShownMessage[];
  viewerId: string;
  /** The reader is at the newest message, without focus or selection in the list. */
  onNewest: () => void;
};

/**
 * A conversation stays at the newest message unless the reader has scrolled up. Then the first message in the window stays
 * where it is, whatever changes its height above it. Not every browser does so by itself.
 *
 * An own new message is scrolled to. `missed`: another has arrived below; `isAway`: the newest is more than a box away.
 * `measure` is the ref of every group.
 */
export function useReadingPlace({ box, list, messages, viewerId, onNewest }: Read) {
  const atBottom = useRef(true);
  const held = useRef<{ message: Element; top: number } | null>(null);
  /** Where the place was restored; not a number after scrolling from there. */
  const restored = useRef(0);
  const [missed, setMissed] = useState(false);
  const [isAway, setIsAway] = useState(false);

  const restore = useCallback(() => {
    const element = box.current;
    if (!element) return;
    if (atBottom.current) element.scrollTop = element.scrollHeight;
    else if (held.current?.message.isConnected) {
      element.scrollTop += distance(held.current.message, element) - held.current.top;
    }
    restored.current = element.scrollTop;
  }, [box]);

  const newest = messages.at(-1);
  const before = useRef(newest?.id);
  useLayoutEffect(() => {
    const isNew = newest?.id !== before.current;
    before.current = newest?.id;
    if (isNew && newest?.senderId === viewerId) atBottom.current = true;
    if (atBottom.current) setMissed(false);
    else if (isNew) setMissed(true);
  }, [newest, viewerId]);
  // After the effect above, which decides whether it follows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other messages are what triggers it
  useLayoutEffect(restore, [messages, restore]);

  const sizes = useRef<ResizeObserver>(undefined);
  const observer = useCallback(() => {
    sizes.current ??= new ResizeObserver((entries) => {
      restore();
      // From now on the browser knows its height while it skips it.
      for (const { target } of entries)
        if (target !== box.current) (target as HTMLElement).style.contentVisibility = "auto";
    });
    return sizes.current;
  }, [box, restore]);
  const measure = useCallback(
    (group: HTMLElement) => {
      observer().observe(group);
      return () => observer().unobserve(group);
    },
    [observer],
  );
  // Rotating a phone or opening its keyboard must not move what is being read either.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    observer().observe(element);
    return () => observer().unobserve(element);
  }, [box, observer]);

  const tellNewest = () => {
    if (atBottom.current && list.current && !isInUse(list.current)) onNewest();
  };
  const onMessages = useEffectEvent(tellNewest);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other messages are what triggers it
  useEffect(() => onMessages(), [messages]);

  const onScroll = () => {
    const element = box.current;
    if (!element) return;
    const below = element.scrollHeight - element.scrollTop - element.clientHeight;
    setIsAway(below > element.clientHeight);
    const isRestored = Math.abs(element.scrollTop - restored.current) < 1;
    // What grows after the bottom was reached has not been scrolled past.
    if (!isRestored || below < NEAR) atBottom.current = below < NEAR;
    // Fractions of a pixel must not add up.
    if (!isRestored) {
      held.current = firstInWindow(element, list.current);
      restored.current = Number.NaN;
    }
    if (atBottom.current) setMissed(false);
    tellNewest();
  };
  const toBottom = () => {
    atBottom.current = true;
    restore();
    setMissed(false);
    setIsAway(false);
    tellNewest();
  };
  return { onScroll, toBottom, measure, missed, isAway };
}

function firstInWindow(box: HTMLElement, list: HTMLElement | null) {
  const edge = box.getBoundingClientRect().top;
  const isInWindow = (each: Element) => each.getBoundingClientRect().bottom > edge;
  const group = [...(list?.children ?? [])].find(isInWindow);
  // Not a separator: it is elsewhere once older messages of its day are loaded.
  const message = [...(group?.querySelectorAll("[data-message]") ?? [])].find(isInWindow);
  return message ? { message, top: distance(message, box) } : null;
}

function distance(message: Element, box: HTMLElement): number {
  return message.getBoundingClientRect().top - box.getBoundingClientRect().top;
}

/** By the focus or a selection, which must not be lost. */
function isInUse(list: HTMLElement): boolean {
  const selection = getSelection();
  const isSelected = selection !== null && !selection.isCollapsed && selection.containsNode(list, true);
  return isSelected || list.contains(document.activeElement);
}
