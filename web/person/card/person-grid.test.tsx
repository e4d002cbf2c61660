import { act, render, screen, within } from "@testing-library/react";
import { Profiler } from "react";
import { expect, test, vi } from "vitest";
import { renderInKit } from "../../ui/testing.tsx";
import { PersonGrid, PersonGridSkeleton } from "./person-grid.tsx";

// happy-dom has no layout: the tests dispatch the events.
vi.hoisted(() => vi.stubGlobal("ContentVisibilityAutoStateChangeEvent", class extends Event {}));

const people = Array.from({ length: 30 }, (_, index) => `Persona ${index}`);

const items = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

/** Renders the grid; `commits` says how many cards there were after each change of the page. */
function show(given: readonly string[], { atOnce = false } = {}) {
  const commits: number[] = [];
  const busy: boolean[] = [];
  const onRender = () => {
    commits.push(items().length);
    busy.push(screen.getByRole("list").hasAttribute("aria-busy"));
  };
  const grid = (list: readonly string[]) => (
    <Profiler id="grid" onRender={onRender}>
      <PersonGrid label="Personas" items={list} itemKey={(name) => name} renderItem={renderName} atOnce={atOnce} />
    </Profiler>
  );
  const { rerender } = render(grid(given));
  return { commits, busy, change: (list: readonly string[]) => rerender(grid(list)) };
}

const renderName = (name: string) => <p>{name}</p>;

test("DISC-36: a grid is one list of all its people, in their order", async () => {
  show(people);
  const list = screen.getByRole("list", { name: "Personas" });
  expect(list.children).toHaveLength(5);
  // Sections of whole rows, with 1, 2 and 3 columns.
  for (const part of list.children) expect((part as HTMLElement).style.getPropertyValue("--cards")).toBe("6");
  expect(within(list).getAllByRole("listitem")).toHaveLength(30);
  expect(items()).toEqual(people);
});

test("the first screenful of a list is rendered first, and the rest after it; until then the list is busy", () => {
  const { commits, busy, change } = show(people);
  expect(commits).toEqual([6, 30]);
  expect(busy).toEqual([true, false]);
  // Another order of the same people is another list.
  change(people.toReversed());
  expect(commits.slice(2)).toEqual([6, 30]);
  expect(items()).toEqual(people.toReversed());
});

test("more people, or a change of one of them, are rendered at once", () => {
  const { commits, change } = show(people.slice(0, 12));
  change(people);
  change([...people.slice(0, 20), "Otra", ...people.slice(21)]);
  expect(commits).toEqual([6, 12, 30, 30]);
  expect(items()[20]).toBe("Otra");
});

test("DISC-34: a list that is shown again scrolled down is rendered at once", () => {
  expect(show(people, { atOnce: true }).commits[0]).toBe(30);
});

test("what is near the window does not wait", async () => {
  const { commits, change } = show(people);
  const third = screen.getByRole("list").children[2] as Element;
  const event = Object.assign(new Event("contentvisibilityautostatechange"), { skipped: false });
  await act(async () => third.dispatchEvent(event));
  change(people.toReversed());
  expect(commits.slice(-2)).toEqual([12, 30]);
});

test("DISC-04: while people are loaded the page is busy and says so", async () => {
  const { container } = await renderInKit(<PersonGridSkeleton label="Buscando a tu gente..." cards={4} />);
  const busy = container.querySelector("[aria-busy=true]");
  expect(busy?.lastElementChild?.childElementCount).toBe(4);
  expect(await screen.findByText("Buscando a tu gente...")).toBeTruthy();
});
