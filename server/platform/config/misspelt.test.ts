import { expect, it } from "vitest";
import { misspeltSettings } from "./misspelt.ts";

it.each([
  ["AUTH_SECRETT", "AUTH_SECRET"],
  ["DATABSE_URL", "DATABASE_URL"],
  ["smtp_url", "SMTP_URL"],
  ["S3_ACCESS_KEY", "S3_ACCESS_KEY_ID"],
  ["PUBLIC_URL_BASE", "PUBLIC_URL"],
  ["HOSTS", "HOST"],
])("%s looks like %s misspelt, and its value is not told", (name, meant) => {
  expect(misspeltSettings({ [name]: "hunter2" })).toEqual([`${name} is no setting: ${meant} is.`]);
});

it("settings of a service that we do not know are named", () => {
  expect(misspeltSettings({ SMTP_PASSWORD: "hunter2" })).toEqual(["SMTP_PASSWORD is no setting."]);
});

it.each(["PATH", "HOME", "HOSTNAME", "PGHOST", "PGPORT", "LOGNAME", "MAIL", "NODE_OPTIONS", "TERM", "LANG", "USER"])(
  "%s, of others, is passed over",
  (name) => {
    expect(misspeltSettings({ [name]: "x" })).toEqual([]);
  },
);

it("our own settings and what Kubernetes sets are passed over", () => {
  const names = ["PORT", "AUTH_SECRET", "REDIS_PORT", "REDIS_SERVICE_HOST", "REDIS_PORT_6379_TCP_ADDR"];
  expect(misspeltSettings(Object.fromEntries(names.map((name) => [name, "x"])))).toEqual([]);
});
