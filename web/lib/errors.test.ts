import { ERRORS, type ErrorCode } from "@nakamatch/contract/errors";
import type { Statement } from "@nakamatch/contract/schemas/statements";
import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { es } from "@nakamatch/phrases/es";
import { expect, test, vi } from "vitest";
import { api } from "./api.ts";
import { fakeServer, offline, refusal } from "./api-testing.ts";
import { toAppError } from "./errors.ts";
import { i18nWithAllPhrases } from "./i18n-testing.ts";

/** The client's error for such an answer. */
async function thrownBy(answer: () => unknown): Promise<unknown> {
  fakeServer({ "POST /api/v1/accounts/email-availability": answer });
  return api.accounts.emailAvailability({ email: "a@b.test" }).then(
    () => expect.unreachable(),
    (thrown: unknown) => thrown,
  );
}

test.each(Object.keys(ERRORS) as ErrorCode[])(
  "the client's error keeps the code %s, its status and its issues",
  async (code) => {
    const issues = [{ path: "email", reason: "inUse" }];
    const error = toAppError(await thrownBy(() => refusal(code, { issues })));
    expect(error).toMatchObject({ code, status: ERRORS[code], issues });
  },
);

test("a ban brings its reason, its end, its statement of reasons, and the tokens that appeal and open the data", async () => {
  const statement = { decisionId: "0199a1b2-0000-7000-8000-00000000000a", kind: "ban" } as Statement;
  const ban = { reason: "spam", statement, banToken: "ban", appealToken: "sealed", dataToken: "data", factors: [] };
  const until = "2030-05-04T12:00:00Z";
  const thrown = await thrownBy(() => refusal("ACCOUNT_BANNED", { ...ban, bannedUntil: until }));
  expect(toAppError(thrown).ban).toEqual({ ...ban, until });
  const bare = { until: null, statement: null, banToken: null, appealToken: null, dataToken: null, factors: [] };
  expect(toAppError(await thrownBy(() => refusal("ACCOUNT_BANNED", { reason: "old" }))).ban).toEqual({
    reason: "old",
    ...bare,
  });
});

test.each([
  ["no answer", offline, "NETWORK"],
  ["a proxy's page", () => new Response("<html>", { status: 502 }), "UNAVAILABLE"],
  ["a proxy's bare answer", () => new Response(new Blob(["Bad Gateway"]), { status: 502 }), "UNAVAILABLE"],
  ["an unknown refusal", () => Response.json({ code: "WHATEVER" }, { status: 403 }), "FORBIDDEN"],
  ["an unknown failure", () => Response.json({}, { status: 500 }), "INTERNAL"],
])("%s becomes %3$s", async (_name, answer, code) => {
  expect(toAppError(await thrownBy(answer)).code).toBe(code);
});

test.each([
  [400, "MALFORMED_REQUEST"],
  [413, "PAYLOAD_TOO_LARGE"],
  [418, "INTERNAL"],
  [422, "VALIDATION_FAILED"],
  [429, "TOO_MANY_REQUESTS"],
  [502, "UNAVAILABLE"],
  [504, "UNAVAILABLE"],
  [505, "INTERNAL"],
])("an answer %i that is not ours becomes %s", (status, code) => {
  expect(toAppError({ status })).toMatchObject({ code, status });
});

test.each([undefined, null, "no", new Error("own fault"), { code: "FORBIDDEN" }])("%o becomes INTERNAL", (thrown) => {
  expect(toAppError(thrown)).toMatchObject({ code: "INTERNAL", issues: [], ban: null });
});

test.each(LANGUAGES)("ERR-56: every code has a text of its own in %s", async (language) => {
  const { t } = await i18nWithAllPhrases(language);
  const codes = Object.keys(ERRORS) as ErrorCode[];
  const texts = codes.map((code) => toAppError({ status: ERRORS[code], code }).text(t));
  expect(new Set(texts).size).toBe(codes.length);
  expect(texts.filter((text) => text.includes("errors."))).toEqual([]);
});

test.each<[unknown, "network" | "notFound" | "unauthorized" | "forbidden" | "server"]>([
  [new TypeError("Failed to fetch"), "network"],
  [{ status: 404 }, "notFound"],
  [{ status: 404, code: "NOT_FOUND" }, "notFound"],
  [{ status: 401, code: "SESSION_MISSING" }, "unauthorized"],
  [{ status: 403 }, "forbidden"],
  [{ status: 500, code: "INTERNAL", data: { requestId: "x" } }, "server"],
  [new Error("own fault"), "server"],
])("ERR-56: %o is told by the generic text for %s", async (thrown, kind) => {
  const { t } = await i18nWithAllPhrases("es");
  expect(toAppError(thrown).text(t)).toBe(es.errors.generic[kind]);
});

test("without a network the text says so, and asks for nothing but to wait", async () => {
  const { t } = await i18nWithAllPhrases("es");
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(toAppError(new TypeError("Failed to fetch")).text(t)).toBe(es.errors.generic.offline);
  expect(toAppError({ status: 503 }).text(t), "an answer came").toBe(es.errors.codes.UNAVAILABLE);
  vi.restoreAllMocks();
});

test.each([
  ["AbortError", "NETWORK"],
  ["TimeoutError", "NETWORK"],
  ["NotReadableError", "INTERNAL"],
  ["QuotaExceededError", "INTERNAL"],
])("a DOMException %s becomes %s: only a broken request is no answer", (name, code) => {
  expect(toAppError(new DOMException("", name)).code).toBe(code);
});

test.each([
  ["es", 1, "Demasiados intentos seguidos. Inténtalo de nuevo en 1 segundo."],
  ["en", 59, "Too many attempts in a row. Try again in 59 seconds."],
  ["en", 60, "Too many attempts in a row. Try again in 1 minute."],
  ["en", 61, "Too many attempts in a row. Try again in 2 minutes."],
  ["en", 7201, "You’ve reached the limit for now. Try again in 3 hours."],
] as const)("in %s a wait of %i seconds reads: %s", async (language, retryAfterSeconds, text) => {
  const { t } = await i18nWithAllPhrases(language);
  const error = toAppError(await thrownBy(() => refusal("TOO_MANY_REQUESTS", { retryAfterSeconds })));
  expect(error.text(t)).toBe(text);
});

test.each([undefined, null, 0, -3, "40", Number.NaN])(
  "without a usable wait (%o) the text says to wait a moment",
  async (retryAfterSeconds) => {
    const { t } = await i18nWithAllPhrases("en");
    const error = toAppError({ status: 429, code: "TOO_MANY_REQUESTS", data: { retryAfterSeconds } });
    expect(error.text(t)).toBe("Too many attempts in a row. Wait a moment and try again.");
  },
);

test("every call tells the server the language of the page", async () => {
  document.documentElement.lang = "de";
  const server = fakeServer({ "GET /api/v1/health": () => ({ status: "ok" }) });
  await api.system.health();
  expect(server.calls[0]?.headers.get("x-language")).toBe("de");
});
