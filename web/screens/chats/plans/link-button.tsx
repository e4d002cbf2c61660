import { canMakeLink, linkEnd } from "@nakamatch/domain/meeting/plan-links";
import { useQuery } from "@tanstack/react-query";
import { HeartHandshake } from "lucide-react";
import { useState } from "react";
import { orpc } from "../../../lib/api.ts";
import { useApp } from "../../../lib/app.tsx";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { Button } from "../../../ui/button.tsx";
import type { PlanNow } from "./plan-now.ts";

const LinkDialog = lazyPart(() => import("./link-dialog.tsx").then((module) => module.LinkDialog));

/** Leads to the link of an agreed plan; of one that is over or cancelled, while its link lives. */
export function LinkButton({ plan, name }: { plan: PlanNow; name: string }) {
  const { t } = useTranslation();
  const { session } = useApp();
  const [isOpen, setIsOpen] = useState<boolean>();
  const canMake = canMakeLink({ state: plan.state, isAgreed: plan.hasCalendar });
  const end = linkEnd({ startsAt: new Date(plan.startsAt), minutes: plan.minutes });
  const mayHaveOne = plan.hasCalendar && session.now() < end;
  const { data } = useQuery({ ...orpc.planLinks.list.queryOptions(), enabled: mayHaveOne && !canMake });
  const hasOne = mayHaveOne && data?.links.some(({ planId }) => planId === plan.id);
  if (!canMake && !hasOne && isOpen !== true) return null;
  return (
    <>
      <Button variant="quiet" icon={<HeartHandshake className="size-5" />} onClick={() => setIsOpen(true)}>
        {t("plans.tellSomebody")}
      </Button>
      {isOpen !== undefined && <LinkDialog plan={plan} name={name} open={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
