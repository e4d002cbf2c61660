import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Announcer } from "./announce.tsx";
import { Awaited } from "./awaited.tsx";
import { renderInKit } from "./testing.tsx";

test("what is awaited is announced at once, and told to all, in words, where it lasts", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await renderInKit(
    <main>
      <Awaited text="Buscando a tu gente..." />
      <Announcer />
    </main>,
  );
  const announced = () => document.querySelector("[data-announcer]")?.textContent;
  const shown = () => screen.getByRole("main").querySelector("p:not([data-announcer])")?.textContent;
  expect([announced(), shown()]).toEqual(["Buscando a tu gente...", undefined]);
  await act(() => vi.advanceTimersByTimeAsync(4000));
  const words = "Buscando a tu gente... Está tardando más de lo normal.";
  expect([announced(), shown()]).toEqual([words, words]);
  vi.useRealTimers();
});
