import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, refusal } from "../lib/api-testing.ts";
import { testApp } from "../lib/app-testing.ts";
import { renderInKit } from "../ui/testing.tsx";
import { InterestsEditor } from "./interests-editor.tsx";

const MINE = "GET /api/v1/me/interests";
const CATALOGUE = "GET /api/v1/interests";

async function open() {
  const titles = ["Berserk", "Naruto", "Bleach"].map((name, index) => ({
    id: index + 1,
    name,
    kind: "anime",
    matchedTitle: null,
  }));
  const server = fakeServer({
    [MINE]: () => [],
    [CATALOGUE]: () => titles,
    "PUT /api/v1/me/interests/1": () => ({ id: 1, name: "Berserk", kind: "anime" }),
    "PUT /api/v1/me/interests/2": () => refusal("INTERNAL"),
  });
  await renderInKit(<InterestsEditor />);
  const pick = async (name: string) => fireEvent.click(await screen.findByRole("button", { name: `Añadir ${name}` }));
  return { server, pick };
}

test("INTEREST-10: a pick is written, and neither list is fetched again", async () => {
  const { server, pick } = await open();
  await pick("Berserk");
  await screen.findByText("Elemento añadido");
  await screen.findByRole("button", { name: "Quitar Berserk" });
  expect(server.of("PUT /api/v1/me/interests/1")).toHaveLength(1);
  expect(server.of(MINE)).toHaveLength(1);
  expect(server.of(CATALOGUE)).toHaveLength(1);
});

test("INTEREST-12: after a pick that failed the server is asked what it has", async () => {
  const { server, pick } = await open();
  await pick("Naruto");
  await screen.findByText("No se pudo añadir el gusto. Inténtalo de nuevo.");
  await waitFor(() => expect(server.of(MINE)).toHaveLength(2));
});

const anime = (id: number, name: string) => ({ id, name, kind: "anime" });
const remove = (name: string) => screen.findByRole("button", { name: `Quitar ${name}` });
const chosen = () =>
  screen.getAllByRole("button", { name: /^Quitar/ }).map((button) => button.getAttribute("aria-label"));

/** Opens the editor with three chosen titles; `answers` replaces those of the server. */
async function openWithThree(answers: Parameters<typeof fakeServer>[0]) {
  const app = testApp();
  fakeServer({
    [MINE]: () => [anime(1, "Berserk"), anime(2, "Naruto"), anime(3, "Bleach")],
    [CATALOGUE]: () => [{ ...anime(4, "Monster"), matchedTitle: null }],
    ...answers,
  });
  await renderInKit(<InterestsEditor />, { app });
  await remove("Naruto");
  return app.queries;
}

test("INTEREST-10: a list that was under way when a pick was written does not take it back", async () => {
  const answers: (() => void)[] = [];
  let isHeld = false;
  const mine = [anime(1, "Berserk"), anime(2, "Naruto"), anime(3, "Bleach")];
  const queries = await openWithThree({
    [MINE]: () => (isHeld ? new Promise((resolve) => answers.push(() => resolve(mine))) : mine),
    "PUT /api/v1/me/interests/4": () => anime(4, "Monster"),
  });
  isHeld = true;
  void queries.invalidateQueries();
  await waitFor(() => expect(answers).toHaveLength(1));
  fireEvent.click(await screen.findByRole("button", { name: "Añadir Monster" }));
  await screen.findByText("Elemento añadido");
  await act(async () => answers[0]?.());
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(await remove("Monster")).toBeTruthy();
});

test("INTEREST-12: a title that could not be removed is back in its place, and the one removed after it stays away", async () => {
  let refuse: () => void = () => {};
  await openWithThree({
    [MINE]: () => [anime(1, "Berserk"), anime(2, "Naruto"), anime(3, "Bleach")],
    "DELETE /api/v1/me/interests/2": () => new Promise((resolve) => (refuse = () => resolve(refusal("INTERNAL")))),
    "DELETE /api/v1/me/interests/3": () => new Promise(() => {}),
  });
  fireEvent.click(await remove("Naruto"));
  fireEvent.click(await remove("Bleach"));
  await waitFor(() => expect(chosen()).toEqual(["Quitar Berserk"]));
  await act(async () => refuse());
  await screen.findByText("No se pudo eliminar el gusto. Inténtalo de nuevo.");
  expect(chosen()).toEqual(["Quitar Berserk", "Quitar Naruto"]);
});

test("INTEREST-10: when the limit refuses a pick, the toast tells when to come back", async () => {
  await openWithThree({
    "PUT /api/v1/me/interests/4": () => refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: 42 }),
    "DELETE /api/v1/me/interests/1": () => refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: 7 }),
  });
  fireEvent.click(await screen.findByRole("button", { name: "Añadir Monster" }));
  expect(await screen.findByText(/Inténtalo de nuevo en 42 segundos/)).toBeTruthy();
  fireEvent.click(await remove("Berserk"));
  expect(await screen.findByText(/Inténtalo de nuevo en 7 segundos/)).toBeTruthy();
});

test("INTEREST-10: who has the most that one can choose is told so", async () => {
  await openWithThree({ "PUT /api/v1/me/interests/4": () => refusal("INTERESTS_FULL") });
  fireEvent.click(await screen.findByRole("button", { name: "Añadir Monster" }));
  expect(await screen.findByText("No caben más gustos. Quita alguno para añadir otro.")).toBeTruthy();
});
