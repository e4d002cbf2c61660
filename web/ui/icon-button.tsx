import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";
import { Spinner } from "./spinner.tsx";

export type IconButtonProps = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  /** Accessible name and tooltip. */
  label: string;
  icon: ReactNode;
  variant?: "plain" | "framed" | "signal" | undefined;
  busy?: boolean | undefined;
};

const variants = {
  plain: "border-transparent bg-transparent text-ink hover:bg-wash",
  framed: "pressable border-edge bg-sheet text-ink",
  signal: "pressable border-edge bg-signal text-on-signal disabled:bg-wash",
};

/** 44 px wide. */
export function IconButton({ label, icon, variant = "plain", busy, className, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
      className={cx(
        "inline-flex size-11 shrink-0 items-center justify-center rounded-full border-2 disabled:pointer-events-none disabled:border-dashed disabled:border-ink-soft disabled:text-ink-soft disabled:shadow-none [&_svg]:size-5",
        variants[variant],
        className,
      )}
    >
      {busy ? <Spinner /> : icon}
    </button>
  );
}
