import { type RefCallback, useCallback } from "react";

/** A ref that keeps a property of the page, such as `--words`, at the height of its element. */
export function useHeightProperty(property: string): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement) => {
      const { style } = document.documentElement;
      const measure = () => style.setProperty(property, `${element.offsetHeight}px`);
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      measure();
      return () => {
        observer.disconnect();
        style.removeProperty(property);
      };
    },
    [property],
  );
}
