import { CHECK_IN_PATH, TRUSTED_PATH } from "@nakamatch/contract/vocabulary/check-ins";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, it } from "vitest";
import { checkIns } from "../../../platform/database/schema/check-ins.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { switches } from "../../../platform/database/schema/switches.ts";
import { createLog } from "../../../platform/log.ts";
import { writtenTime } from "../../../platform/written-time.ts";
import { startTestApplication } from "../../../testing/application.ts";
import { addPerson } from "../../../testing/people.ts";
import { openSession } from "../../../testing/sessions.ts";
import { createCheckInTokens, mailboxKeys } from "./policy.ts";

const SECRET = "s".repeat(32);
const HOUR_MS = 3_600_000;
const ORIGIN = "http://localhost:3000";
const lines: string[] = [];
const log = createLog({ level: "debug", pretty: false }, { write: (text) => lines.push(text) });
const server = await startTestApplication({ AUTH_SECRET: SECRET, PUBLIC_URL: ORIGIN }, { log });
const { db } = server.database;
afterAll(() => server.close());

const tokens = createCheckInTokens(SECRET);
let personId: string;
let id: string;
let maker: string;
let trusted: string;
beforeEach(async () => {
  await db.delete(checkIns);
  await db.delete(switches);
  lines.length = 0;
  personId = (await addPerson(db)).id;
  await db.update(profiles).set({ language: "de" }).where(eq(profiles.id, personId));
  const [dueAt, invitedAt] = [new Date(Date.now() + HOUR_MS), new Date()];
  const emailKeys = mailboxKeys([SECRET], "ana@example.test");
  const invited = { trusted: "asked" as const, trustedEmail: "ana@example.test", emailKeys, letters: "Luz", invitedAt };
  const [row] = await db
    .insert(checkIns)
    .values({ personId, dueAt, timeZone: "Europe/Berlin", ...invited })
    .returning();
  id = row!.id;
  maker = `${CHECK_IN_PATH}?token=${tokens.maker({ checkInId: id, dueAt })}`;
  trusted = `${TRUSTED_PATH}?token=${tokens.trusted({ checkInId: id, invitedAt, emailKeys })}`;
});

const open = async (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });
const press = async (path: string, answer: string, origin = ORIGIN) =>
  fetch(server.url + path, { method: "POST", body: new URLSearchParams({ answer }), headers: { origin } });
const row = async () => (await db.select().from(checkIns).where(eq(checkIns.id, id)))[0];

it("the maker's page answers by a press only, without session or script, in the maker's language", async () => {
  const first = await open(maker);
  const html = await first.text();
  expect(first.status).toBe(200);
  expect(html).toContain('<html lang="de">');
  expect(html).toContain("Ich bin zu Hause");
  expect(html).toMatch(/112.*110/);
  expect(html).not.toContain("<script");
  expect(await row()).toMatchObject({ answer: null });
  expect(await (await press(maker, "other")).text()).toContain("Ich bin zu Hause");
  expect(await row()).toMatchObject({ answer: null });
  expect(await (await press(maker, "home")).text()).toContain("Notiert");
  expect(await row()).toMatchObject({ answer: "home" });
});

it("the trusted person's page names the maker in their letters alone", async () => {
  const { nickname } = (await db.select().from(profiles).where(eq(profiles.id, personId)))[0]!;
  const html = await (await open(trusted)).text();
  expect(html).toContain("Luz");
  expect(html).not.toContain(nickname);
  const { dueAt, timeZone } = (await row())!;
  expect(html).not.toContain("48");
  expect(html, "no longer than until the hour").toContain(`bis ${writtenTime(dueAt, timeZone, "de")} antworten`);
  expect(await row()).toMatchObject({ trusted: "asked" });
  await press(trusted, "yes");
  expect(await row()).toMatchObject({ trusted: "confirmed" });
  expect(await (await press(trusted, "never")).text()).toContain("gelöscht");
  expect(await row()).toMatchObject({ trusted: "declined", trustedEmail: null });
});

it("the trusted person's page says once somebody has told that they are home, also in time; not that they ended it", async () => {
  const shown = async () => (await open(trusted)).text();
  await press(trusted, "yes");
  await press(maker, "home");
  expect(await shown()).toContain("Luz hat geantwortet: ");
  await db.update(checkIns).set({ answer: "end" });
  expect(await shown()).toContain("Diese Anfrage ist vorbei.");
});

it("the trusted person's page says since when there is no answer, and can be opened anew", async () => {
  const { dueAt, timeZone } = (await row())!;
  await db.update(checkIns).set({ trusted: "confirmed", remindedAt: dueAt, toldAt: new Date() });
  const html = await (await open(trusted)).text();
  for (const text of ["Luz hat nicht geantwortet", writtenTime(dueAt, timeZone, "de"), '<a href="">', "110"]) {
    expect(html).toContain(text);
  }
});

it("both are kept by no cache or search engine, and their forms come from nowhere else", async () => {
  for (const path of [maker, trusted]) {
    const { headers } = await open(path);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-robots-tag")).toContain("noindex");
    expect(headers.get("referrer-policy")).toBe("strict-origin");
    expect(headers.get("content-security-policy")).toMatch(/default-src 'none'; style-src 'sha256-/);
    expect((await press(path, "home", "https://elsewhere.test")).status).toBe(403);
  }
  expect(await row()).toMatchObject({ answer: null, trusted: "asked" });
});

it("a link that is none says so, in the reader's language", async () => {
  const forged = `${CHECK_IN_PATH}?token=${createCheckInTokens("t".repeat(32)).maker({ checkInId: id, dueAt: new Date() })}`;
  for (const path of [forged, `${TRUSTED_PATH}?token=x`]) {
    const answer = await open(path, { "accept-language": "fr" });
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining("Ce lien ne fonctionne pas")]);
    expect((await press(path, "home")).status).toBe(404);
  }
});

it("no log has their tokens or the address", async () => {
  await open(maker);
  await press(trusted, "yes");
  const all = lines.join("");
  expect(all).toContain(`"${CHECK_IN_PATH}"`);
  for (const secret of [maker.split("=").at(-1)!, trusted.split("=").at(-1)!, "ana@"])
    expect(all).not.toContain(secret);
});

it("answers pass during maintenance, from the page and in the app; other changes wait", async () => {
  const maintenanceUntil = new Date(Date.now() + HOUR_MS);
  await db.insert(switches).values({ isRegistrationOpen: true, maintenanceUntil });
  await press(trusted, "yes");
  expect(await row()).toMatchObject({ trusted: "confirmed" });
  const { cookie } = await openSession(db, personId, SECRET);
  const client = server.client(cookie);
  const invited = client.checkIns.invite({ checkInId: id, email: "eva@example.test", letters: "Luz" });
  await expect(invited).rejects.toMatchObject({ status: 503 });
  expect(await client.checkIns.answer({ checkInId: id, answer: "home" })).toMatchObject({ state: "home" });
});
