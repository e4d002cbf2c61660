import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { holdPosition } from "../../lib/hold-position.ts";
import { onPersonMoves } from "../../lib/person-moves.ts";

/** How long a list is waited for, in milliseconds. */
const WAIT_MS = 5000;

/** A link by its address, its place among those with the same, and its distance from the viewport's top in pixels. */
type Pressed = { href: string; at: number; top: number };

/**
 * Remembers by which link of the content each history entry was left. The result leads back to it on the way back: with the
 * focus, and where it was in the window, once it is there and unless the person moves before. Returns what ends that.
 */
export function usePressedLinks(): (content: HTMLElement) => (() => void) | undefined {
  const { key } = useLocation();
  const isBack = useNavigationType() === "POP";
  const pressed = useRef(new Map<string, Pressed>());
  const remember = useEffectEvent(({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("#content a[href]");
    const content = document.getElementById("content");
    if (!link || !content) return;
    const href = link.getAttribute("href") ?? "";
    const { top } = link.getBoundingClientRect();
    pressed.current.set(key, { href, at: linksTo(href, content).indexOf(link), top });
  });
  useEffect(() => {
    // Before the router follows the link.
    addEventListener("click", remember, true);
    return () => removeEventListener("click", remember, true);
  }, []);
  return (content) => {
    const link = pressed.current.get(key);
    return isBack && link ? leadTo(link, content) : undefined;
  };
}

function linksTo(href: string, content: Element): HTMLAnchorElement[] {
  return [...content.querySelectorAll("a")].filter((link) => link.getAttribute("href") === href);
}

function leadTo({ href, at, top }: Pressed, content: HTMLElement): () => void {
  let isOver = false;
  const attempt = () => {
    const links = linksTo(href, content);
    const link = links[at] ?? links[0];
    if (!link) return;
    observer.disconnect();
    if (document.activeElement === content) link.focus({ preventScroll: true });
    // The dashboard keeps its place itself.
    if (!(history.state as { discovery?: unknown } | null)?.discovery)
      holdPosition(
        () => (isOver ? undefined : link),
        top,
        () => stop(),
      );
  };
  const observer = new MutationObserver(() => attempt());
  const listening = onPersonMoves(() => stop());
  const timer = setTimeout(() => stop(), WAIT_MS);
  const stop = () => {
    observer.disconnect();
    isOver = true;
    listening();
    clearTimeout(timer);
  };
  observer.observe(content, { childList: true, subtree: true });
  attempt();
  return stop;
}
