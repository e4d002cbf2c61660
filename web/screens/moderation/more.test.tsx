import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Call } from "../../lib/api-testing.ts";
import { openModeration, reported } from "./testing.ts";

test("after the last page of the cases the focus is on the last one of before, which the new ones follow", async () => {
  const { of } = await openModeration({
    answers: {
      "GET /moderation/cases": ({ query }: Call) =>
        query.has("cursor")
          ? { cases: [reported(2), reported(3)], total: 4, nextCursor: null }
          : { cases: [reported(0), reported(1)], total: 4, nextCursor: "further" },
    },
  });
  const more = await screen.findByRole("button", { name: "Cargar más" });
  more.focus();
  fireEvent.click(more);
  await waitFor(() => expect(document.querySelectorAll("[data-case]")).toHaveLength(4));
  expect(screen.queryByRole("button", { name: "Cargar más" })).toBeNull();
  expect((document.activeElement as HTMLElement).dataset.case).toBe(reported(1).person.id);
  expect(of("GET", "/moderation/cases").map(({ query }) => query.get("cursor"))).toEqual([null, "further"]);
});
