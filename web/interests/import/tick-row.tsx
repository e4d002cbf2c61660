import type { ReactNode } from "react";
import { TickBox } from "../../ui/tick-box.tsx";

export type TickRowProps = {
  checked: boolean;
  disabled?: boolean | undefined;
  onChange: (checked: boolean) => void;
  children: ReactNode;
};

/** A row with a tick box that can be pressed anywhere. */
export function TickRow({ checked, disabled, onChange, children }: TickRowProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-2 py-1.5 hover:bg-wash has-focus-visible:outline-3 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:text-ink-soft">
      <TickBox checked={checked} disabled={disabled} onChange={(event) => onChange(event.target.checked)} />
      {children}
    </label>
  );
}
