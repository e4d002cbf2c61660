import { describe, expect, it } from "vitest";
import { securityHeaders } from "../../http/security-headers.ts";
import { type AttackAnswer, faultsOf, type Promised } from "./faults.ts";

const headers = securityHeaders({ isHttps: false });
const promised: Promised = {
  origin: "http://localhost:3000",
  headers,
  secrets: { "another person's e-mail": ["leo@example.test"] },
  declared: new Set(["CHAT_NOT_FOUND", "UNAVAILABLE"]),
};

const answer = (values: Partial<AttackAnswer>): AttackAnswer => ({
  method: "GET",
  path: "/api/v1/chats",
  status: 200,
  text: "{}",
  ...values,
  headers: { ...headers, ...values.headers },
});
const refusal = (status: number, code: string, message = "") => ({ status, text: JSON.stringify({ code, message }) });

describe("an answer", () => {
  it.each<Partial<AttackAnswer>>([
    {},
    refusal(404, "CHAT_NOT_FOUND"),
    refusal(415, "UNSUPPORTED_MEDIA_TYPE"),
    { ...refusal(405, "METHOD_NOT_ALLOWED"), headers: { allow: "GET" } },
    { ...refusal(503, "UNAVAILABLE"), headers: { "retry-after": "5" } },
    { status: 404, text: "<!doctype html><title>Nakamatch</title>", path: "/no/such" },
    { status: 302, headers: { location: "/login?error=LINK_INVALID" } },
    { status: 404, text: "", method: "HEAD" },
    { headers: { "content-security-policy": "default-src 'none'; sandbox" } },
  ])("%j is good", (values) => {
    expect(faultsOf(answer(values), promised)).toEqual([]);
  });

  it.each<[Partial<AttackAnswer>, string]>([
    [refusal(500, "INTERNAL"), "answers 500"],
    [{ ...refusal(503, "NOT_OURS"), headers: { "retry-after": "5" } }, "answers 503"],
    [refusal(503, "UNAVAILABLE"), "503 without Retry-After"],
    [{ ...refusal(405, "METHOD_NOT_ALLOWED") }, "405 without Allow"],
    [refusal(404, "FST_ERR_NOT_FOUND"), "refuses with 404 without a code of ours"],
    [{ status: 400, text: "Bad Request" }, "refuses with 400 without a code of ours"],
    [refusal(403, "FORBIDDEN"), "refuses with FORBIDDEN, which the endpoint does not declare"],
    [refusal(404, "CHAT_NOT_FOUND", "Error\n    at readChat (store.ts)"), "shows the server's insides"],
    [refusal(404, "CHAT_NOT_FOUND", "/srv/server/http/app.ts:12:3"), "shows the server's insides"],
    [refusal(404, "CHAT_NOT_FOUND", "select id from chats where id = $1"), "shows the server's insides"],
    [refusal(404, "CHAT_NOT_FOUND", 'relation "chats" does not exist'), "shows the server's insides"],
    [{ text: '{"email":"leo@example.test"}' }, "shows another person's e-mail"],
    [{ status: 302, headers: { location: "//evil.test/login" } }, "redirects to //evil.test/login"],
    [{ headers: { "x-frame-options": "SAMEORIGIN" } }, "lacks the header x-frame-options"],
    [{ headers: { server: "fastify" } }, "names its software"],
  ])("%j is faulty: %s", (values, fault) => {
    expect(faultsOf(answer(values), promised)).toEqual([fault]);
  });

  it("to somebody who is shut out shows nothing of members", () => {
    const shown = faultsOf(answer({ text: '{"nickname":"leo"}' }), { ...promised, hidden: ["leo"] });
    expect(shown).toEqual(["shows somebody who is shut out what only members see"]);
  });
});
