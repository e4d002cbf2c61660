import type { ServerEvents } from "@nakamatch/contract/events/realtime";
import type { Delivery } from "../../../realtime/types.ts";
import type { PlanRow } from "./types.ts";

type News = Parameters<ServerEvents["plans.changed"]>[0]["news"];

/** Notifies all devices of both sides. Call it after the commit. */
export function publishPlans(delivery: Delivery, personIds: string[], chatId: string, news?: News): void {
  delivery.emitTo(personIds, "plans.changed", { chatId, ...(news && { news }) });
}

/** What a plan's last act tells the other side. */
export function newsOf({ act, standing }: Pick<PlanRow, "act" | "standing">, toId: string): NonNullable<News> {
  return { toId, act: act === "declined" && standing !== "declined" ? "kept" : act };
}
