import { useCallback, useEffect, useRef } from "react";
import { listen } from "./listen.ts";

/** Waits for the release: an error before it would move the page under the finger. */
export function usePointerReleased(): () => Promise<void> {
  const pressed = useRef<{ released: Promise<void>; resolve: () => void }>(undefined);
  useEffect(() => {
    const press = () => {
      if (pressed.current) return;
      let resolve = () => {};
      const released = new Promise<void>((done) => {
        resolve = done;
      });
      pressed.current = { released, resolve };
    };
    const release = () => {
      const { current } = pressed;
      pressed.current = undefined;
      // The click follows the release.
      setTimeout(() => current?.resolve());
    };
    const unlisten = listen(["pointerup", "pointercancel", "click", "blur"], release);
    addEventListener("pointerdown", press, true);
    return () => {
      removeEventListener("pointerdown", press, true);
      unlisten();
      release();
    };
  }, []);
  return useCallback(() => pressed.current?.released ?? Promise.resolve(), []);
}
