import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, it } from "vitest";
import type { Email } from "../../../mail/transport.ts";
import { moderationCases } from "../../../platform/database/schema/moderation.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { openDecisionScene } from "../../../testing/decisions.ts";
import { dismissReports } from "../decisions/service.ts";
import { questionJobs } from "./jobs.ts";
import { askPerson } from "./service.ts";

const scene = await openDecisionScene();
const { db } = scene.database;
afterAll(() => scene.close());

let questionId: string;
let sent: [string, Email][];
beforeEach(async () => {
  await scene.renew();
  await scene.report(scene.member);
  sent = [];
  questionId = randomUUID();
  const personId = scene.member.id;
  await db.update(profiles).set({ language: "de" }).where(eq(profiles.id, personId));
  const [open] = await db.select().from(moderationCases).where(eq(moderationCases.personId, personId));
  const question = { personId, questionId, caseId: open!.id, template: "age", note: "Seit wann?" } as const;
  await askPerson(scene.deps, scene.moderator, question);
});

async function run(): Promise<void> {
  const send = async (to: string, email: Email) => void sent.push([to, email]);
  const [tell] = questionJobs({ db, mail: { send, close: async () => {} }, publicUrl: "https://fans.example" });
  await tell.handle({ questionId }, "job");
}

it("says in the person's language that there is a question and until when, but not which, and once", async () => {
  await run();
  await run();
  expect(sent).toHaveLength(1);
  const [[, email]] = sent as [[string, Email]];
  expect(email.subject).toBe("Das Moderationsteam hat eine Frage an dich");
  expect(email.text).toContain("https://fans.example/decisions");
  expect(email.text).toMatch(/bis \d+\. \S+ \d{4} um \d{2}:\d{2} UTC/);
  expect(email.text).not.toContain("Seit wann?");
});

it("is not sent once the case is decided", async () => {
  await dismissReports(scene.deps, scene.moderator, { personId: scene.member.id });
  await run();
  expect(sent).toEqual([]);
});
