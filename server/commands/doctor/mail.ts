import { randomUUID } from "node:crypto";
import { createSmtpTransport } from "../../mail/transport.ts";
import type { Config } from "../../platform/config/config.ts";
import { hostOf } from "../../platform/connection-problem.ts";
import { examine, type Finding, note, ok } from "./finding.ts";

const PART = "mail";
const TEXT = "This is the test email of npm run doctor. It arrived, so emails go out.";

/** Signs in to the mail server, and sends a test email if an address is given. */
export async function checkMail(config: Config, address: string | undefined): Promise<Finding[]> {
  const { SMTP_URL: url, MAIL_FROM: from, PUBLIC_URL: publicUrl } = config;
  if (url === undefined) return [note(PART, "No mail server: emails land in /dev/mail.", "Production needs SMTP_URL.")];
  const subject = `The mail server ${hostOf(url)}`;
  return examine(PART, { subject, toDo: "Correct SMTP_URL, or MAIL_FROM where the sender is refused." }, async () => {
    const transport = createSmtpTransport({ url, from, publicUrl });
    try {
      await transport.check();
      if (address === undefined)
        return [ok(PART, `${subject} accepts us. For a test email: npm run doctor -- ADDRESS`)];
      await transport.send(
        address,
        { subject: "Nakamatch: test email", text: TEXT, html: `<p>${TEXT}</p>` },
        randomUUID(),
      );
      return [ok(PART, `${subject} accepted a test email to ${address}. See whether it arrives, and not as spam.`)];
    } finally {
      transport.close();
    }
  });
}
