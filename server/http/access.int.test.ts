import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApplication, type TestApplication } from "../testing/application.ts";
import type { Outcomes } from "../testing/authorization/line.ts";
import { matrix } from "../testing/authorization/matrix.ts";
import { type Endpoint, endpoints } from "../testing/http-app.ts";

/** What each role gets, for an endpoint such as `likes.like`. */
function outcomesOf(name: string): Outcomes | undefined {
  const [area = "", key = ""] = name.split(".");
  return (matrix as Record<string, Record<string, { outcomes: Outcomes }>>)[area]?.[key]?.outcomes;
}

let server: TestApplication;

beforeAll(async () => {
  server = await startTestApplication();
});
afterAll(() => server.close());

const NOBODY = "00000000-0000-4000-8000-000000000000";

/** Bodies of endpoints that look at what is sent before they ask who calls: a token can take the place of a session. */
const BODIES: Record<string, object> = {
  "appeals.create": { decisionId: NOBODY, body: "x" },
  "auth.token": { grant_type: "refresh_token" },
};

/** Calls an endpoint with made-up ids in its path. */
function call({ name, method, address }: Endpoint, cookie?: string): Promise<Response> {
  const id = address.includes("interestId") ? "1" : NOBODY;
  const url = `${server.url}${address.replace("{countryCode}", "ES").replace(/\{\w+\}/g, id)}`;
  const hasBody = !["GET", "DELETE"].includes(method);
  const type = name === "avatars.upload" ? "image/png" : "application/json";
  const headers = { ...(hasBody && { "content-type": type }), ...(cookie && { cookie }) };
  return fetch(url, {
    method,
    headers,
    redirect: "manual",
    ...(hasBody && { body: JSON.stringify(BODIES[name] ?? {}) }),
  });
}

describe("every endpoint of the contract", () => {
  const memberEndpoints = endpoints.filter(({ name }) => outcomesOf(name)?.anonymous === "SESSION_MISSING");
  it.each(memberEndpoints)("$name refuses a made-up session", async (endpoint) => {
    expect((await call(endpoint, "nakamatch.access_token=made.up")).status).toBe(401);
  });

  it.each(endpoints)(
    "$name answers an empty call with a code that it declares, never with a fault of ours",
    async (endpoint) => {
      const response = await call(endpoint);
      expect(response.status).toBeLessThan(500);
      if (response.status >= 400) {
        const { code } = (await response.json()) as { code: string };
        expect(Object.keys(endpoint.errorMap)).toContain(code);
      }
      const isPublic = endpoint.name === "auth.keySet";
      expect(response.headers.get("cache-control")).toBe(isPublic ? "public, max-age=300" : "no-store");
    },
  );
});
