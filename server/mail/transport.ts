import { createTransport } from "nodemailer";
import { messageIdOf } from "./message-id.ts";

/** An email, as a feature composes it. */
export interface Email {
  subject: string;
  text: string;
  html: string;
  /** Besides those that every email has. */
  headers?: Record<string, string>;
}

/** Sends emails; resolves once the mail server has accepted the email. */
export interface MailTransport {
  /**
   * `id`, such as that of the job, is the same for the same email sent again, because the job's completion was lost: by the
   * Message-ID that is made of it mail servers and programs know that they have it.
   */
  send(to: string, email: Email, id: string): Promise<void>;
  close(): void;
}

/** Timeouts of the mail server in milliseconds: DNS, connecting, its greeting, and silence in between. */
const TIMEOUTS = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Connections to the mail server; each sends one email after the other. */
const MAX_CONNECTIONS = 5;

/**
 * A transport to an SMTP server. Connections are kept open and shared. Options in the query of `url` override those given
 * here; tests pass shorter `timeouts`.
 */
export function createSmtpTransport({
  url,
  from,
  publicUrl,
  timeouts = TIMEOUTS,
}: {
  url: string;
  from: string;
  publicUrl: string;
  timeouts?: typeof TIMEOUTS;
}): MailTransport {
  const smtp = createTransport({ url, pool: true, maxConnections: MAX_CONNECTIONS, ...timeouts }, { from });
  return {
    async send(to, email, id) {
      await smtp.sendMail({ to, ...email, messageId: messageIdOf(id, publicUrl) });
    },
    close: () => smtp.close(),
  };
}
