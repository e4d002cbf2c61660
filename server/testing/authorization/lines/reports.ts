import { randomUUID } from "node:crypto";
import type { SealedChat } from "@nakamatch/contract/schemas/evidence";
import { eq, sql } from "drizzle-orm";
import { reportEvidence, sealedPhotos } from "../../../platform/database/schema/reports.ts";
import { reports as reportRows } from "../../../platform/database/schema/safety.ts";
import { impartial, type Lines, members } from "../line.ts";
import type { Scene } from "../scene.ts";
import { addWords } from "./like-words.ts";

const HIDDEN = { blocked: "PERSON_NOT_FOUND", blocking: "PERSON_NOT_FOUND" } as const;
/** Roles without a chat with the other; blocked people keep theirs. */
const NO_CHAT = {
  otherMember: "PERSON_NOT_FOUND",
  moderator: "PERSON_NOT_FOUND",
  blocking: "PERSON_NOT_FOUND",
} as const;

/** Roles that received no words from the other; blocks change nothing. */
const NO_WORDS = { otherMember: "PERSON_NOT_FOUND", moderator: "PERSON_NOT_FOUND" } as const;

export const reports: Lines<"reports"> = {
  reportProfile: {
    outcomes: members("ok", HIDDEN),
    input: ({ other }) => ({ personId: other.id, reason: "spam", description: "always" }),
  },
  reportChat: {
    outcomes: members("ok", NO_CHAT),
    input: ({ other }) => ({ personId: other.id, reason: "spam", description: "always" }),
  },
  reportWords: {
    outcomes: members("ok", NO_WORDS),
    input: async (scene) => {
      await addWords(scene);
      return { personId: scene.other.id, reason: "spam", description: "always" };
    },
  },
  reportWithdrawnWords: {
    outcomes: members("ok", NO_WORDS),
    input: async (scene) => {
      await addWords(scene, new Date());
      const listed = await scene.server
        .client(scene.cookie)
        .likeWords.withdrawn()
        .catch(() => ({ words: [] }));
      return { wordsId: listed.words[0]?.id ?? "none", reason: "spam", description: "always" };
    },
  },
  answerConcern: {
    outcomes: members("ok", { otherMember: "NOT_FOUND", moderator: "NOT_FOUND" }),
    async input({ server, role, owner, other, reportId }) {
      const report = { id: reportId, reporterId: owner.id, reportedUserId: other.id, reason: "spam" };
      if (role !== "deleted") await server.database.db.insert(reportRows).values(report);
      return { reportId, concern: "danger" };
    },
  },
  reviewed: {
    outcomes: members("shown", { otherMember: "hidden", moderator: "hidden" }),
    input: async (scene) => void (await addReviewed(scene)),
  },
  acknowledge: {
    outcomes: members("ok"),
    async input(scene) {
      await addReviewed(scene);
      return { reportIds: [scene.reportId] };
    },
  },
  evidencePhoto: { ...impartial("shown", ["NOT_FOUND", "NOT_FOUND"]), input: addEvidence },
};

/** Adds a reviewed report by the owner about the other. */
export async function addReviewed({ server, role, owner, other, reportId }: Scene): Promise<void> {
  if (role === "deleted") return;
  const { db } = server.database;
  const report = { id: reportId, reporterId: owner.id, reportedUserId: other.id, reason: "spam" };
  await db.insert(reportRows).values(report);
  await db.update(reportRows).set({ resolved: true }).where(eq(reportRows.id, reportId));
}

/** Adds evidence about the other; the photo's bytes are their message. */
async function addEvidence({ server, other, message }: Scene): Promise<{ evidenceId: string }> {
  const { db } = server.database;
  const [evidenceId, path] = [randomUUID(), `${other.id}/${randomUUID()}.jpg`];
  await db.insert(sealedPhotos).values({ path, image: Buffer.from(message.text) });
  const content: SealedChat = { nickname: "leo", messages: [], photo: "sealed" };
  const subject = sql`moderation_pseudonym(${other.id}::uuid)`;
  await db.insert(reportEvidence).values({ id: evidenceId, subject, kind: "chat", content, photoPath: path });
  return { evidenceId };
}
