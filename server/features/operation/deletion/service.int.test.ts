import { access, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { REALTIME_PATH } from "@nakamatch/contract/events/realtime";
import { eq, sql } from "drizzle-orm";
import { io } from "socket.io-client";
import { afterAll, describe, expect, it, vi } from "vitest";
import { hashPassword } from "../../../platform/auth/passwords.ts";
import {
  authAccounts,
  authSessions,
  authVerifications,
  identityProofs,
} from "../../../platform/database/schema/auth.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { startTestApplication } from "../../../testing/application.ts";
import { addPerson } from "../../../testing/people.ts";
import { left } from "../../../testing/realtime.ts";
import { openSession } from "../../../testing/sessions.ts";
import { GOOD_PASSWORD } from "../../../testing/sign-up.ts";

const SECRET = "a secret for tests, long enough to sign";

const server = await startTestApplication({ AUTH_SECRET: SECRET });
const { db } = server.database;
const passwordHash = await hashPassword(GOOD_PASSWORD);
afterAll(() => server.close());

/** A member with a password and a session. */
async function addMember() {
  const { id, email, nickname } = await addPerson(db);
  const account = { userId: id, accountId: id, providerId: "credential", password: passwordHash };
  await db.insert(authAccounts).values({ ...account, updatedAt: new Date() });
  return { id, email, nickname: nickname ?? "", ...(await addSession(id)) };
}

/** One more session of a person. */
async function addSession(personId: string) {
  const { cookie } = await openSession(db, personId, SECRET);
  return { cookie, client: server.client(cookie) };
}

/** Two matched people with a message each in their chat. */
async function addPair() {
  const [leaver, friend] = [await addMember(), await addMember()];
  await leaver.client.likes.like({ personId: friend.id });
  await friend.client.likes.like({ personId: leaver.id });
  const { chat } = await leaver.client.chats.open({ personId: friend.id });
  await leaver.client.chats.send({ chatId: chat.id, id: crypto.randomUUID(), message: "Me voy" });
  await friend.client.chats.send({ chatId: chat.id, id: crypto.randomUUID(), message: "Adiós" });
  return { leaver, friend, chatId: chat.id };
}

/** The call as specified. */
const deleteUser = (body: unknown, cookie?: string) =>
  server.post("/api/delete-user", body, cookie === undefined ? {} : { cookie });

const exists = async (id: string) => (await db.$count(profiles, eq(profiles.id, id))) === 1;

/** The tables with a row that contains the text. */
async function tablesWith(text: string): Promise<string[]> {
  const { pool } = server.database;
  const { rows } = await pool.query<{ name: string }>(
    "SELECT tablename::text AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const matching = await pool.query(`SELECT FROM "${name}" t WHERE t::text LIKE $1 LIMIT 1`, [`%${text}%`]);
    if (matching.rowCount === 1) found.push(name);
  }
  return found;
}

describe("the deletion of the own account", () => {
  it("DELETE-05 PERM-03 OPEN-83 is for good: nothing in the database names the person any more", async () => {
    const { leaver } = await addPair();
    await leaver.client.likes.like({ personId: (await addMember()).id });
    await leaver.client.blocks.block({ personId: (await addMember()).id });
    const reported = await addMember();
    await leaver.client.reports.reportProfile({ personId: reported.id, reason: "spam", description: "siempre" });
    const reset = { email: leaver.email, redirectTo: "/reset-password" };
    expect((await server.post("/api/auth/request-password-reset", reset)).status).toBe(200);
    const named = ["auth_session", "auth_verification", "chat_messages", "matches", "profiles", "reports"];
    await expect.poll(() => tablesWith(leaver.id)).toEqual(expect.arrayContaining(named));

    await leaver.client.identity.prove({ password: GOOD_PASSWORD });
    const response = await deleteUser({ userId: leaver.id }, leaver.cookie);
    expect(response.status).toBe(200);
    // The change feed keeps the id until pruned, so that the index learns of the deletion.
    expect(await tablesWith(leaver.id)).toEqual(["discovery_changes"]);
    expect(await tablesWith(leaver.email)).toEqual([]);
    expect(await tablesWith(leaver.nickname)).toEqual([]);

    const signIn = await server.post("/api/auth/sign-in/email", { email: leaver.email, password: GOOD_PASSWORD });
    expect(await signIn.json()).toMatchObject({ code: "INVALID_CREDENTIALS" });
    expect(await leaver.client.accounts.session()).toBeNull();
    await expect(leaver.client.chats.list({})).rejects.toMatchObject({ status: 401 });
    expect((await server.client().accounts.emailAvailability({ email: leaver.email })).available).toBe(true);
  });

  it("DELETE-07 OPEN-83 leaves the chat with its messages to the other side, without who wrote them", async () => {
    const { leaver, friend, chatId } = await addPair();
    await leaver.client.identity.prove({ password: GOOD_PASSWORD });
    await leaver.client.deletion.deleteUser({ userId: leaver.id });
    const { chats } = await friend.client.chats.list({});
    expect(chats).toMatchObject([{ id: chatId, otherUser: null }]);
    const { messages } = await friend.client.chats.messages({ chatId });
    expect(messages.map(({ message, senderId }) => [message, senderId]).sort()).toEqual([
      ["Adiós", friend.id],
      ["Me voy", null],
    ]);
    expect(JSON.stringify({ chats, messages })).not.toContain(leaver.nickname);
    expect((await friend.client.likes.matches({ list: "mutual" })).matches).toEqual([]);
  });

  it("DELETE-06 DELETE-08 OPEN-82 is refused for another person's id, without the password, and signed out; `error` says so", async () => {
    const { leaver, friend } = await addPair();
    const refusals = [
      [await deleteUser({ userId: friend.id }, leaver.cookie), 403, "FORBIDDEN"],
      [await deleteUser({ userId: leaver.id }, leaver.cookie), 403, "IDENTITY_NOT_PROVEN"],
      [await deleteUser({ userId: leaver.id }), 401, "SESSION_MISSING"],
      [await deleteUser({ userId: "me" }, leaver.cookie), 422, "VALIDATION_FAILED"],
      [await deleteUser({}, leaver.cookie), 422, "VALIDATION_FAILED"],
    ] as const;
    for (const [response, status, code] of refusals) {
      const body = (await response.json()) as { error: string };
      expect([response.status, body]).toMatchObject([status, { code, error: expect.stringMatching(/^[a-z]/) }]);
    }
    expect([await exists(leaver.id), await exists(friend.id)]).toEqual([true, true]);
  });

  it("says in `error` what is wrong with the request itself too, and is at no other address", async () => {
    const headers = { "content-type": "application/json" };
    const malformed = await fetch(`${server.url}/api/delete-user`, { method: "POST", headers, body: "{" });
    expect([malformed.status, await malformed.json()]).toMatchObject([
      400,
      { code: "MALFORMED_REQUEST", error: "the request cannot be read" },
    ]);
    const foreign = await server.post("/api/delete-user", {}, { origin: "https://evil.test" });
    expect(await foreign.json()).toMatchObject({ code: "FORBIDDEN", error: "this origin may not call" });
    const read = await fetch(`${server.url}/api/delete-user`);
    expect([read.status, read.headers.get("allow"), await read.json()]).toMatchObject([
      405,
      "POST",
      { error: "this address does not take this method" },
    ]);
    const { leaver } = await addPair();
    const elsewhere = await server.post("/api/v1/delete-user", { userId: leaver.id }, { cookie: leaver.cookie });
    expect([elsewhere.status, await elsewhere.json()]).toMatchObject([404, { code: "NOT_FOUND" }]);
  });

  it("disconnects the person's pages, and makes those of others fetch again", async () => {
    const { leaver, friend } = await addPair();
    const open = (cookie: string) => {
      const options = { path: REALTIME_PATH, transports: ["websocket"], forceNew: true, extraHeaders: { cookie } };
      return io(server.url, options);
    };
    const [mine, theirs] = [open(leaver.cookie), open(friend.cookie)];
    const heard: string[] = [];
    theirs.onAny((name: string) => heard.push(name));
    await expect.poll(() => [mine.connected, theirs.connected]).toEqual([true, true]);
    const gone = left(mine);
    await leaver.client.identity.prove({ password: GOOD_PASSWORD });
    await leaver.client.deletion.deleteUser({ userId: leaver.id });
    expect(await gone).toBe("io server disconnect");
    await expect.poll(() => heard).toEqual(expect.arrayContaining(["chats.changed", "likes.changed"]));
    theirs.close();
    mine.close();
  });

  it("deletes the files of the photo", async () => {
    const { leaver } = await addPair();
    const avatarUrl = `/avatars/${leaver.id}/1_photo.jpg`;
    const file = join(server.dataFolder, avatarUrl);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, "a photo");
    await db.update(profiles).set({ avatarUrl }).where(eq(profiles.id, leaver.id));
    await leaver.client.identity.prove({ password: GOOD_PASSWORD });
    await leaver.client.deletion.deleteUser({ userId: leaver.id });
    await vi.waitFor(() => expect(access(file)).rejects.toMatchObject({ code: "ENOENT" }), { timeout: 10_000 });
  });
});

