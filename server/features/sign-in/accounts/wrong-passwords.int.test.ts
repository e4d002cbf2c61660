import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { emailRequests } from "../../../platform/database/schema/auth.ts";
import { createLog } from "../../../platform/log.ts";
import { openAccountsScene } from "../../../testing/accounts.ts";
import { GOOD_PASSWORD } from "../../../testing/sign-up.ts";
import { warnOfWrongPasswords } from "./jobs.ts";

const SECRET = "a secret for tests, long enough to sign";
const NEW_PASSWORD = "Thousand-5unny";

let addresses = 0;

const scene = await openAccountsScene({ RATE_LIMITS: "on", TRUSTED_PROXIES: "1", AUTH_SECRET: SECRET });
afterAll(() => scene.close());

interface Try {
  password?: string;
  cookie?: string | undefined;
  address?: string;
}

/** An address without earlier requests. */
function freshAddress(): string {
  addresses++;
  return `10.0.${addresses >> 8}.${addresses & 255}`;
}

function tryToSignIn(
  email: string,
  { password = "Wrong-1234", cookie, address = freshAddress() }: Try = {},
): Promise<Response> {
  const headers = { "x-forwarded-for": address, ...(cookie !== undefined && { cookie }) };
  return scene.server.post("/api/auth/sign-in/email", { email, password }, headers);
}

/** The cookie that remembers the device. */
function deviceOf(response: Response): string | undefined {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .find((cookie) => cookie?.startsWith("nakamatch.device="));
}

/** Guesses from a new address each time until one is refused. */
async function guess(email: string): Promise<{ answered: number; refusal: Response }> {
  for (let answered = 0; answered < 120; answered++) {
    const refusal = await tryToSignIn(email);
    if (refusal.status === 429) return { answered, refusal };
    expect(refusal.status).toBe(401);
  }
  throw new Error("every guess was answered");
}

describe("guesses on one account from everywhere", { timeout: 120_000 }, () => {
  let email: string;
  let device: string | undefined;
  let answered: number;
  let refusal: Response;

  beforeAll(async () => {
    ({ email } = await scene.register());
    device = deviceOf(await tryToSignIn(email, { password: GOOD_PASSWORD }));
    ({ answered, refusal } = await guess(email));
  }, 120_000);

  it("are slowed, for ten minutes at most", () => {
    expect(answered).toBe(30);
    expect(Number(refusal.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(refusal.headers.get("retry-after"))).toBeLessThanOrEqual(600);
  });

  it("do not keep the member out where they have signed in before", async () => {
    expect((await tryToSignIn(email, { password: GOOD_PASSWORD })).status, "a device that is not known").toBe(429);
    const member = await tryToSignIn(email, { password: GOOD_PASSWORD, cookie: device });
    expect(member.status).toBe(200);
    expect(deviceOf(member), "it stays the same device").toBe(device);
  });

  it("leave the member the way by a new password, whose device is known from then on", async () => {
    await scene.server.post("/api/auth/request-password-reset", { email });
    const link = await vi.waitFor(
      async () => {
        const found = await scene.linkTo(email);
        expect(found).toMatch(/reset-password/);
        return found;
      },
      { timeout: 10_000 },
    );
    const page = new URL(await scene.follow(link), scene.server.url);
    const reset = { token: page.searchParams.get("token"), newPassword: NEW_PASSWORD };
    const cookie = deviceOf(await scene.server.post("/api/auth/reset-password", reset));
    expect((await tryToSignIn(email, { password: NEW_PASSWORD })).status, "elsewhere").toBe(429);
    expect((await tryToSignIn(email, { password: NEW_PASSWORD, cookie })).status).toBe(200);
  });
});

describe("the email about wrong passwords", { timeout: 120_000 }, () => {
  /** Enters the wrong password `times` times. */
  async function mistype(email: string, times: number): Promise<void> {
    for (let tries = 0; tries < times; tries++) expect((await tryToSignIn(email)).status).toBe(401);
  }

  it("reaches the member in their language after twenty in a day, once", async () => {
    const { email } = await scene.register({ language: "de" });
    const { db } = scene.server.database;
    const [emails, counted] = [scene.mailbox.count(email), await db.$count(emailRequests)];
    await mistype(email, 20);
    expect(await db.$count(emailRequests)).toBe(counted);
    await mistype(email, 3);
    const content = await vi.waitFor(
      async () => {
        const newest = await scene.mailbox.emailTo(email);
        expect(newest).toContain("viele falsche Passwörter");
        return newest;
      },
      { timeout: 10_000 },
    );
    expect(content).toContain("http://localhost:3000/login");
    expect(scene.mailbox.count(email)).toBe(emails + 1);

    // Only the database's time moves; the server's own count also covers a day.
    await scene.letSecondsPass(23 * 3600);
    await warnOfWrongPasswords(deps(), email);
    expect(queued).toBe(0);
    await scene.letSecondsPass(3600);
    await warnOfWrongPasswords(deps(), email);
    expect(queued, "a day later").toBe(1);
  });

  it("does not go to an address that nobody has confirmed, nor where there is no account", async () => {
    const { email } = await scene.register({ confirmed: false });
    await warnOfWrongPasswords(deps(), email);
    await warnOfWrongPasswords(deps(), "nobody@example.test");
    expect(queued).toBe(0);
  });

  let queued = 0;
  beforeEach(() => {
    queued = 0;
  });
  const deps = () => ({
    db: scene.server.database.db,
    outbox: {
      async add() {
        queued++;
      },
    },
    secret: SECRET,
    log: createLog({ level: "silent", pretty: false }),
  });
});

it("an address in a try to sign in by something else than a password counts for no account", async () => {
  const { email } = await scene.register();
  const address = freshAddress();
  for (let tries = 0; tries < 12; tries++) {
    const junk = { email, passkey: {} };
    const { status } = await scene.server.post("/api/auth/sign-in/passkey", junk, { "x-forwarded-for": address });
    expect([400, 422]).toContain(status);
  }
  expect((await tryToSignIn(email, { password: GOOD_PASSWORD, address })).status).toBe(200);
});
