import { randomUUID, webcrypto } from "node:crypto";
import { REALTIME_PATH } from "@nakamatch/contract/events/realtime";
import { eq, sql } from "drizzle-orm";
import { io } from "socket.io-client";
import { afterAll, describe, expect, it } from "vitest";
import { hashPassword } from "../../../platform/auth/passwords.ts";
import { authAccounts, authSessions, refreshTokens, signingKeys } from "../../../platform/database/schema/auth.ts";
import { startTestApplication } from "../../../testing/application.ts";
import { addPerson } from "../../../testing/people.ts";
import { openSession } from "../../../testing/sessions.ts";
import { openDeps } from "../../../testing/sign-in.ts";
import { GOOD_PASSWORD } from "../../../testing/sign-up.ts";
import { createSigningKeys, signingKeySeal } from "../signing-keys/service.ts";
import { refreshSession } from "./service.ts";

const SECRET = "a secret for tests, long enough to sign";

const server = await startTestApplication({ AUTH_SECRET: SECRET });
const { db } = server.database;
const passwordHash = await hashPassword(GOOD_PASSWORD);
afterAll(() => server.close());

interface Pair {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  expires_at: number;
  user: { id: string };
}

async function addMember(): Promise<{ id: string; email: string }> {
  const { id, email } = await addPerson(db);
  const account = { userId: id, accountId: id, providerId: "credential", password: passwordHash };
  await db.insert(authAccounts).values({ ...account, updatedAt: new Date() });
  return { id, email: email ?? "" };
}

const token = (body: object, headers: Record<string, string> = {}) => server.post("/api/auth/token", body, headers);

async function signIn(): Promise<Pair> {
  const { email } = await addMember();
  const response = await token({ grant_type: "password", email, password: GOOD_PASSWORD });
  expect(response.status).toBe(200);
  return (await response.json()) as Pair;
}

/** Refreshes; returns the next pair or the error code. */
async function refresh(refreshToken: string): Promise<Pair & { code?: string }> {
  const response = await token({ grant_type: "refresh_token", refresh_token: refreshToken });
  return (await response.json()) as Pair & { code?: string };
}

/** The person a bearer token authenticates, or the refusal. */
async function whoIs(accessToken: string, path = "/api/v1/session") {
  const response = await fetch(server.url + path, { headers: { authorization: `Bearer ${accessToken}` } });
  return (await response.json()) as { user?: { id: string }; code?: string; message?: string } | null;
}

/** Backdates the use of refresh tokens. */
async function letSecondsPass(seconds: number): Promise<void> {
  await db.update(refreshTokens).set({ usedAt: sql`${refreshTokens.usedAt} - make_interval(secs => ${seconds})` });
}

describe("a client that is no browser", () => {
  it("SESSION-02 SESSION-11 gets a pair of tokens by password, and its access token is who it is", async () => {
    const pair = await signIn();
    expect(pair.expires_in).toBe(900);
    expect(Math.abs(pair.expires_at - Date.now() / 1000 - 900)).toBeLessThan(60);
    expect(await whoIs(pair.access_token)).toMatchObject({ user: { id: pair.user.id } });
    expect(await whoIs(pair.access_token, "/api/auth/get-session")).toMatchObject({ user: { id: pair.user.id } });
    expect(await whoIs(pair.refresh_token), "a refresh token opens nothing").toMatchObject({ code: "TOKEN_INVALID" });
  });

  it("is refused with a wrong password as at the login, and without any", async () => {
    const { email } = await addMember();
    const wrong = await token({ grant_type: "password", email, password: "wrong" });
    expect([wrong.status, await wrong.json()]).toMatchObject([401, { code: "INVALID_CREDENTIALS" }]);
    for (const body of [{}, { grant_type: "magic" }, { grant_type: "password", email }, []]) {
      const response = await token(body);
      expect([response.status, await response.json()]).toMatchObject([422, { code: "VALIDATION_FAILED" }]);
    }
  });

  it("SESSION-10 gets new tokens for its refresh token, and the session lasts on", async () => {
    const first = await signIn();
    const lasts = async () => (await db.select().from(authSessions).where(eq(authSessions.userId, first.user.id)))[0];
    await db
      .update(authSessions)
      .set({ expiresAt: new Date(Date.now() + 60_000) })
      .where(eq(authSessions.userId, first.user.id));
    const second = await refresh(first.refresh_token);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(await whoIs(second.access_token)).toMatchObject({ user: { id: first.user.id } });
    expect((await lasts())?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * 86_400_000);
    expect(await refresh(second.refresh_token)).toMatchObject({ user: { id: first.user.id } });
  });

  it("SESSION-14 has no session with a refresh token that was never given", async () => {
    expect(await refresh("made-up")).toMatchObject({ code: "SESSION_MISSING" });
  });

  it("SESSION-08 signs out with a bearer token, for every token of the session", async () => {
    const pair = await signIn();
    await server.post("/api/auth/sign-out", {}, { authorization: `Bearer ${pair.access_token}` });
    expect(await whoIs(pair.access_token)).toBeNull();
    expect(await refresh(pair.refresh_token)).toMatchObject({ code: "SESSION_MISSING" });
  });
});

