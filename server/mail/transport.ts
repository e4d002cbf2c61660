import { createTransport } from "nodemailer";

/** An email, as a feature composes it. */
export interface Email {
  subject: string;
  text: string;
  html: string;
  /** Besides those that every email has. */
  headers?: Record<string, string>;
  /** The same for the same email sent again. */
  messageId?: string;
}

/** An email with the id by which mail servers and programs know it again. */
export type SentEmail = Email & Required<Pick<Email, "messageId">>;

/** Sends emails; resolves once the mail server has accepted the email. */
export interface MailTransport {
  send(to: string, email: SentEmail): Promise<void>;
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
  timeouts = TIMEOUTS,
}: {
  url: string;
  from: string;
  timeouts?: typeof TIMEOUTS;
}): MailTransport {
  const smtp = createTransport({ url, pool: true, maxConnections: MAX_CONNECTIONS, ...timeouts }, { from });
  return {
    async send(to, email) {
      await smtp.sendMail({ to, ...email });
    },
    close: () => smtp.close(),
  };
}
