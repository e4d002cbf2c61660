import type { ServerEvents } from "@nakamatch/contract/events/realtime";
import { useTranslation } from "../../lib/translation.tsx";

/** What an event of a plan tells. */
export type PlanNews = NonNullable<Parameters<ServerEvents["plans.changed"]>[0]["news"]>;

type PlanNewsTextProps = { act: PlanNews["act"]; name: string };

/** What the other side did last with a plan. */
export function PlanNewsText({ act, name }: PlanNewsTextProps) {
  const { t } = useTranslation();
  return t(`plans.acts.${act}.theirs`, { name });
}
