import { expect, it } from "vitest";
import { createProviderIdentities } from "./provider-identity.ts";

const identity = {
  provider: "google",
  accountId: "117390527410846291835",
  email: "nami@example.test",
  firstName: "Nami",
  lastName: "Luz",
} as const;

let time = 1_800_000_000_000;
const identities = createProviderIdentities({
  secret: "a secret for tests only",
  publicUrl: "https://nakamatch.example",
  now: () => time,
});

/** The cookies that a browser sends afterwards. */
const sent = () => `theme=dark; ${identities.keep(identity).split("; ")[0]}`;

it("is kept for an hour, sent to the API alone, and out of reach of scripts", () => {
  const [cookie, ...attributes] = identities.keep(identity).split("; ");
  expect(cookie).toMatch(/^__Secure-nakamatch\.provider=.+/);
  const parts = (cookie?.split("=")[1] ?? "").split(".");
  const shown = [cookie, ...parts.map((part) => Buffer.from(part, "base64url").toString("latin1"))].join(" ");
  expect(shown, "encrypted").not.toMatch(/nami@example|117390527410846291835/);
  expect(attributes).toEqual(["Max-Age=3600", "Path=/api", "HttpOnly", "SameSite=Lax", "Secure"]);
});

it("is read back within the hour, whatever the browser does with its age", () => {
  const begun = time;
  const cookies = sent();
  time = begun + 3_599_999;
  expect(identities.read(cookies)).toEqual({ ...identity, at: begun });
  time = begun + 3_600_000;
  expect(identities.read(cookies)).toBeUndefined();
});

it("is none for a server with another secret", () => {
  const other = createProviderIdentities({ secret: "another secret", publicUrl: "https://nakamatch.example" });
  expect(other.read(sent())).toBeUndefined();
  expect(identities.read("__Secure-nakamatch.provider=made-up")).toBeUndefined();
});
