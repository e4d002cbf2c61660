import { cx } from "./cx.ts";

/** Decorative without `label`; with it a live status. */
export function Spinner({ label, className }: { label?: string | undefined; className?: string | undefined }) {
  return (
    <span role={label ? "status" : undefined} className={cx("inline-flex items-center gap-3", className)}>
      <svg viewBox="0 0 24 24" className="size-[1.25em] shrink-0 animate-spin" aria-hidden="true">
        <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="3.5" opacity="0.25" />
        <path d="M12 3a9 9 0 0 1 9 9" fill="none" stroke="currentColor" strokeWidth="3.5" strokeLinecap="round" />
      </svg>
      {label && <span>{label}</span>}
    </span>
  );
}
