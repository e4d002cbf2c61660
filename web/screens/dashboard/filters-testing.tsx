import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import type { Answer } from "../../lib/api-testing.ts";
import { renderSignedIn, type SignedIn } from "../signed-in-testing.tsx";
import { Component as Dashboard } from "./screen.tsx";
import { interest, page, person } from "./testing.ts";

/** For tests of dashboard and filters. */

const DEFAULTS: SignedIn["answers"] = {
  "GET /discovery/searches": () => ({ searches: [] }),
  "GET /chats": () => ({ chats: [], nextCursor: null, yourTurn: 0 }),
  "GET /going": () => ({ going: [], changesLeft: 5 }),
  "GET /me/profile": () => ({ languages: ["es"] }),
};

/** Opens the dashboard with a focusable `main`. */
export const openDashboard = (answers: SignedIn["answers"], options: Partial<SignedIn> = {}) =>
  renderSignedIn(
    <main tabIndex={-1}>
      <Dashboard />
    </main>,
    { path: "/dashboard", ...options, answers: { ...DEFAULTS, ...answers } },
  );

const cities = [
  { id: 3117735, name: "Madrid", region: null },
  { id: 3128760, name: "Barcelona", region: null },
];

/** Opens the dashboard with the filters. `last`: the latest request. */
export async function openFilters(path = "/dashboard", answers: Record<string, Answer> = {}) {
  const result = await openDashboard(
    {
      "GET /discovery": page([person(1)], 60, "next"),
      "GET /countries": () => [
        { code: "ES", name: "España" },
        { code: "FR", name: "Francia" },
        { code: "PT", name: "Portugal" },
      ],
      "GET /countries/*/cities": () => cities,
      "GET /countries/*/cities/*": ({ params: [, id] }) => cities.find((city) => String(city.id) === id) ?? null,
      "GET /me/interests": () => [interest(1, "anime", "Berserk")],
      "GET /interests": () => [{ ...interest(2, "juego", "Hollow Knight"), matchedTitle: null }],
      ...answers,
    },
    { path },
  );
  const toggle = screen.getByRole("button", { name: /^Filtros/ });
  fireEvent.click(toggle);
  const panel = screen.getByRole("region", { name: "Filtrar a la gente" });
  return { ...result, toggle, panel, last: () => result.of("GET", "/discovery").at(-1)?.query };
}

/** A slider of the panel. */
export const slider = (panel: HTMLElement, name: string) =>
  within(panel).getByRole("slider", { name }) as HTMLInputElement;

/** Opens a search-select's list; `type` searches in it. */
export async function openList(panel: HTMLElement, name: string, type?: string) {
  const input = within(panel).getByRole("combobox", { name });
  await act(async () => input.focus());
  if (type === undefined) {
    fireEvent.click(input);
    fireEvent.keyDown(input, { key: "ArrowDown" });
  } else {
    fireEvent.input(input, { target: { value: type }, inputType: "insertText" });
  }
}

/** Picks from such a list. */
export async function pick(panel: HTMLElement, name: string, option: string, type?: string) {
  await openList(panel, name, type);
  const found = await screen.findByRole("option", { name: option });
  // Touch: a mouse would need hovering first.
  fireEvent.pointerDown(found, { pointerType: "touch" });
  fireEvent.click(found);
  await waitFor(() => expect(screen.queryByRole("option", { name: option })).toBeNull());
}

/** The kind of a chosen title's chip. */
export const toneOf = (panel: HTMLElement, name: string) =>
  within(panel).getByRole("button", { name: `Quitar ${name}` }).parentElement?.dataset.tone;
