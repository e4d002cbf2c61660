import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { authAccounts, authSessions, authUsers, identityProofs } from "../../../platform/database/schema/auth.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { bans } from "../../../platform/database/schema/safety.ts";
import { openDecisionScene } from "../../../testing/decisions.ts";
import { noJobs } from "../../../testing/no-jobs.ts";
import { actorOf, addPerson, type TestActor } from "../../../testing/people.ts";
import { openSession } from "../../../testing/sessions.ts";
import { untilStatementWaits } from "../../../testing/waiting.ts";
import { like } from "../../meeting/likes/service.ts";
import { ban } from "../../moderation/decisions/service.ts";
import { replacePassword } from "../../sign-in/accounts/service.ts";
import { markOf, sealAccess, tokenEnd } from "../suspension/policy.ts";
import { removeSuspended } from "../suspension/service.ts";
import { deleteAccount } from "./service.ts";

const HASH = "the hash of a password";

const scene = await openDecisionScene();
const { db } = scene.database;
afterAll(() => scene.close());

/** A member who has just stepped up. */
async function addLeaver(): Promise<TestActor> {
  const person = await addPerson(db);
  const account = { userId: person.id, accountId: person.id, providerId: "credential", password: HASH };
  await db.insert(authAccounts).values({ ...account, updatedAt: new Date() });
  const { sessionId } = await openSession(db, person.id, "a secret for tests only");
  await db.insert(identityProofs).values({ sessionId });
  return { ...actorOf(person), sessionId };
}

const leave = (actor: TestActor) => deleteAccount({ ...scene.deps, outbox: { add: async () => {} } }, actor, actor.id);

/** Starts all while the person is locked, so that they collide; returns the outcomes in order. */
async function atOnce(personId: string, ...start: (() => Promise<unknown>)[]): Promise<string[]> {
  let running: Promise<unknown>[] = [];
  await db.transaction(async (tx) => {
    await tx.execute(sql`select hold_person(${personId}::uuid, true)`);
    running = start.map((each) => each());
    for (const each of running) each.catch(() => {});
    await untilStatementWaits(scene.database, running.length);
  });
  const outcomes = await Promise.allSettled(running);
  return outcomes.map((outcome) => (outcome.status === "fulfilled" ? "done" : String(outcome.reason.code)));
}

const isThere = async ({ id }: TestActor) => (await db.$count(authUsers, eq(authUsers.id, id))) === 1;

describe("a deletion, and at the same moment", { tags: ["postgres"] }, () => {
  it("the same in another tab: one deletes, the other finds no session", async () => {
    const leaver = await addLeaver();
    const outcomes = await atOnce(
      leaver.id,
      () => leave(leaver),
      () => leave(leaver),
    );
    expect(outcomes.sort()).toEqual(["SESSION_MISSING", "done"]);
    expect(await isThere(leaver)).toBe(false);
  });

  it("OPEN-74 the same by a suspended person in another tab: both learn that the account is gone", async () => {
    const leaver = await addLeaver();
    await db.insert(bans).values({ userId: leaver.id, type: "ban", reason: "spam" });
    const deps = { ...scene.deps, outbox: noJobs, limiter: {} as never, factors: {} as never };
    const access = { personId: leaver.id, isRaised: true, passwordMark: markOf(HASH), until: tokenEnd(deps) };
    const remove = () => removeSuspended(deps, sealAccess(deps, access));
    expect(await atOnce(leaver.id, remove, remove)).toEqual(["done", "done"]);
    expect(await isThere(leaver)).toBe(false);
  });

  it("a ban: it finds nobody, or ends the session of the deletion", async () => {
    const leaver = await addLeaver();
    const outcomes = await atOnce(
      leaver.id,
      () => leave(leaver),
      () => ban(scene.deps, scene.moderator, { personId: leaver.id, reason: "spam", duration: "permanent" }),
    );
    expect([
      ["done", "PERSON_NOT_FOUND"],
      ["SESSION_MISSING", "done"],
    ]).toContainEqual(outcomes);
    const banned = await db.$count(bans, eq(bans.userId, leaver.id));
    expect(await isThere(leaver)).toBe(banned === 1);
  });

  it("a like by somebody: it is stored before, or finds nobody; the account is gone", async () => {
    const [leaver, admirer] = [await addLeaver(), await scene.addMember()];
    const { db, realtime, clock } = scene.deps;
    const outcomes = await atOnce(
      leaver.id,
      () => leave(leaver),
      () => like({ db, realtime, clock, outbox: noJobs }, admirer, leaver.id),
    );
    expect(outcomes[0]).toBe("done");
    expect(["done", "PERSON_NOT_FOUND"]).toContain(outcomes[1]);
    expect(await isThere(leaver)).toBe(false);
  });

  it("a new password: it waits, changes nothing any more, and nobody waits for ever", async () => {
    const leaver = await addLeaver();
    const changes = { userId: leaver.id, sessionId: randomUUID(), from: HASH, to: "another hash" };
    const results = await Promise.allSettled([
      leave(leaver),
      db.transaction((tx) => replacePassword(tx, changes)),
      leave(leaver),
    ]);
    // If the password change won, the sessions and their step-up are gone.
    const isChanged = results[1].status === "fulfilled" && results[1].value;
    expect(results[1].status).toBe("fulfilled");
    expect(await isThere(leaver)).toBe(isChanged);
    expect(await db.$count(authSessions, eq(authSessions.userId, leaver.id))).toBe(0);
    expect(await db.$count(profiles, eq(profiles.id, leaver.id))).toBe(isChanged ? 1 : 0);
  });
});
