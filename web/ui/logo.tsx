import { cx } from "./cx.ts";

/**
 * The mark: two manga panels, cut by a slanted gutter, that make one heart. The left one is the signal, the right one ink.
 */
export function LogoMark({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 48 44" className={cx("shrink-0", className ?? "h-8 w-auto")} aria-hidden="true">
      <path
        className="fill-signal"
        d="M24.9 8.1 18.5 37.2C9.700 30.400 2.500 24 2.500 14.700 2.500 8 7.600 3 13.900 3c4.400 0 8.300 2 11 5.100Z"
      />
      <path
        className="fill-current"
        d="M29.100 7.200C31.400 4.600 34.400 3 37 3c5.200 0 8.500 5 8.500 11.700C45.500 26 35 33.600 24.200 41.300c-.8-.5-1.500-1.100-2.300-1.700Z"
      />
    </svg>
  );
}

/** The wordmark beside the mark. */
export function Logo({ className }: { className?: string | undefined }) {
  return (
    <span className={cx("inline-flex items-center gap-2 font-black font-display text-2xl tracking-tight", className)}>
      <LogoMark />
      <span className="leading-none">Nakamatch</span>
    </span>
  );
}
