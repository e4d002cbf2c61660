import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";

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

/** Index tabs on the edge of a page; arrows move between them. Only the open panel is rendered. */
export function Tabs<Value extends string>({ label, tabs, value, onValueChange }: TabsProps<Value>) {
  return (
    <Base.Root className="min-w-0" value={value} onValueChange={(next: Value) => onValueChange(next)}>
      <Base.List aria-label={label} activateOnFocus className="flex gap-1 border-edge border-b-2 px-1 pt-1 sm:gap-2">
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="flex min-h-12 min-w-0 grow items-center justify-center gap-2 rounded-t-control border-2 border-edge border-b-0 bg-wash px-3.5 text-center font-bold text-ink-soft max-sm:basis-1/3 max-sm:flex-col max-sm:justify-between max-sm:gap-0.5 max-sm:px-1 max-sm:py-1.5 max-sm:text-sm max-sm:leading-tight max-sm:wrap-anywhere -outline-offset-4! hover:text-ink data-active:bg-signal data-active:text-on-signal sm:grow-0 sm:px-5 [&_svg]:size-5"
          >
            {tab.icon}
            {tab.label}
            {tab.count !== undefined && (
              <span className="min-w-6 rounded-full bg-sheet px-1.5 text-center text-ink text-sm tabular-nums leading-6">
                {tab.count}
              </span>
            )}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
