import type { ServerEvents } from "@nakamatch/contract/events/realtime";
import type { Delivery } from "../../../realtime/types.ts";
import type { PlanRow } from "./types.ts";

type ToldPlan = Pick<PlanRow, "act" | "standing" | "what" | "titleKind" | "startsAt" | "askedStartsAt">;
type News = Parameters<ServerEvents["plans.changed"]>[0]["news"];

/** Notifies all devices of both sides. Call it after the commit. */
export function publishPlans(delivery: Delivery, personIds: string[], chatId: string, news?: News): void {
  delivery.emitTo(personIds, "plans.changed", { chatId, ...(news && { news }) });
}

/** What a plan's last act tells the other side. */
export function newsOf(
  { act, standing, what, titleKind, startsAt, askedStartsAt }: ToldPlan,
  toId: string,
): NonNullable<News> {
  const isKept = act === "declined" && standing !== "declined";
  const time = act === "asked" && askedStartsAt ? askedStartsAt : startsAt;
  return { toId, act: isKept ? "kept" : act, plan: { what, titleKind, startsAt: time.toISOString() } };
}
