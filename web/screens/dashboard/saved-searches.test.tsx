import type { SavedSearch } from "@nakamatch/contract/endpoints/meeting/saved-searches";
import { DEFAULT_FILTERS, type DiscoveryFilters } from "@nakamatch/contract/vocabulary/discovery";
import { es } from "@nakamatch/phrases/es";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answer, refusal } from "../../lib/api-testing.ts";
import { openFilters } from "./filters-testing.tsx";
import { id, page, person } from "./testing.ts";

const search = (number: number, name: string, some: Partial<DiscoveryFilters>): SavedSearch => ({
  id: id(number),
  name,
  sort: "distance",
  filters: { ...DEFAULT_FILTERS, ...some },
  inDigest: true,
});

const near = search(1, "Cerca", { maxDistance: 50 });
const young = { ...search(2, "Jóvenes", { ageRange: [18, 30], country: "ES" }), sort: "compatibility" as const };

/** The dashboard with a server that keeps saved searches. */
async function openWith(saved: SavedSearch[], path = "/dashboard", answers: Record<string, Answer> = {}) {
  let searches = saved;
  const opened = await openFilters(path, {
    "GET /discovery/searches": () => ({ searches }),
    "GET /me/digest": () => ({ digest: "off" }),
    "PUT /discovery/searches/*": ({ params: [searchId], body }) => {
      const added = { id: searchId ?? "", ...(body as Omit<SavedSearch, "id">) };
      searches = [...searches, added];
      return added;
    },
    "PATCH /discovery/searches/*": ({ params: [searchId], body }) => {
      searches = searches.map((each) => (each.id === searchId ? { ...each, ...(body as Partial<SavedSearch>) } : each));
      return searches.find((each) => each.id === searchId);
    },
    "DELETE /discovery/searches/*": ({ params: [searchId] }) => {
      searches = searches.filter((each) => each.id !== searchId);
      return { isRemoved: true };
    },
    ...answers,
  });
  await screen.findAllByRole("article");
  return { ...opened, searches: () => searches };
}

const row = () => screen.findByRole("region", { name: "Búsquedas guardadas" });
const button = (name: string, within_: HTMLElement = document.body) => within(within_).getByRole("button", { name });

const canSave = (panel: HTMLElement) => !(button("Guardar búsqueda", panel) as HTMLButtonElement).disabled;

test("a press shows a saved search, another clears its filters", async () => {
  const { location } = await openWith([near, young]);
  const chips = await row();
  const pressed = () =>
    within(chips)
      .getAllByRole("button", { pressed: true })
      .map(({ textContent }) => textContent);
  fireEvent.click(button("Cerca", chips));
  expect(location()).toBe("/dashboard?maxDistance=50");
  fireEvent.click(button("Jóvenes", chips));
  expect(location()).toBe("/dashboard?sort=compatibility&country=ES&ageRange=18-30");
  expect(pressed()).toEqual(["Jóvenes"]);
  fireEvent.click(button("Jóvenes", chips));
  expect(location()).toBe("/dashboard?sort=compatibility");
});

test("active filters are saved under a suggested name, once, and appear in the row", async () => {
  const { panel, of, searches } = await openWith([], "/dashboard?ageRange=20-30&country=ES&selectedInterests=Berserk");
  expect(screen.queryByRole("region", { name: "Búsquedas guardadas" })).toBeNull();
  await waitFor(() => expect(canSave(panel)).toBe(true));
  fireEvent.click(button("Guardar búsqueda", panel));
  const dialog = await screen.findByRole("dialog", { name: "Guardar esta búsqueda" });
  const name = within(dialog).getByRole("textbox", { name: "Nombre" }) as HTMLInputElement;
  expect(name.value).toBe("Berserk, España, de 20 a 30 años");
  expect(await within(dialog).findByRole("link", { name: /está desactivado/ })).toBeTruthy();
  fireEvent.change(name, { target: { value: " " } });
  fireEvent.click(button("Guardar", dialog));
  expect(await within(dialog).findByText("Ponle un nombre.")).toBeTruthy();
  fireEvent.change(name, { target: { value: "Los míos" } });
  fireEvent.click(within(dialog).getByRole("switch"));
  fireEvent.click(button("Guardar", dialog));
  expect(button("Los míos", await row()).getAttribute("aria-pressed")).toBe("true");
  expect(of("PUT", `/discovery/searches/${searches()[0]?.id}`)).toHaveLength(1);
  expect(searches()).toMatchObject([{ name: "Los míos", inDigest: false, filters: { country: "ES" } }]);
  await waitFor(() => expect(canSave(panel)).toBe(false));
});

