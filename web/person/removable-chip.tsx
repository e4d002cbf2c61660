import { Chip, type ChipProps } from "../ui/badge.tsx";
import { buttonOfSibling, useFocusFallback } from "../ui/focus-fallback.ts";

/** A chosen title. Removal moves the focus to its neighbour, or after the last one to `focusFallback`. */
export function RemovableChip({
  focusFallback,
  ...chip
}: ChipProps & { focusFallback: () => HTMLElement | null | undefined }) {
  const ref = useFocusFallback<HTMLLIElement>((item) => buttonOfSibling(item) ?? focusFallback());
  return (
    <li ref={ref} className="min-w-0 max-w-full">
      <Chip {...chip} />
    </li>
  );
}
