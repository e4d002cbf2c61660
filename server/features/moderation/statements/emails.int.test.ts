import { eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, it, vi } from "vitest";
import type { Email } from "../../../mail/transport.ts";
import { authUsers } from "../../../platform/database/schema/auth.ts";
import { moderationLog, statementEmails } from "../../../platform/database/schema/moderation.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { openAccountsScene } from "../../../testing/accounts.ts";
import { addPerson } from "../../../testing/people.ts";
import { GOOD_PASSWORD } from "../../../testing/sign-up.ts";
import { settleJob } from "../decisions/jobs.ts";
import { statementJobs } from "./jobs.ts";

const scene = await openAccountsScene();
afterAll(() => scene.close());

const signIn = async (email: string) => scene.server.client(await scene.server.signIn(email, GOOD_PASSWORD));
/** Clients of two moderators. */
const [first, second] = [await moderator(), await moderator()];

async function moderator() {
  const { id, email } = await scene.register();
  await scene.server.database.db.update(profiles).set({ isModerator: true }).where(eq(profiles.id, id));
  return signIn(email);
}

/** Ends the time for undo. */
const endUndo = () =>
  scene.server.database.db.execute(
    sql`update pgboss.job set start_after = now() where name = ${settleJob.name} and state = 'created'`,
  );

/** Waits for the newest email with this subject. */
async function emailWithSubject(email: string, subject: string): Promise<string> {
  await endUndo();
  return vi.waitFor(
    async () => {
      const content = await scene.mailbox.emailTo(email);
      expect(content).toContain(`<title>${subject}</title>`);
      return content;
    },
    { timeout: 30_000, interval: 50 },
  );
}

/** Registration, sign-in and emails are slow on a busy machine. */
const PATIENT = { timeout: 60_000 };

describe("emails about decisions", PATIENT, () => {
  it("a warning brings its reasons and the way to appeal, in the person's language", async () => {
    const { id, email, nickname } = await scene.register({ language: "de" });
    await first.decisions.warn({ personId: id, reason: "offensive_content", notes: "Dreimal <b>beleidigt</b>." });
    const content = await emailWithSubject(email, "Du hast auf Nakamatch eine Verwarnung erhalten");
    for (const part of [
      `Hallo ${nickname}!`,
      "Entscheidung: Verwarnung",
      "Was das bedeutet: Dein Konto funktioniert wie bisher.",
      "Anmerkung des Teams: Dreimal <b>beleidigt</b>.",
      "<strong>Anmerkung des Teams</strong>: Dreimal &lt;b&gt;beleidigt&lt;/b&gt;.",
      "Worauf wir uns stützen: Was das Moderationsteam in deinem Konto gesehen hat.",
      "Wer entschieden hat: Ein Mensch aus dem Moderationsteam. Nichts wurde automatisch entschieden.",
      "http://localhost:3000/decisions",
      "kannst du einmal Einspruch einlegen",
      email,
    ]) {
      expect(content).toContain(part);
    }
    expect(content).toMatch(/Datum: \d+\. \S+ \d{4} um \d{2}:\d{2} UTC/);
    expect(content).not.toContain("offensive_content");
  });

  it("a ban says until when and leads to the login; lifting it and an answered appeal are told as well", async () => {
    const { id, email } = await scene.register();
    const { decisionId } = await first.decisions.ban({ personId: id, reason: "spam", duration: "1_week" });
    const ban = await emailWithSubject(email, "Hemos suspendido tu cuenta de Nakamatch");
    expect(ban).toMatch(/Qué significa: Hasta el \d+ de \S+ de \d{4} a las? \d+:\d{2} UTC no puedes entrar/);
    expect(ban).toContain("Regla incumplida: Spam o contenido no deseado");
    expect(ban).toContain("http://localhost:3000/login");
    const refusal = await scene.signIn(email);
    const token = refusal === "signed in" ? undefined : refusal.data?.appealToken;
    await scene.server.client().appeals.create({ decisionId, body: "No fui yo.", token });
    const { appeals } = await second.appeals.list({});
    const appealId = appeals.find(({ person }) => person.id === id)!.id;
    await second.appeals.decide({ appealId, outcome: "denied", answer: "Hay tres mensajes iguales." });
    const denied = await emailWithSubject(email, "Respuesta a tu apelación");
    expect(denied).toContain("mantiene la decisión");
    expect(denied).toContain("Respuesta del equipo: Hay tres mensajes iguales.");
    const { banned } = await first.cases.banned({});
    const seen = banned.find(({ person }) => person.id === id)!;
    const before = scene.mailbox.count(email);
    await first.decisions.changeBan({ personId: id, duration: "1_month", notes: "Por ser la primera vez.", ban: seen });
    const changed = await emailWithSubject(email, "Hemos cambiado la duración de tu suspensión");
    expect(changed).toContain("Nota del equipo: Por ser la primera vez.");
    expect(changed).toMatch(/Qué significa: Hasta el \d+ de /);
    expect(scene.mailbox.count(email), "one email").toBe(before + 1);
    await first.decisions.unban({ personId: id });
    await emailWithSubject(email, "Hemos levantado la suspensión de tu cuenta");
  });

  it("a granted appeal says what was taken back", async () => {
    const { id, email } = await scene.register({ language: "de" });
    const { decisionId } = await first.decisions.warn({ personId: id, reason: "other" });
    await (await signIn(email)).appeals.create({ decisionId, body: "Das war ich nicht." });
    const { appeals } = await second.appeals.list({});
    const appealId = appeals.find(({ person }) => person.id === id)!.id;
    await second.appeals.decide({ appealId, outcome: "granted", answer: "Stimmt." });
    const content = await emailWithSubject(email, "Dein Einspruch war erfolgreich");
    expect(content).toContain("Wir haben die Verwarnung zurückgenommen.");
    expect(content).toContain("Antwort des Teams: Stimmt.");
  });

  it("dismissed reports send none", async () => {
    const { database } = scene.server;
    const { id, email } = await addPerson(database.db);
    const { id: reporterId } = await addPerson(database.db);
    await database.db.execute(
      `insert into reports (reporter_id, reported_user_id, reason, description) values ('${reporterId}', '${id}', 'spam', 'x')`,
    );
    const before = scene.mailbox.count(email);
    await first.decisions.dismissReports({ personId: id });
    // The next email proves that nothing earlier was queued.
    await first.decisions.warn({ personId: id, reason: "spam" });
    await emailWithSubject(email, "Has recibido una advertencia en Nakamatch");
    expect(scene.mailbox.count(email)).toBe(before + 1);
  });
});

