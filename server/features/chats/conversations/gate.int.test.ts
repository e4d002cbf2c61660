import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { chats } from "../../../platform/database/schema/chats.ts";
import { bans } from "../../../platform/database/schema/safety.ts";
import { startTestApplication } from "../../../testing/application.ts";
import { addPlan, proposal } from "../../../testing/authorization/lines/plans.ts";
import type { Role } from "../../../testing/authorization/roles.ts";
import { closeScene, openScene, prepareStage, type Scene } from "../../../testing/authorization/scene.ts";
import { call } from "../../../testing/authorization/send.ts";
import { endpoints } from "../../../testing/http-app.ts";

const SECRET = "a secret for tests, long enough to sign";

/** Plans, which an end of the conversation cancels, come before the rest, and what belongs to them before they change. */
const FIRST = ["plans", "planLinks", "checkIns"];

/** Every endpoint that names a chat, including future ones. */
const chatEndpoints = endpoints
  .filter(({ path }) => path.includes("{chatId}"))
  .toSorted((one, other) => FIRST.indexOf(other.area) - FIRST.indexOf(one.area));

const stage = await prepareStage(await startTestApplication({ AUTH_SECRET: SECRET }), SECRET, "no password");
afterAll(() => stage.server.close());

type SceneWithPlan = Scene & { planId: string };

/** Maps each endpoint to its error code, or `ok`. */
async function walk({ chatId, planId, ...scene }: SceneWithPlan): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  const sent = randomUUID();
  for (const endpoint of chatEndpoints) {
    const input = {
      chatId,
      ...(endpoint.name === "chats.send" && { id: sent, message: "hola" }),
      ...(endpoint.name === "reactions.set" && { messageId: scene.message.id, code: "heart" }),
      ...(endpoint.name === "takingBack.takeBack" && { messageId: sent }),
      ...(endpoint.name === "chatEnds.end" && { sentence: "thanks" }),
      ...(endpoint.name === "plans.propose" && proposal()),
      ...(endpoint.path.includes("{planId}") && {
        planId,
        sequence: 0,
        answer: { kind: "ask", when: proposal().when },
        dueAt: new Date(Date.now() + 26 * 3_600_000).toISOString(),
      }),
    };
    const { status, code } = await call(stage.server.url, endpoint, input, scene.cookie);
    answers[endpoint.name] = status < 400 ? "ok" : `${status} ${code}`;
  }
  return answers;
}

const everywhere = (answer: string) => Object.fromEntries(chatEndpoints.map(({ name }) => [name, answer]));

async function withScene(role: Role, run: (scene: SceneWithPlan) => Promise<void>): Promise<void> {
  const scene = await openScene(stage, role);
  await run({ ...scene, planId: await addPlan(scene, { acceptedAt: new Date() }) });
  await closeScene(scene);
}

describe("a chat is found by all of its endpoints, or by none", () => {
  it("OPEN-74 by none while the other side is banned, and by all again afterwards", () =>
    withScene("member", async (scene) => {
      const { db } = stage.server.database;
      await db.insert(bans).values({ userId: scene.other.id, type: "ban", reason: "spam" });
      expect(await walk(scene)).toEqual(everywhere("404 CHAT_NOT_FOUND"));
      const [chat] = await db.select().from(chats).where(eq(chats.id, scene.chatId));
      expect(chat, "nothing was archived").toMatchObject({ archivedByUser1: false, archivedByUser2: false });
      await db.delete(bans).where(eq(bans.userId, scene.other.id));
      // The ban has cancelled the plan.
      expect(await walk(scene)).toEqual({
        ...everywhere("ok"),
        "plans.answer": "409 PLAN_CHANGED",
        "planLinks.make": "409 PLAN_CHANGED",
        "checkIns.set": "409 PLAN_CHANGED",
      });
    }));

  it("OPEN-57 by all when the member has archived it", () =>
    withScene("member", async (scene) => {
      const flags = { archivedByUser1: true, archivedByUser2: true };
      await stage.server.database.db.update(chats).set(flags).where(eq(chats.id, scene.chatId));
      expect(await walk(scene)).toEqual(everywhere("ok"));
    }));

  it("BLOCK-04 ERR-42 by all for one who has blocked the other side, who is told so and can put it away", () =>
    withScene("blocking", async (scene) => {
      expect(await walk(scene)).toEqual({
        ...everywhere("403 CHAT_REFUSED_BLOCKED"),
        "chats.archive": "ok",
        "chats.send": "403 MESSAGE_REFUSED",
      });
    }));
});
