import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { authUsers } from "../../../platform/database/schema/auth.ts";
import { alertSettings, digests } from "../../../platform/database/schema/notifications.ts";
import { startTestApplication } from "../../../testing/application.ts";
import { addPerson, type Person } from "../../../testing/people.ts";
import { openSession } from "../../../testing/sessions.ts";
import { createUnsubscribeTokens } from "./policy.ts";

const SECRET = "a secret for tests only, long enough";
const EARLIER = "an earlier secret for tests only";
// Noon in Madrid.
const NOW = new Date("2030-06-14T10:00:00Z");
const tokens = createUnsubscribeTokens(SECRET);
let ana: Person;

const settings = { AUTH_SECRET: SECRET, AUTH_SECRETS_EARLIER: EARLIER, RATE_LIMITS: "on" };
const server = await startTestApplication(settings, { clock: { now: () => NOW } });
afterAll(() => server.close());
beforeEach(async () => {
  ana = await addPerson(server.database.db);
});

const stateOf = async ({ id }: Person) =>
  (await server.database.db.select().from(digests).where(eq(digests.personId, id)))[0]!;

const client = async ({ id }: Person) => server.client((await openSession(server.database.db, id, SECRET)).cookie);

const address = (token: string) => `${server.url}/unsubscribe?${new URLSearchParams({ token, lang: "de" })}`;

const post = (token: string, body: FormData | URLSearchParams | string, headers: Record<string, string> = {}) =>
  fetch(address(token), { method: "POST", body, headers });

const form = () => new URLSearchParams({ "List-Unsubscribe": "One-Click" });

function multipart(): FormData {
  const data = new FormData();
  data.append("List-Unsubscribe", "One-Click");
  return data;
}

describe("the setting", () => {
  it("is weekly, and can be daily or off", async () => {
    const { digestEmails: own } = await client(ana);
    expect(await own.current()).toEqual({ digest: "weekly" });
    const timeZone = "Europe/Madrid";
    expect(await own.change({ digest: "daily", timeZone })).toEqual({ digest: "daily" });
    expect(await stateOf(ana)).toMatchObject({ frequency: "daily", dueAt: new Date("2030-06-14T16:00:00Z") });
    expect(await own.change({ digest: "off", timeZone })).toEqual({ digest: "off" });
    expect(await own.current()).toEqual({ digest: "off" });
    expect(await stateOf(ana)).toMatchObject({ frequency: "off", dueAt: null });
    await own.change({ digest: "weekly", timeZone });
    expect(await stateOf(ana)).toMatchObject({ frequency: "weekly", dueAt: new Date("2030-06-21T16:00:00Z") });
  });

  it("told again changes nothing but the time zone", async () => {
    const { digestEmails: own, pushNotifications } = await client(ana);
    const { settings } = await pushNotifications.settings();
    await pushNotifications.change({ ...settings, likes: false, timeZone: "UTC" });
    const before = await stateOf(ana);
    await own.change({ digest: "weekly", timeZone: "Asia/Tokyo" });
    expect(await stateOf(ana)).toEqual(before);
    expect((await pushNotifications.settings()).settings).toEqual({
      ...settings,
      likes: false,
      timeZone: "Asia/Tokyo",
    });
  });

  it("is stored with UTC in a time zone that does not exist, as notifications are", async () => {
    const { digestEmails: own, pushNotifications } = await client(ana);
    const { settings } = await pushNotifications.settings();
    await own.change({ digest: "daily", timeZone: "Asia/Tokyo" });
    expect(await own.change({ digest: "daily", timeZone: "Etc/Unknown" })).toEqual({ digest: "daily" });
    expect((await pushNotifications.settings()).settings.timeZone).toBe("UTC");
    const answer = await pushNotifications.change({ ...settings, likes: false, timeZone: "Europe/Atlantis" });
    expect(answer.settings).toEqual({ ...settings, likes: false, timeZone: "UTC" });
  });

  it("keeps the defaults of notifications for somebody who has chosen nothing else", async () => {
    const { digestEmails: own, pushNotifications } = await client(ana);
    const { settings } = await pushNotifications.settings();
    await own.change({ digest: "off", timeZone: "Asia/Tokyo" });
    expect((await pushNotifications.settings()).settings).toEqual({ ...settings, timeZone: "Asia/Tokyo" });
    expect(await server.database.db.$count(alertSettings, eq(alertSettings.personId, ana.id))).toBe(1);
  });
});

