import { publishToModerators } from "../../../realtime/moderators.ts";
import type { Connections, Delivery } from "../../../realtime/types.ts";

export type DeletionDelivery = Delivery & Pick<Connections, "disconnectPerson">;

/** People whose screens may show the deleted person. */
export interface Audience {
  chatPartners: string[];
  likePartners: string[];
  moderators: string[];
}

/** Closes the person's connections on every server and refreshes others' screens. Call it after the commit. */
export function publishDeletion(
  delivery: DeletionDelivery,
  personId: string,
  { chatPartners, likePartners, moderators }: Audience,
): void {
  delivery.disconnectPerson(personId, "deleted");
  delivery.emitTo(chatPartners, "chats.changed", {});
  delivery.emitTo(likePartners, "likes.changed", { isMatch: false });
  publishToModerators(
    delivery,
    moderators.filter((id) => id !== personId),
  );
}
