import type { Config } from "./platform/config/config.ts";
import { DEMO_PASSWORD } from "./seed/demo/load.ts";
import { SPECIAL_EMAILS } from "./seed/demo/special.ts";

/** Prints where to go, whom to sign in as and where emails go. */
export function writeWelcome(
  output: NodeJS.WritableStream,
  config: Config,
  { paymentSandbox }: { paymentSandbox?: string | undefined } = {},
): void {
  const url = config.PUBLIC_URL;
  const lines = ["", `  Nakamatch is ready: ${url}`, ""];
  if (config.DEMO && !config.isProduction) {
    lines.push(
      `  Sign in as   member      ${SPECIAL_EMAILS.member}`,
      `               premium     ${SPECIAL_EMAILS.premium}`,
      `               moderator   ${SPECIAL_EMAILS.moderator}`,
      `               password    ${DEMO_PASSWORD}   (every demo person has it)`,
      "",
    );
  }
  lines.push(config.SMTP_URL ? "  Emails go out by SMTP." : `  Emails land in ${url}/dev/mail`);
  if (paymentSandbox !== undefined) lines.push(`  Payments are played by the sandbox: ${paymentSandbox}`);
  lines.push(`  API reference: ${url}/api/docs`, "  Stop with Ctrl-C.", "");
  output.write(`${lines.join("\n")}\n`);
}
