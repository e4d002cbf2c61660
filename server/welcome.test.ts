import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import type { Config } from "./platform/config/config.ts";
import { DEMO_SIGN_IN } from "./seed/demo/load.ts";
import { openDemo } from "./seed/open-demo.ts";
import { writeWelcome } from "./welcome.ts";

const PUBLIC_URL = "http://localhost:3000";

async function welcome(changed: Partial<Config>, paymentSandbox?: string): Promise<string> {
  const config = { PUBLIC_URL, DEMO: true, API_REFERENCE: true, isProduction: false, ...changed } as Config;
  const output = new PassThrough();
  writeWelcome(output, config, { demo: (await openDemo(config))?.DEMO_SIGN_IN, paymentSandbox });
  return String(output.read());
}

test("says where to go, whom to sign in as, and where emails and payments go", async () => {
  const text = await welcome({}, "http://localhost:3001");
  const { emails, password } = DEMO_SIGN_IN;
  for (const part of [...Object.values(emails), PUBLIC_URL, `${PUBLIC_URL}/dev/mail`, `${PUBLIC_URL}/api/docs`])
    expect(text).toContain(part);
  expect(text).toMatch(new RegExp(`password +${password} `));
  expect(text).toContain("http://localhost:3001");
});

test.each([{ DEMO: false }, { isProduction: true }])("names nobody to sign in as with %j", async (config) => {
  const text = await welcome(config);
  expect(text).toContain(PUBLIC_URL);
  expect(text).not.toContain(DEMO_SIGN_IN.password);
  for (const email of Object.values(DEMO_SIGN_IN.emails)) expect(text).not.toContain(email);
});

test("says that emails go out where a server for them is set", async () => {
  const text = await welcome({ SMTP_URL: "smtp://localhost:25" });
  expect(text).toContain("by SMTP");
  expect(text).not.toContain("/dev/mail");
  expect(text).not.toContain("sandbox");
});
