import { eq } from "drizzle-orm";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { authFactors, authSessions, authUsers } from "../../../platform/database/schema/auth.ts";
import { bans } from "../../../platform/database/schema/safety.ts";
import { openAccountsScene } from "../../../testing/accounts.ts";
import { CookieJar } from "../../../testing/provider-visit.ts";
import { signUpInput } from "../../../testing/sign-up.ts";

const COOKIE = "nakamatch.registration";

const scene = await openAccountsScene();
afterEach(() => vi.useRealTimers());
afterAll(() => scene.close());

/** A browser after a registration. */
async function register() {
  const { server, linkTo } = scene;
  const browser = new CookieJar();
  const input = signUpInput();
  const response = await server.post("/api/v1/accounts", input);
  browser.take(response);
  const { userId: id } = (await response.json()) as { userId: string };
  const link = await linkTo(input.email);
  return { id, email: input.email, password: input.password, browser, link };
}

const tokenOf = (link: string) => new URL(link, scene.server.url).searchParams.get("token") ?? "";

/** Opens the link in a browser; returns where it redirects. */
async function open(link: string, { header: cookie }: CookieJar, method = "GET"): Promise<string | null> {
  const response = await fetch(scene.server.url + link, { method, redirect: "manual", headers: { cookie } });
  return response.headers.get("location");
}

/** Presses "Confirm and log in"; returns `signed in` or the error code. */
async function press(link: string, browser: CookieJar): Promise<string> {
  const { header: cookie } = browser;
  const response = await scene.server.post("/api/auth/confirm", { token: tokenOf(link) }, { cookie });
  browser.take(response);
  return response.ok ? "signed in" : ((await response.json()) as { code: string }).code;
}

const account = async (id: string) => {
  const { db } = scene.server.database;
  const [user] = await db.select().from(authUsers).where(eq(authUsers.id, id));
  const sessions = await db.select().from(authSessions).where(eq(authSessions.userId, id));
  return { isConfirmed: user?.emailVerified, sessions: sessions.length };
};
const UNTOUCHED = { isConfirmed: false, sessions: 0 };

const CONFIRMED = "/login?confirmed=1&next=%2Fdashboard";
const PRESS = "/login?confirmed=press&next=%2Fdashboard";
const AGAIN = "/login?confirmed=again&next=%2Fdashboard";
const HERE = "/login?confirmed=here&next=%2Fdashboard";

it("REG-45 where the person registered the link waits for one press, which confirms and signs in", async () => {
  const { server } = scene;
  const { id, browser, link } = await register();
  for (const method of ["HEAD", "GET", "GET"]) {
    expect(await open(link, browser, method)).toBe(`${HERE}#token=${tokenOf(link)}`);
    expect(await account(id), method).toEqual(UNTOUCHED);
  }
  expect(await press(link, browser)).toBe("signed in");
  expect(browser.has("nakamatch.device"), "a known device").toBe(true);
  expect((await server.client(browser.header).accounts.session())?.user.id).toBe(id);
  expect(await account(id)).toEqual({ isConfirmed: true, sessions: 1 });
});

it("the cookie of a registration is out of reach of scripts, lasts as long as the link, and names nobody", async () => {
  const input = signUpInput();
  const response = await scene.server.post("/api/v1/accounts", input);
  const { userId } = (await response.json()) as { userId: string };
  const [cookie = "", ...others] = response.headers.getSetCookie();
  const [pair = "", ...attributes] = cookie.split("; ");
  expect([pair.split("=")[0], others]).toEqual([COOKIE, []]);
  expect(attributes).toEqual(["Max-Age=86400", "Path=/api/auth", "HttpOnly", "SameSite=Lax"]);
  expect(Buffer.from(pair.split("=")[1] ?? "", "base64url").toString("latin1")).not.toContain(userId);
});

it("a press signs in once, whatever became of its cookie", async () => {
  const { id, browser, link } = await register();
  const kept = new CookieJar(browser.header);
  expect(await press(link, browser)).toBe("signed in");
  expect(browser.has(COOKIE), "used up").toBe(false);
  expect(await press(link, kept)).toBe("LINK_INVALID");
  expect(await open(link, kept)).toBe(AGAIN);
  expect(await account(id)).toEqual({ isConfirmed: true, sessions: 1 });
});

