import { ShieldCheck } from "lucide-react";
import { Link } from "react-router";
import { useTranslation } from "../lib/translation.tsx";
import { cx } from "../ui/cx.ts";

export type SafetyLinkProps = {
  className?: string | undefined;
  /** Preserves unsent input. */
  newTab?: boolean | undefined;
  onClick?: (() => void) | undefined;
};

/** Link to the safety centre: safe meetings, reports, help. */
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
