import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { ShownMessage } from "./message-groups.ts";

/** What is seen above the line of unread messages on opening, in pixels. */
const ABOVE = 56;

/** Distance from the bottom that counts as being there, in pixels. */
const NEAR = 80;

/** Milliseconds. */
const MARKED_MS = 2500;

type Read = {
  box: RefObject<HTMLElement | null>;
  list: RefObject<HTMLElement | null>;
  /** Oldest first. */
  messages: readonly ShownMessage[];
  viewerId: string;
  /** At the newest message, without focus or selection in the list. */
  onNewest: () => void;
};

/**
 * Begins at the line of unread messages, or else at the newest. Keeps a conversation at the newest message, or else the
 * first visible message in place, despite height changes above it, which not every browser does.
 *
 * Scrolls to an own new message. `missed`: another arrived below; `isAway`: the newest is more than a screen away.
 * `measure`: ref of every group. `toMessage` goes to a loaded one and marks it for a moment.
 */
export function useReadingPlace({ box, list, messages, viewerId, onNewest }: Read) {
  const atBottom = useRef(true);
  const held = useRef<{ message: Element; top: number } | null>(null);
  /** The restored position; NaN after scrolling. */
  const restored = useRef(0);
  const unmark = useRef(() => {});
  useEffect(() => () => unmark.current(), []);
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

  useLayoutEffect(() => {
    const element = box.current;
    const line = list.current?.querySelector("[data-first-unread]");
    const message = line?.nextElementSibling;
    if (!element || !line || !message) return;
    element.scrollTop += distance(line, element) - ABOVE;
    atBottom.current = heightBelow(element) <= 1;
    held.current = { message, top: distance(message, element) };
  }, [box, list]);

  const newest = messages.at(-1);
  const before = useRef(newest?.id);
  useLayoutEffect(() => {
    const isNew = newest?.id !== before.current;
    before.current = newest?.id;
    if (isNew && newest?.senderId === viewerId) atBottom.current = true;
    if (atBottom.current) setMissed(false);
    else if (isNew) setMissed(true);
  }, [newest, viewerId]);
  // Runs after the effect above, which decides whether to follow.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other messages are what triggers it
  useLayoutEffect(restore, [messages, restore]);

  const sizes = useRef<ResizeObserver>(undefined);
  const observer = useCallback(() => {
    sizes.current ??= new ResizeObserver((entries) => {
      restore();
      // Now the real heights are known.
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
  // Also on rotation and keyboard.
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
    const below = heightBelow(element);
    setIsAway(below > element.clientHeight);
    const isRestored = Math.abs(element.scrollTop - restored.current) < 1;
    // Growth below is not scrolling.
    if (!isRestored || below <= 1) atBottom.current = below < NEAR;
    // Avoids accumulating fractions of pixels.
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
  const toMessage = useCallback(
    (id: string): boolean => {
      const element = box.current;
      const message = list.current?.querySelector<HTMLElement>(`[data-message="${id}"]`);
      if (!element || !message) return false;
      const { top, bottom } = message.getBoundingClientRect();
      const { top: edge } = element.getBoundingClientRect();
      const isInSight = top >= edge && bottom <= edge + element.clientHeight;
      atBottom.current = false;
      held.current = { message, top: isInSight ? distance(message, element) : element.clientHeight / 4 };
      restore();
      unmark.current();
      message.setAttribute("data-found", "");
      const timer = setTimeout(() => unmark.current(), MARKED_MS);
      unmark.current = () => {
        clearTimeout(timer);
        message.removeAttribute("data-found");
      };
      message.focus({ preventScroll: true });
      return true;
    },
    [box, list, restore],
  );
  return { onScroll, toBottom, toMessage, measure, missed, isAway };
}

function firstInWindow(box: HTMLElement, list: HTMLElement | null) {
  const edge = box.getBoundingClientRect().top;
  const isInWindow = (each: Element) => each.getBoundingClientRect().bottom > edge;
  const group = [...(list?.children ?? [])].find(isInWindow);
  // Not a separator, which moves when older messages load.
  const message = [...(group?.querySelectorAll("[data-message]") ?? [])].find(isInWindow);
  return message ? { message, top: distance(message, box) } : null;
}

function heightBelow({ scrollHeight, scrollTop, clientHeight }: HTMLElement): number {
  return scrollHeight - scrollTop - clientHeight;
}

function distance(message: Element, box: HTMLElement): number {
  return message.getBoundingClientRect().top - box.getBoundingClientRect().top;
}

/** Contains the focus or selection, which must stay. */
function isInUse(list: HTMLElement): boolean {
  const selection = getSelection();
  const isSelected = selection !== null && !selection.isCollapsed && selection.containsNode(list, true);
  return isSelected || list.contains(document.activeElement);
}
