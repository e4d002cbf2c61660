import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openModeration, reported } from "./testing.ts";

/** The address changes a while after the press, as in browsers. */
vi.mock("react-router", async (load) => {
  const original = await load<typeof import("react-router")>();
  return {
    ...original,
    useSearchParams: () => {
      const [params, setParams] = original.useSearchParams();
      return [params, (...change: Parameters<typeof setParams>) => setTimeout(() => setParams(...change))];
    },
  };
});

test("a question stands over no other screen than that of its case", async () => {
  await openModeration({ cases: [reported(0), reported(1)] });
  await screen.findByRole("heading", { name: "Robin" });
  const seen: (string | null)[] = [];
  const watch = new MutationObserver(() => {
    if (screen.queryByRole("alertdialog"))
      seen.push(document.querySelector("li[data-case] [aria-expanded=true]")?.getAttribute("aria-label") ?? null);
  });
  watch.observe(document, { childList: true, subtree: true });
  for (const key of ["j", "d"]) fireEvent.keyDown(document.activeElement ?? document.body, { key });
  await screen.findByRole("alertdialog");
  watch.disconnect();
  expect(new Set(seen)).toEqual(new Set(["Ocultar denuncias sobre Robin"]));
});
