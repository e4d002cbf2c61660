import { type APIRequestContext, expect } from "@playwright/test";

/** A letter as the development outbox shows it. */
export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** ISO 8601. */
  readonly sentAt: string;
}

/** The letters that the server has "sent": nothing leaves the machine, everything can be read. */
export class Outbox {
  readonly #request: APIRequestContext;
  readonly #read = new Set<string>();

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  /** All letters to one address, oldest first. */
  async lettersTo(address: string): Promise<Mail[]> {
    const response = await this.#request.get("/dev/mail.json");
    const mails: Mail[] = await response.json();
    return mails
      .filter((mail) => mail.to.toLowerCase().includes(address.toLowerCase()))
      .sort((one, other) => one.sentAt.localeCompare(other.sentAt));
  }

  /** Waits for a letter to the address that was not waited for before, and matches the subject if one is given. */
  async nextLetterTo(address: string, subject: RegExp = /./): Promise<Mail> {
    let found: Mail | undefined;
    await expect
      .poll(
        async () => {
          const mails = await this.lettersTo(address);
          found = mails.find((mail) => !this.#read.has(mail.id) && subject.test(mail.subject));
          return found !== undefined;
        },
        { message: `a letter to ${address} with a subject like ${subject}`, intervals: [50, 100, 200] },
      )
      .toBe(true);
    if (found === undefined) throw new Error("unreachable: the poll above has found it");
    this.#read.add(found.id);
    return found;
  }
}

/** The first link in a letter whose address contains `part`, ready for `page.goto`. */
export function linkIn(mail: Mail, part: string): string {
  const links = mail.text.match(/https?:\/\/[^\s<>"]+/g) ?? [];
  const link = links.find((each) => each.includes(part));
  if (link === undefined) throw new Error(`No link with "${part}" in the letter "${mail.subject}":\n${mail.text}`);
  return link;
}
