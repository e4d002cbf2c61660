import {
  type ComponentProps,
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { cx } from "./cx.ts";

/** Whether a part of a long list is near the viewport, and whether it ever was. */
type Visibility = { isNear: boolean; wasNear: boolean };

const Visibility = createContext<Visibility>({ isNear: true, wasNear: true });

/** Older browsers draw everything at once; so does the simulated page of tests. */
const isSupported = "ContentVisibilityAutoStateChangeEvent" in globalThis;

/**
 * A part of a long list. While it is far from the viewport, it stays in the document, for search and screen readers, but
 * the browser skips its style and layout, its decorations are not rendered, and its images are not fetched. Give its
 * approximate size by `contain-intrinsic-size`. What overflows it is clipped. `initially`: near until the browser reports
 * otherwise.
 */
export function OffscreenPart(props: ComponentProps<"div"> & { initially: boolean }) {
  const { initially, className, children, ...rest } = props;
  const box = useRef<HTMLDivElement>(null);
  const isFirst = initially || !isSupported;
  const [visibility, setVisibility] = useState<Visibility>({ isNear: isFirst, wasNear: isFirst });
  useEffect(() => {
    const element = box.current;
    const follow = (event: Event) => {
      // Events of parts inside this one bubble up to it.
      if (event.target !== element) return;
      const isNear = !(event as ContentVisibilityAutoStateChangeEvent).skipped;
      // Scrolling has priority: this part is only about to be visible.
      startTransition(() =>
        setVisibility((before) => (before.isNear === isNear ? before : { isNear, wasNear: before.wasNear || isNear })),
      );
    };
    element?.addEventListener("contentvisibilityautostatechange", follow);
    return () => element?.removeEventListener("contentvisibilityautostatechange", follow);
  }, []);
  return (
    <div ref={box} className={cx("[content-visibility:auto]", className)} {...rest}>
      <Visibility value={visibility}>{children}</Visibility>
    </div>
  );
}

export function useIsNear(): boolean {
  return useContext(Visibility).isNear;
}

/** Decoration, such as icons beside text: left out of parts that are far away, where thousands of them cost each frame. */
export function Decoration({ children }: { children: ReactNode }) {
  return useIsNear() ? children : null;
}

/** The address of an image: undefined until its part of the list was near the viewport once. */
export function useImageOnceNear(src: string): string | undefined {
  return useContext(Visibility).wasNear ? src : undefined;
}