test("there is nothing to save without a filter, or with those of a saved search", async () => {
  const { panel, goTo } = await openWith([near]);
  await row();
  expect(canSave(panel)).toBe(false);
  await goTo("/dashboard?maxDistance=100");
  await waitFor(() => expect(canSave(panel)).toBe(true));
  await goTo("/dashboard?maxDistance=50");
  await waitFor(() => expect(canSave(panel)).toBe(false));
});

test("a name that another search has is refused at the field", async () => {
  const issue = { path: "name", reason: "taken" };
  const { panel } = await openWith([near], "/dashboard?country=ES", {
    "PUT /discovery/searches/*": () => refusal("VALIDATION_FAILED", { issues: [issue] }),
  });
  await waitFor(() => expect(canSave(panel)).toBe(true));
  fireEvent.click(button("Guardar búsqueda", panel));
  const dialog = await screen.findByRole("dialog", { name: "Guardar esta búsqueda" });
  fireEvent.change(within(dialog).getByRole("textbox"), { target: { value: "Cerca" } });
  fireEvent.click(button("Guardar", dialog));
  expect(await within(dialog).findByText("Ya tienes una búsqueda con este nombre. Prueba con otro.")).toBeTruthy();
  expect(document.activeElement).toBe(within(dialog).getByRole("textbox"));
});

test("saved searches are renamed, told or not, given the current filters, deleted and brought back", async () => {
  const empty = search(3, "Vacía", {});
  const { searches, toggle } = await openWith([near, young, empty], "/dashboard?country=FR");
  const edit = button("Editar mis búsquedas", await row());
  fireEvent.click(edit);
  const dialog = await screen.findByRole("dialog", { name: "Tus búsquedas guardadas" });
  const group = (name: string) => within(dialog).getByRole("group", { name });
  expect(within(group("Jóvenes")).getByText("España · de 18 a 30 años")).toBeTruthy();
  expect(within(group("Vacía")).getByText("Sin filtros: los que tenía ya no existen.")).toBeTruthy();
  fireEvent.click(button("Eliminar", group("Vacía")));
  await waitFor(() => expect(searches()).toHaveLength(2));
  fireEvent.click(within(group("Cerca")).getByRole("switch"));
  await waitFor(() => expect(searches()[0]?.inDigest).toBe(false));
  fireEvent.click(button("Cambiar nombre", group("Cerca")));
  const naming = await screen.findByRole("dialog", { name: "Cambiar nombre" });
  fireEvent.change(within(naming).getByRole("textbox"), { target: { value: "Al lado" } });
  fireEvent.click(button("Guardar", naming));
  await waitFor(() => expect(group("Al lado")).toBeTruthy());
  fireEvent.click(button(es.savedSearches.replace, group("Al lado")));
  await waitFor(() => expect(within(group("Al lado")).getByText("Francia")).toBeTruthy());
  expect(within(group("Al lado")).queryByRole("button", { name: es.savedSearches.replace })).toBeNull();
  fireEvent.click(button("Eliminar", group("Jóvenes")));
  await waitFor(() => expect(searches().map(({ name }) => name)).toEqual(["Al lado"]));
  const last = button("Eliminar", group("Al lado"));
  await act(async () => last.focus());
  fireEvent.click(last);
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Tus búsquedas guardadas" })).toBeNull());
  expect(screen.queryByRole("region", { name: "Búsquedas guardadas" })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(toggle));
  fireEvent.click(screen.getByRole("button", { name: "Deshacer" }));
  expect(button("Al lado", await row()).getAttribute("aria-pressed")).toBe("true");
});

test("a search whose event is gone says so", async () => {
  await openWith([{ ...near, isEventGone: true }, young]);
  fireEvent.click(button("Editar mis búsquedas", await row()));
  const dialog = await screen.findByRole("dialog", { name: "Tus búsquedas guardadas" });
  const says = (name: string) =>
    within(within(dialog).getByRole("group", { name })).queryByText(es.savedSearches.eventGone) !== null;
  expect(["Cerca", "Jóvenes"].map(says)).toEqual([true, false]);
});

test("the people are there when the saved searches cannot be read", async () => {
  await openWith([near], "/dashboard", {
    "GET /discovery": page([person(1)]),
    "GET /discovery/searches": () => refusal("UNAVAILABLE"),
  });
  expect(screen.getByRole("article")).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Búsquedas guardadas" })).toBeNull();
});
