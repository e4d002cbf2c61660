import { publishToModerators } from "../../../realtime/moderators.ts";
import type { Connections, Delivery } from "../../../realtime/types.ts";

export type RescueDelivery = Delivery & Pick<Connections, "disconnectPerson">;

/** Closes the person's connections, and shows moderators the released cases. Call it after the commit. */
export function publishSecured(delivery: RescueDelivery, personId: string, moderators: string[]): void {
  delivery.disconnectPerson(personId);
  publishToModerators(delivery, moderators);
}

/** Shows moderators the released cases, and one who was one that they are refused. Call it after the commit. */
export function publishRoleEnded(delivery: Delivery, personId: string, moderators: string[]): void {
  publishToModerators(delivery, [personId, ...moderators]);
}
