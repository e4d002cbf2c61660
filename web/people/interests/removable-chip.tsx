import { Chip, type ChipProps } from "../../ui/badge.tsx";
import { neighboursButton, useFocusHeir } from "../../ui/focus-heir.ts";

/** A chosen title in its list. Taken away, it leaves the focus to its neighbour, or to the heir after the last one. */
export function RemovableChip({ heir, ...chip }: ChipProps & { heir: () => HTMLElement | null | undefined }) {
  const ref = useFocusHeir<HTMLLIElement>((item) => neighboursButton(item) ?? heir());
  return (
    <li ref={ref} className="min-w-0 max-w-full">
      <Chip {...chip} />
    </li>
  );
}
