import { FILTER_INTERESTS_MAX } from "@nakamatch/contract/vocabulary/discovery";
import type { InterestKind } from "@nakamatch/contract/vocabulary/people";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type Call, fakeServer } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { renderInKit } from "../../ui/testing.tsx";
import { InterestsFilter } from "./interests-filter.tsx";

/** The filter's states and requests. */

const MINE = "GET /api/v1/me/interests";
const CATALOGUE = "GET /api/v1/interests";
const found = (id: number, name: string, kind: InterestKind = "anime", matchedTitle: string | null = null) => ({
  id,
  name,
  kind,
  matchedTitle,
});
const chosen = vi.fn();
afterEach(() => chosen.mockReset());

function Filter({ names }: { names: string[] }) {
  const [value, setValue] = useState(names);
  const choose = (next: string[]) => {
    chosen(next);
    setValue(next);
  };
  return <InterestsFilter value={value} onValueChange={choose} />;
}

async function open(answers: Record<string, (call: Call) => unknown> = {}, names: string[] = []) {
  const server = fakeServer({ [MINE]: () => [], [CATALOGUE]: () => [], ...answers });
  const { container } = await renderInKit(<Filter names={names} />);
  const asked = () =>
    server.of(CATALOGUE).map(({ path }) => Object.fromEntries(new URL(path, location.origin).searchParams));
  return { server, asked, outline: () => outlineOf(container) };
}
const field = () => screen.getByRole<HTMLInputElement>("combobox");
const isBusy = () => document.querySelector(".animate-spin") !== null;
const settled = () => waitFor(() => expect(isBusy()).toBe(false));
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const type = (value: string) => fireEvent.input(field(), { target: { value }, inputType: "insertText" });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function openList() {
  await act(async () => field().focus());
  fireEvent.click(field());
  fireEvent.keyDown(field(), { key: "ArrowDown" });
  await screen.findAllByRole("option");
}

describe("the filter consists of what its outline says", () => {
  test("with titles of one kind, of several, and of none that is known", async () => {
    const { outline, asked } = await open(
      {
        [MINE]: () => [found(1, "Akira")],
        [CATALOGUE]: ({ path }) =>
          path.includes("Dune")
            ? [found(2, "Dune", "serie_pelicula"), found(3, "dune", "juego"), found(4, "Dune II")]
            : [],
      },
      ["Akira", "Dune", "Nada"],
    );
    await settled();
    await waitFor(() => expect(document.querySelectorAll("li :is(svg, [data-kind])")).toHaveLength(6));
    expect(outline()).toMatchSnapshot();
    expect(asked()).toEqual([
      { search: "Dune", limit: "100" },
      { search: "Nada", limit: "100" },
    ]);
  });

  test("with as many as one may filter by: nothing more can be picked", async () => {
    const names = Array.from({ length: FILTER_INTERESTS_MAX }, (_, index) => `Obra ${index}`);
    await open({}, names);
    await settled();
    expect(field().disabled).toBe(true);
    const last = screen.getByRole("button", { name: "Quitar Obra 3" });
    fireEvent.click(last);
    expect(field().disabled).toBe(false);
    expect(chosen).toHaveBeenCalledExactlyOnceWith(names.filter((name) => name !== "Obra 3"));
  });

  test("with its list open: a name once with all its kinds, and the alternative title that was found", async () => {
    await open({
      [CATALOGUE]: () => [
        found(1, "Dune", "serie_pelicula"),
        found(2, "dune", "juego"),
        found(3, "DUNE", "juego"),
        found(4, "Shingeki no Kyojin", "anime", "Ataque a los titanes"),
      ],
    });
    await settled();
    await openList();
    expect(outlineOf(screen.getByRole("listbox"))).toMatchSnapshot();
  });
});

describe("what it offers", () => {
  test("is the person's own at first, without those that are chosen, and nothing of the catalogue", async () => {
    const { server } = await open({ [MINE]: () => [found(1, "Akira"), found(2, "Monster")] }, ["Akira"]);
    await settled();
    await openList();
    expect(options()).toEqual(["Monster"]);
    expect(server.of(CATALOGUE)).toHaveLength(0);
  });

  test("is of the catalogue where the person has none", async () => {
    const { asked } = await open({ [CATALOGUE]: () => [found(1, "Berserk")] });
    await settled();
    await openList();
    expect(options()).toEqual(["Berserk"]);
    expect(asked()).toEqual([{ limit: "100" }]);
  });

  test("DISC-31: is searched a quarter of a second after the last key; until the answer it is what fits of the own ones", async () => {
    let answer = (_: unknown) => {};
    const { asked } = await open({
      [MINE]: () => [found(1, "Akira"), found(2, "Ákumu"), found(3, "Monster")],
      [CATALOGUE]: () => new Promise((resolve) => (answer = resolve)),
    });
    await settled();
    await openList();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    type("a");
    await pass(249);
    type(" ak ");
    expect(isBusy()).toBe(true);
    await pass(249);
    expect(asked()).toEqual([]);
    await pass(1);
    await pass(0);
    expect(asked()).toEqual([{ limit: "100", search: "ak" }]);
    expect(options()).toEqual(["Akira", "Ákumu"]);
    await act(async () => answer([found(9, "Akage no Anne")]));
    await pass(10);
    expect(options()).toEqual(["Akage no Anne"]);
    expect(isBusy()).toBe(false);
  });
});

describe("a title", () => {
  test("that is removed gives the focus to its neighbour, the last one to the search", async () => {
    await open({}, ["Akira", "Dune"]);
    const button = (name: string) => screen.getByRole("button", { name: `Quitar ${name}` });
    button("Dune").focus();
    fireEvent.click(button("Dune"));
    await waitFor(() => expect(document.activeElement).toBe(button("Akira")));
    fireEvent.click(button("Akira"));
    expect(document.activeElement).toBe(field());
    expect(chosen).toHaveBeenLastCalledWith([]);
    expect(screen.queryByRole("list")).toBeNull();
  });

  test("DISC-31: that was removed can be picked again at once", async () => {
    await open({ [MINE]: () => [found(1, "Berserk"), found(2, "Naruto")] });
    await settled();
    for (const name of ["Berserk", "Berserk", "Naruto"]) {
      await openList();
      const option = await screen.findByRole("option", { name });
      expect(option.getAttribute("aria-selected"), "what the list offers is not chosen").toBe("false");
      fireEvent.pointerDown(option, { pointerType: "touch" });
      fireEvent.click(option);
      fireEvent.click(await screen.findByRole("button", { name: `Quitar ${name}` }));
      expect(screen.queryByRole("button", { name: `Quitar ${name}` })).toBeNull();
    }
  });
});
