import { type RefObject, useLayoutEffect } from "react";

/** Grows a text area with its text where the browser lacks `field-sizing`; its styles keep the limits. */
export function useGrowing(field: RefObject<HTMLTextAreaElement | null>): void {
  useLayoutEffect(() => {
    const area = field.current;
    if (!area || CSS.supports("field-sizing: content")) return;
    area.style.height = "auto";
    const border = area.offsetHeight - area.clientHeight;
    area.style.height = `${area.scrollHeight + border}px`;
  });
}
