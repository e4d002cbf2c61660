import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { DATE_LOCALES, isLanguage } from "@nakamatch/contract/vocabulary/languages";
import { dictionaries } from "@nakamatch/phrases/testing";
import { type Browser, chromium, type Page, request } from "@playwright/test";
import { chromiumOptions } from "../support/chromium.ts";
import { DEMO_MEMBER, DEMO_MODERATOR, joinAs, signIn } from "../support/members.ts";
import { Outbox } from "../support/outbox.ts";
import { PageGuard } from "../support/page-guard.ts";
import { newPerson } from "../support/people.ts";
import { openScreen } from "../support/screens.ts";
import { prepareSurroundings, providerEnvironment, serverEnvironment } from "../support/surroundings.ts";
import { totpCode } from "../support/totp.ts";
import { writeGallery } from "./gallery.ts";
import { ROLES, type Role, SHOTS } from "./shots.ts";

// `npm run screenshots -- [--lang de] [--only chat,settings] [--width 360,1280]`: pictures of every screen in
// `screenshots/now`, and `screenshots/index.html`, which shows them beside those in `screenshots/before`.
// `npm run screenshots -- --readme`: those of the README, in `docs/pictures`.

const ROOT = resolve(import.meta.dirname, "../..");
/** Its pictures are small: some 40 kB each. */
const README = ["landing", "dashboard", "profile", "match", "chat", "moderation"];
const SMALL = { width: 1120, height: 700 };
const WEBP = { type: "webp", quality: 40 } as const;
const PREMIUM = { ...DEMO_MEMBER, email: "premium@nakamatch.example" };
const ACCOUNTS = { member: DEMO_MEMBER, premium: PREMIUM, moderator: DEMO_MODERATOR };

const { values: options } = parseArgs({
  options: {
    lang: { type: "string", default: "es" },
    only: { type: "string" },
    width: { type: "string", default: "360,768,1280,1920" },
    readme: { type: "boolean", default: false },
  },
});
const language = isLanguage(options.lang) ? options.lang : fail(`There is no language "${options.lang}".`);
const widths = options.readme
  ? [SMALL.width]
  : options.width.split(",").map((width) => Number(width) || fail(`"${width}" is no width.`));
const only = options.readme ? README : options.only?.split(",");
const folder = resolve(ROOT, options.readme ? "docs/pictures" : "screenshots/now");

const shots = Object.entries(SHOTS)
  .flatMap(([route, each]) => each.map((shot) => ({ ...shot, path: shot.path ?? route })))
  .filter(({ name }) => isWanted(name));

const surroundings = await prepareSurroundings();
const environment = { ...process.env, ...serverEnvironment(surroundings), ...providerEnvironment(surroundings) };
const address = environment.PUBLIC_URL;
let server: ChildProcess | undefined;
let browser: Browser | undefined;
const guard = new PageGuard();
guard.expect(/No page at/);
try {
  server = await startServer();
  browser = await chromium.launch(chromiumOptions());
  // Only a full run replaces all of them.
  if (process.argv.length === 2) await keepLast();
  await mkdir(folder, { recursive: true });
  for (const role of ROLES) {
    const own = shots.filter(({ as }) => as === role);
    if (own.length > 0) await takeAs(role, own);
  }
  if (!options.readme) {
    await takeEmails();
    await writeGallery(resolve(ROOT, "screenshots"));
  }
  for (const problem of guard.problems()) console.error(problem);
} finally {
  await browser?.close();
  await stopServer();
  await rm(surroundings.dataFolder, { recursive: true, force: true });
}

