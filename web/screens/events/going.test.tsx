import type { Event } from "@nakamatch/contract/endpoints/meeting/events";
import type { Going } from "@nakamatch/contract/endpoints/meeting/going";
import type { PersonCard } from "@nakamatch/contract/schemas/people";
import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { renderSignedIn } from "../signed-in-testing.tsx";
import { Component as Events } from "./screen.tsx";

const ID = "30000000-0000-4000-8000-000000000001";
const path = `/events?event=${ID}`;
const words = es.going;

const event = (more: Partial<Event> = {}): Event => ({
  id: ID,
  name: "Kaze Con",
  kind: "convention",
  city: { name: "Granada", region: "Andalucía", countryCode: "ES" },
  venue: "Recinto Ferial",
  firstDay: "2026-05-23",
  lastDay: "2026-05-24",
  timeZone: "Europe/Madrid",
  url: null,
  isAdultsOnly: false,
  titles: [],
  distanceKm: null,
  goers: null,
  standing: "coming",
  ...more,
});

const person: PersonCard = {
  id: "30000000-0000-4000-8000-0000000000aa",
  nickname: "Zoro",
  avatarUrl: null,
  isPremium: false,
  age: 27,
  isVerified: true,
  country: "ES",
  city: "Granada",
  gender: "hombre",
  lookingFor: "ambas",
  distanceKm: 1.5,
  compatibility: 75,
  interests: { shown: [], more: 0, total: 0, byKind: { anime: 0, juego: 0, serie_pelicula: 0 }, favourites: [] },
  line: null,
  foreignLanguages: [],
  recentActivity: null,
  hasLiked: false,
  isMatch: false,
  possible: "amistad",
};

const OPEN = "2020-01-01T00:00:00.000Z";
const chosen = (more: Partial<Going> = {}): Going => ({
  view: "liked",
  isVerifiedOnly: false,
  opensAt: OPEN,
  isMoved: false,
  ...more,
});

/** A server that keeps the choice. */
async function open({
  own,
  standing = "coming",
  at = path,
  ...answers
}: Record<string, unknown> & {
  own?: Going;
  standing?: Event["standing"];
  at?: string;
}) {
  const state = { own, standing };
  const shown = () => event({ standing: state.standing });
  const rendered = await renderSignedIn(
    <main tabIndex={-1}>
      <Events />
    </main>,
    {
      path: at,
      answers: {
        "GET /events": () => ({ events: [shown()], hasCity: true, nextCursor: null }),
        "GET /events/*": shown,
        "GET /going": () => ({ going: state.own ? [{ ...state.own, event: shown() }] : [], changesLeft: 2 }),
        "GET /events/*/people": () => ({ people: [person], total: 1, nextCursor: null }),
        "PUT /events/*/going": ({ body }: { body: object }) => {
          state.own = chosen({ ...body });
          return state.own;
        },
        "DELETE /events/*/going": () => {
          state.own = undefined;
          return { isGoing: false };
        },
        ...answers,
      } as never,
    },
  );
  return { ...rendered, state };
}
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));

test("the card of an event says that one goes", async () => {
  await open({ own: chosen(), at: "/events" });
  expect(await within(await screen.findByRole("article")).findByText(words.mark)).toBeTruthy();
});

test("of somebody without a title in common the favourites stand instead of the percentage", async () => {
  const favourites = [{ id: 1, name: "Mushishi", kind: "anime" }];
  const other = { ...person, compatibility: 0, interests: { ...person.interests, favourites } };
  await open({ own: chosen(), "GET /events/*/people": () => ({ people: [other], total: 1, nextCursor: null }) });
  const card = within(await screen.findByRole("list", { name: words.list }));
  expect(card.getByText("Mushishi")).toBeTruthy();
  expect(card.queryByText(/%/)).toBeNull();
});

