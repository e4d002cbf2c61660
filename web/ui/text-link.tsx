import { Link, type LinkProps } from "react-router";
import { cx } from "./cx.ts";

/** For links that are not `TextLink`. */
export const TEXT_LINK = "inline-flex min-h-11 items-center gap-1.5 font-bold underline underline-offset-4";

/** A link that stands alone, as high as a finger. `quiet`: in the colour of the text. */
export function TextLink({ quiet = false, className, ...rest }: LinkProps & { quiet?: boolean }) {
  return <Link {...rest} className={cx(TEXT_LINK, !quiet && "text-signal-ink", className)} />;
}
