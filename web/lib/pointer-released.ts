import { useCallback, useEffect, useRef } from "react";
import { listen } from "./listen.ts";

/**
 * Gives a function whose promise is settled once no button or finger is pressed. Between press and release a field loses
 * the focus; an error that appears then moves the page, and the press misses what it was meant for.
 */
export function usePointerReleased(): () => Promise<void> {
  const pressed = useRef<PromiseWithResolvers<void>>(undefined);
  useEffect(() => {
    const press = () => {
      pressed.current ??= Promise.withResolvers();
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
  return useCallback(() => pressed.current?.promise ?? Promise.resolve(), []);
}
