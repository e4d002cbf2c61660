import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import {
  type Chance,
  chanceOf,
  nextStep,
  problemOf,
  type Sight,
  type Step,
} from "@nakamatch/domain/safety/random-moderator-testing";
import type { Page } from "@playwright/test";
import { type Member, signIn } from "../../support/members.ts";
import { expect, type MemberWishes, test } from "../../support/test.ts";

/**
 * Two moderators press anything at the same cases: each decision in the log is about the person whom their page named at
 * the press. `DRIVER_STEPS` and `DRIVER_SEED` in the environment make it longer or another.
 */

const STEPS = Number(process.env.DRIVER_STEPS ?? 80);
const SEED = Number(process.env.DRIVER_SEED ?? 1);
/** Without `DRIVER_STEPS`, a busy machine does fewer steps; a walk that has decided nothing yet goes on. */
const MOST_MS = process.env.DRIVER_STEPS ? Number.POSITIVE_INFINITY : 40_000;
const CASES = 5;
/** In the log and in addresses. */
const MEASURES = ["ban", "warning", "dismissal"];

interface Decided {
  personId: string;
  /** The person beside the list when it was sent. */
  shown: string | null;
}

/** Runs in the page. */
const WATCH = `(() => {
  const shown = () => {
    const pane = document.querySelector("section[data-case]");
    return pane && { id: pane.dataset.case, name: pane.querySelector("h2")?.textContent ?? "" };
  };
  // One that closes takes no more presses.
  const dialog = () =>
    document.querySelector(":is([role=dialog]:not([data-lightbox]), [role=alertdialog]):not([data-closed])");
  const titleOf = (over) => document.getElementById(over.getAttribute("aria-labelledby"))?.textContent ?? "";
  let asked = null;
  const note = () => {
    if (dialog()) asked = shown() ?? asked;
  };
  new MutationObserver(note).observe(document, { childList: true, subtree: true });
  const look = () => {
    note();
    const over = dialog();
    return { shown: shown(), asked, title: over && titleOf(over) };
  };
  const all = (selector, part = document) => [...part.querySelectorAll(selector)];
  const one = (items, at) => items[Math.floor(at * items.length)];
  const decided = [];
  const send = window.fetch;
  window.fetch = (input, init) => {
    const url = input.url ?? String(input);
    const method = init?.method ?? input.method;
    const [, personId] = /[/]moderation[/]people[/]([^/]+)[/](?:ban|warning|dismissal)$/.exec(url) ?? [];
    if (personId && method === "PUT") decided.push({ personId, shown: (shown() ?? asked)?.id ?? null });
    return send(input, init);
  };
  window.walk = {
    look,
    decided,
    focus: (at) => dialog() ?? one(all("[data-case], [data-case] button"), at)?.focus(),
    choose: (at) => one(dialog() ? all("[type=radio]", dialog()) : [], at)?.click(),
    click: (at) => one(dialog() ? all("button", dialog()) : all("[data-case] button"), at)?.click(),
  };
})()`;

const look = (page: Page) => page.evaluate<Sight>("walk.look()");

async function takeStep(page: Page, step: Step, chance: Chance, event: () => Promise<unknown>): Promise<void> {
  const at = chance(1000) / 1000;
  switch (step.kind) {
    case "key":
      return page.keyboard.press(step.key);
    case "send":
      return page.keyboard.press("Control+Enter");
    case "Enter":
    case "Escape":
      return page.keyboard.press(step.kind);
    case "event":
      await event();
      return;
    case "late answers":
      // Real answers are late by themselves.
      return;
    default:
      await page.evaluate(`void walk.${step.kind}(${at})`);
  }
}

/** As the operator does it, while the server runs. */
async function makeModerator({ person }: Member): Promise<void> {
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_FOLDER, NODE_ENV: "development" };
  await promisify(execFile)(process.execPath, ["server/commands/moderator.ts", "grant", person.email], { env });
}

/** People of one search, reported again and again; who is banned is followed by somebody new. */
async function openPeople(newMember: (wishes?: MemberWishes) => Promise<Member>) {
  const prefix = `W${randomUUID().slice(0, 6)}`;
  const reporter = await newMember();
  const people: Member[] = [];
  const join = async () => {
    const person = await newMember({ nickname: `${prefix}_${people.length}` });
    people.push(person);
    await reporter.reportProfile(person, "spam");
  };
  for (let count = 0; count < CASES; count++) await join();
  return { prefix, people, reporter, join };
}

