import type { ErrorBody } from "@nakamatch/contract/errors";
import { sql } from "drizzle-orm";
import { emailRequests } from "../platform/database/schema/auth.ts";
import { startTestApplication, type TestApplication } from "./application.ts";
import { type Mailbox, openMailbox } from "./mailbox.ts";
import { addMadrid, GOOD_PASSWORD, type SignUpValues, signUpInput } from "./sign-up.ts";

/** The whole server, with people who register, read their emails and sign in. */
export interface AccountsScene {
  server: TestApplication;
  mailbox: Mailbox;
  /** Registers someone and, by default, confirms the address by the emailed link. */
  register(values?: SignUpValues & { confirmed?: boolean }): Promise<{ id: string; email: string; nickname: string }>;
  /** Returns the link in the newest email to an address, as a path. */
  linkTo(email: string): Promise<string>;
  /** Returns where a link leads. */
  follow(path: string): Promise<string>;
  /** Presses the button behind a confirmation link. */
  confirm(link: string): Promise<Response>;
  /** Backdates email requests. */
  letSecondsPass(seconds: number): Promise<void>;
  /** Returns `signed in`, or the refusal. */
  signIn(email: string, password?: string): Promise<ErrorBody | "signed in">;
  /** Call it in `afterAll`. */
  close(): Promise<void>;
}

/** `settings` are environment variables that override the test defaults. */
export async function openAccountsScene(settings: Record<string, string> = {}): Promise<AccountsScene> {
  const mailbox = await openMailbox();
  const server = await startTestApplication({ SMTP_URL: mailbox.url, ...settings });
  const { db } = server.database;
  await addMadrid(db);

  const linkTo: AccountsScene["linkTo"] = async (email) => {
    const content = await mailbox.emailTo(email);
    const link = content.match(/http:\/\/localhost:3000(\/api\/auth\/\S+)/)?.[1];
    if (!link) throw new Error(`no link in ${content}`);
    return link;
  };

  const follow: AccountsScene["follow"] = async (path) => {
    const response = await fetch(server.url + path, { redirect: "manual" });
    return response.headers.get("location") ?? `no redirect but ${response.status}`;
  };

  const confirm: AccountsScene["confirm"] = (link) => {
    const token = new URL(link, server.url).searchParams.get("token");
    return server.post("/api/auth/verify-email", { token });
  };

  return {
    server,
    mailbox,
    linkTo,
    follow,
    confirm,
    async register({ confirmed = true, ...values } = {}) {
      const input = signUpInput(values);
      const { userId } = await server.client().accounts.signUp(input);
      if (confirmed) await confirm(await linkTo(input.email));
      return { id: userId, email: input.email, nickname: input.options.data.nickname };
    },
    async letSecondsPass(seconds) {
      await db.execute(sql`update ${emailRequests} set requested_at = array(
        select at - make_interval(secs => ${seconds}) from unnest(requested_at) at order by at)`);
    },
    async signIn(email, password = GOOD_PASSWORD) {
      const response = await server.post("/api/auth/sign-in/email", { email, password });
      return response.ok ? "signed in" : ((await response.json()) as ErrorBody);
    },
    async close() {
      await server.close();
      await mailbox.close();
    },
  };
}
