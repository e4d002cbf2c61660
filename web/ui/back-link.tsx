import { ArrowLeft } from "lucide-react";
import { Link, type LinkProps } from "react-router";
import { cx } from "./cx.ts";

/** Leads to the screen above, aligned with the page's text. */
export function BackLink({ className, children, ...link }: LinkProps) {
  return (
    <Link
      {...link}
      className={cx(
        "-ml-2 flex min-h-11 items-center gap-2 self-start rounded-full px-2 font-bold hover:bg-wash",
        className,
      )}
    >
      <ArrowLeft className="size-5" />
      {children}
    </Link>
  );
}
