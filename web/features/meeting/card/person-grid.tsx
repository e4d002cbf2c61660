import { type ReactNode, type Ref, useDeferredValue } from "react";
import { Awaited } from "../../../ui/awaited.tsx";
import { cx } from "../../../ui/cx.ts";
import { Panel } from "../../../ui/panel.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

const columns = "grid content-start grid-cols-1 gap-x-3 gap-y-2 sm:gap-y-4 md:grid-cols-2 xl:grid-cols-3 2xl:gap-x-5";

/** About a screenful, rendered first; placeholders for the rest. */
const FIRST = 6;

/** On a phone the photo of a tall card leaves room for the rest of it between the bars. */
export const facePhoto = "max-sm:h-[clamp(15rem,100svh-36rem,23rem)]";

type GridProps<Item> = {
  label: string;
  items: readonly Item[];
  renderItem: (item: Item) => ReactNode;
  /** Cards with a large photo. */
  tall?: boolean | undefined;
  ref?: Ref<HTMLUListElement> | undefined;
};

/**
 * Cards in one to three columns (DISC-36). Off-screen ones are not rendered by the browser; the padding fits lifted
 * cards and focus rings.
 */
export function PersonGrid<Item extends { id: string }>({
  ref,
  label,
  items,
  renderItem,
  tall = false,
}: GridProps<Item>) {
  const rendered = useDeferredValue(items.length, FIRST);
  return (
    <ul ref={ref} aria-label={label} className={columns}>
      {items.map((item, index) => (
        <li
          key={item.id}
          className={cx(
            "-m-1 pt-1 pr-2.5 pb-2.5 pl-1 [content-visibility:auto]",
            tall
              ? "empty:min-h-160 [contain-intrinsic-size:auto_40rem]"
              : "empty:min-h-48 [contain-intrinsic-size:auto_12rem] sm:empty:min-h-60 sm:[contain-intrinsic-size:auto_15rem]",
          )}
        >
          {index < rendered && renderItem(item)}
        </li>
      ))}
    </ul>
  );
}

/** Loading placeholders (DISC-04). */
export function PersonGridSkeleton({
  label,
  cards = 6,
  tall = false,
}: Pick<GridProps<never>, "label" | "tall"> & { cards?: number | undefined }) {
  return (
    <div aria-busy="true">
      <Awaited text={label} />
      <div className={columns}>
        {Array.from({ length: cards }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same and never move
          <CardSkeleton key={index} tall={tall} className={tall && index > 1 ? "hidden md:block" : undefined} />
        ))}
      </div>
    </div>
  );
}

function CardSkeleton({ tall, className }: { tall: boolean; className?: string | undefined }) {
  return (
    <div className={cx("pr-1.5 pb-1.5", className)}>
      <Panel
        padding="none"
        className={cx(
          "border-line",
          !tall &&
            "grid grid-cols-[5.75rem_minmax(0,1fr)] sm:grid-cols-[10rem_minmax(0,1fr)] md:max-lg:grid-cols-[8rem_minmax(0,1fr)]",
        )}
      >
        <Skeleton className={tall ? cx(facePhoto, "sm:aspect-5/4 rounded-b-none!") : "rounded-r-none!"} />
        <div className="flex flex-col gap-3 p-3">
          <Skeleton className="h-5 w-3/5" />
          <Skeleton round className="h-2.5 w-full" />
          <Skeleton className="h-4 w-4/5" />
          <div className={cx("flex gap-1.5", tall ? "flex-wrap" : "overflow-hidden")}>
            {["w-24", "w-32", "w-20", "w-28", "w-36"].map((width) => (
              <Skeleton key={width} round className={cx("h-6.5 shrink-0", width)} />
            ))}
          </div>
          <Skeleton className={cx("h-12 w-full", !tall && "max-sm:h-5.5")} />
        </div>
      </Panel>
    </div>
  );
}
