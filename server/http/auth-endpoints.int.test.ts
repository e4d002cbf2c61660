import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { authUsers } from "../platform/database/schema/auth.ts";
import { startTestApplication } from "../testing/application.ts";
import { addMadrid, GOOD_PASSWORD, signUpInput } from "../testing/sign-up.ts";

const server = await startTestApplication();
afterAll(() => server.close());

describe("authentication", () => {
  it.each(["/sign-in/email", "/sign-in/passkey", "/request-password-reset", "/reset-password"])(
    "answers a body that is no object with a closed code: %s",
    async (path) => {
      for (const body of ["null", "[]", "1", '"x"', ""]) {
        const headers = { "content-type": "application/json" };
        const response = await fetch(`${server.url}/api/auth${path}`, { method: "POST", headers, body });
        expect([400, 422], body).toContain(response.status);
        expect(((await response.json()) as { code: string }).code).toMatch(/^(MALFORMED_REQUEST|VALIDATION_FAILED)$/);
      }
    },
  );

  it("answers methods that nobody uses with a closed code", async () => {
    for (const method of ["GET", "HEAD", "PUT", "DELETE"]) {
      const response = await fetch(`${server.url}/api/auth/sign-in/email`, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe("POST");
      if (method !== "HEAD") expect(await response.json()).toMatchObject({ code: "METHOD_NOT_ALLOWED" });
    }
    expect((await server.post("/api/auth/get-session", {})).status).toBe(405);
    expect((await server.post("/api/auth/sign-up/email", {})).status).toBe(404);
  });
});

describe("redirects", () => {
  const EVIL = [
    "/.//evil.test",
    "/x/..//evil.test/login",
    "//evil.test",
    "/\\evil.test",
    "https://evil.test/login",
    "/nowhere",
  ];

  it.each(
    EVIL.flatMap((address) => [
      ["verify-email?token=bad&callbackURL=", address],
      ["reset-password/bad?callbackURL=", address],
    ]),
  )("%s%s leads to a screen of ours", async (path, address) => {
    const response = await fetch(`${server.url}/api/auth/${path}${encodeURIComponent(address)}`, {
      redirect: "manual",
    });
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toMatch(/^\/login\?error=\w+$/i);
  });

  it("lead to the screen that an email of ours names", async () => {
    const callback = encodeURIComponent("/login?confirmed=1&next=%2Fdashboard");
    const url = `${server.url}/api/auth/verify-email?token=bad&callbackURL=${callback}`;
    const response = await fetch(url, { redirect: "manual" });
    expect(response.headers.get("location")).toMatch(/^\/login\?confirmed=1&next=%2Fdashboard&error=\w+$/i);
  });
});

describe("bodies", () => {
  it.each(["/api/auth/sign-in/email", "/api/v1/accounts"])("%s refuses JSON that is nested deeply", async (path) => {
    const post = (body: string) =>
      fetch(server.url + path, { method: "POST", headers: { "content-type": "application/json" }, body });
    for (const body of [`${"[".repeat(5000)}${"]".repeat(5000)}`, `${'{"a":'.repeat(33)}1${"}".repeat(33)}`]) {
      const response = await post(body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: "MALFORMED_REQUEST" });
    }
    // Brackets in a string are not nesting.
    const text = await post(JSON.stringify({ email: `\\"${"[{".repeat(100)}`, password: "x" }));
    expect(await text.json()).not.toMatchObject({ code: "MALFORMED_REQUEST" });
  });
});

describe("sessions on an https address", async () => {
  const secure = await startTestApplication({ PUBLIC_URL: "https://nakamatch.test" });
  await addMadrid(secure.database.db);
  afterAll(() => secure.close());

  it("travel in a cookie for https alone, out of reach of scripts, that the server itself accepts", async () => {
    const input = signUpInput();
    await secure.client().accounts.signUp(input);
    await secure.database.db.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.email, input.email));
    const response = await secure.post("/api/auth/sign-in/email", { email: input.email, password: GOOD_PASSWORD });
    expect(response.status).toBe(200);
    const [access = [], refresh = [], hint = [], ...others] = response.headers
      .getSetCookie()
      .map((cookie) => cookie.split("; "));
    const [pair = ""] = access;
    expect(pair).toMatch(/^__Secure-nakamatch\.access_token=./);
    expect(access.slice(1).sort()).toEqual(["HttpOnly", "Max-Age=900", "Path=/", "SameSite=Lax", "Secure"]);
    expect(refresh[0]).toMatch(/^__Secure-nakamatch\.refresh_token=./);
    expect(refresh.slice(1).sort()).toEqual([
      "HttpOnly",
      "Max-Age=2592000",
      "Path=/api/auth",
      "SameSite=Lax",
      "Secure",
    ]);
    expect(hint[0], "what scripts can read says nothing").toBe("nakamatch.signed_in=1");
    expect(others.map(([each]) => each?.split("=")[0])).toEqual(["__Secure-nakamatch.device"]);
    expect((await secure.client(pair).accounts.session())?.user.email).toBe(input.email);
    const withoutPrefix = pair.replace("__Secure-", "");
    expect(await secure.client(withoutPrefix).accounts.session(), "a name that http pages can set").toBeNull();
  });
});
