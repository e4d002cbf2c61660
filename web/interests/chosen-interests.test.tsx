import type { Interest } from "@nakamatch/contract/schemas/people";
import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { renderInKit } from "../ui/testing.tsx";
import { ChosenInterests } from "./chosen-interests.tsx";

const titles: Interest[] = [
  { id: 1, name: "Berserk", kind: "anime" },
  { id: 2, name: "Dune", kind: "serie_pelicula" },
  { id: 3, name: "Naruto", kind: "anime" },
];

function Chosen() {
  const [chosen, setChosen] = useState(titles);
  return <ChosenInterests chosen={chosen} onRemove={({ id }) => setChosen(chosen.filter((each) => each.id !== id))} />;
}

test("removing a title moves the focus to the next of its kind, and the last one to its column", async () => {
  await renderInKit(<Chosen />);
  const button = (name: string) => screen.getByRole("button", { name: `Quitar ${name}` });
  button("Berserk").focus();
  fireEvent.click(button("Berserk"));
  expect(document.activeElement).toBe(button("Naruto"));
  fireEvent.click(button("Naruto"));
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Anime & Manga" }));
});
