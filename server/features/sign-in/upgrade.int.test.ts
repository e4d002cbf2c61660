import { createPrivateKey } from "node:crypto";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { migrateDatabase } from "../../platform/database/migrate.ts";
import type { Database } from "../../platform/database/open.ts";
import { startTestApplication, type TestApplication } from "../../testing/application.ts";
import { SoftAuthenticator } from "../../testing/authenticator.ts";
import { openEmptyDatabase } from "../../testing/database.ts";
import earlier from "../../testing/earlier-version.json" with { type: "json" };
import { type IdentityProvider, PROVIDER_SETTINGS, startIdentityProvider } from "../../testing/identity-provider.ts";
import { signInByProvider } from "../../testing/provider-visit.ts";
import { GOOD_PASSWORD } from "../../testing/sign-up.ts";
import { totpCode } from "../../testing/totp.ts";

/** The last migration of the version that wrote `earlier-version.json`. */
const LAST = "0050_hidden_people";

let provider: IdentityProvider;
let server: TestApplication;

beforeAll(async () => {
  provider = await startIdentityProvider("http://localhost:3000");
  const secret = "a secret of an earlier version, for tests";
  const settings = { ...PROVIDER_SETTINGS, PROVIDER_STAND_IN: provider.url, AUTH_SECRET: secret };
  server = await startTestApplication(settings, {}, openEarlier);
}, 60_000);
afterAll(async () => {
  await server.close();
  await provider.close();
});

/** Migrates the earlier version's database, keeping the age of its links and sessions. */
async function openEarlier(): Promise<Database> {
  const database = await openEmptyDatabase();
  await migrateDatabase(database, { upTo: LAST });
  const client = await database.pool.connect();
  for (const [table, rows] of Object.entries(earlier.rows)) {
    const { rows: stored } = await client.query<{ column: string }>(
      `select quote_ident(column_name) as column from information_schema.columns
      where table_name = $1 and is_generated = 'NEVER'`,
      [table],
    );
    const columns = stored.map(({ column }) => column).join(", ");
    const given = `json_populate_recordset(null::${table}, $1)`;
    await client.query(`insert into ${table} (${columns}) select ${columns} from ${given}`, [JSON.stringify(rows)]);
  }
  for (const table of ["auth_session", "auth_verification"]) {
    await client.query(`update ${table} set "expiresAt" = "expiresAt" + (now() - $1::timestamptz)`, [earlier.madeAt]);
  }
  client.release();
  await migrateDatabase(database);
  return database;
}

async function signIn(email: string, password = GOOD_PASSWORD) {
  const response = await server.post("/api/auth/sign-in/email", { email, password });
  const cookie = response.headers.getSetCookie().map((each) => each.split(";")[0]);
  return { status: response.status, client: server.client(cookie.join("; ")) };
}

it("who was signed in stays so", async () => {
  const response = await server.post("/api/auth/token", { grant_type: "refresh_token" }, { cookie: earlier.cookies });
  expect(response.status).toBe(200);
  const cookie = response.headers.getSetCookie().map((each) => each.split(";")[0]);
  expect((await server.client(cookie.join("; ")).accounts.session())?.user.email).toBe("ana@example.test");
});

it("passwords, identities, passkeys and second factors sign in", async () => {
  const { status, client } = await signIn("kai@example.test");
  expect([status, await client.accounts.session()]).toEqual([200, null]);
  const { factors } = await client.factors.list({});
  const factorId = factors[0]?.id ?? "";
  const { id } = await client.factors.challenge({ factorId });
  const code = totpCode(earlier.totpSecret, Math.floor(Date.now() / 30_000));
  expect(await client.factors.verify({ factorId, challenge_id: id, code })).toMatchObject({ assurance_level: "aal2" });

  const account = { sub: "google-of-leo", email: "leo@example.test", email_verified: true };
  expect((await signInByProvider(server, "google", account)).screen).toBe("/dashboard");

  const { privateKey, id: credential, handle, counter } = earlier.authenticator;
  const passkey = { id: Buffer.from(credential, "base64url"), privateKey: createPrivateKey(privateKey), handle };
  const answer = new SoftAuthenticator({ passkey, counter }).answer(await server.client().passkeys.beginSignIn({}));
  expect((await server.post("/api/auth/sign-in/passkey", { passkey: answer })).status).toBe(200);
});

it("links in emails that were sent still work", async () => {
  const follow = async (path: string) =>
    (await fetch(server.url + path, { redirect: "manual" })).headers.get("location") ?? "";
  expect((await signIn("eva@example.test")).status).toBe(403);
  // Its token is valid for a day.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(earlier.madeAt) });
  expect(await follow(earlier.confirmationLink)).toBe("/login?confirmed=1&next=%2Fdashboard");
  vi.useRealTimers();
  expect((await signIn("eva@example.test")).status).toBe(200);

  const screen = new URL(await follow(earlier.resetLink), server.url);
  const token = screen.searchParams.get("token");
  expect([screen.pathname, token?.length]).toEqual(["/reset-password", 24]);
  const reset = await server.post("/api/auth/reset-password", { newPassword: "Thousand-5unny", token });
  expect(reset.status).toBe(200);
  expect((await signIn("ana@example.test", "Thousand-5unny")).status).toBe(200);
});