describe("a refresh token that is used twice", () => {
  it("SESSION-10 at the same time, by two tabs on two servers, keeps both signed in", async () => {
    const first = await signIn();
    // Three servers, each with its own key cache.
    const keys = () => createSigningKeys({ db, seal: signingKeySeal(SECRET) });
    const here = () => refreshSession(openDeps(db, { keys: keys() }), first.refresh_token);
    const pairs = await Promise.all([here(), here(), here()]);
    for (const pair of pairs) {
      expect(await whoIs(pair?.accessToken ?? "")).toMatchObject({ user: { id: first.user.id } });
    }
    expect(new Set(pairs.map((pair) => pair?.refreshToken)).size).toBe(3);
    expect(await refresh(pairs.at(-1)?.refreshToken ?? "")).toMatchObject({ user: { id: first.user.id } });
  });

  it("SESSION-10 opens no second branch: once one of two tokens is used, the other ends the session", async () => {
    const first = await signIn();
    const [one, other] = [await refresh(first.refresh_token), await refresh(first.refresh_token)];
    const next = await refresh(one.refresh_token);
    expect(next).toMatchObject({ user: { id: first.user.id } });
    expect(await refresh(other.refresh_token)).toMatchObject({ code: "SESSION_MISSING" });
    expect(await refresh(next.refresh_token)).toMatchObject({ code: "SESSION_MISSING" });
    expect(await whoIs(next.access_token)).toBeNull();
  });

  it("SESSION-10 by a browser that waits ten seconds for an answer which is lost, and then tries again, goes on", async () => {
    const first = await signIn();
    await refresh(first.refresh_token);
    await letSecondsPass(45);
    expect(await refresh(first.refresh_token)).toMatchObject({ user: { id: first.user.id } });
  });

  it("SESSION-10 later ends the session: every token of it, and its sockets within a second", async () => {
    const first = await signIn();
    const second = await refresh(first.refresh_token);
    const extraHeaders = { authorization: `Bearer ${second.access_token}` };
    const socket = io(server.url, { path: REALTIME_PATH, transports: ["websocket"], extraHeaders, forceNew: true });
    await new Promise<void>((resolve) => socket.once("connect", resolve));
    const isCut = new Promise((resolve) => socket.once("disconnect", resolve));
    await letSecondsPass(60);
    expect(await refresh(first.refresh_token)).toMatchObject({ code: "SESSION_MISSING" });
    expect(await Promise.race([isCut, new Promise((resolve) => setTimeout(resolve, 1000, "still open"))])).toBe(
      "io server disconnect",
    );
    expect(await whoIs(second.access_token)).toBeNull();
    expect(await refresh(second.refresh_token)).toMatchObject({ code: "SESSION_MISSING" });
    socket.close();
  });

  it("SESSION-10 ends the session at once where its successor was used already", async () => {
    const first = await signIn();
    const second = await refresh(first.refresh_token);
    const third = await refresh(second.refresh_token);
    expect(await refresh(first.refresh_token)).toMatchObject({ code: "SESSION_MISSING" });
    expect(await whoIs(third.access_token)).toBeNull();
  });

  it("is not stored: a copy of the table opens nothing", async () => {
    const { refresh_token } = await signIn();
    const { rows } = await db.execute(sql`select * from auth_refresh_tokens`);
    expect(JSON.stringify(rows)).not.toContain(refresh_token);
    expect(rows.some((row) => Buffer.from(row.hash as Uint8Array).toString("base64url") === refresh_token)).toBe(false);
  });
});

