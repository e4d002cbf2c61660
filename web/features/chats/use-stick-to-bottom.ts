import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** So close to the lower end, in pixels, counts as being there. */
const NEAR = 80;

/**
 * Scrolling of a conversation: it stays at its newest message unless the reader has scrolled up, and when older messages
 * come in above, what was on the screen stays where it was.
 *
 * `oldest` and `newest` are ids of the ends of what is shown; `follow` says that the newest is the reader's own, to which
 * they always return.
 */
export function useStickToBottom(
  box: RefObject<HTMLElement | null>,
  { oldest, newest, follow }: { oldest: string | undefined; newest: string | undefined; follow: boolean },
) {
  const atBottom = useRef(true);
  const before = useRef({ oldest, newest, height: 0 });
  const [missed, setMissed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the box is the same for the life of the component
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

  // A turned phone or its keyboard must not push the newest message out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the box is the same for the life of the component
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
    atBottom.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    before.current.height = element.scrollHeight;
    if (atBottom.current) setMissed(false);
  };
  const toBottom = () => {
    const element = box.current;
    if (element) element.scrollTop = element.scrollHeight;
    setMissed(false);
  };
  return { onScroll, toBottom, missed };
}