describe("the button of mail programs (RFC 8058)", () => {
  it.each<[string, () => FormData | URLSearchParams]>([
    ["a form", form],
    ["a form in parts", multipart],
  ])("ends digests by %s, without a session, and again", async (_, body) => {
    for (let time = 0; time < 2; time += 1) {
      const response = await post(tokens.make(ana.id), body());
      expect([response.status, await response.json()]).toEqual([200, { unsubscribed: true }]);
    }
    expect(await stateOf(ana)).toMatchObject({ frequency: "off", dueAt: null });
  });

  it("ends nobody else's", async () => {
    const leo = await addPerson(server.database.db);
    await post(tokens.make(ana.id), form());
    expect((await stateOf(leo)).frequency).toBe("weekly");
  });

  it.each<[string, () => Promise<Response>, number]>([
    ["a GET, which scanners send", () => fetch(address(tokens.make(ana.id))), 0],
    ["another form", () => post(tokens.make(ana.id), new URLSearchParams({ other: "One-Click" })), 400],
    ["JSON", () => post(tokens.make(ana.id), "{}", { "content-type": "application/json" }), 415],
    ["a form that is too long", () => post(tokens.make(ana.id), `${form()}&x=${"x".repeat(5000)}`, FORM), 413],
    ["a page of another site", () => post(tokens.make(ana.id), form(), { origin: "https://evil.test" }), 403],
    ["a token that was changed", () => post(`${tokens.make(ana.id)}A`, form()), 400],
    ["another installation's token", () => post(createUnsubscribeTokens("another").make(ana.id), form()), 400],
    ["somebody's id", () => post(ana.id, form()), 400],
    ["no token", () => fetch(`${server.url}/unsubscribe`, { method: "POST", body: form() }), 400],
  ])("does nothing for %s", async (_, call, status) => {
    const response = await call();
    if (status > 0) expect(response.status).toBe(status);
    expect((await stateOf(ana)).frequency).toBe("weekly");
  });

  it("takes tokens that were sealed with an earlier secret", async () => {
    expect((await post(createUnsubscribeTokens(EARLIER).make(ana.id), form())).status).toBe(200);
    expect((await stateOf(ana)).frequency).toBe("off");
  });

  it("answers for an account that is gone as for any other", async () => {
    await server.database.db.delete(authUsers).where(eq(authUsers.id, ana.id));
    expect((await post(tokens.make(ana.id), form())).status).toBe(200);
  });
});

describe("the page's call", () => {
  it("ends digests without a session, and again", async () => {
    const { digestEmails: anybody } = server.client();
    for (let time = 0; time < 2; time += 1) {
      expect(await anybody.unsubscribe({ token: tokens.make(ana.id) })).toEqual({ digest: "off" });
    }
    expect((await stateOf(ana)).frequency).toBe("off");
  });

  it("is refused for a token that is none", async () => {
    const response = await server.post("/api/v1/digest/unsubscribe", { token: "x" });
    expect(await response.json()).toMatchObject({ code: "LINK_INVALID", status: 400 });
    expect((await stateOf(ana)).frequency).toBe("weekly");
  });
});

it("one network tries 300 times a minute, by the button and on the page together", async () => {
  const tries = Array.from({ length: 301 }, (_, number) =>
    number % 2 ? post("x", form()).then(({ status }) => status) : callPage(),
  );
  const statuses = await Promise.all(tries);
  expect(statuses).toContain(429);
  expect(statuses.filter((status) => status === 400).length).toBeGreaterThan(200);
});

const FORM = { "content-type": "application/x-www-form-urlencoded" };

async function callPage(): Promise<number> {
  return (await server.post("/api/v1/digest/unsubscribe", { token: "x" })).status;
}
