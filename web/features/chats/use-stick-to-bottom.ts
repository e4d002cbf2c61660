import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** Within this distance of the bottom, in pixels, counts as being there. */
const NEAR = 80;

/**
 * Scrolling of a conversation: it stays at the newest message unless the reader has scrolled up, and keeps the scroll
 * position when older messages are inserted above.
 *
 * `oldest` and `newest` are the ids of the first and last message shown; with `follow`, because the newest is the reader's
 * own, it always scrolls there. `missed`: one has arrived below; `isAway`: the newest is further down than the box is high.
 */
export function useStickToBottom(
  box: RefObject<HTMLElement | null>,
  { oldest, newest, follow }: { oldest: string | undefined; newest: string | undefined; follow: boolean },
) {
  const atBottom = useRef(true);
  const before = useRef({ oldest, newest, height: 0 });
  const [missed, setMissed] = useState(false);
  const [isAway, setIsAway] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the ref is stable
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const last = before.current;
    const isNew = newest !== last.newest;
    if (atBottom.current || (isNew && follow)) {
      element.scrollTop = element.scrollHeight;
      atBottom.current = true;
      setMissed(false);
    } else if (oldest !== last.oldest) element.scrollTop += element.scrollHeight - last.height;
    else if (isNew) setMissed(true);
    before.current = { oldest, newest, height: element.scrollHeight };
  }, [oldest, newest, follow]);

  // Rotating a phone or opening its keyboard must not push the newest message out of view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ref is stable
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (atBottom.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const onScroll = () => {
    const element = box.current;
    if (!element) return;
    const below = element.scrollHeight - element.scrollTop - element.clientHeight;
    atBottom.current = below < NEAR;
    setIsAway(below > element.clientHeight);
    before.current.height = element.scrollHeight;
    if (atBottom.current) setMissed(false);
  };
  const toBottom = () => {
    const element = box.current;
    if (element) element.scrollTop = element.scrollHeight;
    setMissed(false);
    setIsAway(false);
  };
  return { onScroll, toBottom, missed, isAway };
}
