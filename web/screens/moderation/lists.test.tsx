import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { offline, refusal } from "../../lib/api-testing.ts";
import { connect } from "../../lib/socket-testing.ts";
import { failureToast } from "../signed-in-testing.tsx";
import { appeal, banned, held, openModeration, reported } from "./testing.ts";

const none = { cases: [], banned: [], appeals: [], photos: [], signals: [], total: 0, nextCursor: null };

type Entry = (number: number, mark?: string) => object;
const signal: Entry = (number, text = "Hola") => ({
  id: `s${number}`,
  createdAt: "2026-05-03T10:30:00.000Z",
  kind: "listed_word",
  question: null,
  field: "bio",
  text,
  person: reported(number).person,
});

describe.each<[string, string, string, { title: string; text: string }, Entry]>([
  [
    ...(["reported", "cases", "No se pudieron cargar los usuarios", es.moderation.reported.empty] as const),
    (number, lastReason = "spam") => reported(number, { lastReason }),
  ],
  [
    ...(["banned", "bans", "No se pudieron cargar los usuarios baneados", es.moderation.banned.empty] as const),
    (number, notes) => banned(number, { notes: notes ?? null }),
  ],
  [
    ...(["appeals", "appeals", es.appeals.error.title, es.appeals.empty] as const),
    (number, mark = "") => appeal(number, { person: { ...appeal(number).person, nickname: `Robin ${mark}` } }),
  ],
  [
    ...(["photos", "photos", es.heldPhotos.error, es.heldPhotos.empty] as const),
    (number, mark = "") => held(number, { person: { ...held(number).person, nickname: `Robin ${mark}` } }),
  ],
  ["signals", "signals", es.signals.error.title, es.signals.empty, signal],
])("the list «%s»", (tab, name, failed, empty, entry) => {
  const list = `/moderation/${name}`;
  const panel = () => within(screen.getByRole("tabpanel"));

  test("ERR-01 ERR-52 MOD-14: a failure is a toast beside the state with its button, each time; without anybody it says so", async () => {
    let answer = (): unknown => refusal("INTERNAL");
    await openModeration({ path: `/moderation/bans?tab=${tab}`, answers: { [`GET ${list}`]: () => answer() } });
    const told = (await failureToast()).getByText(failed);
    expect(panel().getByRole("heading", { name: failed })).toBeTruthy();
    answer = offline;
    fireEvent.click(panel().getByRole("button", { name: "Reintentar" }));
    await waitFor(() => expect(told.isConnected, "another toast").toBe(false));
    expect((await failureToast()).getByText(failed)).toBeTruthy();
    answer = () => none;
    fireEvent.click(panel().getByRole("button", { name: "Reintentar" }));
    await panel().findByRole("heading", { name: empty.title });
    expect(panel().getByText(empty.text)).toBeTruthy();
  });

  test("is waited for, and fetched again when the connection comes back", async () => {
    let finish = (_: unknown) => {};
    const { of } = await openModeration({
      path: `/moderation/bans?tab=${tab}`,
      answers: { [`GET ${list}`]: () => new Promise((resolve) => (finish = resolve)) },
    });
    await waitFor(() => expect(screen.getByRole("tabpanel").querySelector("[aria-busy=true]")).toBeTruthy());
    await waitFor(() => expect(of("GET", list)).toHaveLength(1));
    finish(none);
    await panel().findByRole("heading", { name: empty.title });
    await connect();
    const before = of("GET", list).length;
    await connect();
    await waitFor(() => expect(of("GET", list).length).toBeGreaterThan(before));
  });

  test("grows by pages: what is on two of them is there once, as it is now; the new ones follow what has the focus", async () => {
    const field = name === "bans" ? "banned" : name;
    const { of } = await openModeration({
      path: `/moderation/bans?tab=${tab}`,
      answers: {
        [`GET ${list}`]: ({ query }) =>
          query.has("cursor")
            ? { [field]: [entry(1, "segunda"), entry(3)], total: null, nextCursor: null }
            : { [field]: [entry(1, "primera"), entry(2)], total: null, nextCursor: "c1" },
      },
    });
    const more = await screen.findByRole("button", { name: es.common.actions.loadMore });
    if (tab === "signals") expect(screen.getByRole("tab", { name: /Señales/ }).textContent).toContain("2+");
    more.focus();
    fireEvent.click(more);
    const items = () =>
      [...document.querySelectorAll("[role=tabpanel] li")].filter((item) => !item.parentElement?.closest("li"));
    await waitFor(() => expect(items()).toHaveLength(3));
    expect(items()[0]?.innerHTML).toContain("segunda");
    expect(document.activeElement?.closest("li")).toBe(items()[1]);
    expect(screen.queryByRole("button", { name: es.common.actions.loadMore })).toBeNull();
    expect(of("GET", list).map(({ query }) => query.get("cursor"))).toEqual([null, "c1"]);
  });
});
