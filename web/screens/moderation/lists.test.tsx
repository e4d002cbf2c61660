import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { offline, refusal } from "../../lib/api-testing.ts";
import { connect } from "../../lib/socket-testing.ts";
import { failureToast } from "../signed-in-testing.tsx";
import { openModeration } from "./testing.ts";

const none = { cases: [], banned: [], appeals: [], photos: [], signals: [], total: 0, nextCursor: null };

describe.each([
  ["reported", "cases", "No se pudieron cargar los usuarios", es.moderation.reported.empty],
  ["banned", "bans", "No se pudieron cargar los usuarios baneados", es.moderation.banned.empty],
  ["appeals", "appeals", es.appeals.error.title, es.appeals.empty],
  ["photos", "photos", es.heldPhotos.error, es.heldPhotos.empty],
  ["signals", "signals", es.signals.error.title, es.signals.empty],
])("the list «%s»", (tab, name, failed, empty) => {
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
});
