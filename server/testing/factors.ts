import { expect } from "vitest";
import { hashPassword } from "../platform/auth/passwords.ts";
import { totpStep } from "../platform/auth/totp.ts";
import { authAccounts } from "../platform/database/schema/auth.ts";
import { startTestApplication, type TestApplication } from "./application.ts";
import { addPerson } from "./people.ts";
import { openSession } from "./sessions.ts";
import { GOOD_PASSWORD } from "./sign-up.ts";
import { totpCode } from "./totp.ts";

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

type Client = ReturnType<TestApplication["client"]>;

/** A session of a member. */
export interface MemberSession {
  sessionId: string;
  cookie: string;
  client: Client;
}

export interface FactorMember extends MemberSession {
  id: string;
  email: string;
  /** Opens another session. */
  open(): Promise<MemberSession>;
}

export interface FactorsScene {
  server: TestApplication;
  secret: string;
  /** The server's current time in milliseconds. */
  now: number;
  /** Adds a member who signs in with `GOOD_PASSWORD`. */
  addMember(): Promise<FactorMember>;
  /** Answers a new challenge of a factor. */
  give(client: Client, factorId: string, code: string): Promise<{ assurance_level: "aal2" }>;
  /** Adds a verified authenticator app. `codeAfter` returns its code some steps from now; that of -1 is used up. */
  addApp(client: Client): Promise<{ id: string; codeAfter: (steps: number) => string }>;
  close(): Promise<void>;
}

/** Opens the whole server, with members who have factors. */
export async function openFactorsScene(): Promise<FactorsScene> {
  const secret = "a secret for tests, long enough to sign";
  // One time step for the whole suite, so that codes do not expire in between.
  const now = Date.now();
  const server = await startTestApplication({ AUTH_SECRET: secret }, { clock: { now: () => new Date(now) } });
  const passwordHash = await hashPassword(GOOD_PASSWORD);
  const { db } = server.database;

  const addMember: FactorsScene["addMember"] = async () => {
    const { id, email } = await addPerson(db);
    const account = { userId: id, accountId: id, providerId: "credential", password: passwordHash };
    await db.insert(authAccounts).values({ ...account, updatedAt: new Date(now - WEEK_MS) });
    const open = async () => {
      const { cookie, sessionId } = await openSession(db, id, secret);
      return { sessionId, cookie, client: server.client(cookie) };
    };
    return { id, email: email ?? "", open, ...(await open()) };
  };
  const give: FactorsScene["give"] = async (client, factorId, code) => {
    const { id } = await client.factors.challenge({ factorId });
    return client.factors.verify({ factorId, challenge_id: id, code });
  };
  const addApp: FactorsScene["addApp"] = async (client) => {
    const { id, totp } = await client.factors.enrol({ factor_type: "totp", friendly_name: "Móvil" });
    const codeAfter = (steps: number) => totpCode(totp?.secret ?? "", totpStep(now) + steps);
    await give(client, id, codeAfter(-1));
    return { id, codeAfter };
  };
  return { server, secret, now, addMember, give, addApp, close: () => server.close() };
}

/** The refusal as seen by an API client. */
export function refusal(code: string): unknown {
  return expect.objectContaining({ data: expect.objectContaining({ body: expect.objectContaining({ code }) }) });
}
