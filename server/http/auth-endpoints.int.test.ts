import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAuth } from "../platform/auth/auth.ts";
import { startTestApplication, type TestApplication } from "../testing/application.ts";

const USED = [
  "/sign-in/email",
  "/sign-out",
  "/get-session",
  "/send-verification-email",
  "/verify-email",
  "/request-password-reset",
  "/reset-password/:token",
  "/reset-password",
];

let server: TestApplication;

beforeAll(async () => {
  server = await startTestApplication();
});
afterAll(() => server.close());

/** The paths of everything the library can do, as it is configured. */
function libraryPaths(): string[] {
  const { api } = createAuth({
    pool: server.database.pool,
    publicUrl: server.url,
    trustedOrigins: [],
    secret: "s".repeat(32),
    rateLimits: false,
    ports: {} as never,
  });
  return Object.values(api).flatMap((endpoint) => ("path" in endpoint && endpoint.path ? [String(endpoint.path)] : []));
}

describe("authentication", () => {
  it("serves what the product uses, and nothing else of what the library can do", async () => {
    const others = libraryPaths().filter((path) => !USED.includes(path));
    expect(others).toEqual(expect.arrayContaining(["/update-user", "/change-email", "/list-sessions", "/link-social"]));
    for (const path of others) {
      for (const method of ["GET", "POST"]) {
        const response = await fetch(`${server.url}/api/auth${path.replace(/:\w+/, "google")}`, {
          method,
          headers: { "content-type": "application/json", origin: "http://localhost:3000" },
          ...(method === "POST" && { body: "{}" }),
        });
        expect(response.status, `${method} ${path}`).toBe(404);
        expect(await response.json()).toMatchObject({ code: "NOT_FOUND" });
      }
    }
  });

  it("answers methods that nobody uses with a closed code", async () => {
    for (const method of ["PUT", "DELETE", "OPTIONS"]) {
      const response = await fetch(`${server.url}/api/auth/sign-in/email`, { method });
      expect(response.status).toBe(404);
    }
  });
});

describe("limits of signing in", () => {
  const attempt = (limited: TestApplication, forwardedFor: string) =>
    limited
      .post("/api/auth/sign-in/email", { email: "a@b.test", password: "x" }, { "x-forwarded-for": forwardedFor })
      .then(({ status }) => status);

  it("are not escaped by naming another address, where no proxy stands before the server", async () => {
    const limited = await startTestApplication({ RATE_LIMITS: "on" });
    const statuses = [];
    for (const last of [1, 2, 3, 4]) statuses.push(await attempt(limited, `192.0.2.${last}`));
    expect(statuses).toEqual([401, 401, 401, 429]);
    await limited.close();
  });

  it("hold each visitor for themselves, behind a proxy", async () => {
    const limited = await startTestApplication({ RATE_LIMITS: "on", TRUSTED_PROXIES: "1" });
    for (const expected of [401, 401, 401, 429]) expect(await attempt(limited, "192.0.2.1")).toBe(expected);
    expect(await attempt(limited, "198.51.100.7, 192.0.2.1"), "what the visitor claims is no matter").toBe(429);
    expect(await attempt(limited, "192.0.2.2"), "somebody else").toBe(401);
    await limited.close();
  });
});
