import { publishToModerators } from "../../../realtime/moderators.ts";
import type { Connections, Delivery } from "../../../realtime/types.ts";

export type RescueDelivery = Delivery & Pick<Connections, "disconnectPerson">;

/** Closes the person's connections, and shows moderators the released cases. Call it after the commit. */
export function publishSecured(delivery: RescueDelivery, personId: string, moderators: string[]): void {
  delivery.disconnectPerson(personId);
  publishToModerators(delivery, moderators);
}
