import type { ComponentProps, MouseEvent } from "react";
import { createPath } from "react-router";
import { useRouter } from "./routing.tsx";

export type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** An absolute address of the app: path, search and hash. */
  to: string;
  /** What the entry in the history carries. */
  state?: unknown;
  /** Whether the present entry in the history is replaced. A link to the present address always does. */
  replace?: boolean | undefined;
};

/**
 * A link to another screen, or to a section of this one. Does not render again when another screen is shown, as the library's own
 * does: there are many on each screen. What is not a plain press is left to the browser: with a modifier key, another button,
 * or another `target`.
 */
export function Link({ to, state, replace, onClick, ...rest }: LinkProps) {
  const router = useRouter();
  const onPress = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || (rest.target && rest.target !== "_self")) return;
    event.preventDefault();
    const isHere = to === createPath(router.state.shown.location);
    void router.navigate(to, { state, replace: replace || isHere });
  };
  return <a {...rest} href={to} onClick={onPress} />;
}

function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}
