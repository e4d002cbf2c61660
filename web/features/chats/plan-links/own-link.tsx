import type { PlanLink } from "@nakamatch/contract/endpoints/chats/plan-links";
import { Check, Link2Off } from "lucide-react";
import { formatShortDateTime } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { Button } from "../../../ui/button.tsx";
import { DisappearingButton } from "../../../ui/disappearing-button.tsx";
import { useEndLink, useTellWell } from "./use-plan-links.ts";

type OwnLinkProps = {
  link: PlanLink;
  /** Receives the focus once the link has ended. */
  focusFallback: () => HTMLElement | null;
};

/** How often an own link was opened; says by it that all is well, and ends it. */
export function OwnLink({ link, focusFallback }: OwnLinkProps) {
  const { t, language } = useTranslation();
  const well = useTellWell(link.planId);
  const end = useEndLink(link.planId);
  const { opened, wellAt, endsAt } = link;
  return (
    <div className="flex flex-col gap-2">
      <div role="status">
        <p>{opened === 0 ? t("plans.link.unopened") : t("plans.link.opened", { count: opened })}</p>
        <p>
          {wellAt ? t("plans.link.wellAt", { time: formatShortDateTime(wellAt, language) }) : t("plans.link.notYet")}
        </p>
      </div>
      <p className="text-ink-soft text-sm">{t("plans.link.until", { time: formatShortDateTime(endsAt, language) })}</p>
      <div className="flex flex-wrap gap-2">
        <Button icon={<Check className="size-5" />} busy={well.isPending} onClick={() => well.mutate()}>
          {t("plans.link.well")}
        </Button>
        <DisappearingButton
          variant="quiet"
          icon={<Link2Off className="size-5" />}
          focusFallback={focusFallback}
          busy={end.isPending}
          onClick={() => end.mutate()}
        >
          {t("plans.link.end")}
        </DisappearingButton>
      </div>
    </div>
  );
}
