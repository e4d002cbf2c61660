import { afterAll, beforeAll, expect, it } from "vitest";
import type { Turn } from "../../platform/auth/passwords.ts";
import type { Database } from "../../platform/database/open.ts";
import { unlimited } from "../../platform/limits/limiter.ts";
import { createLog } from "../../platform/log.ts";
import { createTestDatabase } from "../../testing/database.ts";
import { NEW_DEVICE, openDeps } from "../../testing/sign-in.ts";
import { signInByPassword } from "./service.ts";

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it("a password waits with those of its network, and on a known device in the lane of members", async () => {
  const deps = openDeps(database.db);
  const turns: Turn[] = [];
  const signIn = (cookies: string | undefined) =>
    signInByPassword(
      {
        ...deps,
        limiter: unlimited,
        log: createLog({ level: "silent", pretty: false }),
        passwords: {
          hash: async () => "",
          verify: async (_hash, _password, turn) => turns.push(turn) < 0,
          isOutdated: () => false,
        },
        passkeys: {} as never,
        identities: {} as never,
        providers: {} as never,
        registrations: {} as never,
        secret: "",
        onManyWrongPasswords: () => {},
      },
      { email: "ana@example.test", password: "word" },
      { ...NEW_DEVICE, network: "192.0.2.1", cookies },
    ).catch(({ code }) => code);
  const known = deps.devices.remember(undefined, "ana@example.test").split(";")[0];
  expect([await signIn(undefined), await signIn(known)]).toEqual(["INVALID_CREDENTIALS", "INVALID_CREDENTIALS"]);
  expect(turns).toEqual([
    { from: "192.0.2.1", isMember: false },
    { from: expect.stringMatching(/^[\w-]{22}$/), isMember: true },
  ]);
});
