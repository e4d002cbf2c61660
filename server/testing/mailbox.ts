import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { vi } from "vitest";

/** A real SMTP server on loopback that keeps what it receives. */
export interface Mailbox {
  /** For `SMTP_URL`. */
  url: string;
  /** Waits for the newest email to an address; returns it decoded. */
  emailTo(address: string): Promise<string>;
  /** Returns the newest email, if there is one. */
  newestTo(address: string): string | undefined;
  count(address: string): number;
  /** Returns a header of each email to an address, in order of arrival; empty if missing. */
  headersTo(address: string, name: string): string[];
  close(): Promise<void>;
}

interface Received {
  to: string[];
  /** As received, one per line. */
  headers: string;
  content: string;
}

/** What it says, at once or later, instead of taking an email, such as `550 5.1.1 no such user`. */
type Refuse = (to: string, part: "recipient" | "content") => string | undefined | Promise<string | undefined>;

function refusalOf(answer: string | undefined): (Error & { responseCode: number }) | null {
  return answer === undefined
    ? null
    : Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) });
}

/** Opens a mailbox for a suite. */
export async function openMailbox(refuse: Refuse = () => undefined): Promise<Mailbox> {
  const emails: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    hideENHANCEDSTATUSCODES: true,
    onRcptTo: async ({ address }, _session, callback) => callback(refusalOf(await refuse(address, "recipient"))),
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const answers = await Promise.all(to.map((each) => refuse(each, "content")));
        const refusal = refusalOf(answers.find((answer) => answer !== undefined));
        if (refusal) return callback(refusal);
        const message = Buffer.concat(chunks).toString("latin1");
        const headers = message.slice(0, message.indexOf("\r\n\r\n")).replace(/\r\n[ \t]/g, " ");
        emails.push({ to, headers, content: decodeQuotedPrintable(message) });
        callback();
      });
    },
  });
  // Of connections that a killed server leaves.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const emailsTo = (address: string) => emails.filter(({ to }) => to.includes(address));
  const newestTo = (address: string) => emailsTo(address).at(-1)?.content;
  return {
    newestTo,
    url: `smtp://127.0.0.1:${port}`,
    emailTo: (address) =>
      vi.waitFor(
        () => {
          const email = newestTo(address);
          if (email === undefined) throw new Error(`no email to ${address} yet`);
          return email;
        },
        { timeout: 10_000, interval: 50 },
      ),
    count: (address) => emailsTo(address).length,
    headersTo: (address, name) =>
      emailsTo(address).map(({ headers }) => new RegExp(`^${name}: *(.*)$`, "im").exec(headers)?.[1]?.trim() ?? ""),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
