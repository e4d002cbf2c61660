import type { Case } from "@nakamatch/contract/endpoints/moderation/cases";
import { act, fireEvent, screen } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import type { Call } from "../../lib/api-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { openModeration, reported } from "./testing.ts";

/**
 * A moderator who presses anything while the list changes: nothing is ever asked or decided about another person than the
 * one on screen. `DRIVER_STEPS` and `DRIVER_SEED` in the environment make it longer or another.
 */

const STEPS = Number(process.env.DRIVER_STEPS ?? 150);
const SEED = Number(process.env.DRIVER_SEED ?? 1);
const THEIRS = { moderator: "Zoro", isMine: false, until: "2099-01-01T12:15:00.000Z" };

afterEach(() => vi.restoreAllMocks());

/** Numbers from 0 to below `below`, the same for a seed. */
function numbersOf(seed: number): (below: number) => number {
  const numbers = fc.sample(fc.noBias(fc.nat()), { seed, numRuns: 8 * STEPS }).values();
  return (below) => (numbers.next().value ?? 0) % below;
}

/** The case beside the list. */
function onScreen(): { id: string; name: string } | null {
  const pane = document.querySelector<HTMLElement>("section[data-case]");
  return pane && { id: pane.dataset.case ?? "", name: pane.querySelector("h2")?.textContent ?? "" };
}
const dialog = () => document.querySelector<HTMLElement>("[role=dialog], [role=alertdialog]");
const titleOf = (element: HTMLElement) =>
  document.getElementById(element.getAttribute("aria-labelledby") ?? "")?.textContent ?? "";
/** Lets answers arrive and the screen render. */
const settle = () => act(() => new Promise((done) => setTimeout(done)));

test(`${STEPS} presses and events decide only about the person on screen (seed ${SEED})`, {
  timeout: 3_600_000,
}, async () => {
  vi.spyOn(window, "matchMedia").mockImplementation((media) =>
    Object.assign(new EventTarget(), { media, matches: media.includes("min-width") } as MediaQueryList),
  );
  const below = numbersOf(SEED);
  const one = <Item,>(items: readonly Item[]) => items[below(items.length)];
  let [made, decided] = [5, 0];
  const trail: string[] = [];
  const wrong: string[] = [];
  const late: (() => void)[] = [];
  /** Some answers take a few steps. */
  const sometimesLate = async () => {
    if (below(4) === 0) await new Promise<void>((done) => late.push(done));
  };
  let asked = onScreen();
  /** A dialog stays over a case that somebody else has decided. */
  const shown = () => onScreen() ?? asked;
  const leave = (personId: string | undefined) => {
    app.server.cases = app.server.cases.filter(({ person }) => person.id !== personId);
  };
  const decide = async ({ params: [personId] }: Call) => {
    decided++;
    if (shown()?.id !== personId) wrong.push(`decided about ${personId}, on screen ${shown()?.id}`);
    await sometimesLate();
    leave(personId);
    return { decisionId: crypto.randomUUID(), bannedUntil: null };
  };
  const app = await openModeration({
    cases: [0, 1, 2, 3, 4].map((number) => reported(number)),
    answers: {
      "PUT /moderation/people/*/ban": decide,
      "PUT /moderation/people/*/warning": decide,
      "PUT /moderation/people/*/dismissal": decide,
      "PUT /moderation/people/*/draft": () => ({ isSaved: true }),
      "GET /moderation/undoable": () => ({ undoable: null }),
    },
  });
  const { server } = app;
  await screen.findByRole("heading", { name: "Robin" });
  const change = (by: (entry: Case) => Case) => {
    const chosen = one(server.cases);
    server.cases = server.cases.map((entry) => (entry === chosen ? by(entry) : entry));
  };
  const events: Record<string, () => void> = {
    "a new case above": () => {
      server.cases = [reported(made++), ...server.cases];
    },
    "a new case below": () => {
      server.cases = [...server.cases, reported(made++)];
    },
    "a case decided by others": () => leave(one(server.cases)?.person.id),
    "a case claimed by others": () => change((entry) => ({ ...entry, claim: entry.claim?.isMine ? null : THEIRS })),
    "a free case": () => change((entry) => ({ ...entry, claim: null })),
    "another order": () => {
      server.cases = server.cases.toReversed();
    },
  };
  const press = (key: string, init = {}) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });
  /** Enter presses a focused button, as in browsers. */
  const enter = () => {
    const { activeElement } = document;
    if (press("Enter") && activeElement instanceof HTMLButtonElement) activeElement.click();
  };
  const choose = () => {
    const radio = one([...(dialog()?.querySelectorAll<HTMLElement>("[role=radio]") ?? [])]);
    radio?.click();
  };
  const click = () => {
    const buttons = dialog()?.querySelectorAll<HTMLElement>("button");
    one([...(buttons ?? document.querySelectorAll<HTMLElement>("[data-case] button"))])?.click();
  };
  const focus = () => {
    const element = one([...document.querySelectorAll<HTMLElement>("[data-case], [data-case] button")]);
    if (!dialog()) element?.focus();
  };
  const step = async () => {
    const before = onScreen();
    const wasAsked = dialog() !== null;
    const kind = below(100);
    const key = one(["j", "j", "k", "o", "b", "w", "d"]) ?? "j";
    let done = key;
    if (kind < 45) press(key);
    else if (kind < 55) [done] = ["focus", focus()];
    else if (kind < 65) [done] = ["send", press("Enter", { ctrlKey: true })];
    else if (kind < 72) [done] = ["Enter", enter()];
    else if (kind < 78) [done] = ["choose", choose()];
    else if (kind < 82) [done] = ["Escape", press("Escape")];
    else if (kind < 86) [done] = ["late answers", late.splice(0).forEach((answer) => void answer())];
    else if (kind < 90) [done] = ["click", click()];
    else {
      done = one(Object.keys(events)) ?? "";
      if (server.cases.length < 8 || !done.startsWith("a new")) events[done]?.();
      await push("moderation.changed", {});
    }
    await settle();
    trail.push(done);
    const over = dialog();
    if (!over) return;
    asked = onScreen() ?? asked;
    const now = shown();
    if (!now || !titleOf(over).includes(now.name.split("@").at(-1) ?? "")) {
      wrong.push(`"${titleOf(over)}" over ${now?.name}`);
    }
    if (kind < 45 && !wasAsked && before && "bwd".includes(key) && now?.id !== before.id) {
      wrong.push(`${key} asked about ${now?.name}, on screen was ${before.name}`);
    }
  };
  for (let at = 0; at < STEPS && wrong.length === 0; at++) {
    if (server.cases.length === 0) server.cases = [reported(made++), reported(made++)];
    await step();
  }
  expect(wrong, trail.slice(-12).join(", ")).toEqual([]);
  expect(decided).toBeGreaterThan(0);
});
