import { createTransport } from "nodemailer";

/** A letter as a feature writes it. */
export interface Letter {
  subject: string;
  text: string;
  html: string;
}

/** Sends letters; resolves once the next station has taken the letter. */
export interface MailTransport {
  send(to: string, letter: Letter): Promise<void>;
  close(): void;
}

/** How long a mail server may take to be found, to let us in, to greet, and to say its next word, in milliseconds. */
const PATIENCE = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Connections to the mail server at once; each carries one letter after the other. */
const MAX_CONNECTIONS = 5;

/**
 * A transport to an SMTP server. Connections are kept open and shared. Options in the query of `url` win over the ones
 * here; `patience` is for tests in a hurry.
 */
export function createSmtpTransport({
  url,
  from,
  patience = PATIENCE,
}: {
  url: string;
  from: string;
  patience?: typeof PATIENCE;
}): MailTransport {
  const smtp = createTransport({ url, pool: true, maxConnections: MAX_CONNECTIONS, ...patience }, { from });
  return {
    async send(to, letter) {
      await smtp.sendMail({ to, ...letter });
    },
    close: () => smtp.close(),
  };
}