it("of two tabs that press at once one signs in", async () => {
  const { id, browser, link } = await register();
  const tabs = [1, 2, 3, 4].map(() => press(link, new CookieJar(browser.header)));
  const refused = "LINK_INVALID";
  expect((await Promise.all(tabs)).toSorted()).toEqual([refused, refused, refused, "signed in"]);
  expect(await account(id)).toEqual({ isConfirmed: true, sessions: 1 });
});

it("elsewhere a press confirms, signs nobody in, and the link says so when it is opened again", async () => {
  const [{ id, link }, other] = [await register(), await register()];
  for (const browser of [new CookieJar(), new CookieJar(`${COOKIE}=made-up`), other.browser]) {
    expect(await press(link, browser)).toBe("LINK_INVALID");
  }
  expect(await account(id)).toEqual(UNTOUCHED);
  expect(await open(link, other.browser)).toBe(`${PRESS}#token=${tokenOf(link)}`);
  expect(await account(id)).toEqual(UNTOUCHED);
  expect((await scene.confirm(link)).headers.getSetCookie()).toEqual([]);
  expect(await open(link, new CookieJar())).toBe(AGAIN);
  expect(await account(id)).toEqual({ isConfirmed: true, sessions: 0 });
});

it("never takes the place of another session, even one whose access token has expired", async () => {
  const { server, register: join } = scene;
  const { id, browser, link } = await register();
  const { email } = await join();
  const session = await server.signIn(email, signUpInput().password);
  const refresh = session.split("; ").filter((each) => each.startsWith("nakamatch.refresh_token="));
  for (const cookies of [session, ...refresh]) {
    const busy = new CookieJar(`${browser.header}; ${cookies}`);
    expect(await press(link, busy)).toBe("LINK_INVALID");
    expect(await account(id)).toEqual(UNTOUCHED);
    expect(await open(link, busy)).toBe(`${PRESS}#token=${tokenOf(link)}`);
  }
});

it("BAN-10 a banned person is told why and stays out, and nothing is confirmed", async () => {
  const { id, browser, link } = await register();
  await scene.server.database.db.insert(bans).values({ userId: id, type: "ban", reason: "spam" });
  expect(await press(link, browser)).toBe("ACCOUNT_BANNED");
  expect(await account(id)).toEqual(UNTOUCHED);
});

it("SESSION-20 a second factor is asked for after the press, too", async () => {
  const { server } = scene;
  const { id, browser, link } = await register();
  const factor = { userId: id, factorType: "totp", status: "verified", secret: "sealed" } as const;
  await server.database.db.insert(authFactors).values(factor);
  expect(await press(link, browser)).toBe("signed in");
  expect(await server.client(browser.header).accounts.session()).toBeNull();
});

it("an expired link, another token and an account that is gone sign nobody in", async () => {
  const { browser, link, id, email } = await register();
  expect(await press("/?token=made-up", browser)).toBe("LINK_INVALID");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 86_400_000 });
  expect(await press(link, browser)).toBe("LINK_INVALID");
  expect(await open(link, browser)).toBe(`${CONFIRMED}&error=INVALID_TOKEN`);
  vi.useRealTimers();
  await scene.server.database.db.delete(authUsers).where(eq(authUsers.id, id));
  expect(await press(link, browser)).toBe("LINK_INVALID");
  expect(await open(link, browser)).toBe(`${CONFIRMED}&error=INVALID_TOKEN`);
  browser.take(await scene.server.post("/api/v1/accounts", signUpInput({ email })));
  expect(await press(link, browser), "registered once more").toBe("LINK_INVALID");
});

it("REG-51 an email that is asked for again on the device works there as long as its link", async () => {
  const { server, mailbox, linkTo } = scene;
  const { email, browser } = await register();
  const headers = { cookie: browser.header };
  const response = await server.post("/api/auth/send-verification-email", { email }, headers);
  expect(response.headers.getSetCookie()[0]).toMatch(/^nakamatch\.registration=.+; Max-Age=86400;/);
  const renewed = new CookieJar();
  renewed.take(response);
  await expect.poll(() => mailbox.count(email)).toBe(2);
  expect(await press(await linkTo(email), renewed)).toBe("signed in");
});
