import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

/** Most tabs that share the width of a phone; a row of more is scrolled there. */
const FITTING_TABS = 3;

export type Tab<Value extends string> = {
  value: Value;
  label: string;
  icon?: ReactNode;
  /** A number after the label, or text such as "999+". */
  count?: number | string | undefined;
  content: ReactNode;
};

export type TabsProps<Value extends string> = {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
};

/** Index tabs on the edge of a page; arrows move between them. Only the open panel is rendered; it fades in. */
export function Tabs<Value extends string>({ label, tabs, value, onValueChange }: TabsProps<Value>) {
  const isScrolled = tabs.length > FITTING_TABS;
  return (
    <Base.Root className="min-w-0" value={value} onValueChange={(next: Value) => onValueChange(next)}>
      <Base.List
        aria-label={label}
        activateOnFocus
        className={cx(
          "flex gap-1 border-edge border-b-2 px-1 pt-1 sm:gap-2 md:flex-wrap",
          isScrolled && "max-md:overflow-x-auto max-md:overscroll-x-contain",
        )}
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className={cx(
              "flex min-h-12 grow items-center justify-center gap-2 rounded-t-control border-2 border-edge border-b-0 bg-wash px-3.5 text-center font-bold text-ink-soft transition-colors max-md:flex-col max-md:justify-between max-md:gap-1 max-md:py-1.5 max-md:leading-tight max-sm:text-sm -outline-offset-4! hover:text-ink data-active:bg-signal data-active:text-on-signal md:grow-0 md:px-5 forced-colors:data-active:bg-[Highlight] forced-colors:data-active:text-[HighlightText] forced-colors:data-active:forced-color-adjust-none [&_svg]:size-5 [&_svg]:shrink-0",
              isScrolled ? "max-md:shrink-0 max-md:px-3" : "min-w-0 max-md:basis-1/3 max-md:px-1",
            )}
          >
            {/* Phones have no room for both. */}
            {tab.icon && <span className="shrink-0 max-md:hidden">{tab.icon}</span>}
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
          className="pt-6 transition-[opacity,translate] duration-200 starting:translate-y-2 starting:opacity-0"
        >
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
