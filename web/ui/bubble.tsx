import type { ReactNode } from "react";
import { cx } from "./cx.ts";

export function Bubble({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={cx("bubble text-balance px-5 py-3.5", className)}>{children}</div>;
}