describe("the job", PATIENT, () => {
  /** Runs the job on an entry, with a transport that records or fails. */
  async function run(
    entryId: string,
    fail = false,
    jobId = "job",
  ): Promise<{ to: string; email: Email; id: string }[]> {
    const sent: { to: string; email: Email; id: string }[] = [];
    const mail = {
      async send(to: string, email: Email, id: string) {
        if (fail) throw new Error("the mail server is away");
        sent.push({ to, email, id });
      },
      close() {},
    };
    const [job] = statementJobs({ db: scene.server.database.db, mail, publicUrl: "http://localhost:3000" });
    await job.handle({ entryId }, jobId);
    return sent;
  }

  /** Bans a person and marks the email as not sent; returns the log entry's id. */
  async function entryOfBan(personId: string): Promise<string> {
    const { decisionId } = await first.decisions.ban({ personId, reason: "spam", duration: "permanent" });
    const { db } = scene.server.database;
    await endUndo();
    await vi.waitFor(
      async () => {
        const undone = await db.delete(statementEmails).where(eq(statementEmails.entryId, decisionId)).returning();
        expect(undone).toHaveLength(1);
      },
      { timeout: 30_000, interval: 50 },
    );
    return decisionId;
  }

  it("sends an email once, however often it runs, and again only when it failed", async () => {
    const { id, email } = await addPerson(scene.server.database.db);
    const entryId = await entryOfBan(id);
    await expect(run(entryId, true)).rejects.toThrow("the mail server is away");
    expect(await run(entryId)).toMatchObject([{ to: email }]);
    expect(await run(entryId)).toEqual([]);
  });

  it("sends it with the same id where it was lost on the way or not noted", async () => {
    const { db } = scene.server.database;
    const { id } = await addPerson(db);
    const entryId = await entryOfBan(id);
    const ids: (string | undefined)[] = [];
    for (const jobId of ["one", "one", "two"]) {
      ids.push((await run(entryId, false, jobId))[0]?.id);
      await db.delete(statementEmails).where(eq(statementEmails.entryId, entryId));
    }
    expect(ids).toEqual(["one", "one", "two"]);
  });

  it("sends the text of the moment, in the language and to the address of the moment", async () => {
    const { id } = await addPerson(scene.server.database.db);
    const entryId = await entryOfBan(id);
    await scene.server.database.db.update(profiles).set({ language: "en" }).where(eq(profiles.id, id));
    const [{ email } = { email: undefined }] = await run(entryId);
    expect(email?.subject).toBe("We’ve suspended your Nakamatch account");
  });

  it("sends nothing about a decision that was taken back before", async () => {
    const { id } = await addPerson(scene.server.database.db);
    const entryId = await entryOfBan(id);
    await first.decisions.unban({ personId: id });
    expect(await run(entryId)).toEqual([]);
  });

  it("sends nothing to a person who is gone", async () => {
    const { db } = scene.server.database;
    const { id } = await addPerson(db);
    const entryId = await entryOfBan(id);
    await db.delete(authUsers).where(eq(authUsers.id, id));
    expect(await run(entryId)).toEqual([]);
    expect(await db.$count(moderationLog, eq(moderationLog.id, entryId))).toBe(1);
  });
});
