import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Call, fakeServer, refusal } from "../../../../lib/api-testing.ts";
import { renderInKit } from "../../../../ui/testing.tsx";
import { ChosenWithShelf } from "./chosen-with-shelf.tsx";

const NAMES = ["Akira", "Berserk", "Claymore", "Dororo", "Erased", "Frieren"];
const titles = NAMES.map((name, index) => ({ id: index + 1, name, kind: "anime" as const }));
const PIN = "PUT /api/v1/me/shelf";
const STATUS = "PUT /api/v1/me/interests/2/status";

async function open(pinned: number[], answers: Record<string, (call: Call) => unknown> = {}) {
  const server = fakeServer({
    "GET /api/v1/me/shelf": () => ({ pinned, statuses: [] }),
    "GET /api/v1/me/interests": () => titles,
    "GET /api/v1/interests/sources": () => [],
    [PIN]: ({ body }) => body,
    [STATUS]: () => ({ status: null }),
    ...answers,
  });
  await renderInKit(<ChosenWithShelf chosen={titles} fans={null} onRemove={() => {}} />);
  const shelf = within(await screen.findByRole("region", { name: "Tu estantería" }));
  const shown = () => shelf.queryAllByRole("listitem").map(({ textContent }) => textContent?.slice(1));
  return { server, shelf, shown };
}

async function choose(title: string, entry: string | RegExp) {
  fireEvent.click(await screen.findByRole("button", { name: new RegExp(`^${title}`) }));
  fireEvent.click(
    await screen.findByRole(/^Lo /.test(String(entry)) ? "menuitemcheckbox" : "menuitem", { name: entry }),
  );
}

test("a title's menu pins it and takes it off again, at once", async () => {
  const { server, shown } = await open([3]);
  expect(shown()).toEqual(["Claymore"]);
  await choose("Berserk", "Poner en la estantería");
  await waitFor(() => expect(shown()).toEqual(["Claymore", "Berserk"]));
  await choose("Claymore", "Quitar de la estantería");
  await waitFor(() => expect(shown()).toEqual(["Berserk"]));
  await waitFor(() =>
    expect(server.of(PIN).map(({ body }) => body)).toEqual([{ interestIds: [3, 2] }, { interestIds: [2] }]),
  );
});

test("five are the most, and what the server refuses is taken back", async () => {
  const { server, shown } = await open([1, 2, 3, 4, 5], { [PIN]: () => refusal("INTEREST_NOT_FOUND") });
  await choose("Frieren", "Poner en la estantería");
  expect(await screen.findByText(/ya tiene cinco títulos/)).toBeTruthy();
  expect(server.of(PIN)).toEqual([]);
  await choose("Akira", "Quitar de la estantería");
  await waitFor(() => expect(server.of(PIN)).toHaveLength(1));
  await waitFor(() => expect(shown()).toEqual(NAMES.slice(0, 5)));
});

test("buttons move a title, keep the focus, and say where it is", async () => {
  const { server, shelf, shown } = await open([1, 2, 3]);
  const down = shelf.getByRole("button", { name: "Bajar Akira" });
  down.focus();
  fireEvent.click(down);
  await waitFor(() => expect(shown()).toEqual(["Berserk", "Akira", "Claymore"]));
  expect(document.activeElement).toBe(shelf.getByRole("button", { name: "Bajar Akira" }));
  expect(await screen.findByText("Akira: 2 de 3")).toBeTruthy();
  fireEvent.click(shelf.getByRole("button", { name: "Bajar Akira" }));
  await waitFor(() => expect(shown()).toEqual(["Berserk", "Claymore", "Akira"]));
  await waitFor(() => expect(document.activeElement).toBe(shelf.getByRole("button", { name: "Subir Akira" })));
  await waitFor(() => expect(server.of(PIN).at(-1)?.body).toEqual({ interestIds: [2, 3, 1] }));
  fireEvent.click(shelf.getByRole("button", { name: "Quitar Claymore de la estantería" }));
  await waitFor(() => expect(shown()).toEqual(["Berserk", "Akira"]));
  expect(screen.queryByText(/^Akira: /)).toBeNull();
});

test("a status is told by the menu, and taken back by choosing it again", async () => {
  const { server } = await open([]);
  await choose("Berserk", "Lo he terminado");
  await waitFor(() => expect(screen.getByRole("button", { name: /^Berserk ?, Terminado/ })).toBeTruthy());
  await choose("Berserk", "Lo he terminado");
  await waitFor(() =>
    expect(server.of(STATUS).map(({ body }) => body)).toEqual([{ status: "finished" }, { status: null }]),
  );
});
