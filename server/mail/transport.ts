import { createTransport } from "nodemailer";
import { emails } from "../platform/metrics.ts";
import { messageIdOf } from "./message-id.ts";

export interface Email {
  subject: string;
  text: string;
  html: string;
  /** In addition to the standard ones. */
  headers?: Record<string, string>;
  /** A calendar file (RFC 5545). */
  calendar?: { method: "PUBLISH" | "CANCEL"; content: string };
}

/** Resolves once the mail server has accepted an email. */
export interface MailTransport {
  /** `id` becomes the Message-ID, so that mail servers drop duplicates of a repeated job. */
  send(to: string, email: Email, id: string): Promise<void>;
  /** Connects and signs in. @throws if the mail server is unreachable or refuses */
  check?(): Promise<void>;
  close(): void;
}

/**
 * `socketTimeout` also bounds the answer after the text, before which a mail server may look for viruses: given up on sooner than
 * that, it gets the same email again. RFC 5321 (4.5.3.2.6) has ten minutes for it. These are three, so that connecting and all
 * other answers fit into the send's four; and a pooled connection ends before mail servers and networks drop it, after five.
 */
export const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 180_000,
};

const MAX_CONNECTIONS = 5;

/** For all of it: waiting for a connection, each reply, other connections. Who claims an email for five minutes relies on it. */
export const SEND_TIMEOUT_MS = 240_000;

/** RFC 3834: keeps out-of-office replies away. */
const HEADERS = { "Auto-Submitted": "auto-generated" };

/** SMTP with pooled connections. Options in the query of `url` take precedence; tests shorten the rest. */
export function createSmtpTransport({
  url,
  from,
  publicUrl,
  timeouts = TIMEOUTS,
  sendTimeout = SEND_TIMEOUT_MS,
}: {
  url: string;
  from: string;
  publicUrl: string;
  timeouts?: typeof TIMEOUTS;
  sendTimeout?: number;
}): Required<MailTransport> {
  const smtp = createTransport(
    { url, pool: true, maxConnections: MAX_CONNECTIONS, ...timeouts },
    { from, headers: HEADERS },
  );
  return {
    async send(to, { calendar, ...email }, id) {
      const icalEvent = calendar && { ...calendar, filename: "plan.ics" };
      const sent = smtp.sendMail({
        to,
        ...email,
        ...(icalEvent && { icalEvent }),
        messageId: messageIdOf(id, publicUrl),
        signal: AbortSignal.timeout(sendTimeout),
      });
      await sent.catch((error) => {
        emails.inc({ outcome: "failed" });
        throw error;
      });
      emails.inc({ outcome: "sent" });
    },
    async check() {
      await smtp.verify();
    },
    close: () => smtp.close(),
  };
}
