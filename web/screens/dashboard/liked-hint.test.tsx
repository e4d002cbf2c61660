import { es } from "@nakamatch/phrases/es";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openDashboard } from "./filters-testing.tsx";
import { page, person } from "./testing.ts";

const { likedHint } = es.dashboard;

const open = async (liked: number, path?: string) => {
  cleanup();
  const people = [1, 2, 3, 4].map((number) => person(number, { hasLiked: number <= liked }));
  const opened = await openDashboard(
    {
      "GET /discovery": page(people),
      "PUT /people/*/like": () => ({ hasLiked: true, isMatch: false, isNewMatch: false }),
    },
    path === undefined ? {} : { path },
  );
  await screen.findAllByRole("article");
  return opened;
};
const offered = () => screen.queryByRole("button", { name: likedHint.hide });

test("hiding people one likes is offered from three of them on, when the list appears", async () => {
  await open(2);
  fireEvent.click(screen.getByRole("button", { name: "Dar like a Zoro3" }));
  await screen.findByRole("button", { name: "Quitar like a Zoro3" });
  expect(offered(), "nothing moves below the finger").toBeNull();
  await open(3, "/dashboard?hideLiked=true");
  expect(offered(), "hidden already").toBeNull();
  sessionStorage.clear();
  await open(3);
  expect(offered()).not.toBeNull();
});

test.each([
  ["hide", "/dashboard?hideLiked=true"],
  ["keep", "/dashboard"],
] as const)("%s: the answer is given once, and its line stays until one leaves", async (answer, end) => {
  const { location } = await open(3);
  const button = screen.getByRole("button", { name: likedHint[answer] });
  button.focus();
  fireEvent.click(button);
  const line = screen.getByText(likedHint.later).parentElement;
  await waitFor(() => expect(document.activeElement).toBe(line));
  expect(location()).toBe(end);
  await open(4);
  expect(offered()).toBeNull();
  expect(screen.queryByText(likedHint.later)).toBeNull();
});
