import { FALLBACK_COUNTRIES } from "@nakamatch/contract/vocabulary/fallback-places";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { focusManager, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { fakeServer, refusal } from "../../lib/api-testing.ts";
import { testApp } from "../../lib/app-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { CityFilter } from "../../screens/dashboard/city-filter.tsx";
import { renderInKit } from "../../ui/testing.tsx";
import { type ChosenCity, CityField } from "./city-field.tsx";
import { CountryField } from "./country-field.tsx";

afterEach(() => {
  vi.useRealTimers();
  focusManager.setFocused(undefined);
});

const COUNTRIES = "GET /api/v1/countries";
const CITIES = "GET /api/v1/countries/ES/cities";
const MADRID = { id: 1, name: "Madrid", region: "Comunidad de Madrid" };
const LEON = { id: 2, name: "León", region: null };
const never = () => new Promise(() => {});

let queries = testApp().queries;
const show = (children: ReactNode, language: Language = "es") => {
  queries = testApp().queries;
  return renderInKit(<QueryClientProvider client={queries}>{children}</QueryClientProvider>, { language });
};
const field = () => screen.getByRole<HTMLInputElement>("combobox");
/** Without the character that has a text announced again. */
const outline = () => outlineOf(document.body).replaceAll("\u2060", "");
const isBusy = () => document.querySelector(".animate-spin") !== null;
const settled = () => waitFor(() => expect(isBusy()).toBe(false));
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const type = (value: string) => fireEvent.input(field(), { target: { value }, inputType: "insertText" });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** From here on time passes only when a test says so. */
const stopTime = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
async function openList() {
  await act(async () => field().focus());
  fireEvent.click(field());
  fireEvent.keyDown(field(), { key: "ArrowDown" });
  await screen.findAllByRole("option");
}
async function pick(name: RegExp | string) {
  await openList();
  const option = await screen.findByRole("option", { name });
  fireEvent.pointerDown(option, { pointerType: "touch" });
  fireEvent.click(option);
}
/** An hour later the window has the focus again; what is fetched then is here. */
async function comeBack() {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  await waitFor(() => expect(queries.isFetching()).toBe(0));
}

describe("the field of a country", () => {
  const chosen = vi.fn();
  function Country({ code = "" }: { code?: string }) {
    const [value, setValue] = useState(code);
    const choose = (next: string) => {
      chosen(next);
      setValue(next);
    };
    return <CountryField label="País" placeholder="Busca" value={value} onValueChange={choose} />;
  }
  afterEach(() => chosen.mockReset());

  test("while its list is on its way, and with it: each has its flag, and its name in the reader's language", async () => {
    let answer = (_: unknown) => {};
    fakeServer({ [COUNTRIES]: () => new Promise((resolve) => (answer = resolve)) });
    await show(<Country />, "de");
    await waitFor(() => expect(isBusy()).toBe(true));
    expect(outline()).toMatchSnapshot("on its way");
    await act(async () =>
      answer([
        { code: "ES", name: "Spain" },
        { code: "XX", name: "Nirgendland" },
        { code: "EG", name: "Egypt" },
        { code: "AT", name: "Austria" },
      ]),
    );
    await settled();
    await openList();
    expect(options()).toEqual(["Ägypten", "Nirgendland", "Österreich", "Spanien"]);
    expect(outline()).toMatchSnapshot("open");
  });

  test("gives the code of what is chosen, shows its flag, and nothing once it is cleared", async () => {
    fakeServer({ [COUNTRIES]: () => [{ code: "ES", name: "Spain" }] });
    await show(<Country />);
    await pick("España");
    expect(chosen).toHaveBeenLastCalledWith("ES");
    await waitFor(() => expect(field().value).toBe("España"));
    expect(document.querySelector("img")?.getAttribute("src")).toMatch(/es\.png$/);
    fireEvent.click(screen.getByRole("button", { name: "Borrar" }));
    expect(chosen).toHaveBeenLastCalledWith("");
    expect(document.querySelector("img")).toBeNull();
  });

  test("shows what is chosen while its list is loaded, which does not replace what is typed meanwhile", async () => {
    let answer = (_: unknown) => {};
    fakeServer({ [COUNTRIES]: () => new Promise((resolve) => (answer = resolve)) });
    await show(<Country code="ES" />);
    expect(field().value).toBe("España");
    await act(async () => field().focus());
    type("Fran");
    await act(async () =>
      answer([
        { code: "ES", name: "Spain" },
        { code: "FR", name: "France" },
      ]),
    );
    await waitFor(() => expect(options()).toEqual(["Francia"]));
    expect(field().value).toBe("Fran");
  });

  test("is asked for once, however long ago", async () => {
    const { of } = fakeServer({ [COUNTRIES]: () => [] });
    await show(<Country />);
    await settled();
    await comeBack();
    expect(of(COUNTRIES)).toHaveLength(1);
  });

  test("GEO-08: offers the built-in ones after a second try half a second later, all of them at once", async () => {
    const { of } = fakeServer({ [COUNTRIES]: () => refusal("INTERNAL") });
    stopTime();
    await show(<Country code="ES" />);
    await pass(0);
    await pass(499);
    expect(of(COUNTRIES)).toHaveLength(1);
    await pass(1);
    await pass(0);
    expect(of(COUNTRIES)).toHaveLength(2);
    await pass(10);
    expect(isBusy()).toBe(false);
    expect(field().value).toBe("España");
    vi.useRealTimers();
    await openList();
    expect(options()).toHaveLength(FALLBACK_COUNTRIES.length);
    expect(screen.queryByText(/Se muestran/)).toBeNull();
    expect(of(COUNTRIES)).toHaveLength(2);
  });
});

describe("the field of a city", () => {
  const chosen = vi.fn();
  function City({ country, city = null }: { country: string; city?: ChosenCity | null }) {
    const [value, setValue] = useState(city);
    const [of, setOf] = useState(country);
    const choose = (next: ChosenCity | null) => {
      chosen(next);
      setValue(next);
    };
    return (
      <>
        <CityField
          label="Ciudad"
          country={of}
          value={value}
          onValueChange={choose}
          limit={2}
          placeholder="Busca"
          locked="Elige antes un país"
        />
        <button type="button" onClick={() => setOf("FR")}>
          Otro país
        </button>
      </>
    );
  }
  afterEach(() => chosen.mockReset());
  const asked = (server: ReturnType<typeof fakeServer>) =>
    server.of(CITIES).map(({ path }) => Object.fromEntries(new URL(path, location.origin).searchParams));

  test("waits for a country, and asks for nothing until then", async () => {
    const { calls } = fakeServer({});
    await show(<City country="" />);
    expect(outline()).toMatchSnapshot();
    expect(calls).toHaveLength(0);
  });

  test("while its list is on its way, and with it: the region tells cities apart", async () => {
    let answer = (_: unknown) => {};
    const server = fakeServer({ [CITIES]: () => new Promise((resolve) => (answer = resolve)) });
    await show(<City country="ES" />);
    await waitFor(() => expect(isBusy()).toBe(true));
    expect(outline()).toMatchSnapshot("on its way");
    await act(async () => answer([MADRID, LEON]));
    await settled();
    await openList();
    expect(outline()).toMatchSnapshot("open");
    expect(asked(server)).toEqual([{ limit: "2", search: "" }]);
    await pick("León");
    expect(chosen).toHaveBeenCalledExactlyOnceWith({ id: 2, name: "León" });
    fireEvent.click(screen.getByRole("button", { name: "Borrar" }));
    expect(chosen).toHaveBeenLastCalledWith(null);
  });

  test("searches a quarter of a second after the last key, and shows meanwhile what fits of the list before", async () => {
    let later = (): unknown => never();
    const server = fakeServer({
      [CITIES]: ({ path }) => (path.includes("search=le") ? later() : [MADRID, LEON]),
    });
    await show(<City country="ES" />);
    await settled();
    await openList();
    stopTime();
    type("l");
    await pass(249);
    type(" le ");
    expect(isBusy()).toBe(true);
    await pass(249);
    expect(asked(server)).toHaveLength(1);
    let answer = (_: unknown) => {};
    later = () => new Promise((resolve) => (answer = resolve));
    await pass(1);
    await pass(0);
    expect(asked(server).slice(1)).toEqual([{ limit: "2", search: "le" }]);
    expect(options()).toEqual(["León"]);
    expect(isBusy()).toBe(true);
    await act(async () => answer([{ id: 3, name: "Lepe", region: null }]));
    await pass(0);
    expect(isBusy()).toBe(false);
    expect(options()).toEqual(["Lepe"]);
  });

  test("of another country starts empty, without what was typed", async () => {
    fakeServer({ [CITIES]: () => [MADRID], "GET /api/v1/countries/FR/cities": () => [{ ...LEON, name: "Lyon" }] });
    await show(<City country="ES" />);
    await settled();
    await openList();
    type("mad");
    fireEvent.click(screen.getByText("Otro país"));
    expect(field().value).toBe("");
    await settled();
    await openList();
    expect(options()).toEqual(["Lyon"]);
  });

  test("is asked for once, however long ago", async () => {
    const { of } = fakeServer({ [CITIES]: () => [MADRID] });
    await show(<City country="ES" />);
    await settled();
    await comeBack();
    expect(of(CITIES)).toHaveLength(1);
  });

  test("GEO-09: searches the built-in ones itself after a second try half a second later", async () => {
    const { of } = fakeServer({ [CITIES]: () => refusal("INTERNAL") });
    stopTime();
    await show(<City country="ES" />);
    await pass(0);
    await pass(499);
    expect(of(CITIES)).toHaveLength(1);
    await pass(1);
    await pass(0);
    expect(of(CITIES)).toHaveLength(2);
    await pass(10);
    expect(isBusy()).toBe(false);
    vi.useRealTimers();
    await openList();
    expect(options()).toEqual(["Madrid", "Barcelona"]);
    type("bil");
    await waitFor(() => expect(options()).toEqual(["Bilbao"]));
    expect(isBusy()).toBe(false);
    expect(of(CITIES)).toHaveLength(2);
  });

  test("has nothing to offer where neither the server nor the built-in list has a city", async () => {
    fakeServer({ "GET /api/v1/countries/XX/cities": () => refusal("NOT_FOUND") });
    await show(<City country="XX" />);
    await settled();
    await act(async () => field().focus());
    fireEvent.keyDown(field(), { key: "ArrowDown" });
    await screen.findByText(/^Nada por aquí/);
    expect(options()).toEqual([]);
  });
});

describe("the filter by city", () => {
  const CITY = "GET /api/v1/countries/ES/cities/1";
  const chosen = vi.fn();
  function Filter({ country = "ES", city = "" }: { country?: string; city?: string }) {
    const [value, setValue] = useState(city);
    const choose = (id: string) => {
      chosen(id);
      setValue(id);
    };
    return <CityFilter country={country} value={value} onValueChange={choose} />;
  }
  afterEach(() => chosen.mockReset());

  test("has its own words, without a country and with one", async () => {
    fakeServer({ [CITIES]: () => [MADRID] });
    const { unmount } = await show(<Filter country="" />);
    expect(outline()).toMatchSnapshot("without a country");
    unmount();
    await show(<Filter />);
    await settled();
    expect(outline()).toMatchSnapshot("with one");
  });

  test("GEO-04: of an address shows the name once it is known, which is asked for once", async () => {
    let answer = (_: unknown) => {};
    const { of } = fakeServer({ [CITIES]: () => [], [CITY]: () => new Promise((resolve) => (answer = resolve)) });
    await show(<Filter city="1" />);
    expect(field().value).toBe("Cargando...");
    await waitFor(() => expect(of(CITY)).toHaveLength(1));
    await act(async () => answer(MADRID));
    await waitFor(() => expect(field().value).toBe("Madrid"));
    await comeBack();
    expect(of(CITY)).toHaveLength(1);
  });

  test.each([
    ["a number that no city has", "1"],
    ["no number", "x"],
    ["a number that is too long", "1234567890"],
    ["a number with more behind it", "1x"],
  ])("GEO-04: with %s is of an unknown city", async (_, id) => {
    const { calls } = fakeServer({ [CITIES]: () => [], [CITY]: () => null });
    await show(<Filter city={id} />);
    await waitFor(() => expect(field().value).toBe("Ciudad desconocida"));
    expect(calls.filter(({ path }) => path.includes("/cities/"))).toHaveLength(id === "1" ? 1 : 0);
  });

  test("gives the id of what is chosen, does not ask for its name, and is empty once it is cleared", async () => {
    const { of } = fakeServer({ [CITIES]: () => [MADRID] });
    await show(<Filter />);
    await settled();
    await pick(/Madrid/);
    expect(chosen).toHaveBeenLastCalledWith("1");
    await waitFor(() => expect(field().value).toBe("Madrid"));
    fireEvent.click(screen.getByRole("button", { name: "Borrar" }));
    expect(chosen).toHaveBeenLastCalledWith("");
    expect(of(CITY)).toHaveLength(0);
  });
});
