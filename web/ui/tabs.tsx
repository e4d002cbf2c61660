import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { cx } from "./cx.ts";

/** Maximum tabs that fit phones; more of them scroll, as these do with large text. */
const FITTING_TABS = 3;

export type Tab<Value extends string> = {
  value: Value;
  label: string;
  icon?: ReactNode;
  count?: number | string | undefined;
  content: ReactNode;
};

export type TabsProps<Value extends string> = {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
};

/** Index tabs; arrows move between them. Renders only the open panel, with a fade. */
export function Tabs<Value extends string>({ label, tabs, value, onValueChange }: TabsProps<Value>) {
  const isScrolled = tabs.length > FITTING_TABS;
  const id = useId();
  const open = tabs.find((tab) => tab.value === value);
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is another place
  useLayoutEffect(() => {
    const selected = list.current?.querySelector("[aria-selected=true]")?.getBoundingClientRect();
    const strip = list.current?.getBoundingClientRect();
    if (selected && strip)
      list.current?.scrollBy({ left: selected.x + selected.width / 2 - strip.x - strip.width / 2 });
  }, [value]);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
    const next = nextPlace(event, { place: buttons.indexOf(event.target as HTMLElement), last: buttons.length - 1 });
    if (next === undefined) return;
    event.preventDefault();
    // Focus opens the tab.
    buttons.at(next)?.focus();
  };
  return (
    <div className="min-w-0">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className={cx(
          "flex gap-1 border-edge border-b-2 px-1 pt-1 sm:gap-2",
          // Extends to the window's edges: a cut tab hints at more.
          isScrolled
            ? "max-lg:-mx-4 max-lg:overflow-x-auto max-lg:overscroll-x-contain max-lg:px-4 sm:max-lg:-mx-6 sm:max-lg:px-6 lg:flex-wrap"
            : "max-md:overflow-x-auto max-md:overscroll-x-contain md:flex-wrap",
        )}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}${tab.value}`}
            aria-selected={tab === open}
            aria-controls={tab === open ? `${id}panel` : undefined}
            tabIndex={tab === open ? 0 : -1}
            onFocus={() => tab !== open && onValueChange(tab.value)}
            onClick={() => tab !== open && onValueChange(tab.value)}
            className={cx(
              "flex min-h-12 grow items-center justify-center gap-2 rounded-t-control border-2 border-edge border-b-0 bg-wash text-center font-bold text-ink-soft transition-colors max-md:flex-col max-md:justify-between max-md:gap-1 max-md:py-1.5 max-md:leading-tight max-sm:text-sm -outline-offset-4! hover:text-ink aria-selected:bg-signal aria-selected:text-on-signal md:grow-0 forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText] forced-colors:aria-selected:forced-color-adjust-none [&_svg]:size-5 [&_svg]:shrink-0",
              isScrolled ? "max-lg:shrink-0 max-lg:px-3 lg:px-5" : "min-w-min max-md:basis-1/3 max-md:px-1 md:px-5",
            )}
          >
            {/* Neither phones nor tablets with many tabs have room for icons. */}
            {tab.icon && (
              <span className={cx("shrink-0", isScrolled ? "max-lg:hidden" : "max-md:hidden")}>{tab.icon}</span>
            )}
            <span className="min-w-0 max-md:my-auto">{tab.label}</span>
            {tab.count !== undefined && (
              <span className="min-w-6 shrink-0 whitespace-nowrap rounded-full bg-sheet px-1.5 text-center text-ink text-sm tabular-nums leading-6">
                {tab.count}
              </span>
            )}
          </button>
        ))}
      </div>
      {open && (
        <div
          // A new panel per tab, for the fade.
          key={open.value}
          role="tabpanel"
          id={`${id}panel`}
          aria-labelledby={`${id}${open.value}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: as the pattern for tabs asks, so that the keyboard reaches what is in it
          tabIndex={0}
          className="pt-3 sm:pt-6 transition-[opacity,translate] duration-200 starting:translate-y-2 starting:opacity-0"
        >
          {open.content}
        </div>
      )}
    </div>
  );
}

/** The tab a key leads to from `place`; undefined for other keys. */
function nextPlace(
  { key, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent,
  { place, last }: { place: number; last: number },
): number | undefined {
  if (place < 0 || shiftKey || ctrlKey || altKey || metaKey) return undefined;
  if (key === "ArrowRight") return place === last ? 0 : place + 1;
  if (key === "ArrowLeft") return place === 0 ? last : place - 1;
  if (key === "Home") return 0;
  return key === "End" ? last : undefined;
}
