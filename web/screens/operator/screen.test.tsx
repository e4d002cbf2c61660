import type { Day, FailedJob, Overview } from "@nakamatch/contract/endpoints/operation/operator";
import { es } from "@nakamatch/phrases/es";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { renderSignedIn, type SignedIn } from "../signed-in-testing.tsx";
import { Component as Operator } from "./screen.tsx";

const phrases = es.operator;

const overview: Overview = {
  version: "1.2.3+abcdef",
  checkedAt: "2026-05-04T10:00:00.000Z",
  parts: [
    { name: "database", ok: true, ms: 2, problem: null },
    { name: "mail", ok: false, ms: 4000, problem: "Error ECONNREFUSED" },
  ],
  delaySeconds: 3,
  queues: [{ name: "statements.email", effect: "mail", waiting: 2, active: 1, failed: 1 }],
  emails: { waiting: 2, failed: 1 },
  pushes: { waiting: 0, failed: 0 },
  held: [],
  storage: { databaseBytes: 52_000_000, diskBytes: 100e9, diskFreeBytes: 40e9 },
  lastBackupAt: "2026-05-04T03:00:00.000Z",
  plans: { made: 30, met: null },
};
const days: Day[] = [
  { day: "2026-05-03", members: 10, registered: 4, messages: 20, active: null },
  { day: "2026-05-04", members: 12, registered: 2, messages: 1234, active: 7 },
];
const job: FailedJob = {
  id: "00000000-0000-4000-8000-000000000009",
  queue: "statements.email",
  attempts: 10,
  failedAt: "2026-05-04T09:00:00.000Z",
  problem: "Error EENVELOPE",
};

function open(changes: Partial<Overview> = {}, answers: SignedIn["answers"] = {}) {
  return renderSignedIn(<Operator />, {
    path: "/operator",
    answers: {
      "GET /operator": () => ({ ...overview, ...changes }),
      "GET /operator/failed-jobs": () => ({ jobs: [job] }),
      "GET /operator/switches": () => ({
        isRegistrationOpen: true,
        maintenanceUntil: null,
        version: 0,
        changedAt: null,
        changedBy: null,
      }),
      "GET /operator/days": () => ({ days }),
      ...answers,
    },
  });
}

const region = async (name: string) => within(await screen.findByRole("region", { name }));

test("it has the version, the parts, jobs, days and space", async () => {
  await open();
  await screen.findByText("Error EENVELOPE");
  const heading = await screen.findByRole("heading", { level: 1, name: phrases.title });
  await screen.findByText(phrases.days.figures);
  expect(outlineOf(heading.parentElement as Element)).toMatchSnapshot();
});

test("for everybody else it is no page", async () => {
  const { location } = await open({}, { "GET /operator": () => refusal("NOT_FOUND") });
  await waitFor(() => expect(location()).toBe("/not-found"));
});

test("an operator with one factor is told to set up a second", async () => {
  await open({}, { "GET /operator": () => refusal("SECOND_FACTOR_MISSING") });
  await screen.findByRole("heading", { name: phrases.factor.title });
  const link = screen.getByRole("link", { name: phrases.factor.settings });
  expect(link.getAttribute("href")).toBe("/settings#access");
  expect(screen.queryByText(phrases.health.title)).toBeNull();
});

test.each([
  [["mail"], [phrases.held.mail]],
  [
    ["mail", "push"],
    [phrases.held.mail, phrases.held.push],
  ],
  [["mail", "push", "payments", "files"], [phrases.held.copy]],
] as const)("while %s is held it says why and what to do", async (held, texts) => {
  await open({ held: [...held] });
  const box = (await screen.findByRole("heading", { name: phrases.held.title })).parentElement;
  expect([...(box?.querySelectorAll("p") ?? [])].map(({ textContent }) => textContent)).toEqual(texts);
});

test("a failed job is tried again, and the lists are fetched again", async () => {
  let jobs = [job];
  const { of } = await open(
    {},
    {
      "GET /operator/failed-jobs": () => ({ jobs }),
      "POST /operator/failed-jobs/retry": () => {
        jobs = [];
        return { isQueued: true };
      },
    },
  );
  const button = await screen.findByRole("button", { name: `Reintentar: ${job.queue}` });
  button.focus();
  fireEvent.click(button);
  await screen.findByText(phrases.failed.queued);
  await screen.findByText(phrases.failed.empty);
  expect(of("POST", "/operator/failed-jobs/retry").map(({ body }) => body)).toEqual([{ queue: job.queue, id: job.id }]);
  expect(document.activeElement?.textContent).toBe(phrases.failed.title);
});

test("a job that another operator has queued is told apart", async () => {
  await open({}, { "POST /operator/failed-jobs/retry": () => ({ isQueued: false }) });
  fireEvent.click(await screen.findByRole("button", { name: `Reintentar: ${job.queue}` }));
  await screen.findByText(phrases.failed.gone);
});

test("the charts have a table, the newest day first", async () => {
  await open();
  const section = await region(phrases.days.title);
  const rows = (await section.findAllByRole("row", { hidden: true })).map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual(["4 may122" + "71234", "3 may104–20"]);
});

test.each([
  ["2026-05-01T03:00:00.000Z", phrases.space.old],
  [null, phrases.space.never],
])("a last backup of %s is a reason to act", async (lastBackupAt, text) => {
  await open({ lastBackupAt });
  await screen.findByText(text);
});

test("a state that could not be read again says from when it is", async () => {
  let isAway = false;
  const { app } = await open({}, { "GET /operator": () => (isAway ? refusal("UNAVAILABLE") : overview) });
  await screen.findByRole("heading", { name: phrases.health.title });
  expect(screen.queryByRole("alert")).toBeNull();
  isAway = true;
  await act(() => app.queries.refetchQueries());
  expect((await screen.findByRole("alert")).textContent).toMatch(/^No hemos podido leerlo de nuevo: esto es del .*26/);
});

test("it says so when the state cannot be read, and tries again", async () => {
  let works = false;
  await open({}, { "GET /operator": () => (works ? overview : refusal("INTERNAL")) });
  await screen.findByRole("heading", { name: phrases.error.title });
  works = true;
  fireEvent.click(screen.getByRole("button", { name: "Reintentar" }));
  await screen.findByRole("heading", { name: phrases.health.title });
});
