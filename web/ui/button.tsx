import type { ComponentProps, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { cx } from "./cx.ts";
import { Spinner } from "./spinner.tsx";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger" | "gold";
export type ButtonSize = "md" | "lg";

type Look = {
  /** `primary`: one per screen; `gold`: premium only. */
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  block?: boolean | undefined;
  icon?: ReactNode;
};

const variants: Record<ButtonVariant, string> = {
  primary: "pressable border-edge bg-signal text-on-signal hover:bg-signal-high",
  secondary: "pressable border-edge bg-sheet text-ink",
  danger: "pressable border-edge bg-danger text-on-danger",
  gold: "pressable border-edge bg-gold-fill text-on-gold",
  quiet: "border-transparent bg-transparent text-ink underline-offset-4 hover:bg-wash hover:underline",
};

const off = "border-dashed border-ink-soft! bg-wash! text-ink-soft! shadow-none!";

/** Classes for elements styled as buttons. */
export function buttonClass({ variant = "secondary", size = "md", block = false }: Look = {}): string {
  return cx(
    "inline-flex max-w-full select-none items-center justify-center gap-2 rounded-control border-2 text-balance text-center font-bold [&_svg]:shrink-0",
    size === "lg" ? "min-h-14 px-7 py-2.5 text-lg leading-snug" : "min-h-12 px-5 py-2 text-base leading-snug",
    block && "w-full",
    variants[variant],
  );
}

export type ButtonProps = ComponentProps<"button"> &
  Look & {
    /** Shows a spinner, is announced and ignores presses, but keeps the focus. */
    busy?: boolean | undefined;
    /** Replaces the children while busy. */
    busyLabel?: ReactNode;
    /** Why it does nothing now: its description. It keeps the focus, and `onClick` says the same. */
    held?: string | undefined;
  };

/** Ink border, offset shadow, sinks when pressed. Type `button` by default. */
export function Button({ busy = false, busyLabel, held, ...props }: ButtonProps) {
  const { variant, size, block, icon, disabled, className, children, onClick, ...rest } = props;
  // The spinner covers icon or text, to keep width and name.
  const isCovered = busy && !icon && !busyLabel;
  return (
    <button
      type="button"
      title={held}
      {...rest}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || held !== undefined || undefined}
      onClick={(event) => {
        // Not `disabled`, which would lose the focus.
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
      className={cx(
        buttonClass({ variant, size, block }),
        (disabled || held) && off,
        disabled && "pointer-events-none",
        isCovered && "relative",
        className,
      )}
    >
      {busy ? <Spinner className={isCovered ? "absolute inset-0 justify-center" : ""} /> : icon}
      <span className={cx("min-w-0", isCovered && "opacity-0")}>{busy && busyLabel ? busyLabel : children}</span>
    </button>
  );
}

export function ButtonLink({ variant, size, block, icon, className, children, ...rest }: LinkProps & Look) {
  return (
    <Link {...rest} className={cx(buttonClass({ variant, size, block }), className)}>
      {icon}
      <span className="min-w-0">{children}</span>
    </Link>
  );
}
