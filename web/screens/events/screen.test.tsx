import type { Event } from "@nakamatch/contract/endpoints/meeting/events";
import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { renderSignedIn } from "../signed-in-testing.tsx";
import { Component as Events } from "./screen.tsx";

const ID = "30000000-0000-4000-8000-000000000001";

const event = (more: Partial<Event> = {}): Event => ({
  id: ID,
  name: "Kaze Con",
  kind: "convention",
  city: { name: "Granada", region: "Andalucía", countryCode: "ES" },
  venue: "Recinto Ferial",
  firstDay: "2026-05-23",
  lastDay: "2026-05-24",
  timeZone: "Europe/Madrid",
  url: "https://kazecon.example.com/",
  isAdultsOnly: false,
  titles: [{ id: 1, name: "One Piece", kind: "anime" }],
  distanceKm: 12.34,
  goers: null,
  standing: "coming",
  ...more,
});

type Answer = { events: Event[]; hasCity?: boolean; nextCursor?: string | null };
const page = ({ events, hasCity = true, nextCursor = null }: Answer) => ({ events, hasCity, nextCursor });

const open = (answers: Record<string, unknown>, path = "/events") =>
  renderSignedIn(
    <main tabIndex={-1}>
      <Events />
    </main>,
    { path, answers: { "GET /going": () => ({ going: [], changesLeft: 5 }), ...answers } as never },
  );
/** The order and search of the last request. */
const asked = (of: Awaited<ReturnType<typeof open>>["of"]) => {
  const query = of("GET", "/events").at(-1)?.query;
  return [query?.get("order"), query?.get("search")];
};
const cards = () => screen.findAllByRole("article");

describe("the list", () => {
  test("says of each event what it is, when, where, how far and what about", async () => {
    await open({
      "GET /events": () => page({ events: [event(), event({ id: ID.replace(/1$/, "2"), isAdultsOnly: true })] }),
    });
    const [card, other] = (await cards()) as [HTMLElement, HTMLElement];
    expect(within(card).getByRole("heading", { level: 3 }).textContent).toBe("Kaze Con");
    for (const text of ["Convención", "Granada", "a 12 km", "Recinto Ferial"]) {
      expect(within(card).getByText(text)).toBeTruthy();
    }
    expect(card.textContent).toMatch(/sáb,? 23 (?:de mayo)?.+dom,? 24 de mayo de 2026/);
    expect(within(card).getByRole("list", { name: es.events.about }).textContent).toContain("One Piece");
    expect(within(card).queryByText(es.events.adults)).toBeNull();
    expect(within(other).getByText(es.events.adults)).toBeTruthy();
  });

  test("is ordered and searched by what the address keeps", async () => {
    const { of, location } = await open({ "GET /events": () => page({ events: [event()] }) });
    await cards();
    fireEvent.click(screen.getByRole("radio", { name: es.events.order.nearest }));
    fireEvent.change(screen.getByRole("searchbox", { name: es.events.search }), { target: { value: "granada" } });
    await waitFor(() => expect(asked(of)).toEqual(["nearest", "granada"]));
    expect(location()).toBe("/events?order=nearest&search=granada");
  });

  test("asks for the city where near me needs one", async () => {
    await open(
      { "GET /events": () => page({ events: [event({ distanceKm: null })], hasCity: false }) },
      "/events?order=nearest",
    );
    await cards();
    expect(screen.getByRole("link", { name: es.events.sayCity }).getAttribute("href")).toBe("/profile/edit");
  });

  test("says that there are none, also of a search, which can be cleared", async () => {
    const { of } = await open({ "GET /events": () => page({ events: [] }) }, "/events?search=zzz");
    await screen.findByRole("heading", { name: es.events.noneFound.title });
    fireEvent.click(screen.getByRole("button", { name: es.events.noneFound.clear }));
    await screen.findByRole("heading", { name: es.events.empty.title });
    expect(asked(of)).toEqual(["soonest", ""]);
  });

  test("can be tried again after a failure", async () => {
    let isBroken = true;
    await open({ "GET /events": () => (isBroken ? refusal("INTERNAL") : page({ events: [event()] })) });
    await screen.findByRole("heading", { name: es.events.error.title });
    isBroken = false;
    fireEvent.click(screen.getByRole("button", { name: es.common.actions.retry }));
    expect(await cards()).toHaveLength(1);
  });

  test("follows what operators change", async () => {
    let events = [event()];
    await open({ "GET /events": () => page({ events }) });
    await cards();
    events = [];
    await push("events.changed", {});
    await screen.findByRole("heading", { name: es.events.empty.title });
  });
});

describe("one event", () => {
  const path = `/events?event=${ID}`;

  test("has its link without a way back to us, and goes into the calendar", async () => {
    const { of } = await open(
      { "GET /events/*": () => event(), "GET /events/*/calendar": () => new Blob(["x"]) },
      path,
    );
    await screen.findByRole("heading", { level: 1, name: "Kaze Con" });
    const link = screen.getByRole("link", { name: es.events.link });
    expect(["href", "target", "rel"].map((name) => link.getAttribute(name))).toEqual([
      "https://kazecon.example.com/",
      "_blank",
      "noopener noreferrer",
    ]);
    fireEvent.click(screen.getByRole("button", { name: es.events.calendar.add }));
    await waitFor(() => expect(of("GET", "/events/*/calendar")).toHaveLength(1));
  });

  test("is withdrawn while it is open: it says so, and leaves the calendar", async () => {
    let standing: Event["standing"] = "coming";
    await open({ "GET /events/*": () => event({ standing }) }, path);
    await screen.findByRole("button", { name: es.events.calendar.add });
    standing = "withdrawn";
    await push("events.changed", {});
    await screen.findByText(es.events.withdrawn);
    expect(screen.getByRole("button", { name: es.events.calendar.remove })).toBeTruthy();
  });

  test("that is over goes into no calendar", async () => {
    await open({ "GET /events/*": () => event({ standing: "over" }) }, path);
    await screen.findByText(es.events.over);
    expect(screen.queryByRole("button", { name: es.events.calendar.add })).toBeNull();
  });

  test("that does not exist leads back to the list", async () => {
    await open({ "GET /events/*": () => refusal("EVENT_NOT_FOUND") }, path);
    await screen.findByRole("heading", { level: 1, name: es.events.gone.title });
    expect(screen.getAllByRole("link", { name: es.events.back })).toHaveLength(2);
  });
});
