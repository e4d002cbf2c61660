import type { Config } from "./platform/config/config.ts";
import type { DEMO_SIGN_IN } from "./seed/demo/load.ts";

export function writeWelcome(
  output: NodeJS.WritableStream,
  config: Config,
  { demo, paymentSandbox }: { demo?: typeof DEMO_SIGN_IN | undefined; paymentSandbox?: string | undefined },
): void {
  const url = config.PUBLIC_URL;
  const lines = ["", `  Nakamatch is ready: ${url}`, ""];
  if (demo) {
    lines.push(
      `  Sign in as   member      ${demo.emails.member}`,
      `               premium     ${demo.emails.premium}`,
      `               moderator   ${demo.emails.moderator}`,
      `               password    ${demo.password}   (every demo person has it)`,
      "",
    );
  }
  lines.push(config.SMTP_URL ? "  Emails go out by SMTP." : `  Emails land in ${url}/dev/mail`);
  if (paymentSandbox !== undefined) lines.push(`  Payments are played by the sandbox: ${paymentSandbox}`);
  if (config.API_REFERENCE) lines.push(`  API reference: ${url}/api/docs`);
  lines.push("  Stop with Ctrl-C.", "");
  output.write(`${lines.join("\n")}\n`);
}
