import type { LogEntry } from "@nakamatch/contract/endpoints/moderation/log";
import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { outlineOf } from "../../lib/outline-testing.ts";
import { chatEvidence, openModeration, personOf, reported } from "./testing.ts";

const { log } = es.moderation;

function entry(number: number, extra: Partial<LogEntry> = {}): LogEntry {
  return {
    id: `50000000-0000-4000-8000-00000000000${number}`,
    number,
    hash: String(number).repeat(64),
    action: "ban",
    reason: "spam",
    until: null,
    decidedAt: "2026-05-02T10:30:00.000Z",
    person: reported(0).person,
    moderator: "Zoro",
    notes: "Tercera vez.",
    evidence: ["a".repeat(64)],
    concerns: null,
    ...extra,
  };
}

const figures = { received: 4, decided: 3, minutes: 200, appeals: 2, granted: 1 };
const day = (number: number) => ({ day: `2026-05-0${number}`, ...figures, minutes: number === 2 ? null : 30 });

async function open(entries: LogEntry[], query = "") {
  return openModeration({
    path: `/moderation/bans?tab=log${query}`,
    answers: {
      "GET /moderation/people/*": () => personOf(reported(0), { evidence: [chatEvidence(1)] }),
      "POST /moderation/log/file": () => new File(["number"], "moderation-log.csv", { type: "text/csv" }),
      "GET /moderation/log": () => ({ entries, nextCursor: null }),
      "GET /moderation/figures": () => ({ days: [day(1), day(2)], all: figures }),
    },
  });
}

const list = () => screen.findByRole("list", { name: log.tab });

test("the log has each decision with its hash, and opens its case", async () => {
  const { of } = await open([
    entry(2, { action: "unban", reason: null, concerns: 1, notes: null, person: null, moderator: null, evidence: [] }),
    entry(1),
  ]);
  expect(outlineOf(await list())).toMatchSnapshot();
  const hash = entry(1).hash;
  expect(screen.queryByText(hash), "on request").toBeNull();
  fireEvent.click(screen.getByRole("switch", { name: log.hashes }));
  expect(screen.getByText(hash)).toBeTruthy();
  expect(of("GET", "/moderation/people/*"), "on demand").toHaveLength(0);
  fireEvent.click(screen.getByRole("button", { name: "Ver el caso de la decisión n.º 1 sobre Robin" }));
  const basis = within(await screen.findByRole("region", { name: es.moderation.evidence.basis }));
  expect(basis.getByText("No pienso hacerlo")).toBeTruthy();
});

test("the figures say today and the last 30 days; a time in its unit, none as a dash", async () => {
  await open([]);
  const region = within(await screen.findByRole("region", { name: log.figures.title }));
  expect(region.getByText("Hoy 4, últimos 30 días 4")).toBeTruthy();
  expect(region.getByText("Hoy –, últimos 30 días 3 h")).toBeTruthy();
  expect(region.getByText("Hoy 1 / 2, últimos 30 días 1 / 2")).toBeTruthy();
  await screen.findByText(log.empty.title);
});

test("it is searched by person, moderator, measure, reason and days in local time, which the address keeps", async () => {
  const { of, location } = await open([], "&personId=30000000-0000-4000-8000-000000000000");
  await screen.findByText(log.none.title);
  const asked = () => Object.fromEntries(of("GET", "/moderation/log").at(-1)?.query ?? []);
  fireEvent.click(screen.getByRole("button", { name: log.onlyOne }));
  await screen.findByText(log.empty.title);
  fireEvent.change(screen.getByLabelText(log.person), { target: { value: " nami " } });
  await waitFor(() => expect(asked()).toMatchObject({ person: "nami" }));
  fireEvent.change(screen.getByLabelText(log.moderator), { target: { value: "zoro" } });
  fireEvent.change(screen.getByLabelText(log.action), { target: { value: "ban" } });
  await waitFor(() => expect(asked()).toMatchObject({ action: "ban", moderator: "zoro" }));
  fireEvent.change(screen.getByLabelText(log.reason), { target: { value: "spam" } });
  await waitFor(() => expect(asked()).toMatchObject({ reason: "spam" }));
  fireEvent.change(screen.getByLabelText(log.from), { target: { value: "2026-05-02" } });
  fireEvent.change(screen.getByLabelText(log.to), { target: { value: "2026-05-03" } });
  const [from, until] = ["2026-05-02T00:00", "2026-05-04T00:00"].map((local) => new Date(local).toISOString());
  await waitFor(() =>
    expect(asked()).toEqual({ person: "nami", moderator: "zoro", action: "ban", reason: "spam", from, until }),
  );
  fireEvent.change(screen.getByLabelText(log.to), { target: { value: "2026-05-01" } });
  const earlier = ["2026-05-01T00:00", "2026-05-03T00:00"].map((local) => new Date(local).toISOString());
  await waitFor(() => expect([asked().from, asked().until], "in any order").toEqual(earlier));
  expect(location()).toContain("moderator=zoro");
  fireEvent.click(await screen.findByRole("button", { name: es.moderation.search.clear }));
  await waitFor(() => expect(location()).toBe("/moderation/bans?tab=log"));
  expect(screen.getByLabelText<HTMLInputElement>(log.person).value).toBe("");
});

test("it is downloaded as it is shown: filtered, with hashes if these are", async () => {
  const saved: string[] = [];
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:log");
  // Which would lead the page there.
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.href);
  });
  const { of } = await open([entry(1)], "&action=ban&from=2026-05-02");
  await list();
  fireEvent.click(screen.getByRole("switch", { name: log.hashes }));
  fireEvent.click(screen.getByRole("button", { name: log.csv.action }));
  await waitFor(() => expect(saved).toEqual(["blob:log"]));
  const from = new Date("2026-05-02T00:00").toISOString();
  expect(of("POST", "/moderation/log/file").map(({ body }) => body)).toEqual([{ action: "ban", from, hashes: true }]);
});
