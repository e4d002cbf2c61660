import { ShieldCheck } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { TextLink } from "../../ui/text-link.tsx";

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
    <TextLink quiet to="/terms#safety" onClick={onClick} {...(newTab && { target: "_blank" })} className={className}>
      <ShieldCheck className="size-5 shrink-0" />
      <span className="min-w-0">
        {t("safety.centre.link")}
        {newTab && <span className="sr-only"> {t("safety.centre.newTab")}</span>}
      </span>
    </TextLink>
  );
}
