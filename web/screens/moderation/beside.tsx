import type { ReactNode } from "react";
import { useMedia } from "../../lib/media.ts";
import { AllCalm } from "../../ui/art/all-calm.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

/** Whether there is room for an open entry beside its list. */
export function useIsWide(): boolean {
  return useMedia("(min-width: 80rem)");
}

/** A list with the open entry beside it, each scrolling by itself. */
export function Beside({
  list,
  open,
  pick,
}: {
  list: ReactNode;
  open: ReactNode;
  pick: { title: string; text: string };
}) {
  return (
    <div className="grid grid-cols-[24rem_minmax(0,1fr)] items-start gap-6">
      <div className="-m-2 sticky top-(--header) max-h-[calc(100dvh-var(--header))] overflow-y-auto overscroll-contain p-2 low:static low:max-h-none">
        {list}
      </div>
      {open ?? <EmptyState drawing={<AllCalm />} {...pick} />}
    </div>
  );
}
