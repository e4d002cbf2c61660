import { verificationRequests } from "../../../platform/database/schema/verification.ts";
import { jpegOf } from "../../photos.ts";
import { impartial, type Lines, members } from "../line.ts";
import type { Scene } from "../scene.ts";

/** Adds a pending request of the other; the photo's bytes are their message. */
async function addWaiting({ server, other, message, reportId }: Scene): Promise<void> {
  await server.database.db.insert(verificationRequests).values({
    id: reportId,
    personId: other.id,
    gesture: "two_fingers",
    state: "waiting",
    sentAt: new Date(),
    photo: Buffer.from(message.text),
  });
}

export const verification: Lines<"verification"> = {
  mine: { outcomes: members("hidden") },
  // The callers have no photo.
  begin: { outcomes: members("VERIFICATION_PHOTO_MISSING") },
  send: {
    outcomes: members("VERIFICATION_PHOTO_MISSING"),
    input: async () => new File([new Uint8Array(await jpegOf(120, 120))], "photo.jpg", { type: "image/jpeg" }),
  },
  end: { outcomes: members("hidden") },
  waiting: {
    ...impartial("shown", ["hidden", "hidden"]),
    async input(scene) {
      await addWaiting(scene);
      return {};
    },
  },
  read: {
    ...impartial("shown", ["VERIFICATION_OVER", "VERIFICATION_OVER"]),
    async input(scene) {
      await addWaiting(scene);
      return { requestId: scene.reportId };
    },
  },
  decide: {
    ...impartial("ok", ["VERIFICATION_OVER", "VERIFICATION_OVER"]),
    async input(scene) {
      await addWaiting(scene);
      return { requestId: scene.reportId, verdict: "approve" };
    },
  },
};
