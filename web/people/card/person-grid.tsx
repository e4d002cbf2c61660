import { type CSSProperties, memo, type ReactNode, type Ref, useMemo } from "react";
import { Announce } from "../../ui/announce.tsx";
import { cx } from "../../ui/cx.ts";
import { OffscreenPart } from "../../ui/offscreen.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const columns = "grid grid-cols-1 gap-x-4 gap-y-5 md:grid-cols-2 xl:grid-cols-3";

/** Cards per section: whole rows with 1, 2 and 3 columns, and few enough to render in one frame. */
const SECTION = 12;

/** The padding keeps the lifted cards and their rings inside; a row is as high as most are. */
const section =
  "-m-1 p-1 [--columns:1] md:[--columns:2] xl:[--columns:3] [contain-intrinsic-size:auto_calc(var(--cards)/var(--columns)*32rem)]";

type Items<Item> = {
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** Renders one card; a stable function, or every card re-renders. */
  renderItem: (item: Item) => ReactNode;
};

type GridProps = { label: string; ref?: Ref<HTMLDivElement> | undefined };

/**
 * Cards in one, two or three columns (DISC-36). Thousands scroll like one screenful: they are in sections that cost
 * nothing while far from the window, and a section re-renders only when one of its people changed.
 */
export function PersonGrid<Item>({ ref, label, items, ...rest }: Items<Item> & GridProps) {
  const sections = useMemo(
    () =>
      Array.from({ length: Math.ceil(items.length / SECTION) }, (_, at) =>
        items.slice(at * SECTION, (at + 1) * SECTION),
      ),
    [items],
  );
  return (
    // The sections are between the list and its items, which a native list does not allow.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div ref={ref} role="list" aria-label={label} className="flex flex-col gap-y-5">
      {sections.map((each, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a section is identified by its position
        <Section key={at} items={each} isFirst={at === 0} {...rest} />
      ))}
    </div>
  );
}

function DrawnSection<Item>({ items, itemKey, renderItem, isFirst }: Items<Item> & { isFirst: boolean }) {
  return (
    <OffscreenPart
      role="presentation"
      initially={isFirst}
      className={cx(columns, section)}
      style={{ "--cards": items.length } as CSSProperties}
    >
      {items.map((item) => (
        // biome-ignore lint/a11y/useSemanticElements: an item of the list around the sections
        <div key={itemKey(item)} role="listitem" className="pr-2 pb-2">
          {renderItem(item)}
        </div>
      ))}
    </OffscreenPart>
  );
}

const Section = memo(DrawnSection, (before, after) => {
  return (
    before.renderItem === after.renderItem &&
    before.items.length === after.items.length &&
    before.items.every((item, at) => item === after.items[at])
  );
}) as typeof DrawnSection;

/** Placeholder cards while people are loading (DISC-04). */
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
