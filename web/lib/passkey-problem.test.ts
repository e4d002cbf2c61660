import { expect, test, vi } from "vitest";
import { i18nWithAllPhrases } from "./i18n-testing.ts";
import { autofillSupported, PasskeyProblem, passkeysSupported, passkeyText } from "./passkey-problem.ts";

function browser(hostname: string, isConditionalMediationAvailable?: () => Promise<boolean>) {
  vi.stubGlobal(
    "PublicKeyCredential",
    Object.assign(() => {}, { isConditionalMediationAvailable }),
  );
  vi.stubGlobal("location", { hostname });
}

test.each([
  ["nakamatch.example", true],
  ["localhost", true],
  ["192.168.0.7", false],
  ["[::1]", false],
  ["7.example", true],
])("at %s passkeys can be used: %s", (hostname, isSupported) => {
  browser(hostname);
  expect(passkeysSupported()).toBe(isSupported);
});

test("not in a browser that has none", () => {
  vi.stubGlobal("PublicKeyCredential", undefined);
  expect(passkeysSupported()).toBe(false);
});

test.each<[string, string, (() => Promise<boolean>) | undefined, boolean]>([
  ["where the browser can", "nakamatch.example", async () => true, true],
  ["not where it cannot", "nakamatch.example", async () => false, false],
  ["not where it does not know", "nakamatch.example", undefined, false],
  ["not where it fails to say", "nakamatch.example", () => Promise.reject(new Error("no")), false],
  ["not at a bare address", "10.0.0.1", async () => true, false],
])("they are offered in a field %s", async (_, hostname, available, expected) => {
  browser(hostname, available);
  expect(await autofillSupported()).toBe(expected);
});

test("what went wrong has words, except for a request that another one replaced", async () => {
  const { t } = await i18nWithAllPhrases();
  expect(passkeyText(t, new PasskeyProblem("replaced"))).toBeNull();
  const texts = (["cancelled", "unsupported", "duplicate"] as const).map((kind) =>
    passkeyText(t, new PasskeyProblem(kind)),
  );
  expect(new Set(texts).size).toBe(3);
  for (const text of texts) expect(text).toMatch(/ /);
  expect(passkeyText(t, new TypeError("Failed to fetch"))).toBeTruthy();
});
