import type { ReactNode } from "react";
import { cx } from "../../ui/cx.ts";
import { Panel } from "../../ui/panel.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const columns = "grid grid-cols-1 gap-x-4 gap-y-5 md:grid-cols-2 xl:grid-cols-3";

/** Cards in one, two or three columns (DISC-36). Items are `PersonGridItem`s. */
export function PersonGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className={columns}>
      {children}
    </ul>
  );
}

/** Not laid out while far outside the window, so that hundreds of cards scroll like one screenful. */
export function PersonGridItem({ children }: { children: ReactNode }) {
  // What is skipped is clipped to its box as well: the padding keeps the shadow inside.
  return <li className="pr-2 pb-2 [contain-intrinsic-size:auto_30rem] [content-visibility:auto]">{children}</li>;
}

/** Empty cards in the shape of what comes (DISC-04). */
export function PersonGridSkeleton({ label, cards = 6 }: { label: string; cards?: number | undefined }) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      <div className={columns}>
        {Array.from({ length: cards }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same and never move
          <CardSkeleton key={index} className={index > 1 ? "hidden md:block" : undefined} />
        ))}
      </div>
    </div>
  );
}

function CardSkeleton({ className }: { className?: string | undefined }) {
  return (
    <div className={cx("pr-2 pb-2", className)}>
      <Panel padding="none" className="border-line">
        <div className="h-16 rounded-t-[0.75rem] border-line border-b-2 bg-wash" />
        <div className="flex flex-col gap-4 px-5 pb-5">
          <div className="flex gap-4">
            <Skeleton round className="-mt-10 relative size-24 shrink-0" />
            <div className="flex flex-1 flex-col gap-2 pt-3">
              <Skeleton className="h-6 w-3/5" />
              <Skeleton className="h-4 w-1/4" />
            </div>
          </div>
          <div className="flex flex-wrap gap-1.5">
            {["w-24", "w-32", "w-20", "w-28"].map((width) => (
              <Skeleton key={width} round className={cx("h-7", width)} />
            ))}
          </div>
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton round className="h-4 w-full" />
          <Skeleton className="h-12 w-full" />
        </div>
      </Panel>
    </div>
  );
}
