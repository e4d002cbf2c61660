import { moderationSignals } from "../../../platform/database/schema/moderation.ts";
import { impartial, type Lines } from "../line.ts";
import type { Scene } from "../scene.ts";

export const moderationFlags: Lines<"moderationFlags"> = {
  list: {
    ...impartial("shown", ["hidden", "hidden"]),
    async input(scene) {
      await addSignal(scene);
      return {};
    },
  },
  close: {
    ...impartial("ok", ["NOT_FOUND", "NOT_FOUND"]),
    async input(scene) {
      const { id: signalId } = await addSignal(scene);
      return { signalId };
    },
  },
  reopen: {
    ...impartial("ok", ["NOT_FOUND", "NOT_FOUND"]),
    async input(scene) {
      const closedBy = scene.role === "deleted" ? null : (scene.actor?.id ?? null);
      const { id: signalId } = await addSignal(scene, { closedAt: new Date(), closedBy });
      return { signalId };
    },
  },
};

async function addSignal(
  { server, other }: Scene,
  closed: Partial<typeof moderationSignals.$inferInsert> = {},
): Promise<{ id: string }> {
  const signal = { personId: other.id, kind: "listed_word", key: "bio", ...closed } as const;
  const [stored] = await server.database.db.insert(moderationSignals).values(signal).returning();
  if (!stored) throw new Error("the signal was not inserted");
  return stored;
}
