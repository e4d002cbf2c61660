import { type APIRequestContext, expect } from "@playwright/test";

/** An email as the development outbox shows it. */
export interface Email {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** ISO 8601. */
  readonly sentAt: string;
}

/** The server's outgoing emails, which never leave the machine. */
export class Outbox {
  readonly #request: APIRequestContext;
  readonly #read = new Set<string>();

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  /** All emails to one address, oldest first. */
  async emailsTo(address: string): Promise<Email[]> {
    // The server may close an idle connection just as this request is sent.
    const response = await this.#request.get("/dev/mail.json", { maxRetries: 2 });
    const emails: Email[] = await response.json();
    return emails
      .filter(({ to }) => to.toLowerCase().includes(address.toLowerCase()))
      .sort((one, other) => one.sentAt.localeCompare(other.sentAt));
  }

  /**
   * Waits for an email to the address that was not waited for before and matches the subject, if one is given. Emails about
   * decisions are sent after the time for undo.
   */
  async nextEmailTo(address: string, subject: RegExp = /./): Promise<Email> {
    let found: Email | undefined;
    await expect
      .poll(
        async () => {
          const emails = await this.emailsTo(address);
          found = emails.find((email) => !this.#read.has(email.id) && subject.test(email.subject));
          return found !== undefined;
        },
        {
          message: `an email to ${address} with a subject like ${subject}`,
          intervals: [50, 100, 200],
          timeout: 40_000,
        },
      )
      .toBe(true);
    if (found === undefined) throw new Error("unreachable: the poll above has found it");
    this.#read.add(found.id);
    return found;
  }
}

/** The first link in an email whose address contains `part`, ready for `page.goto`. */
export function linkIn(email: Email, part: string): string {
  const links = email.text.match(/https?:\/\/[^\s<>"]+/g) ?? [];
  const link = links.find((each) => each.includes(part));
  if (link === undefined) throw new Error(`No link with "${part}" in the email "${email.subject}":\n${email.text}`);
  return link;
}
