import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { focusManager, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeServer, refusal } from "../../../lib/api-testing.ts";
import { testApp } from "../../../lib/app-testing.ts";
import { CityFilter } from "../../../screens/dashboard/filters-panel.tsx";
import { pick, renderInKit } from "../../../ui/testing.tsx";
import { type ChosenCity, CityField } from "./city-field.tsx";
import { CountryField } from "./country-field.tsx";

const COUNTRIES = "GET /countries";
const CITIES = "GET /countries/ES/cities";
const CITY = "GET /countries/ES/cities/1";
const SPAIN = { code: "ES", name: "Spain" };
const MADRID = { id: 1, name: "Madrid", region: "Comunidad de Madrid" };
const LEON = { id: 2, name: "León", region: null };

const chosen = vi.fn();
let queries = testApp().queries;
beforeEach(() => {
  chosen.mockReset();
  queries = testApp().queries;
});
afterEach(() => {
  focusManager.setFocused(undefined);
});

const show = (children: ReactNode, language: Language = "es") =>
  renderInKit(<QueryClientProvider client={queries}>{children}</QueryClientProvider>, { language });
const field = () => screen.getByRole<HTMLInputElement>("combobox");
const isBusy = () => document.querySelector(".animate-spin") !== null;
const settled = () => waitFor(() => expect(isBusy()).toBe(false));
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const type = (value: string) => fireEvent.input(field(), { target: { value }, inputType: "insertText" });
const clear = () => fireEvent.click(screen.getByRole("button", { name: "Borrar" }));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Freezes time until advanced. */
const stopTime = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
/** An answer under the test's control. */
function held() {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  return { answer: () => promise, give: (value: unknown) => act(async () => resolve(value)) };
}
async function openList() {
  await act(async () => field().focus());
  fireEvent.click(field());
  fireEvent.keyDown(field(), { key: "ArrowDown" });
  await screen.findAllByRole("option");
}

function Country({ code = "" }: { code?: string }) {
  const [value, setValue] = useState(code);
  const choose = (next: string) => {
    chosen(next);
    setValue(next);
  };
  return <CountryField label="País" placeholder="Busca" value={value} onValueChange={choose} />;
}

function Late() {
  const [first, setFirst] = useState<string>();
  return (
    <>
      <CountryField label="País" value="" first={first} onValueChange={() => {}} />
      <button type="button" onClick={() => setFirst("JP")}>
        Zona
      </button>
    </>
  );
}

function City({ country = "ES" }: { country?: string }) {
  const [value, setValue] = useState<ChosenCity | null>(null);
  const [of, setOf] = useState(country);
  const choose = (next: ChosenCity | null) => {
    chosen(next);
    setValue(next);
  };
  return (
    <>
      <CityField label="Ciudad" country={of} value={value} onValueChange={choose} limit={2} locked="Antes un país" />
      <button type="button" onClick={() => setOf("FR")}>
        Otro país
      </button>
    </>
  );
}

function Filter({ city = "" }: { city?: string }) {
  const [value, setValue] = useState(city);
  const choose = (id: string) => {
    chosen(id);
    setValue(id);
  };
  return <CityFilter country="ES" value={value} onValueChange={choose} />;
}

describe("the field of a country", () => {
  test("names each in the reader's language, and gives the code of what is chosen", async () => {
    const list = held();
    fakeServer({ [COUNTRIES]: list.answer });
    await show(<Country />, "de");
    await waitFor(() => expect(isBusy()).toBe(true));
    await list.give([
      SPAIN,
      { code: "XX", name: "Nirgendland" },
      { code: "EG", name: "Egypt" },
      { code: "AT", name: "" },
    ]);
    await settled();
    await openList();
    expect(options()).toEqual(["Ägypten", "Nirgendland", "Österreich", "Spanien"]);
    await pick("País", "Spanien");
    expect(chosen).toHaveBeenLastCalledWith("ES");
    await waitFor(() => expect(field().value).toBe("Spanien"));
    fireEvent.click(screen.getByRole("button", { name: "Leeren" }));
    expect(chosen).toHaveBeenLastCalledWith("");
    expect(document.querySelector("img")).toBeNull();
  });

  test("keeps its order once it had the focus, whatever country proves likely then", async () => {
    fakeServer({ [COUNTRIES]: () => [SPAIN, { code: "JP", name: "Japan" }] });
    await show(<Late />);
    await settled();
    await openList();
    fireEvent.click(screen.getByText("Zona"));
    expect(options()).toEqual(["España", "Japón"]);
  });

  test("shows what is chosen, with its flag, while its list is loaded, which does not replace what is typed", async () => {
    const list = held();
    fakeServer({ [COUNTRIES]: list.answer });
    await show(<Country code="ES" />);
    expect(field().value).toBe("España");
    expect(document.querySelector("img")?.getAttribute("src")).toMatch(/es\.png$/);
    await act(async () => field().focus());
    type("Fran");
    await list.give([SPAIN, { code: "FR", name: "France" }]);
    await waitFor(() => expect(options()).toEqual(["Francia"]));
    expect(field().value).toBe("Fran");
  });
});

