import { cx } from "./cx.ts";

/** Two manga panels that form a heart. */
export function LogoMark({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 48 44" className={cx("shrink-0", className ?? "h-[min(2rem,9.5vw)] w-auto")} aria-hidden="true">
      <path
        className="fill-signal"
        d="M24.9 8.1 18.5 37.2C9.7 30.4 2.5 24 2.5 14.7 2.5 8 7.6 3 13.9 3c4.4 0 8.3 2 11 5.100Z"
      />
      <path
        className="fill-current"
        d="M29.1 7.200C31.4 4.6 34.4 3 37 3c5.2 0 8.5 5 8.5 11.700C45.5 26 35 33.6 24.2 41.300c-.8-.5-1.5-1.1-2.3-1.700Z"
      />
    </svg>
  );
}

/** Logo with wordmark. Shrinks with narrow windows and large text. */
export function Logo({ className }: { className?: string | undefined }) {
  return (
    <span
      className={cx(
        "inline-flex items-center gap-2 font-black font-display text-[min(1.5rem,7.5vw)] tracking-tight",
        className,
      )}
    >
      <LogoMark />
      <span className="leading-none">Nakamatch</span>
    </span>
  );
}
