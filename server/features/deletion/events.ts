import { publishToModerators } from "../../realtime/moderators.ts";
import type { Connections, Delivery } from "../../realtime/types.ts";

export type DeletionDelivery = Delivery & Pick<Connections, "disconnectPerson">;

/** People whose screens may show the person. */
export interface Audience {
  chatPartners: string[];
  likePartners: string[];
  moderators: string[];
}

/** After the commit: closes the person's connections on every server and refreshes the screens of others. */
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
