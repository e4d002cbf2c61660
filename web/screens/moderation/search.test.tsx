import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { openModeration, reported } from "./testing.ts";

/** The search field. */

const box = () => screen.getByRole<HTMLInputElement>("searchbox");
const type = (value: string) => fireEvent.change(box(), { target: { value } });

async function open(path = "/moderation/bans") {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const app = await openModeration({ cases: [reported(0), reported(1)], path });
  await screen.findByRole("searchbox");
  await waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());
  // Freezes time until advanced.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  return { ...app, searches: () => app.of("GET", "/moderation/cases").map(({ query }) => query.get("search")) };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe("the search for people", () => {
  test("waits for a pause of a quarter of a second, and sends the last text, without its spaces", async () => {
    const { location, searches } = await open();
    type("ro");
    await pass(249);
    type(" rob ");
    await pass(249);
    expect(location()).toBe("/moderation/bans");
    await pass(1);
    expect(location()).toBe("/moderation/bans?q=rob");
    await pass(0);
    expect(searches().filter(Boolean)).toEqual(["rob"]);
    expect(box().value, "what is typed stays as it is typed").toBe(" rob ");
  });

  test("is over at once where the field is emptied, also what was still waiting", async () => {
    const { location } = await open("/moderation/bans?q=rob");
    expect(box().value).toBe("rob");
    type("robi");
    type("");
    await pass(0);
    expect(location()).toBe("/moderation/bans");
    await pass(1000);
    expect(location()).toBe("/moderation/bans");
    expect(box().value).toBe("");
  });

  test("follows the address, which may change elsewhere", async () => {
    const { goTo } = await open("/moderation/bans?q=rob");
    await goTo("/moderation/bans?q=usopp");
    expect(box().value).toBe("usopp");
    await goTo("/moderation/bans");
    expect(box().value).toBe("");
  });
});
