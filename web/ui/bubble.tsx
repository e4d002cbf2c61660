import type { ReactNode } from "react";
import { cx } from "./cx.ts";

/** A speech bubble with its tail below, on the near or the far side. */
export function Bubble({
  tail = "start",
  className,
  children,
}: {
  tail?: "start" | "end" | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={cx("bubble text-balance px-5 py-3.5", tail === "end" && "bubble-end", className)}>{children}</div>
  );
}