describe("I'm going", () => {
  test("is pressed with a choice, of which the narrow one is preselected and explained", async () => {
    const { of } = await open({});
    await press(words.go);
    const dialog = await screen.findByRole("dialog");
    const within_ = within(dialog);
    expect(within_.getByText(words.dialog.rule.liked)).toBeTruthy();
    expect(within_.getByText("Puedes decirlo o cambiarlo 2 veces más en 30 días.")).toBeTruthy();
    const narrow = within_.getByRole<HTMLInputElement>("radio", { name: words.dialog.liked });
    expect(narrow.checked).toBe(true);
    fireEvent.click(within_.getByRole("radio", { name: words.dialog.all }));
    expect(within_.getByText(words.dialog.rule.all)).toBeTruthy();
    fireEvent.click(within_.getByRole("switch", { name: words.dialog.verified }));
    fireEvent.click(within_.getByRole("button", { name: words.go }));
    await screen.findByRole("heading", { name: words.title });
    expect(of("PUT", "/events/*/going").map(({ body }) => body)).toEqual([{ view: "all", isVerifiedOnly: true }]);
    expect(screen.getByText(`${words.view.all} ${words.verified}`)).toBeTruthy();
  });

  test("says in words why it was refused, and keeps the choice", async () => {
    await open({ "PUT /events/*/going": () => refusal("GOING_FULL") });
    await press(words.go);
    const dialog = within(await screen.findByRole("dialog"));
    fireEvent.click(dialog.getByRole("radio", { name: words.dialog.all }));
    fireEvent.click(dialog.getByRole("button", { name: words.go }));
    await screen.findByText(es.errors.codes.GOING_FULL);
    expect(dialog.getByRole<HTMLInputElement>("radio", { name: words.dialog.all }).checked).toBe(true);
  });

  test("begins with what is stored when it is changed", async () => {
    await open({ own: chosen({ view: "all", isVerifiedOnly: true }) });
    await press(words.change);
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByRole<HTMLInputElement>("radio", { name: words.dialog.all }).checked).toBe(true);
    expect(dialog.getByRole<HTMLInputElement>("switch").checked).toBe(true);
  });

  test("is taken back after a question", async () => {
    const { of } = await open({ own: chosen() });
    await press(words.leave);
    const question = within(await screen.findByRole("alertdialog"));
    expect(of("DELETE", "/events/*/going")).toHaveLength(0);
    fireEvent.click(question.getByRole("button", { name: words.leave }));
    await screen.findByRole("button", { name: words.go });
    expect(of("DELETE", "/events/*/going")).toHaveLength(1);
  });
});

describe("who goes", () => {
  test("is listed with their cards' like, and their number", async () => {
    await open({ own: chosen() });
    const list = within(await screen.findByRole("list", { name: words.list }));
    expect(list.getByRole("link").getAttribute("href")).toBe(`/profile/${person.id}`);
    expect(screen.getByText("Ves a 1 persona que va, y ella te ve a ti")).toBeTruthy();
    expect(list.getByRole("button", { name: "Dar like a Zoro" })).toBeTruthy();
  });

  test.each(["liked", "all"] as const)("says what a list without anybody waits for: %s", async (view) => {
    await open({
      own: chosen({ view }),
      "GET /events/*/people": () => ({ people: [], total: 0, nextCursor: null }),
    });
    await screen.findByText(words.nobody[view]);
  });

  test.each([
    [
      "2026-05-01T08:00:00",
      "2026-05-01T18:40:00",
      "La lista se abre hoy a las 18:40. Hasta entonces tampoco te ve nadie.",
    ],
    [
      "2026-05-01T20:00:00",
      "2026-05-02T18:40:00",
      "La lista se abre mañana a las 18:40. Hasta entonces tampoco te ve nadie.",
    ],
  ])("at %s opens at %s", async (now, opensAt, text) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["Date"], now: new Date(now) });
    const { of } = await open({ own: chosen({ opensAt: new Date(opensAt).toISOString() }) });
    await screen.findByText(text);
    expect(of("GET", "/events/*/people")).toHaveLength(0);
    vi.useRealTimers();
  });
});

describe("an event that changes", () => {
  test("says so to those who go, who confirm it with the choice they have", async () => {
    const { of } = await open({ own: chosen({ view: "all", isMoved: true }) });
    await screen.findByText(words.moved.title);
    await press(words.moved.still);
    await waitFor(() => expect(screen.queryByText(words.moved.title)).toBeNull());
    expect(of("PUT", "/events/*/going").map(({ body }) => body)).toEqual([{ view: "all", isVerifiedOnly: false }]);
  });

  test("is withdrawn: it has no list, and can still be left", async () => {
    const { of } = await open({ own: chosen(), standing: "withdrawn" });
    await screen.findByRole("heading", { name: words.was });
    expect(screen.getByRole("button", { name: words.leave })).toBeTruthy();
    expect(screen.queryByRole("button", { name: words.change })).toBeNull();
    expect(of("GET", "/events/*/people")).toHaveLength(0);
  });

  test("tells those who go on whatever screen, and leads there", async () => {
    const { location } = await open({ at: "/events" });
    await screen.findByRole("list", { name: es.events.list });
    await push("going.news", { eventId: ID, name: "Kaze Con", isWithdrawn: true });
    await screen.findByText("Se ha retirado un evento al que ibas: Kaze Con");
    await press(words.news.open);
    expect(location()).toBe(path);
  });
});

test("the list of events begins with those one goes to, also withdrawn ones", async () => {
  await open({ own: chosen(), standing: "withdrawn", at: "/events" });
  const own = within(await screen.findByRole("region", { name: words.mine }));
  expect(own.getByRole("link", { name: "Kaze Con" }).getAttribute("href")).toBe(path);
  expect(own.getByText(words.withdrawn)).toBeTruthy();
});
