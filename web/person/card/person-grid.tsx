import { type ReactNode, type Ref, useDeferredValue } from "react";
import { Announce } from "../../ui/announce.tsx";
import { cx } from "../../ui/cx.ts";
import { Panel } from "../../ui/panel.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const columns = "grid content-start grid-cols-1 gap-x-3 gap-y-4 md:grid-cols-2 xl:grid-cols-3 2xl:gap-x-5";

/** About a screenful, rendered first; placeholders for the rest. */
const FIRST = 6;

type GridProps<Item> = {
  label: string;
  items: readonly Item[];
  renderItem: (item: Item) => ReactNode;
  ref?: Ref<HTMLUListElement> | undefined;
};

/**
 * Cards in one to three columns (DISC-36). Off-screen ones are not rendered by the browser; the padding fits lifted
 * cards and focus rings.
 */
export function PersonGrid<Item extends { id: string }>({ ref, label, items, renderItem }: GridProps<Item>) {
  const rendered = useDeferredValue(items.length, FIRST);
  return (
    <ul ref={ref} aria-label={label} className={columns}>
      {items.map((item, index) => (
        <li
          key={item.id}
          className="-m-1 pt-1 pr-2.5 pb-2.5 pl-1 empty:min-h-84 [contain-intrinsic-size:auto_21rem] [content-visibility:auto] md:empty:min-h-92 md:[contain-intrinsic-size:auto_23rem] xl:empty:min-h-112 xl:[contain-intrinsic-size:auto_28rem]"
        >
          {index < rendered && renderItem(item)}
        </li>
      ))}
    </ul>
  );
}

/** Loading placeholders (DISC-04). */
export function PersonGridSkeleton({ label, cards = 6 }: { label: string; cards?: number | undefined }) {
  return (
    <div aria-busy="true">
      <Announce text={label} />
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
    <div className={cx("pr-1.5 pb-1.5", className)}>
      <Panel padding="none" className="border-line">
        <div className="flex gap-3 rounded-t-[0.75rem] border-line border-b-2 bg-wash p-3 max-sm:py-2">
          <Skeleton round className="size-20 shrink-0 max-sm:size-16 xl:size-28" />
          <div className="flex flex-1 flex-col gap-2 pt-1">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-4 w-1/4" />
            <Skeleton round className="mt-auto h-2.5 w-full" />
          </div>
        </div>
        <div className="flex flex-col gap-3 p-3">
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-2/5" />
          <div className="flex flex-wrap gap-1.5">
            {["w-24", "w-32", "w-20", "w-28", "w-36"].map((width) => (
              <Skeleton key={width} round className={cx("h-6.5", width)} />
            ))}
          </div>
          <Skeleton className="h-12 w-full" />
        </div>
      </Panel>
    </div>
  );
}
