import { PROMPTS } from "@nakamatch/contract/vocabulary/limits";
import type { PromptAnswer } from "@nakamatch/domain/people/prompts";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { systemClock } from "../../../platform/clock.ts";
import { authUsers } from "../../../platform/database/schema/auth.ts";
import { profilePrompts } from "../../../platform/database/schema/people.ts";
import { blocks } from "../../../platform/database/schema/safety.ts";
import { refused } from "../../../testing/database-errors.ts";
import { actorOf, addPerson, type TestActor } from "../../../testing/people.ts";
import { openReportScene } from "../../../testing/reports.ts";
import { readEvidence, reportPerson } from "../../moderation/reports/service.ts";
import { listFlags } from "../../signals/moderation-flags/service.ts";
import { showOwnProfile, showProfile } from "../profiles/service.ts";
import { changePrompts } from "./service.ts";

let me: TestActor;
let other: TestActor;

const deps = () => ({ db, clock: systemClock });

const OPENING = { question: "unskippable_opening", answer: "Bloom Into You. ||Llora en el último||" };
const CRIED = { question: "made_me_cry", answer: "El final de Clannad" };
const ISEKAI = { question: "my_isekai", answer: "Un pueblo de Animal Crossing" };

const scene = await openReportScene();
const { db } = scene.database;
const moderator = { ...actorOf(await addPerson(db, { isModerator: true })), isModerator: true };
afterAll(() => scene.close());
beforeEach(async () => {
  await scene.renew();
  me = scene.first;
  other = scene.second;
});

const change = (prompts: PromptAnswer[], before: PromptAnswer[] = []) => changePrompts(db, me, { prompts, before });
const shown = async (viewer = other) => (await showProfile(deps(), viewer, me.id)).prompts;
const plain = (prompts: PromptAnswer[]) => prompts.map(({ question, answer }) => ({ question, answer }));
const flags = async () => (await listFlags(db, moderator, { personId: me.id, limit: 9 })).signals;

describe("the answers of a profile", () => {
  it("come in their order to whoever sees the profile, and to nobody else", async () => {
    expect(await shown()).toEqual([]);
    const stored = await change([OPENING, { ...CRIED, answer: " El final de Clannad\n" }]);
    expect(plain(stored)).toEqual([OPENING, CRIED]);
    expect(await shown()).toEqual(stored);
    expect((await showOwnProfile(deps(), me)).prompts).toEqual(stored);
    await db.insert(blocks).values({ blockerId: me.id, blockedId: other.id });
    await expect(shown()).rejects.toMatchObject({ code: "PERSON_NOT_FOUND" });
  });

  it("keep their ids while their question stays, also when they swap places", async () => {
    const [opening, cried, isekai] = await change([OPENING, CRIED, ISEKAI]);
    const next = [ISEKAI, { ...OPENING, answer: "Gurenge" }, { ...CRIED, question: "comfort_rewatch" }];
    const stored = await change(next, [OPENING, CRIED, ISEKAI]);
    expect(stored).toMatchObject([
      { id: isekai?.id },
      { id: opening?.id, answer: "Gurenge" },
      { answer: CRIED.answer },
    ]);
    expect(stored[2]?.id).not.toBe(cried?.id);
  });

  it("of another device are not lost: an old list stores nothing, and the same list twice is no conflict", async () => {
    const stored = await change([OPENING]);
    await expect(change([CRIED])).rejects.toMatchObject({ code: "PROFILE_CHANGED" });
    expect(await change([OPENING])).toEqual(stored);
    expect(await shown()).toEqual(stored);
    const both = await Promise.allSettled([change([CRIED], [OPENING]), change([ISEKAI], [OPENING])]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("are refused at their place, and nothing is stored", async () => {
    const wrong = [
      { question: "of_another_release", answer: "x" },
      { question: "made_me_cry", answer: " \u200b" },
      { question: "made_me_cry", answer: "x".repeat(PROMPTS.answer + 1) },
    ];
    await expect(change(wrong)).rejects.toMatchObject({
      code: "VALIDATION_FAILED",
      data: {
        issues: [
          { path: "prompts.0.question", reason: "invalid" },
          { path: "prompts.1.answer", reason: "required" },
          { path: "prompts.2.question", reason: "repeated" },
          { path: "prompts.2.answer", reason: "tooLong" },
        ],
      },
    });
    await expect(change([{ ...CRIED, answer: "a\u202eb" }])).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
    expect(await shown()).toEqual([]);
  });

  it("to questions that only another release knows stay", async () => {
    const newer = { question: "of_another_release", answer: "Sí" };
    await db.insert(profilePrompts).values({ personId: me.id, ...newer, position: 1 });
    expect(plain(await change([CRIED, newer], [newer]))).toEqual([CRIED, newer]);
  });

  it("are at most three of 150 characters, one per question and place, in the database too, and go with the account", async () => {
    await change([OPENING]);
    const insert = (values: Partial<typeof profilePrompts.$inferInsert>) =>
      refused(db.insert(profilePrompts).values({ personId: me.id, ...CRIED, position: 2, ...values }));
    expect(await insert({ position: 4 })).toMatchObject({ constraint: "profile_prompts_position" });
    expect(await insert({ position: 1 })).toMatchObject({ constraint: "profile_prompts_position_key" });
    expect(await insert({ question: OPENING.question })).toMatchObject({ constraint: "profile_prompts_question_key" });
    expect(await insert({ answer: "x".repeat(151) })).toMatchObject({ constraint: "profile_prompts_answer" });
    expect(await insert({ answer: " \n" })).toMatchObject({ constraint: "profile_prompts_answer" });
    await db.delete(authUsers).where(eq(authUsers.id, me.id));
    expect(await db.$count(profilePrompts, eq(profilePrompts.personId, me.id))).toBe(0);
    await expect(change([CRIED])).rejects.toMatchObject({ code: "SESSION_MISSING" });
  });
});

describe("moderators", () => {
  it("are shown listed words with their question, until they are gone", async () => {
    const rude = { ...CRIED, answer: "Menuda mierda" };
    await change([OPENING, rude]);
    const flag = { kind: "listed_word", field: "prompt", question: "made_me_cry" };
    expect(await flags()).toMatchObject([{ ...flag, text: "Menuda mierda" }]);
    await change([rude, { ...OPENING, answer: "Puta locura" }], [OPENING, rude]);
    expect((await flags()).map((each) => "question" in each && each.question).sort()).toEqual([
      "made_me_cry",
      "unskippable_opening",
    ]);
    await change([OPENING], [rude, { ...OPENING, answer: "Puta locura" }]);
    expect(await flags()).toEqual([]);
  });

  it("read in the evidence of a report what the reporter saw", async () => {
    await change([OPENING, CRIED]);
    const about = { personId: me.id, kind: "profile", reason: "spam", description: "Vende" } as const;
    await reportPerson(scene.reports, other, about);
    await change([], [OPENING, CRIED]);
    const [evidence] = await readEvidence(db, moderator, { personId: me.id, limit: 1 });
    expect(evidence?.content).toMatchObject({ prompts: [OPENING, CRIED] });
  });
});
