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

/** Whether a part of a long list is near the window, and whether it ever was. */
type Nearness = { near: boolean; met: boolean };

const Nearness = createContext<Nearness>({ near: true, met: true });

/** Older browsers draw everything at once; so does the simulated page of tests. */
const isSupported = "ContentVisibilityAutoStateChangeEvent" in globalThis;

/**
 * A part of a long list. While it is far outside the window, it stays in the document, to be found and read, but costs
 * neither style nor layout, its decorations are not drawn, and its images not fetched. Say with `contain-intrinsic-size`
 * how large it is about. What stands over its edge is clipped. `initially`: it is near before the browser says so.
 */
export function FarPart({ initially, className, children, ...rest }: ComponentProps<"div"> & { initially: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const [nearness, setNearness] = useState<Nearness>({
    near: initially || !isSupported,
    met: initially || !isSupported,
  });
  useEffect(() => {
    const element = box.current;
    const follow = (event: Event) => {
      // The browser tells of parts inside this one, too.
      if (event.target !== element) return;
      const near = !(event as ContentVisibilityAutoStateChangeEvent).skipped;
      // Scrolling comes first: what is drawn now is seen only later.
      startTransition(() =>
        setNearness((before) => (before.near === near ? before : { near, met: before.met || near })),
      );
    };
    element?.addEventListener("contentvisibilityautostatechange", follow);
    return () => element?.removeEventListener("contentvisibilityautostatechange", follow);
  }, []);
  return (
    <div ref={box} className={cx("[content-visibility:auto]", className)} {...rest}>
      <Nearness value={nearness}>{children}</Nearness>
    </div>
  );
}

/** What means nothing, such as icons beside words: left out of parts that are far away. Thousands would cost each frame. */
export function Decoration({ children }: { children: ReactNode }) {
  return useContext(Nearness).near ? children : null;
}

/** The address of an image: none until its part of the list has come near. */
export function useNearImage(src: string): string | undefined {
  return useContext(Nearness).met ? src : undefined;
}
