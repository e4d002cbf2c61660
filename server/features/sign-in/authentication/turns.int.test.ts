import { randomUUID } from "node:crypto";
import { afterAll, expect, it, vi } from "vitest";
import { AppError } from "../../../platform/app-error.ts";
import type { Turn } from "../../../platform/auth/passwords.ts";
import { createQueueTickets } from "../../../platform/auth/queue-tickets.ts";
import { authVerifications } from "../../../platform/database/schema/auth.ts";
import { unlimited } from "../../../platform/limits/limiter.ts";
import { createLog } from "../../../platform/log.ts";
import { createTestDatabase } from "../../../testing/database.ts";
import { NEW_DEVICE, openDeps } from "../../../testing/sign-in.ts";
import { storedLink } from "../accounts/policy.ts";
import { resetPassword } from "../identity/service.ts";
import { signInByPassword } from "./service.ts";

const email = "ana@example.test";

const database = await createTestDatabase();
afterAll(() => database.close());

/** Signs in and records the turns of password checks. */
function scene() {
  const deps = openDeps(database.db);
  const turns: Turn[] = [];
  const verify = vi.fn(async () => false);
  const passwords = {
    hash: async (_password: string, turn: Turn) => String(turns.push(turn)),
    verify: (_hash: string | undefined, _password: string, turn: Turn) => {
      turns.push(turn);
      return verify();
    },
    assertRoom() {},
    isOutdated: () => false,
  };
  const parts = { tickets: createQueueTickets("a secret for tests, long enough to sign"), limiter: unlimited };
  const log = createLog({ level: "silent", pretty: false });
  const others = { passkeys: {} as never, identities: {} as never, providers: {} as never, registrations: {} as never };
  const signIn = (cookies: string | undefined, ticket?: string) =>
    signInByPassword(
      { ...deps, ...parts, ...others, log, passwords, secret: "", onManyWrongPasswords: () => {} },
      { email, password: "word", ticket },
      { ...NEW_DEVICE, network: "192.0.2.1", cookies },
    ).catch(({ code }) => code);
  const known = deps.devices.remember(undefined, email, null).split(";")[0];
  return { turns, verify, passwords, signIn, known };
}

it("a password waits with those of its network, and on a known device in the lane of members", async () => {
  const { turns, signIn, known } = scene();
  expect([await signIn(undefined), await signIn(known)]).toEqual(["INVALID_CREDENTIALS", "INVALID_CREDENTIALS"]);
  expect(turns).toMatchObject([
    { from: "192.0.2.1", isMember: false },
    { from: email, isMember: true },
  ]);
});

it("a new password by the link of an email waits in the lane of members, with those of the same link", async () => {
  const { turns, passwords } = scene();
  const link = { identifier: storedLink("link"), value: randomUUID(), expiresAt: new Date(Date.now() + 60_000) };
  await database.db.insert(authVerifications).values(link);
  const deps = { ...openDeps(database.db), passwords, checkPassword: async () => null, limiter: unlimited };
  const connections = { disconnectPerson() {} };
  await expect(resetPassword({ ...deps, connections }, { token: "link", newPassword: "word" })).rejects.toThrow();
  expect(turns).toEqual([{ from: "link", isMember: true }]);
});

it("a ticket keeps the time of the first try until its password is checked", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    const { turns, verify, signIn } = scene();
    const start = Date.now();
    const again = async (ticket?: string) => {
      await signIn(undefined, ticket);
      vi.advanceTimersByTime(1000);
      return turns.at(-1)?.ticket;
    };
    verify.mockRejectedValueOnce(new AppError("UNAVAILABLE", "full"));
    const first = await again();
    const second = await again(first?.text);
    const third = await again(second?.text);
    expect([first, second, third].map((ticket) => Number(ticket?.since) - start)).toEqual([0, 0, 2000]);
  } finally {
    vi.useRealTimers();
  }
});
