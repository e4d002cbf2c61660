import { useTranslation } from "../lib/translation.tsx";
import { cx } from "./cx.ts";

export type CounterProps = {
  /** UTF-16 units, like `String.length`. */
  used: number;
  max: number;
  /** Turns yellow above it; optional. */
  warn?: number | undefined;
  id?: string | undefined;
  className?: string | undefined;
};

/** `N/300`: quiet, yellow above `warn`, red at `max`. Announced only when space gets short. */
export function Counter({ used, max, warn, id, className }: CounterProps) {
  const { t } = useTranslation();
  const left = t("common.form.charactersLeft", { count: Math.max(0, max - used) });
  const level = used >= max ? "full" : warn !== undefined && used > warn ? "warn" : "calm";
  return (
    <span
      id={id}
      data-level={level}
      className={cx(
        "text-sm tabular-nums",
        level === "full" && "font-bold text-danger-ink",
        level === "warn" && "font-bold text-warn-ink",
        level === "calm" && "text-ink-soft",
        className,
      )}
    >
      <span aria-hidden="true">
        {used}/{max}
      </span>
      <span className="sr-only">{level === "calm" && left}</span>
      {/* A live region must exist before its text. */}
      <span className="sr-only" aria-live="polite">
        {level !== "calm" && left}
      </span>
    </span>
  );
}
