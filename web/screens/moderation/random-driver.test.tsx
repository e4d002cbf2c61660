import type { Case } from "@nakamatch/contract/endpoints/moderation/cases";
import { chanceOf, nextStep, problemOf, type Sight } from "@nakamatch/domain/safety/random-moderator-testing";
import { act, fireEvent, screen } from "@testing-library/react";
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
  const below = chanceOf(SEED);
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
  const look = (): Sight => {
    const over = dialog();
    if (over) asked = onScreen() ?? asked;
    return { shown: onScreen(), asked, title: over && titleOf(over) };
  };
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
    const radio = one([...(dialog()?.querySelectorAll<HTMLElement>("[type=radio]") ?? [])]);
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
  const others = async () => {
    const name = one(Object.keys(events)) ?? "";
    if (server.cases.length < 8 || !name.startsWith("a new")) events[name]?.();
    await push("moderation.changed", {});
    return name;
  };
  const doers = {
    focus,
    send: () => press("Enter", { ctrlKey: true }),
    Enter: enter,
    choose,
    Escape: () => press("Escape"),
    "late answers": () => late.splice(0).forEach((answer) => void answer()),
    click,
  };
  const step = async () => {
    const before = look();
    const next = nextStep(below);
    if (next.kind === "key") press(next.key);
    else if (next.kind !== "event") doers[next.kind]();
    trail.push(next.kind === "key" ? next.key : next.kind === "event" ? await others() : next.kind);
    await settle();
    const problem = problemOf(next, before, look());
    if (problem) wrong.push(problem);
  };
  for (let at = 0; at < STEPS && wrong.length === 0; at++) {
    if (server.cases.length === 0) server.cases = [reported(made++), reported(made++)];
    await step();
  }
  expect(wrong, trail.slice(-12).join(", ")).toEqual([]);
  expect(decided).toBeGreaterThan(0);
});
