import type { Connections, Delivery } from "../../../realtime/types.ts";

export type DecisionDelivery = Delivery & Pick<Connections, "disconnectPerson">;

/** Call it after the commit that ended their sessions. */
export function publishBan(
  delivery: DecisionDelivery,
  personId: string,
  ban: { reason: string; bannedUntil: string | null; banToken: string },
): void {
  delivery.emitTo([personId], "account.banned", ban);
  delivery.disconnectPerson(personId);
}

/** Call it after the commit. */
export function publishWarning(delivery: Delivery, personId: string): void {
  delivery.emitTo([personId], "warning.changed", {});
}
