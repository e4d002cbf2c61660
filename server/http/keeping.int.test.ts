import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { authUsers } from "../platform/database/schema/auth.ts";
import { countries } from "../platform/database/schema/geography.ts";
import { interests } from "../platform/database/schema/interests.ts";
import { startTestApplication, type TestApplication } from "../testing/application.ts";
import { addMadrid, GOOD_PASSWORD, signUpInput } from "../testing/sign-up.ts";

let server: TestApplication;
let cookie: string;

beforeAll(async () => {
  server = await startTestApplication();
  const { db } = server.database;
  await addMadrid(db);
  await db.insert(interests).values({ kind: "anime", name: "Berserk" });
  const input = signUpInput();
  await server.client().accounts.signUp(input);
  await db.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.email, input.email));
  cookie = await server.signIn(input.email, GOOD_PASSWORD);
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${server.url}/api/v1${path}`, { headers });
const kept = ({ headers }: Response) => ({ cacheControl: headers.get("cache-control"), isMarked: headers.has("etag") });

describe("lists that are the same for everybody", () => {
  it.each(["/countries", "/countries/ES/cities?search=", "/countries/ES/cities"])("%s may be kept", async (path) => {
    const cacheControl = "public, max-age=3600, stale-while-revalidate=604800";
    expect(kept(await get(path))).toEqual({ cacheControl, isMarked: true });
  });

  it("the catalogue is asked for anew each time, by whoever is signed in", async () => {
    const answer = await get("/interests", { cookie });
    expect(kept(answer)).toEqual({ cacheControl: "private, no-cache", isMarked: true });
    const mark = answer.headers.get("etag") ?? "";
    expect((await get("/interests", { cookie, "if-none-match": mark })).status).toBe(304);
    const signedOut = await get("/interests", { "if-none-match": mark });
    expect(signedOut.status).toBe(401);
    expect(kept(signedOut)).toEqual({ cacheControl: "no-store", isMarked: false });
  });

  it("whoever has the list is told that it is still the same, without the list", async () => {
    const mark = (await get("/countries")).headers.get("etag") ?? "";
    for (const known of [mark, `W/${mark}`, `"other", ${mark}`, "*"]) {
      const answer = await get("/countries", { "if-none-match": known });
      expect(answer.status, known).toBe(304);
      expect(await answer.text()).toBe("");
      expect(answer.headers.get("etag")).toBe(mark);
      expect(answer.headers.get("cache-control")).toMatch(/^public/);
    }
    expect((await get("/countries", { "if-none-match": '"other"' })).status).toBe(200);
  });

  it("a list that changed is sent whole under another mark", async () => {
    const mark = (await get("/countries")).headers.get("etag") ?? "";
    await server.database.db.insert(countries).values({ code: "VA", name: "Vaticano" });
    const answer = await get("/countries", { "if-none-match": mark });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toHaveLength(2);
    expect(answer.headers.get("etag")).not.toBe(mark);
  });
});

describe("nobody may keep", () => {
  it.each([
    ["what is about one person", "/session"],
    ["people", "/discovery"],
    ["one's own interests", "/me/interests"],
    ["what somebody searched for", "/interests?search=Berserk"],
    ["where somebody searched", "/countries/ES/cities?search=Madrid"],
    ["a list that is empty and may only not be filled yet", "/countries/VA/cities"],
    ["a refusal", "/countries/nowhere/cities"],
    ["an address that does not exist", "/nothing"],
  ])("%s", async (_, path) => {
    const answer = await get(path, { cookie, "if-none-match": "*" });
    expect(answer.status).not.toBe(304);
    expect(kept(answer)).toEqual({ cacheControl: "no-store", isMarked: false });
  });
});
