import { TURNS } from "@nakamatch/contract/vocabulary/limits";
import { es } from "@nakamatch/phrases/es";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { openDashboard } from "./filters-testing.tsx";
import { page, person } from "./testing.ts";

afterEach(() => vi.useRealTimers());

const { waiting, close, open: see } = es.dashboard.turns;
const line = () => screen.queryByText(new RegExp(waiting.replace("{{shown}}", String.raw`\d+\+?`)));

async function open(yourTurn: number) {
  cleanup();
  await openDashboard({
    "GET /discovery": page([person(1)]),
    "GET /chats": () => ({ chats: [], nextCursor: null, yourTurn }),
  });
  await screen.findAllByRole("article");
}

test("many chats that wait for an answer are told, with a way to them", async () => {
  await open(TURNS.many - 1);
  expect(line()).toBeNull();
  await open(TURNS.many);
  expect(line()?.textContent).toContain("8 chats esperan tu respuesta");
  expect(screen.getByRole("link", { name: see }).getAttribute("href")).toBe("/chats");
  await open(TURNS.shown + 1);
  expect(line()?.textContent).toContain("99+ chats");
});

test("closed, it is gone for the day", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-05-04T12:00:00") });
  await open(TURNS.many);
  fireEvent.click(screen.getByRole("button", { name: close }));
  expect(line()).toBeNull();
  await open(TURNS.many + 1);
  expect(line()).toBeNull();
  vi.setSystemTime(new Date("2026-05-05T12:00:00"));
  await open(TURNS.many);
  expect(line()).not.toBeNull();
});
