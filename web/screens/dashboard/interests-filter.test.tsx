import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { fakeServer } from "../../lib/api-testing.ts";
import { renderInKit } from "../../ui/testing.tsx";
import { InterestsFilter } from "./interests-filter.tsx";

function Filter() {
  const [names, setNames] = useState<string[]>([]);
  return <InterestsFilter value={names} onValueChange={setNames} />;
}

test("DISC-31: a title that was removed can be picked again at once", async () => {
  fakeServer({
    "GET /api/v1/me/interests": () => [
      { id: 1, name: "Berserk", kind: "anime" },
      { id: 2, name: "Naruto", kind: "anime" },
    ],
  });
  await renderInKit(<Filter />);
  const pick = async (name: string) => {
    fireEvent.click(screen.getByRole("button", { name: "Abrir la lista" }));
    const option = await screen.findByRole("option", { name });
    expect(option.getAttribute("aria-selected"), "what the list offers is not chosen").toBe("false");
    fireEvent.click(option);
    return screen.findByRole("button", { name: `Quitar ${name}` });
  };
  fireEvent.click(await pick("Berserk"));
  expect(screen.queryByRole("button", { name: "Quitar Berserk" })).toBeNull();
  expect(await pick("Berserk")).toBeTruthy();
  expect(await pick("Naruto")).toBeTruthy();
});

test("DISC-31: what is searched is sent without the spaces around it", async () => {
  const server = fakeServer({
    "GET /api/v1/me/interests": () => [],
    "GET /api/v1/interests": () => [{ id: 3, name: "Frieren", kind: "anime", matchedTitle: null }],
  });
  await renderInKit(<Filter />);
  const search = screen.getByRole("combobox");
  fireEvent.click(screen.getByRole("button", { name: "Abrir la lista" }));
  const sent = () =>
    server
      .of("GET /api/v1/interests")
      .map(({ path }) => new URL(path, location.origin).searchParams.get("search"))
      .filter((each) => each !== null);
  fireEvent.change(search, { target: { value: "frie " } });
  await waitFor(() => expect(sent()).toEqual(["frie"]));
});
