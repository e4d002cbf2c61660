import { ShieldCheck } from "lucide-react";
import { Link } from "react-router";
import { useTranslation } from "../lib/translation.tsx";
import { cx } from "../ui/cx.ts";

export type SafetyLinkProps = {
  className?: string | undefined;
  /** Opens another tab: where something has been typed that leaving would lose. */
  newTab?: boolean | undefined;
  onClick?: (() => void) | undefined;
};

/** The link to the safety centre: how to meet safely, what happens with reports, where to get help. */
export function SafetyLink({ className, newTab = false, onClick }: SafetyLinkProps) {
  const { t } = useTranslation();
  return (
    <Link
      to="/terms#safety"
      onClick={onClick}
      {...(newTab && { target: "_blank" })}
      className={cx("inline-flex min-h-11 items-center gap-2 font-bold underline underline-offset-4", className)}
    >
      <ShieldCheck className="size-5 shrink-0" />
      <span className="min-w-0">
        {t("safety.centre.link")}
        {newTab && <span className="sr-only"> {t("safety.centre.newTab")}</span>}
      </span>
    </Link>
  );
}
