import type { ReactNode } from "react";
import { useMedia } from "../../lib/media.ts";
import { AllCalm } from "../../ui/art/all-calm.tsx";
import { cx } from "../../ui/cx.ts";
import { EmptyState } from "../../ui/empty-state.tsx";

/** Whether the window is wide enough to show an open entry beside the list. */
export function useIsWide(): boolean {
  return useMedia("(min-width: 80rem)");
}

type BesideProps = {
  /** False: the list alone, with the open entry inside it. */
  isBeside: boolean;
  list: ReactNode;
  open: ReactNode;
  /** Shown while no entry is open. */
  pick: { title: string; text: string };
};

/** A list with the open entry beside it; both scroll independently. */
export function Beside({ isBeside, list, open, pick }: BesideProps) {
  return (
    <div className={cx(isBeside && "grid grid-cols-[27rem_minmax(0,1fr)] items-start gap-6")}>
      <div
        className={cx(
          isBeside &&
            "-m-2 sticky top-(--header) max-h-[calc(100dvh-var(--header))] overflow-y-auto p-2 low:static low:max-h-none",
        )}
      >
        {list}
      </div>
      {isBeside && (open || <EmptyState drawing={<AllCalm />} {...pick} />)}
    </div>
  );
}

/** Announces why a key did nothing. */
export function Said({ children }: { children: string }) {
  return (
    <p
      role="status"
      className="pointer-events-none fixed bottom-[calc(var(--bar,0px)+6.5rem)] left-1/2 z-20 w-max max-w-[90vw] -translate-x-1/2 rounded-control border-2 border-edge bg-sheet px-4 py-2 text-center font-bold empty:border-0 empty:p-0"
    >
      {children}
    </p>
  );
}

/** Sticky heading of the open entry, with the person's name. */
export function PaneHead({ children }: { children: ReactNode }) {
  return (
    <div className="sticky top-(--header) z-10 flex items-center gap-x-4 rounded-t-panel bg-sheet px-4 py-2.5 sm:px-5 low:static">
      {children}
    </div>
  );
}

/** Scrolls to the top of an open entry, unless it is visible. */
export function showHead(pane: HTMLElement | null): void {
  if (!pane) return;
  const { top } = pane.getBoundingClientRect();
  const isInSight = top >= Number.parseFloat(getComputedStyle(pane).scrollMarginTop) && top < window.innerHeight / 2;
  if (!isInSight) pane.scrollIntoView();
}
