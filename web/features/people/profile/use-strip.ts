import { useRef, useState } from "react";

const TELLS_SCROLL_END = "onscrollend" in globalThis;

/** A scrolling strip with one of `count` parts in sight, at first the one it is scrolled to; `turn` wraps around. */
export function useStrip(count: number, first = 0) {
  const ref = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(first);
  /** Index that the current scroll leads to, unless the person scrolls. */
  const target = useRef<number>(undefined);
  const goTo = (index: number): number => {
    target.current = index;
    ref.current?.scrollTo({ left: index * ref.current.clientWidth });
    return index;
  };
  const followPerson = () => {
    target.current = undefined;
  };
  const at = Math.min(shown, Math.max(count - 1, 0));
  return {
    at,
    goTo,
    turn: (by: 1 | -1, from = target.current ?? at) => goTo((from + by + count) % count),
    strip: {
      ref,
      onScroll: ({ currentTarget }: { currentTarget: HTMLElement }) => {
        const index = indexIn(currentTarget);
        if (index === target.current && !TELLS_SCROLL_END) target.current = undefined;
        setShown(index);
      },
      onScrollEnd: ({ currentTarget }: { currentTarget: HTMLElement }) => {
        if (target.current === undefined || indexIn(currentTarget) === target.current) target.current = undefined;
        // Snapping again, as after a change of the layout, ends a smooth scroll on its way.
        else goTo(target.current);
      },
      onPointerDown: followPerson,
      onWheel: followPerson,
    },
  };
}

function indexIn({ scrollLeft, clientWidth }: HTMLElement): number {
  return clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth);
}

/** The direction of a horizontal arrow key. */
export function directionOf(key: string): 1 | -1 | undefined {
  return key === "ArrowLeft" ? -1 : key === "ArrowRight" ? 1 : undefined;
}