describe("a browser", () => {
  it("SESSION-10 refreshes by its cookie, and sees no token", async () => {
    const { email } = await addMember();
    const cookie = await server.signIn(email, GOOD_PASSWORD);
    const response = await token({ grant_type: "refresh_token" }, { cookie });
    expect(await response.json()).toEqual({ expires_in: 900, expires_at: expect.any(Number) });
    const next = response.headers.getSetCookie().map((each) => each.split(";")[0]);
    expect((await server.client(next.join("; ")).accounts.session())?.user.email).toBe(email);
    expect(
      next.some((each) => cookie.includes(each ?? "") && each?.includes("_token")),
      "both are new",
    ).toBe(false);
  });

  it("SESSION-05 loses its cookies when the session cannot be refreshed", async () => {
    const response = await token({ grant_type: "refresh_token" }, { cookie: "nakamatch.refresh_token=made-up" });
    expect(response.status).toBe(401);
    for (const cookie of response.headers.getSetCookie()) expect(cookie).toMatch(/^[\w.]+=; Max-Age=0;/);
    expect(response.headers.getSetCookie()).toHaveLength(3);
  });

  it("SESSION-08 signs out by its refresh token when the access token has expired", async () => {
    const { id, email } = await addMember();
    const cookie = await server.signIn(email, GOOD_PASSWORD);
    const refreshOnly = cookie.split("; ").filter((each) => each.includes("refresh_token"));
    await server.post("/api/auth/sign-out", {}, { cookie: refreshOnly.join("") });
    expect(await db.$count(authSessions, eq(authSessions.userId, id))).toBe(0);
  });
});

describe("an access token", () => {
  it("SESSION-13 whose signature does not verify is refused with that reason, everywhere", async () => {
    const { access_token } = await signIn();
    const [head, body] = access_token.split(".");
    const none = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
    for (const forged of [`${head}.${body}.AAAA`, `${none}.${body}.`, "made-up"]) {
      for (const path of ["/api/v1/session", "/api/v1/me/profile", "/api/auth/get-session"]) {
        expect(await whoIs(forged, path)).toMatchObject({ code: "TOKEN_INVALID", message: "Invalid JWT signature" });
      }
    }
  });

  it("SESSION-14 that has expired is no session, by the database's clock", async () => {
    const { id } = await addMember();
    const now = Math.floor(Date.now() / 1000);
    const old = await openSession(db, id, SECRET, { exp: now - 1 });
    expect(await whoIs(old.token)).toBeNull();
    expect(await whoIs(old.token, "/api/v1/matches")).toMatchObject({ code: "SESSION_MISSING" });
    const good = await openSession(db, id, SECRET, { exp: now + 300 });
    expect(await whoIs(good.token)).toMatchObject({ session: { expiresAt: now + 300 } });
  });

  it("of a session that was never opened is none", async () => {
    const { id } = await addMember();
    const { token: made } = await openSession(db, id, SECRET, { sid: randomUUID() });
    expect(await whoIs(made)).toBeNull();
  });
});

describe("the keys", () => {
  const keySet = async () =>
    (
      (await (await fetch(`${server.url}/api/auth/jwks`)).json()) as {
        keys: (webcrypto.JsonWebKey & { kid: string })[];
      }
    ).keys;

  it("SESSION-12 are public: with them anybody can verify a token, and nobody sign one", async () => {
    const { access_token } = await signIn();
    const [head = "", body = "", signature = ""] = access_token.split(".");
    const { kid } = JSON.parse(Buffer.from(head, "base64url").toString()) as { kid: string };
    const keys = await keySet();
    for (const key of keys) expect(Object.keys(key).sort()).toEqual(["alg", "crv", "kid", "kty", "use", "x", "y"]);
    const jwk = keys.find((key) => key.kid === kid);
    const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
    const key = await webcrypto.subtle.importKey("jwk", jwk as webcrypto.JsonWebKey, algorithm, false, ["verify"]);
    const verified = await webcrypto.subtle.verify(
      algorithm,
      key,
      Buffer.from(signature, "base64url"),
      Buffer.from(`${head}.${body}`),
    );
    expect(verified).toBe(true);
  });

  it("SESSION-12 are changed every 30 days: the old one signs no more, and is known as long as its tokens", async () => {
    const { access_token } = await signIn();
    await db.update(signingKeys).set({ createdAt: sql`now() - interval '30 days'` });
    const before = (await keySet()).map(({ kid }) => kid);
    const next = await createSigningKeys({ db, seal: signingKeySeal(SECRET) }).current();
    expect(before).not.toContain(next.id);
    expect((await keySet()).map(({ kid }) => kid)).toEqual([next.id, ...before]);
    expect(await whoIs(access_token)).toMatchObject({ user: { id: expect.any(String) } });
  });

  it("are stored encrypted; with another secret there is a new one", async () => {
    const [stored] = await db.select().from(signingKeys);
    expect(stored?.privateKey).not.toContain("PRIVATE");
    const mine = await createSigningKeys({ db, seal: signingKeySeal(SECRET) }).current();
    const other = await createSigningKeys({ db, seal: signingKeySeal("another secret") }).current();
    expect(other.id).not.toBe(mine.id);
  });
});
