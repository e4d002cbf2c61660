import { type ReactNode, useId } from "react";

export type SwitchProps = {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  name?: string | undefined;
  disabled?: boolean | undefined;
  /** Ignores presses, but keeps the focus. */
  busy?: boolean | undefined;
};

export function Switch({ label, hint, checked, onCheckedChange, name, disabled, busy = false }: SwitchProps) {
  const hintId = useId();
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center justify-between gap-4 font-bold has-disabled:cursor-not-allowed has-disabled:text-ink-soft has-aria-disabled:text-ink-soft">
        <span className="min-w-0">{label}</span>
        <input
          type="checkbox"
          role="switch"
          name={name}
          checked={checked}
          aria-checked={checked}
          disabled={disabled}
          aria-disabled={busy || undefined}
          aria-describedby={hint ? hintId : undefined}
          onChange={(event) => !busy && onCheckedChange(event.target.checked)}
          className="relative h-8 w-14 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-edge bg-wash transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-6 before:rounded-full before:border-2 before:border-edge before:bg-sheet before:transition-[translate] checked:bg-accent checked:before:translate-x-6"
        />
      </label>
      {hint && (
        <p id={hintId} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
