import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import type { Config } from "./platform/config/config.ts";
import { DEMO_PASSWORD } from "./seed/demo/load.ts";
import { SPECIAL_EMAILS } from "./seed/demo/special.ts";
import { writeWelcome } from "./welcome.ts";

const PUBLIC_URL = "http://localhost:3000";

function welcome(config: Partial<Config>, more?: { paymentSandbox: string }): string {
  const output = new PassThrough();
  writeWelcome(output, { PUBLIC_URL, DEMO: true, isProduction: false, ...config } as Config, more);
  return String(output.read());
}

test("says where to go, whom to sign in as, and where emails and payments go", () => {
  const text = welcome({}, { paymentSandbox: "http://localhost:3001" });
  for (const part of [...Object.values(SPECIAL_EMAILS), PUBLIC_URL, `${PUBLIC_URL}/dev/mail`, `${PUBLIC_URL}/api/docs`])
    expect(text).toContain(part);
  expect(text).toMatch(new RegExp(`password +${DEMO_PASSWORD} `));
  expect(text).toContain("http://localhost:3001");
});

test.each([{ DEMO: false }, { isProduction: true }])("names nobody to sign in as with %j", (config) => {
  const text = welcome(config);
  expect(text).toContain(PUBLIC_URL);
  expect(text).not.toContain(DEMO_PASSWORD);
  for (const email of Object.values(SPECIAL_EMAILS)) expect(text).not.toContain(email);
});

test("says that emails go out where a server for them is set", () => {
  const text = welcome({ SMTP_URL: "smtp://localhost:25" });
  expect(text).toContain("by SMTP");
  expect(text).not.toContain("/dev/mail");
  expect(text).not.toContain("sandbox");
});