async function openCases(page: Page, prefix: string): Promise<string[]> {
  const answer = await page.request.get(`/api/v1/moderation/cases?search=${prefix}`);
  const { cases } = (await answer.json()) as { cases: { person: { id: string } }[] };
  return cases.map(({ person }) => person.id);
}

/** A moderator's decisions by the log, as `id person`. */
async function loggedBy(page: Page, moderator: Member): Promise<string[]> {
  const found: string[] = [];
  let cursor = "";
  do {
    const answer = await page.request.get(
      `/api/v1/moderation/log?moderator=${moderator.person.nickname}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
    );
    const { entries, nextCursor } = (await answer.json()) as {
      entries: { id: string; action: string; person: { id: string } | null }[];
      nextCursor: string | null;
    };
    for (const { id, action, person } of entries) if (MEASURES.includes(action)) found.push(`${id} ${person?.id}`);
    cursor = nextCursor ?? "";
  } while (cursor !== "");
  return found;
}

test(`two moderators at random decide only about the person on their screen (seed ${SEED})`, async ({
  openBrowser,
  newMember,
}) => {
  test.setTimeout(240_000 + STEPS * 2000);
  const { prefix, people, reporter, join } = await openPeople(newMember);
  const moderators = [await newMember(), await newMember()];
  const pages: { page: Page; moderator: Member; done: Set<string> }[] = [];
  for (const moderator of moderators) {
    await makeModerator(moderator);
    const page = await openBrowser({ viewport: { width: 1280, height: 800 } });
    await page.addInitScript(WATCH);
    const done = new Set<string>();
    page.on("response", async (response) => {
      const [, personId, measure = ""] = /[/]people[/]([^/]+)[/](\w+)$/.exec(response.url()) ?? [];
      if (!response.ok() || response.request().method() !== "PUT" || !MEASURES.includes(measure)) return;
      const { decisionId } = (await response.json()) as { decisionId: string };
      done.add(`${decisionId} ${personId}`);
    });
    await signIn(page, moderator.person);
    await page.goto(`/moderation/bans?q=${prefix}`);
    await expect(page.locator("li[data-case]")).toHaveCount(CASES);
    pages.push({ page, moderator, done });
  }
  const chance = chanceOf(SEED);
  const event = async () => {
    const open = await openCases(pages[0]!.page, prefix);
    if (open.length > CASES) return;
    const idle = people.filter(({ id }) => !open.includes(id));
    const again = idle[chance(Math.max(1, idle.length))];
    // A banned person cannot be reported.
    if (
      !again ||
      !(await reporter.reportProfile(again, "spam").then(
        () => true,
        () => false,
      ))
    )
      await join();
  };
  const trail: string[] = [];
  const wrong: string[] = [];
  const start = Date.now();
  let taken = 0;
  const isOver = () => (taken >= STEPS || Date.now() - start >= MOST_MS) && pages.some(({ done }) => done.size > 0);
  for (; wrong.length === 0 && !isOver(); taken++) {
    const at = chance(2);
    const { page } = pages[at]!;
    const step = nextStep(chance);
    const before = await look(page);
    await takeStep(page, step, chance, event);
    const problem = problemOf(step, before, await look(page));
    trail.push(`${at}:${step.kind === "key" ? step.key : step.kind}`);
    if (problem) wrong.push(problem);
  }
  let total = 0;
  for (const { page, moderator, done } of pages) {
    const decided = await page.evaluate<Decided[]>("walk.decided");
    for (const { personId, shown } of decided)
      if (shown !== personId) wrong.push(`decided about ${personId} over ${shown}`);
    const asSent = async () => {
      const logged = await loggedBy(page, moderator);
      return logged.length === done.size && logged.every((entry) => done.has(entry));
    };
    await expect.poll(asSent, "the log has what the page was answered").toBe(true);
    const people = new Set(decided.map(({ personId }) => personId));
    expect(
      [...done].every((entry) => people.has(entry.split(" ")[1] ?? "")),
      "each was seen",
    ).toBe(true);
    total += done.size;
  }
  process.stdout.write(`random moderators: ${taken} steps, ${total} decisions, seed ${SEED}\n`);
  expect(wrong, trail.slice(-12).join(", ")).toEqual([]);
  expect(total, "something was decided").toBeGreaterThan(0);
});
