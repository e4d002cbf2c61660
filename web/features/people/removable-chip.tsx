import type { RefObject } from "react";
import { Chip, type ChipProps } from "../../ui/badge.tsx";
import { useFocusFallback } from "../../ui/focus-fallback.ts";

/** A chosen title. The last one passes the focus to `field`. */
export function RemovableChip({ field, ...chip }: ChipProps & { field: RefObject<HTMLElement | null> }) {
  const ref = useFocusFallback<HTMLLIElement>((item) =>
    item.parentElement?.childElementCount === 1 ? field.current : null,
  );
  return (
    <li ref={ref} className="min-w-0 max-w-full">
      <Chip {...chip} />
    </li>
  );
}
