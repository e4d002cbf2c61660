import { es } from "@nakamatch/phrases/es";
import { eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { hashPassword } from "../../../platform/auth/passwords.ts";
import { authAccounts, peopleSignIns } from "../../../platform/database/schema/auth.ts";
import { openFactorsScene } from "../../../testing/factors.ts";
import { addPerson } from "../../../testing/people.ts";
import { CookieJar } from "../../../testing/provider-visit.ts";
import { GOOD_PASSWORD } from "../../../testing/sign-up.ts";
import { until } from "../../../testing/waiting.ts";

const NEW_PASSWORD = "Thousand-5unny";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";

const scene = await openFactorsScene();
const { server } = scene;
const { db } = server.database;
afterAll(() => scene.close());

/** The subjects of the emails to an address, once there are `count`. */
function subjectsTo(address: string, count: number): Promise<string[]> {
  return until(async () => {
    const mails = (await server.outbox.list()).filter(({ to }) => to === address);
    return mails.length >= count ? mails.map(({ subject }) => subject).sort() : Promise.reject(new Error("too few"));
  });
}

async function newestTo(address: string, subject: string) {
  return until(async () => {
    const found = (await server.outbox.list()).find((mail) => mail.to === address && mail.subject === subject);
    return found ?? Promise.reject(new Error(`no "${subject}" to ${address}`));
  });
}

/** Signs in with a device's cookies. */
async function signIn(email: string, device: CookieJar, password = GOOD_PASSWORD): Promise<number> {
  const headers = { cookie: device.header, "user-agent": FIREFOX };
  const response = await server.post("/api/auth/sign-in/email", { email, password }, headers);
  device.take(response);
  return response.status;
}

/** A member who has never signed in. */
async function addNewcomer(): Promise<{ id: string; email: string }> {
  const { id, email } = await addPerson(db);
  const password = await hashPassword(GOOD_PASSWORD);
  await db
    .insert(authAccounts)
    .values({ userId: id, accountId: id, providerId: "credential", password, updatedAt: new Date() });
  return { id, email: email ?? "" };
}

const NEW_DEVICE = "Inicio de sesión desde un dispositivo nuevo";

describe("a sign-in", () => {
  it("on an unknown device is told by email, with the device as the sessions name it; not the first one, nor on a known device", {
    timeout: 60_000,
  }, async () => {
    const { email } = await addNewcomer();
    const [first, second] = [new CookieJar(), new CookieJar()];
    expect([await signIn(email, first), await signIn(email, first)]).toEqual([200, 200]);
    expect(await signIn(email, second)).toBe(200);
    expect(await signIn(email, second)).toBe(200);
    const { text, html, messageId } = await newestTo(email, NEW_DEVICE);
    expect(messageId).toMatch(/^<[\w-]{36}@/);
    for (const line of ["Firefox en Linux", "Dirección IP: 127.0.0.1", "(UTC)"]) {
      expect(text).toContain(line);
      expect(html).toContain(line);
    }
    // A later email proves that no other was pending.
    await server.post("/api/auth/sign-in/email", { email, password: GOOD_PASSWORD });
    expect(await subjectsTo(email, 2)).toEqual([NEW_DEVICE, NEW_DEVICE]);
    expect(await newestTo(email, NEW_DEVICE)).not.toMatchObject({ text });
  });

  it("that is refused is told to nobody", async () => {
    const { id, email } = await addNewcomer();
    expect(await signIn(email, new CookieJar(), "Wrong-pass1")).toBe(401);
    expect(await db.$count(peopleSignIns, eq(peopleSignIns.userId, id))).toBe(0);
  });

  it("is told of ten times in an hour at most", { timeout: 60_000 }, async () => {
    const { id, email } = await addNewcomer();
    await db.insert(peopleSignIns).values({ userId: id, emails: 9 });
    for (let more = 0; more < 3; more++) expect(await signIn(email, new CookieJar())).toBe(200);
    expect(await db.select().from(peopleSignIns).where(eq(peopleSignIns.userId, id))).toMatchObject([{ emails: 10 }]);
    await db
      .update(peopleSignIns)
      .set({ countedSince: sql`now() - interval '1 hour'` })
      .where(eq(peopleSignIns.userId, id));
    expect(await signIn(email, new CookieJar())).toBe(200);
    expect(await db.select().from(peopleSignIns).where(eq(peopleSignIns.userId, id))).toMatchObject([{ emails: 1 }]);
    expect(await subjectsTo(email, 2)).toEqual([NEW_DEVICE, NEW_DEVICE]);
  });
});

describe("an email tells the member", () => {
  it("of second factors that are added and removed, and of new recovery codes in the place of others", async () => {
    const { client, email } = await scene.addMember();
    await client.identity.prove({ password: GOOD_PASSWORD });
    const { id } = await scene.addApp(client);
    await newestTo(email, "Nuevo método de verificación en tu cuenta");
    await client.factors.makeRecoveryCodes();
    await client.factors.makeRecoveryCodes();
    await newestTo(email, "Tus códigos de recuperación han cambiado");
    await client.factors.remove({ factorId: id });
    const { text } = await newestTo(email, es.securityEmails.factorRemoved.subject);
    expect(text).toContain(": app de autenticación.");
    expect(await subjectsTo(email, 3), "one each").toEqual([
      es.securityEmails.factorRemoved.subject,
      "Nuevo método de verificación en tu cuenta",
      "Tus códigos de recuperación han cambiado",
    ]);
  });

  it("of a new password, chosen in the settings or by the link in an email; nothing where it stays", async () => {
    const { client, email } = await scene.addMember();
    const wrong = { currentPassword: "Wrong-pass1", newPassword: NEW_PASSWORD };
    await expect(client.identity.changePassword(wrong)).rejects.toThrow();
    await client.identity.changePassword({ currentPassword: GOOD_PASSWORD, newPassword: NEW_PASSWORD });
    await newestTo(email, "Tu contraseña ha cambiado");
    await server.post("/api/auth/request-password-reset", { email, redirectTo: "/reset-password" });
    const { text } = await newestTo(email, "Elige una contraseña nueva");
    const link = /(\/api\/auth\/reset-password\/\S+)/.exec(text)?.[1] ?? "";
    const { headers } = await fetch(server.url + link, { redirect: "manual" });
    const token = new URL(headers.get("location") ?? "", server.url).searchParams.get("token");
    expect((await server.post("/api/auth/reset-password", { newPassword: "Thousand-6unny", token })).status).toBe(200);
    expect(await subjectsTo(email, 3)).toEqual([
      "Elige una contraseña nueva",
      "Tu contraseña ha cambiado",
      "Tu contraseña ha cambiado",
    ]);
  });
});