describe.each([
  ["GEO-08", "countries", COUNTRIES, <Country key="country" code="ES" />, 31],
  ["GEO-09", "cities", CITIES, <City key="city" />, 2],
] as const)("the list of %s %s", (row, _name, key, shown, offered) => {
  test("is asked for once, however long ago", async () => {
    const { of } = fakeServer({ [key]: () => [] });
    await show(shown);
    await settled();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
    act(() => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
    });
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    expect(of(key)).toHaveLength(1);
  });

  test(`${row}: is the built-in one after a second try half a second later`, async () => {
    const { of } = fakeServer({ [key]: () => refusal("INTERNAL") });
    stopTime();
    await show(shown);
    await pass(0);
    await pass(499);
    expect(of(key)).toHaveLength(1);
    await pass(1);
    await pass(0);
    expect(of(key)).toHaveLength(2);
    await pass(10);
    expect(isBusy()).toBe(false);
    vi.useRealTimers();
    await openList();
    expect(options()).toHaveLength(offered);
    type("bra");
    await waitFor(() => expect(options()).toEqual(key === COUNTRIES ? ["Brasil"] : []));
    expect(of(key)).toHaveLength(2);
  });
});

describe("the field of a city", () => {
  test("waits for a country, and asks for nothing until then", async () => {
    const { calls } = fakeServer({});
    await show(<City country="" />);
    expect([field().disabled, field().placeholder]).toEqual([true, "Antes un país"]);
    expect(calls).toHaveLength(0);
  });

  test("tells cities apart by their region, and gives id and name of what is chosen", async () => {
    fakeServer({ [CITIES]: () => [MADRID, LEON] });
    await show(<City />);
    await settled();
    await openList();
    expect(options()).toEqual(["Madrid · Comunidad de Madrid", "León"]);
    expect(screen.getByText(/^Estos son los primeros 2/)).toBeTruthy();
    await pick("Ciudad", "León");
    expect(chosen).toHaveBeenCalledExactlyOnceWith({ id: 2, name: "León" });
    clear();
    expect(chosen).toHaveBeenLastCalledWith(null);
  });

  test("searches a quarter of a second after the last key, and shows meanwhile what fits of the list before", async () => {
    const found = held();
    const server = fakeServer({ [CITIES]: ({ query }) => (query.get("search") ? found.answer() : [MADRID, LEON]) });
    const asked = () => server.of(CITIES).map(({ query }) => Object.fromEntries(query));
    await show(<City />);
    await settled();
    await openList();
    stopTime();
    type("l");
    await pass(249);
    type(" le ");
    expect(isBusy()).toBe(true);
    await pass(249);
    expect(asked()).toEqual([{ limit: "2", search: "" }]);
    await pass(1);
    await pass(0);
    expect(asked().slice(1)).toEqual([{ limit: "2", search: "le" }]);
    expect([options(), isBusy()]).toEqual([["León"], true]);
    await found.give([{ id: 3, name: "Lepe", region: null }]);
    await pass(0);
    expect([options(), isBusy()]).toEqual([["Lepe"], false]);
  });

  test("of another country starts empty, without what was typed", async () => {
    fakeServer({ [CITIES]: () => [MADRID], "GET /countries/FR/cities": () => [{ ...LEON, name: "Lyon" }] });
    await show(<City />);
    await settled();
    await openList();
    type("mad");
    fireEvent.click(screen.getByText("Otro país"));
    expect(field().value).toBe("");
    await settled();
    await openList();
    expect(options()).toEqual(["Lyon"]);
  });
});

describe("the filter by city", () => {
  test("GEO-04: of an address shows the name once it is known", async () => {
    const city = held();
    const { of } = fakeServer({ [CITIES]: () => [], [CITY]: city.answer });
    await show(<Filter city="1" />);
    expect(field().value).toBe("Cargando...");
    await waitFor(() => expect(of(CITY)).toHaveLength(1));
    await city.give(MADRID);
    await waitFor(() => expect(field().value).toBe("Madrid"));
  });

  test.each([
    ["a number that no city has", "1", 1],
    ["no number", "x", 0],
    ["a number that is too long", "1234567890", 0],
    ["a number with more behind it", "1x", 0],
  ])("GEO-04: with %s is of an unknown city", async (_, id, asked) => {
    const { calls } = fakeServer({ [CITIES]: () => [], [CITY]: () => null });
    await show(<Filter city={id} />);
    await waitFor(() => expect(field().value).toBe("Ciudad desconocida"));
    expect(calls.filter(({ path }) => path.includes("/cities/"))).toHaveLength(asked);
  });

  test("gives the id of what is chosen, does not ask for its name, and is empty once it is cleared", async () => {
    const { of } = fakeServer({ [CITIES]: () => [MADRID] });
    await show(<Filter />);
    expect(field().placeholder).toBe("Cualquier ciudad");
    await settled();
    await pick("Ciudad", /Madrid/);
    expect(chosen).toHaveBeenLastCalledWith("1");
    await waitFor(() => expect(field().value).toBe("Madrid"));
    clear();
    expect(chosen).toHaveBeenLastCalledWith("");
    expect(of(CITY)).toHaveLength(0);
  });
});
