import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, refusal } from "../lib/api-testing.ts";
import { renderInKit } from "../ui/testing.tsx";
import { InterestsEditor } from "./interests-editor.tsx";

const MINE = "GET /api/v1/me/interests";
const CATALOGUE = "GET /api/v1/interests";

const anime = (id: number, name: string) => ({ id, name, kind: "anime" });
const remove = (name: string) => screen.findByRole("button", { name: `Quitar ${name}` });
const chosen = () =>
  screen.getAllByRole("button", { name: /^Quitar/ }).map((button) => button.getAttribute("aria-label"));

/** Opens the editor with three chosen titles and one to choose; `answers` replaces those of the server. */
async function openWithThree(answers: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer({
    [MINE]: () => [anime(1, "Berserk"), anime(2, "Naruto"), anime(3, "Bleach")],
    [CATALOGUE]: () => [{ ...anime(4, "Monster"), matchedTitle: null }],
    ...answers,
  });
  await renderInKit(<InterestsEditor />);
  await remove("Naruto");
  return server;
}
const pick = async () => fireEvent.click(await screen.findByRole("button", { name: "Añadir Monster" }));

test("INTEREST-10: a pick is written, and neither list is fetched again", async () => {
  const server = await openWithThree({ "PUT /api/v1/me/interests/4": () => anime(4, "Monster") });
  await pick();
  await screen.findByText("Elemento añadido");
  await remove("Monster");
  expect([MINE, CATALOGUE, "PUT /api/v1/me/interests/4"].map((each) => server.of(each).length)).toEqual([1, 1, 1]);
});

test("INTEREST-12: a title that could not be removed is back in its place, and the one removed after it stays away", async () => {
  let refuse: () => void = () => {};
  await openWithThree({
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

test.each([
  ["the limit", refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: 42 }), /Inténtalo de nuevo en 42 segundos/],
  ["the most that one can choose", refusal("INTERESTS_FULL"), /No caben más gustos. Quita alguno para añadir otro./],
])("INTEREST-10: when %s refuses a pick, the toast tells what to do", async (_, answer, text) => {
  await openWithThree({ "PUT /api/v1/me/interests/4": () => answer });
  await pick();
  expect(await screen.findByText(text)).toBeTruthy();
});
