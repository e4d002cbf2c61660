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

/** A transport to an SMTP server. Connections are kept open and shared. */
export function createSmtpTransport({ url, from }: { url: string; from: string }): MailTransport {
  const smtp = createTransport(url, { from });
  return {
    async send(to, letter) {
      await smtp.sendMail({ to, ...letter });
    },
    close: () => smtp.close(),
  };
}
