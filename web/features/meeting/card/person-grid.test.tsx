import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInKit } from "../../../ui/testing.tsx";
import { PersonGrid, PersonGridSkeleton } from "./person-grid.tsx";

test("DISC-36: a grid is one list of all its people, in their order", () => {
  const people = ["Nami", "Robin", "Vivi"].map((id) => ({ id }));
  render(<PersonGrid label="Personas" items={people} renderItem={({ id }) => <p>{id}</p>} />);
  const items = within(screen.getByRole("list", { name: "Personas" })).getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual(["Nami", "Robin", "Vivi"]);
});

test("DISC-04: while people are loaded the page is busy and says so", async () => {
  const { container } = await renderInKit(<PersonGridSkeleton label="Buscando a tu gente..." cards={4} />);
  const busy = container.querySelector("[aria-busy=true]");
  expect(busy?.lastElementChild?.childElementCount).toBe(4);
  expect(await screen.findByText("Buscando a tu gente...")).toBeTruthy();
});
