import { randomUUID } from "node:crypto";
import { REALTIME_PATH } from "@nakamatch/contract/events/realtime";
import { io } from "socket.io-client";
import { afterAll, describe, expect, it } from "vitest";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import { totpStep } from "../../../platform/auth/totp.ts";
import { openFactorsScene, refusal } from "../../../testing/factors.ts";
import { endpoints } from "../../../testing/http-app.ts";
import { COOKIE } from "../../../testing/sessions.ts";
import { GOOD_PASSWORD } from "../../../testing/sign-up.ts";
import { totpCode } from "../../../testing/totp.ts";
import { until } from "../../../testing/waiting.ts";
import { recover } from "./service.ts";

/** The test servers' address. */
const ORIGIN = "http://localhost:3000";

const scene = await openFactorsScene();
const { server, addMember, addApp, give } = scene;
afterAll(() => scene.close());

interface Pair {
  access_token: string;
  refresh_token: string;
}

/** Signs in as a non-browser client. */
async function signInForTokens(email: string): Promise<Pair> {
  const response = await server.post("/api/auth/token", { grant_type: "password", email, password: GOOD_PASSWORD });
  expect(response.status).toBe(200);
  return (await response.json()) as Pair;
}

describe("who has a factor that counts", () => {
  it("SESSION-20 gets nothing past the login at aal1, in sessions that are open already too", async () => {
    const { client, email, open } = await addMember();
    const earlier = await open();
    const { id, codeAfter } = await addApp(client);
    for (const held of [earlier, { client: server.client(await server.signIn(email, GOOD_PASSWORD)) }]) {
      expect(await held.client.accounts.session()).toBeNull();
      await expect(held.client.chats.list({})).rejects.toEqual(refusal("SESSION_MISSING"));
      await expect(held.client.factors.enrol({ factor_type: "totp" })).rejects.toEqual(refusal("SESSION_MISSING"));
      await expect(held.client.factors.remove({ factorId: id })).rejects.toEqual(refusal("SESSION_MISSING"));
      await expect(held.client.factors.makeRecoveryCodes({})).rejects.toEqual(refusal("SESSION_MISSING"));
      expect((await held.client.factors.list({})).factors).toMatchObject([{ id }]);
    }
    await give(earlier.client, id, codeAfter(0));
    expect((await earlier.client.accounts.session())?.session.assuranceLevel).toBe("aal2");
  });

  it("SESSION-20 cannot come in by a factor of which no code was given", async () => {
    const { client, open } = await addMember();
    await addApp(client);
    const { id, totp } = await client.factors.enrol({ factor_type: "totp" });
    const held = (await open()).client;
    const code = totpCode(totp?.secret ?? "", totpStep(scene.now));
    await expect(give(held, id, code)).rejects.toEqual(refusal("FACTOR_NOT_FOUND"));
  });

  it("OPEN-28 comes in by a recovery code, each once; new ones replace the old", async () => {
    const { client, open } = await addMember();
    await expect(client.factors.makeRecoveryCodes({})).rejects.toEqual(refusal("FACTOR_NOT_FOUND"));
    await addApp(client);
    await expect(client.factors.makeRecoveryCodes({})).rejects.toEqual(refusal("IDENTITY_NOT_PROVEN"));
    await client.identity.prove({ password: GOOD_PASSWORD });
    const [old = ""] = (await client.factors.makeRecoveryCodes({})).codes;
    const { codes } = await client.factors.makeRecoveryCodes({});
    expect(new Set(codes).size).toBe(10);
    const held = (await open()).client;
    await expect(held.factors.recover({ code: old })).rejects.toEqual(refusal("FACTOR_CODE_WRONG"));
    expect(await held.factors.recover({ code: ` ${codes[0]?.toUpperCase().replace("-", " ")}` })).toEqual({
      assurance_level: "aal2",
    });
    expect(await held.accounts.session()).not.toBeNull();
    await expect((await open()).client.factors.recover({ code: codes[0] ?? "" })).rejects.toEqual(
      refusal("FACTOR_CODE_WRONG"),
    );
    expect((await client.factors.list({})).recovery_codes_left).toBe(9);
  });

  it("OPEN-28 comes in by a recovery code from before the secret was changed, while that is known", async () => {
    const { client, open, id: userId } = await addMember();
    await addApp(client);
    await client.identity.prove({ password: GOOD_PASSWORD });
    const { codes } = await client.factors.makeRecoveryCodes({});
    const { db } = server.database;
    const recoverWith = async (code: string, earlierSecrets: string[]) => {
      const { sessionId } = await open();
      const actor = { id: userId, sessionId } as Actor;
      return recover({ db, secret: "another secret, long enough to sign", earlierSecrets }, actor, code);
    };
    await expect(recoverWith(codes[0] ?? "", [])).rejects.toMatchObject({ code: "FACTOR_CODE_WRONG" });
    expect(await recoverWith(codes[0] ?? "", [scene.secret])).toEqual({ assurance_level: "aal2" });
    await expect(recoverWith(codes[0] ?? "", [scene.secret])).rejects.toMatchObject({ code: "FACTOR_CODE_WRONG" });
  });

  it("SESSION-20 gets the same as somebody signed out from everything that reads, with a cookie or a bearer token", async () => {
    const { client, email } = await addMember();
    await addApp(client);
    const held = await signInForTokens(email);
    const reads = endpoints.filter(({ method, name }) => method === "GET" && name !== "factors.list");
    expect(reads.length).toBeGreaterThan(20);
    for (const { name, address } of reads) {
      const path = address.replaceAll(/\{\w+\}/g, randomUUID());
      const ask = async (headers: Record<string, string>) => {
        const response = await fetch(server.url + path, { headers });
        return [name, response.status, (await response.text()).replaceAll(/[0-9a-f-]{36}|"requestId":"[^"]*"/g, "")];
      };
      const signedOut = await ask({});
      expect(await ask({ authorization: `Bearer ${held.access_token}` })).toEqual(signedOut);
      expect(await ask({ cookie: `${COOKIE}=${held.access_token}` })).toEqual(signedOut);
    }
  });

  it("SESSION-20 sets no photo, and refreshed tokens open no more", async () => {
    const { client, email } = await addMember();
    await addApp(client);
    const held = await signInForTokens(email);
    const renewed = await server.post("/api/auth/token", {
      grant_type: "refresh_token",
      refresh_token: held.refresh_token,
    });
    const { access_token } = (await renewed.json()) as Pair;
    expect(renewed.status).toBe(200);
    for (const token of [held.access_token, access_token]) {
      const headers = { authorization: `Bearer ${token}` };
      expect((await fetch(`${server.url}/api/v1/me/photo`, { method: "PUT", headers })).status).toBe(401);
      expect((await fetch(`${server.url}/api/v1/chats`, { headers })).status).toBe(401);
      expect(await (await fetch(`${server.url}/api/auth/get-session`, { headers })).json()).toBeNull();
    }
  });

  it("SESSION-20 gets no live connection; those that are open are cut with the first factor", async () => {
    const { client, open, cookie } = await addMember();
    const other = await open();
    const tab = io(server.url, { path: REALTIME_PATH, extraHeaders: { cookie: other.cookie, origin: ORIGIN } });
    const ended = new Promise((resolve) => tab.on("disconnect", resolve));
    await new Promise((resolve) => tab.once("connect", () => resolve(undefined)));
    await addApp(client);
    await ended;
    const outcomes = await Promise.all(
      [other.cookie, cookie].map(async (sent) => {
        const socket = io(server.url, {
          path: REALTIME_PATH,
          reconnection: false,
          forceNew: true,
          extraHeaders: { cookie: sent, origin: ORIGIN },
        });
        const how = await new Promise((resolve) => {
          socket.once("connect", () => resolve("connected"));
          socket.once("connect_error", () => resolve("refused"));
        });
        socket.close();
        return how;
      }),
    );
    tab.close();
    expect(outcomes).toEqual(["refused", "connected"]);
  });

  it("SESSION-20 does not come in by a new password from an email, which starts no count of guesses again; a recovery code still opens", async () => {
    const { client, email, open } = await addMember();
    const { id } = await addApp(client);
    await client.identity.prove({ password: GOOD_PASSWORD });
    const [code = ""] = (await client.factors.makeRecoveryCodes({})).codes;
    for (let made = 0; made < 6; made++) await (await open()).client.factors.challenge({ factorId: id });
    await server.post("/api/auth/request-password-reset", { email, redirectTo: "/reset-password" });
    const link = await until(async () => {
      const [message] = (await server.outbox.list()).filter(({ to }) => to === email);
      return (
        message?.text.match(/http:\/\/localhost:3000(\/api\/auth\/\S+)/)?.[1] ?? Promise.reject(new Error("no link"))
      );
    });
    const { headers } = await fetch(server.url + link, { redirect: "manual" });
    const token = new URL(headers.get("location") ?? "", server.url).searchParams.get("token");
    const reset = await server.post("/api/auth/reset-password", { newPassword: "Thousand-5unny", token });
    expect(reset.status).toBe(200);
    const held = server.client(await server.signIn(email, "Thousand-5unny"));
    expect(await held.accounts.session()).toBeNull();
    expect((await held.factors.list({})).factors).toMatchObject([{ id, status: "verified" }]);
    await expect(held.factors.challenge({ factorId: id })).rejects.toEqual(refusal("TOO_MANY_REQUESTS"));
    expect(await held.factors.recover({ code })).toEqual({ assurance_level: "aal2" });
    expect(await held.accounts.session()).not.toBeNull();
  });
});
