import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { authUsers } from "../platform/database/schema/auth.ts";
import { countries } from "../platform/database/schema/geography.ts";
import { interests } from "../platform/database/schema/interests.ts";
import { startTestApplication } from "../testing/application.ts";
import { addMadrid, GOOD_PASSWORD, signUpInput } from "../testing/sign-up.ts";

const server = await startTestApplication();
const { db } = server.database;
await addMadrid(db);
await db.insert(interests).values({ kind: "anime", name: "Berserk" });
const input = signUpInput();
await server.client().accounts.signUp(input);
await db.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.email, input.email));
const cookie = await server.signIn(input.email, GOOD_PASSWORD);
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${server.url}/api/v1${path}`, { headers });
const caching = ({ headers }: Response) => ({
  cacheControl: headers.get("cache-control"),
  hasEtag: headers.has("etag"),
});

describe("lists that are the same for everybody", () => {
  it.each(["/countries", "/countries/ES/cities?search=", "/countries/ES/cities"])("%s may be cached", async (path) => {
    const cacheControl = "public, max-age=3600, stale-while-revalidate=604800";
    expect(caching(await get(path))).toEqual({ cacheControl, hasEtag: true });
  });

  it("the key set may be cached for minutes", async () => {
    const answer = await fetch(`${server.url}/api/auth/jwks`);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=300");
  });

  it("the catalogue is revalidated each time, by members only", async () => {
    const answer = await get("/interests", { cookie });
    expect(caching(answer)).toEqual({ cacheControl: "private, no-cache", hasEtag: true });
    const etag = answer.headers.get("etag") ?? "";
    expect((await get("/interests", { cookie, "if-none-match": etag })).status).toBe(304);
    const signedOut = await get("/interests", { "if-none-match": etag });
    expect(signedOut.status).toBe(401);
    expect(caching(signedOut)).toEqual({ cacheControl: "no-store", hasEtag: false });
  });

  it("a client that has the list gets 304 without a body", async () => {
    const etag = (await get("/countries")).headers.get("etag") ?? "";
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const answer = await get("/countries", { "if-none-match": known });
      expect(answer.status, known).toBe(304);
      expect(await answer.text()).toBe("");
      expect(answer.headers.get("etag")).toBe(etag);
      expect(answer.headers.get("cache-control")).toMatch(/^public/);
    }
    expect((await get("/countries", { "if-none-match": '"other"' })).status).toBe(200);
  });

  it("a list that changed is sent whole with another ETag", async () => {
    const etag = (await get("/countries")).headers.get("etag") ?? "";
    await db.insert(countries).values({ code: "VA", name: "Vaticano" });
    const answer = await get("/countries", { "if-none-match": etag });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toHaveLength(2);
    expect(answer.headers.get("etag")).not.toBe(etag);
  });
});

describe("is never cached:", () => {
  it.each([
    ["the session", "/session"],
    ["people", "/discovery"],
    ["one's own interests", "/me/interests"],
    ["a search for titles", "/interests?search=Berserk"],
    ["a search for cities", "/countries/ES/cities?search=Madrid"],
    ["an empty list, which may not be filled yet", "/countries/VA/cities"],
    ["a refusal", "/countries/nowhere/cities"],
    ["an address that does not exist", "/nothing"],
  ])("%s", async (_, path) => {
    const answer = await get(path, { cookie, "if-none-match": "*" });
    expect(answer.status).not.toBe(304);
    expect(caching(answer)).toEqual({ cacheControl: "no-store", hasEtag: false });
  });
});
