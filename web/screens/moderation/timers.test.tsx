import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { openModeration, reported } from "./testing.ts";

/** Periodic requests of the moderation screen. */

const NOW = new Date("2099-01-01T12:00:00.000Z");
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const theirsUntil = (until: string) => ({ moderator: "Zoro", isMine: false, until });
const CLAIM = "/moderation/people/*/claim";

async function open(claim: ReturnType<typeof theirsUntil> | null, answers = {}) {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  const app = await openModeration({ cases: [reported(0, { claim })], answers });
  await screen.findByRole("heading", { name: "Robin" });
  // Freezes time until advanced.
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout", "setInterval", "clearInterval"], now: NOW });
  fireEvent.click(screen.getByRole("button", { name: "Ver denuncias sobre Robin" }));
  await pass(10);
  expect(screen.getByText("De @Testigo1")).toBeTruthy();
  await pass(10);
  const reads = () => app.of("GET", "/moderation/people/*").length;
  return { ...app, reads, claims: () => app.of("PUT", CLAIM).length, releases: () => app.of("DELETE", CLAIM).length };
}

describe("the claim of an open case", () => {
  test("is renewed every five minutes, each time with what the server says next, until it is closed", async () => {
    const { claims, releases, reads } = await open(null);
    const before = reads();
    expect(claims()).toBe(1);
    await pass(299_000);
    expect(claims()).toBe(1);
    await pass(1_000);
    await pass(10);
    expect(claims()).toBe(2);
    expect(reads()).toBe(before + 1);
    fireEvent.click(screen.getByRole("button", { name: "Ocultar denuncias sobre Robin" }));
    await pass(600_000);
    expect(claims()).toBe(2);
    expect(releases()).toBe(1);
  });

  test("that cannot be had is asked about all the same", async () => {
    const { claims, reads } = await open(null, { [`PUT ${CLAIM}`]: () => refusal("CASE_CLAIMED") });
    expect(claims()).toBe(1);
    expect(reads()).toBe(2);
  });

  test.each([
    ["when it ends", "2099-01-01T12:03:00.000Z", 180_000],
    ["after a second where it should be over", "2099-01-01T11:00:00.000Z", 1_000],
    ["after an hour where it seems to last longer", "2099-01-02T12:00:00.000Z", 3_600_000],
  ])("of another moderator is asked about again %s", async (_, until, ms) => {
    const { claims, reads } = await open(theirsUntil(until));
    const before = reads();
    // Some time passed while opening.
    await pass(ms - 40);
    expect(reads()).toBe(before);
    await pass(40);
    expect(reads()).toBe(before + 1);
    expect(claims()).toBe(0);
  });

  test("of another moderator leaves the list when it ends", async () => {
    const { server } = await open(null);
    fireEvent.click(screen.getByRole("button", { name: "Ocultar denuncias sobre Robin" }));
    server.cases = [reported(0, { claim: theirsUntil("2099-01-01T12:03:00.000Z") })];
    await push("moderation.changed", {});
    await pass(500);
    server.cases = [reported(0)];
    await pass(179_000);
    expect(screen.getByText(/^Con Zoro, hasta /)).toBeTruthy();
    await pass(1_000);
    await pass(10);
    expect(screen.queryByText(/^Con Zoro, hasta /)).toBeNull();
  });

  test("of another moderator is not asked about once the case is closed", async () => {
    const { reads } = await open(theirsUntil("2099-01-01T12:03:00.000Z"));
    const before = reads();
    fireEvent.click(screen.getByRole("button", { name: "Ocultar denuncias sobre Robin" }));
    await pass(600_000);
    expect(reads()).toBe(before);
  });
});

describe("changes by others", () => {
  test("are fetched together 400 ms after the first", async () => {
    const { of } = await openModeration({ cases: [reported(0)] });
    await screen.findByRole("heading", { name: "Robin" });
    await waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const before = of("GET", "/moderation/cases").length;
    await push("moderation.changed", {});
    await pass(300);
    await push("moderation.changed", {});
    await pass(99);
    expect(of("GET", "/moderation/cases")).toHaveLength(before);
    await pass(1);
    expect(of("GET", "/moderation/cases")).toHaveLength(before + 1);
    // Starts the next collection.
    await push("moderation.changed", {});
    await pass(400);
    await pass(10);
    expect(of("GET", "/moderation/cases")).toHaveLength(before + 2);
  });
});
