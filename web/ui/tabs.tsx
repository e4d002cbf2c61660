import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

/** Most tabs that share the width of a phone; a row of more is scrolled there. */
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

/** Index tabs on the edge of a page; arrows move between them. Only the open panel is rendered; it fades in. */
export function Tabs<Value extends string>({ label, tabs, value, onValueChange }: TabsProps<Value>) {
  const isScrolled = tabs.length > FITTING_TABS;
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onValueChange(next)} className="min-w-0">
      <Base.List
        activateOnFocus
        aria-label={label}
        className={cx(
          "flex gap-1 border-edge border-b-2 px-1 pt-1 sm:gap-2",
          // To the edges of the window, where a tab that is cut says that there are more.
          isScrolled
            ? "max-lg:-mx-4 max-lg:overflow-x-auto max-lg:overscroll-x-contain max-lg:px-4 sm:max-lg:-mx-6 sm:max-lg:px-6 lg:flex-wrap"
            : "md:flex-wrap",
        )}
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className={cx(
              "flex min-h-12 grow items-center justify-center gap-2 rounded-t-control border-2 border-edge border-b-0 bg-wash text-center font-bold text-ink-soft transition-colors max-md:flex-col max-md:justify-between max-md:gap-1 max-md:py-1.5 max-md:leading-tight max-sm:text-sm -outline-offset-4! hover:text-ink aria-selected:bg-signal aria-selected:text-on-signal md:grow-0 forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText] forced-colors:aria-selected:forced-color-adjust-none [&_svg]:size-5 [&_svg]:shrink-0",
              isScrolled ? "max-lg:shrink-0 max-lg:px-3 lg:px-5" : "min-w-0 max-md:basis-1/3 max-md:px-1 md:px-5",
            )}
          >
            {/* Phones have no room for both, nor has a tablet in a long row. */}
            {tab.icon && (
              <span className={cx("shrink-0", isScrolled ? "max-lg:hidden" : "max-md:hidden")}>{tab.icon}</span>
            )}
            <span className="min-w-0 max-md:my-auto">{tab.label}</span>
            {tab.count !== undefined && (
              <span className="min-w-6 shrink-0 whitespace-nowrap rounded-full bg-sheet px-1.5 text-center text-ink text-sm tabular-nums leading-6">
                {tab.count}
              </span>
            )}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel
          key={tab.value}
          value={tab.value}
          className="pt-6 transition-[opacity,translate] duration-200 starting:translate-y-2 starting:opacity-0 data-ending-style:hidden"
        >
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