/** Renames `now` to `before`, if there is one. */
async function keepLast(): Promise<void> {
  const before = resolve(folder, "../before");
  if (!existsSync(folder)) return;
  await rm(before, { recursive: true, force: true });
  await rename(folder, before);
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

/** With `--only chat`: `chat`, `chat-menu`. */
function isWanted(name: string): boolean {
  return only?.some((part) => name === part || (!options.readme && name.startsWith(`${part}-`))) ?? true;
}

async function takeAs(role: Role, own: typeof shots): Promise<void> {
  const first = await openBrowser();
  if (role === "newcomer") await signIn(first, await makeNewcomer());
  else if (role === "operator") await becomeOperator(first);
  else if (role !== "guest") await signIn(first, ACCOUNTS[role]);
  for (const { name, path, act } of own) {
    const page = await first.context().newPage();
    try {
      await openScreen(page, { name, path, isForMembers: role !== "guest" });
      await act?.(page, dictionaries[language]);
      await take(page, name);
    } catch (error) {
      // Continues with the others.
      console.error(`${name}: ${(error as Error).message}`);
      process.exitCode = 1;
    }
    await page.close();
  }
  await first.context().close();
}

async function openBrowser(): Promise<Page> {
  if (!browser) throw new Error("The browser is not open");
  const context = await browser.newContext({
    baseURL: address,
    locale: DATE_LOCALES[language],
    timezoneId: "Europe/Madrid",
    serviceWorkers: "block",
    reducedMotion: "reduce",
    viewport: { width: 1280, height: 900 },
  });
  await guard.watch(context);
  return context.newPage();
}

async function makeNewcomer() {
  const person = newPerson({ firstName: "Hana", nickname: "Hana_Nueva", email: "hana@nakamatch.test" });
  const api = await request.newContext({ baseURL: address, extraHTTPHeaders: { origin: address } });
  await joinAs(person, { api, city: "Zaragoza", interests: 0, language });
  await api.dispose();
  return person;
}

/** Operators need a second factor, and the command needs the database for itself. */
async function becomeOperator(page: Page): Promise<void> {
  await signIn(page, PREMIUM);
  const post = async (path: string, data: object) => {
    const response = await page.request.post(`/api/${path}`, { data, headers: { origin: address } });
    return (await response.json()) as { id: string; totp: { secret: string } };
  };
  await post("v1/session/proof", { password: PREMIUM.password });
  const { id, totp } = await post("auth/factors", { factor_type: "totp" });
  const challenge = await post(`auth/factors/${id}/challenge`, {});
  await post(`auth/factors/${id}/verify`, { challenge_id: challenge.id, code: totpCode(totp.secret) });
  const command = ["server/commands/operator.ts", "--email", PREMIUM.email];
  execFileSync(process.execPath, command, { cwd: ROOT, env: environment, stdio: "ignore" });
}

/** Sent emails, each subject once. */
async function takeEmails(): Promise<void> {
  const page = await openBrowser();
  const emails = await new Outbox(page.request).emailsTo("");
  for (const [subject, [email]] of Map.groupBy(emails, (each) => each.subject)) {
    const words =
      subject
        .normalize("NFKD")
        .toLowerCase()
        .match(/[a-z0-9]+/g) ?? [];
    const name = `email-${words.join("-")}`;
    if (!email || !isWanted(name)) continue;
    await page.goto(`/dev/mail/${email.id}`);
    await take(page, name);
  }
}

async function take(page: Page, name: string): Promise<void> {
  // For photos; a screen that polls is never idle.
  await page.waitForLoadState("networkidle", { timeout: 5000 }).catch(() => {});
  const isCovered = (await page.locator("[role=dialog],[role=alertdialog],[role=menu]").count()) > 0;
  for (const width of widths) {
    const size = options.readme ? SMALL : { width, height: width < 768 ? 740 : 900 };
    await page.setViewportSize(size);
    // In a window of the page's height nothing is sticky or lazy.
    const height = await page.evaluate<number>("document.documentElement.scrollHeight");
    if (height > size.height && !isCovered && !options.readme) await page.setViewportSize({ width, height });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const path = join(
        folder,
        options.readme ? `${name}-${colorScheme}.webp` : `${name}-${language}-${width}-${colorScheme}.png`,
      );
      await page.screenshot({ path, animations: "disabled", ...(options.readme && WEBP) });
    }
  }
}

/** Resolves once the server prints its address. */
async function startServer(): Promise<ChildProcess> {
  const started = spawn(process.execPath, ["server/main.ts"], {
    cwd: ROOT,
    env: environment,
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface({ input: started.stdout })) {
    if (!line.includes(address)) continue;
    // Its further output is ignored.
    started.stdout.resume();
    return started;
  }
  throw new Error("The server did not start");
}

async function stopServer(): Promise<void> {
  if (server?.exitCode === null && server.kill("SIGTERM")) await once(server, "exit");
}
