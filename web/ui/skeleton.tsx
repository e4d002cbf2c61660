import { cx } from "./cx.ts";

/** A placeholder of the content's size; wrap several in an `aria-busy` region. */
export function Skeleton({ className, round }: { className?: string | undefined; round?: boolean | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={cx("block animate-breathe bg-line", round ? "rounded-full" : "rounded-lg", className ?? "h-4 w-full")}
    />
  );
}
