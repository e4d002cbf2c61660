import { publishToModerators } from "../../realtime/moderators.ts";
import type { Connections, Delivery } from "../../realtime/types.ts";

/** Where decisions are published. */
export type DecisionDelivery = Delivery & Pick<Connections, "disconnectPerson">;

/** Publishes to moderators that something was decided. Call it after the commit. */
export function publishDecision(delivery: DecisionDelivery, moderatorIds: readonly string[]): void {
  publishToModerators(delivery, moderatorIds);
}

/**
 * Tells a person's open screens why and until when they are banned, then closes their connections. Call it after the commit
 * that ended their sessions.
 */
export function publishBan(
  delivery: DecisionDelivery,
  personId: string,
  ban: { reason: string; bannedUntil: string | null },
): void {
  delivery.emitTo([personId], "account.banned", ban);
  delivery.disconnectPerson(personId);
}

/** Tells a person's open screens that their warning has changed. Call it after the commit. */
export function publishWarning(delivery: Delivery, personId: string): void {
  delivery.emitTo([personId], "warning.changed", {});
}
