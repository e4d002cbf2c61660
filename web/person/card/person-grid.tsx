import {
  type CSSProperties,
  memo,
  type ReactNode,
  type Ref,
  startTransition,
  useEffect,
  useMemo,
  useState,
} from "react";
import { Announce } from "../../ui/announce.tsx";
import { cx } from "../../ui/cx.ts";
import { OffscreenPart, useIsNear } from "../../ui/offscreen.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const columns = "grid content-start grid-cols-1 gap-x-3 gap-y-4 md:grid-cols-2 xl:grid-cols-3 2xl:gap-x-5";

/** Cards per section: whole rows with 1, 2 and 3 columns, and about a screenful. */
const SECTION = 6;

/** The padding keeps the lifted cards and their rings inside; `--height` is about what the cards need. */
const section =
  "-m-1 p-1 [--columns:1] md:[--columns:2] xl:[--columns:3] [--height:calc(var(--cards)/var(--columns)*23rem)] [contain-intrinsic-size:auto_var(--height)]";

type Items<Item> = {
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** Renders one card; a stable function, or every card re-renders. */
  renderItem: (item: Item) => ReactNode;
};

type GridProps = {
  label: string;
  /** Renders all cards at once, for a list that is shown again scrolled down. */
  atOnce?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
};

/**
 * Cards in one, two or three columns (DISC-36). Of another list the first screenful is rendered first, and the rest after it
 * has been painted. Thousands scroll like one screenful: they are in sections that cost nothing while far from the
 * window, and a section re-renders only when one of its people changed.
 */
export function PersonGrid<Item>({ ref, label, items, itemKey, renderItem, atOnce = false }: Items<Item> & GridProps) {
  const sections = useMemo(
    () =>
      Array.from({ length: Math.ceil(items.length / SECTION) }, (_, at) =>
        items.slice(at * SECTION, (at + 1) * SECTION),
      ),
    [items],
  );
  // A list is known by its first item. The rest follows once the first screenful of the same list is on the screen.
  const list = items[0] === undefined ? "" : itemKey(items[0]);
  const [drawn, setDrawn] = useState("");
  // Not a deferred value: what renders this list may be deferred itself, and then it would be rendered as a whole.
  useEffect(() => startTransition(() => setDrawn(list)), [list]);
  const isRestDue = drawn === list || atOnce;
  return (
    // The sections are between the list and its items, which a native list does not allow.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div
      ref={ref}
      role="list"
      aria-label={label}
      aria-busy={isRestDue ? undefined : true}
      className="flex flex-col gap-y-4"
    >
      {sections.map((each, at) => (
        <Section
          // biome-ignore lint/suspicious/noArrayIndexKey: a section is identified by its position
          key={at}
          items={each}
          isFirst={at === 0}
          isDue={isRestDue}
          {...{ itemKey, renderItem }}
        />
      ))}
    </div>
  );
}

type SectionProps<Item> = Items<Item> & {
  isFirst: boolean;
  /** Whether all its cards are rendered, although it may be far from the window. */
  isDue: boolean;
};

function DrawnSection<Item>(props: SectionProps<Item>) {
  return (
    <OffscreenPart
      role="presentation"
      initially={props.isFirst}
      className={cx(columns, section, !props.isDue && "min-h-(--height)")}
      style={{ "--cards": props.items.length } as CSSProperties}
    >
      <Cards {...props} />
    </OffscreenPart>
  );
}

function Cards<Item>({ items, itemKey, renderItem, isDue }: SectionProps<Item>) {
  const isNear = useIsNear();
  if (!isDue && !isNear) return null;
  return items.map((item) => (
    // biome-ignore lint/a11y/useSemanticElements: an item of the list around the sections
    <div key={itemKey(item)} role="listitem" className="pr-1.5 pb-1.5">
      {renderItem(item)}
    </div>
  ));
}

const Section = memo(DrawnSection, (before, after) => {
  return (
    before.renderItem === after.renderItem &&
    before.isDue === after.isDue &&
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
    <div className={cx("pr-1.5 pb-1.5", className)}>
      <Panel padding="none" className="border-line">
        <div className="flex gap-3 rounded-t-[0.75rem] border-line border-b-2 bg-wash p-3">
          <Skeleton round className="size-20 shrink-0" />
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