describe("the password, given again", () => {
  it("has to be right", async () => {
    const { cookie } = await addMember();
    for (const password of ["Wrong-1999", ""]) {
      const response = await server.post("/api/v1/session/proof", { password }, { cookie });
      expect([response.status, await response.json()]).toMatchObject([403, { code: "PASSWORD_WRONG" }]);
    }
    expect(await db.$count(identityProofs)).toBe(0);
  });

  it("holds for ten minutes, in the session in which it was given", async () => {
    const { id, client } = await addMember();
    const { client: elsewhere } = await addSession(id);
    await client.identity.prove({ password: GOOD_PASSWORD });
    const refused = { status: 403 };
    await expect(elsewhere.deletion.deleteUser({ userId: id })).rejects.toMatchObject(refused);
    const age = (seconds: number) =>
      db.update(identityProofs).set({ provenAt: sql`now() - make_interval(secs => ${seconds})` });
    await age(600);
    await expect(client.deletion.deleteUser({ userId: id })).rejects.toMatchObject(refused);
    await client.identity.prove({ password: GOOD_PASSWORD });
    await age(590);
    expect(await client.deletion.deleteUser({ userId: id })).toEqual({ isDeleted: true });
    expect(await db.$count(authSessions, eq(authSessions.userId, id))).toBe(0);
    expect(await db.$count(authVerifications, eq(authVerifications.value, id))).toBe(0);
  });
});
