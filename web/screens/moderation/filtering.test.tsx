import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { push } from "../../lib/socket-testing.ts";
import { openModeration, reported } from "./testing.ts";

const { filters, left } = es.moderation.reported;
const button = (name: string) => screen.findByRole("button", { name });
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole("combobox", { name: label }), { target: { value } });

test("cases are sorted and filtered in the address; what leaves a filtered list is not called closed", async () => {
  const { location, of, server } = await openModeration({ cases: [reported(0), reported(1)] });
  const asked = () => Object.fromEntries(of("GET", "/moderation/cases").at(-1)?.query ?? []);
  fireEvent.click(await button(filters.show));
  choose(filters.sort, "age");
  choose(es.moderation.log.reason, "spam");
  choose(filters.language, "de");
  fireEvent.click(screen.getByRole("switch", { name: filters.mine }));
  await waitFor(() => expect(asked()).toMatchObject({ sort: "age", reason: "spam", language: "de", mine: "true" }));
  expect(location()).toBe("/moderation/bans?sort=age&reason=spam&language=de&mine=true");
  await screen.findByText("2 de 2 casos");
  server.cases = [reported(0)];
  await push("moderation.changed", {});
  await screen.findByText(left);
  server.cases = [];
  choose(filters.sort, "urgency");
  await screen.findByRole("heading", { name: filters.none });
  fireEvent.click(await button(filters.clear));
  await waitFor(() => expect(location()).toBe("/moderation/bans"));
});

test("filters of the address are shown, and unknown ones ignored", async () => {
  const { of } = await openModeration({
    path: "/moderation/bans?sort=age&reason=unknown&language=xx",
    cases: [reported(0)],
  });
  expect((await button(`${filters.show} (1)`)).getAttribute("aria-expanded")).toBe("true");
  await waitFor(() => {
    const { query } = of("GET", "/moderation/cases").at(-1) ?? {};
    expect([query?.get("sort"), query?.get("reason"), query?.get("language")]).toEqual(["age", null, null]);
  });
});
