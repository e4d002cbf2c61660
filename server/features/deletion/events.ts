import { publishToModerators } from "../../realtime/moderators.ts";
import type { Connections, Delivery } from "../../realtime/types.ts";

/** Where a deletion is published. */
export type DeletionDelivery = Delivery & Pick<Connections, "disconnectPerson">;

/** Whose screens may show the person. */
export interface Audience {
  chatPartners: string[];
  likePartners: string[];
  moderators: string[];
}

/** Closes the person's live connections on every server, and has the screens of others fetch what showed them. Call it after the commit. */
export function publishDeletion(
  delivery: DeletionDelivery,
  personId: string,
  { chatPartners, likePartners, moderators }: Audience,
): void {
  delivery.disconnectPerson(personId);
  delivery.emitTo(chatPartners, "chats.changed", {});
  delivery.emitTo(likePartners, "likes.changed", { isMatch: false });
  publishToModerators(
    delivery,
    moderators.filter((id) => id !== personId),
  );
}
