import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { Component as Dashboard } from "./dashboard.tsx";
import { interest, page, person } from "./dashboard-testing.ts";
import { type Call, renderSignedIn } from "./signed-in-testing.tsx";

vi.mock("socket.io-client", async () => (await import("./signed-in-testing.tsx")).socketModule);

const cities = [
  { id: 3117735, name: "Madrid", region: null },
  { id: 3128760, name: "Barcelona", region: null },
];

async function open(path = "/dashboard", answers: Record<string, (call: Call) => unknown> = {}) {
  const result = await renderSignedIn(<Dashboard />, {
    path,
    answers: {
      "GET /discovery": page([person(1)], 60, "next"),
      "GET /countries": () => [
        { code: "ES", name: "España" },
        { code: "FR", name: "Francia" },
        { code: "PT", name: "Portugal" },
      ],
      "GET /countries/*/cities": () => cities,
      "GET /countries/*/cities/*": ({ params: [, id] }) => cities.find((city) => String(city.id) === id) ?? null,
      "GET /me/interests": () => [interest(1, "anime", "Berserk")],
      "GET /interests": () => [{ ...interest(2, "juego", "Hollow Knight"), matchedTitle: null }],
      ...answers,
    },
  });
  const toggle = screen.getByRole("button", { name: /^Filtros/ });
  fireEvent.click(toggle);
  const panel = screen.getByRole("region", { name: "Filtrar a la gente" });
  return { ...result, toggle, panel, last: () => result.of("GET", "/discovery").at(-1)?.query };
}

const slider = (panel: HTMLElement, name: string) => within(panel).getByRole("slider", { name }) as HTMLInputElement;

/** Opens the list of a search-select; `type` searches in it. */
async function openList(panel: HTMLElement, name: string, type?: string) {
  const input = within(panel).getByRole("combobox", { name });
  await act(async () => input.focus());
  if (type === undefined) {
    fireEvent.click(input);
    fireEvent.keyDown(input, { key: "ArrowDown" });
  } else {
    fireEvent.input(input, { target: { value: type }, inputType: "insertText" });
  }
}

async function pick(panel: HTMLElement, name: string, option: string, type?: string) {
  await openList(panel, name, type);
  const found = await screen.findByRole("option", { name: option });
  // As a finger does it: what a mouse presses would have to be highlighted first.
  fireEvent.pointerDown(found, { pointerType: "touch" });
  fireEvent.click(found);
  await waitFor(() => expect(screen.queryByRole("option", { name: option })).toBeNull());
}

const chipOf = (panel: HTMLElement, name: string) =>
  within(panel).getByRole("button", { name: `Quitar ${name}` }).parentElement as HTMLElement;

/** The kind that a chip is drawn in. */
const toneOf = (panel: HTMLElement, name: string) => chipOf(panel, name).dataset.tone;

/** How many icons a chip has before its name. */
const iconsOf = (panel: HTMLElement, name: string) => chipOf(panel, name).querySelectorAll(":scope > span svg").length;

/** The texts of all that is on the screen from now on, however soon it goes again. */
function watchScreen(): (string | null)[] {
  const seen: (string | null)[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      for (const node of [target, ...addedNodes]) seen.push(node.textContent);
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return seen;
}

describe("the panel", () => {
  test("DISC-22: its toggle opens and closes it; it has location, compatibility, distance, age, interests", async () => {
    const { toggle, panel } = await open();
    expect(toggle.getAttribute("aria-expanded")).toBe("true");
    expect(toggle.getAttribute("aria-controls")).toBe(panel.id);
    for (const name of ["País", "Ciudad", "Gustos"]) {
      expect(within(panel).getByRole("combobox", { name }), name).toBeTruthy();
    }
    for (const name of ["Compatibilidad mínima", "Distancia máxima"]) expect(slider(panel, name), name).toBeTruthy();
    for (const name of ["Edad mínima", "Edad máxima"]) {
      expect(within(panel).getByRole("spinbutton", { name }), name).toBeTruthy();
    }
    fireEvent.click(toggle);
    expect(toggle.getAttribute("aria-expanded")).toBe("false");
    expect(screen.queryByRole("region", { name: "Filtrar a la gente" })).toBeNull();
  });

  test("DISC-23 DISC-24 LIMIT-11 LIMIT-12 LIMIT-13: nothing is set, and the sliders go 0-100 by 5, 0-2000 by 50", async () => {
    const { toggle, panel } = await open();
    const steps = ({ min, max, step, value }: HTMLInputElement) => [min, max, step, value];
    expect(steps(slider(panel, "Compatibilidad mínima"))).toEqual(["0", "100", "5", "0"]);
    expect(steps(slider(panel, "Distancia máxima"))).toEqual(["0", "2000", "50", "2000"]);
    expect(slider(panel, "Distancia máxima").getAttribute("aria-valuetext")).toBe("Sin límite");
    expect((within(panel).getByRole("spinbutton", { name: "Edad mínima" }) as HTMLInputElement).value).toBe("18");
    expect((within(panel).getByRole("spinbutton", { name: "Edad máxima" }) as HTMLInputElement).value).toBe("100");
    expect(toggle.textContent).toBe("Filtros");
  });

  test("DISC-25 DISC-26 LIMIT-12 LIMIT-13: the sliders show at once, and ask once the hand rests", async () => {
    const { of, panel, last, location } = await open();
    await screen.findByRole("article");
    for (const value of [10, 20, 40]) fireEvent.change(slider(panel, "Compatibilidad mínima"), { target: { value } });
    expect(within(panel).getByText("40 % o más")).toBeTruthy();
    expect(of("GET", "/discovery")).toHaveLength(1);
    await waitFor(() => expect(last()?.get("minCompatibility")).toBe("40"));
    expect(of("GET", "/discovery")).toHaveLength(2);
    fireEvent.change(slider(panel, "Distancia máxima"), { target: { value: 1950 } });
    expect(within(panel).getByText("Hasta 1950 km")).toBeTruthy();
    await waitFor(() => expect(last()?.get("maxDistance")).toBe("1950"));
    expect(location()).toBe("/dashboard?minCompatibility=40&maxDistance=1950");
    fireEvent.change(slider(panel, "Distancia máxima"), { target: { value: 2000 } });
    await waitFor(() => expect(location()).toBe("/dashboard?minCompatibility=40"));
  });

  test('DISC-24: the whole compatibility is not "or more", and the filled side of each slider is what passes', async () => {
    const { panel } = await open();
    fireEvent.change(slider(panel, "Compatibilidad mínima"), { target: { value: 95 } });
    expect(within(panel).getByText("95 % o más")).toBeTruthy();
    fireEvent.change(slider(panel, "Compatibilidad mínima"), { target: { value: 100 } });
    expect(within(panel).getByText("100 %")).toBeTruthy();
    expect(within(panel).queryByText(/o más/)).toBeNull();
    expect(slider(panel, "Compatibilidad mínima").dataset.fill).toBe("above");
    expect(slider(panel, "Distancia máxima").dataset.fill).toBe("below");
  });

  test("the way to the people is always there, with their number once it is known", async () => {
    let answer: (value: unknown) => void = () => {};
    const { panel, toggle } = await open("/dashboard", {
      "GET /discovery": ({ query }) =>
        query.has("maxDistance") ? new Promise((resolve) => (answer = resolve)) : page([person(1)], 60)(),
    });
    expect(await within(panel).findByRole("button", { name: "Ver a 60 personas" })).toBeTruthy();
    fireEvent.change(slider(panel, "Distancia máxima"), { target: { value: 50 } });
    expect(await within(panel).findByRole("button", { name: "Ver a la gente" })).toBeTruthy();
    await act(async () => answer(page([])()));
    fireEvent.click(await within(panel).findByRole("button", { name: "Ver a 0 personas" }));
    expect(screen.queryByRole("region", { name: "Filtrar a la gente" })).toBeNull();
    expect(document.activeElement).toBe(toggle);
  });

  test("DISC-28 DISC-29: an age is applied when it is valid, and corrected when the input loses the focus", async () => {
    const { panel, last, location } = await open();
    const min = within(panel).getByRole("spinbutton", { name: "Edad mínima" }) as HTMLInputElement;
    const max = within(panel).getByRole("spinbutton", { name: "Edad máxima" }) as HTMLInputElement;
    fireEvent.change(max, { target: { value: "30" } });
    await waitFor(() => expect([last()?.get("ageRange[0]"), last()?.get("ageRange[1]")]).toEqual(["18", "30"]));
    fireEvent.change(min, { target: { value: "45" } });
    fireEvent.blur(min);
    await waitFor(() => expect(location()).toBe("/dashboard?ageRange=30-30"));
    expect(min.value).toBe("30");
    fireEvent.change(min, { target: { value: "2" } });
    fireEvent.keyDown(min, { key: "Enter" });
    await waitFor(() => expect(location()).toBe("/dashboard?ageRange=18-30"));
    expect(min.value).toBe("18");
    fireEvent.change(max, { target: { value: "" } });
    fireEvent.blur(max);
    await waitFor(() => expect(location()).toBe("/dashboard"));
    expect(max.value).toBe("100");
  });

  test("DISC-30: a city can be chosen after its country, and another country takes it away", async () => {
    const { panel, last, location } = await open();
    const city = () => within(panel).getByRole("combobox", { name: "Ciudad" }) as HTMLInputElement;
    expect(city().disabled).toBe(true);
    expect(city().placeholder).toBe("Elige antes un país");
    await pick(panel, "País", "España");
    await waitFor(() => expect(last()?.get("country")).toBe("ES"));
    await pick(panel, "Ciudad", "Barcelona");
    await waitFor(() => expect(last()?.get("city")).toBe("3128760"));
    expect(city().value).toBe("Barcelona");
    expect(location()).toBe("/dashboard?country=ES&city=3128760");
    await pick(panel, "País", "Francia");
    await waitFor(() => expect(location()).toBe("/dashboard?country=FR"));
    expect(city().value).toBe("");
  });

  test("GEO-07: of more than 100 cities the 100 largest are offered, and a remark says that there are more", async () => {
    const many = Array.from({ length: 150 }, (_, index) => ({ id: index + 1, name: `Villa ${index}`, region: null }));
    const { of, panel } = await open("/dashboard?country=ES", {
      "GET /countries/*/cities": ({ query }) => many.slice(0, Number(query.get("limit"))),
    });
    await waitFor(() => expect(of("GET", "/countries/ES/cities")).toHaveLength(1));
    // An empty search gives the largest first; none at all would list them by name.
    expect(of("GET", "/countries/ES/cities")[0]?.query.get("search")).toBe("");
    await openList(panel, "Ciudad");
    expect(await screen.findAllByRole("option")).toHaveLength(100);
    expect(await screen.findByText("Se muestran los primeros 100. Escribe para afinar.")).toBeTruthy();
  });

  test("DISC-31: titles of all kinds are searched by name, collected as chips, and taken away again", async () => {
    const { of, panel, last, location } = await open();
    await pick(panel, "Gustos", "Berserk");
    await waitFor(() => expect(location()).toBe("/dashboard?selectedInterests=Berserk"));
    await pick(panel, "Gustos", "Hollow Knight", "hollow");
    expect(of("GET", "/interests").at(-1)?.query.get("search")).toBe("hollow");
    expect(of("GET", "/interests").at(-1)?.query.has("kind")).toBe(false);
    await waitFor(() =>
      expect(location()).toBe("/dashboard?selectedInterests=Berserk&selectedInterests=Hollow+Knight"),
    );
    await waitFor(() =>
      expect(
        [...(last() ?? [])].filter(([name]) => name.startsWith("selectedInterests")).map(([, name]) => name),
      ).toEqual(["Berserk", "Hollow Knight"]),
    );
    expect(screen.getByText("1 filtro activo")).toBeTruthy();
    // Both are of a known kind: one is the person's own, the other was picked from the list.
    expect(toneOf(panel, "Berserk")).toBe("anime");
    expect(toneOf(panel, "Hollow Knight")).toBe("juego");
    expect(of("GET", "/interests").map(({ query }) => query.get("search"))).not.toContain("Hollow Knight");
    fireEvent.click(within(panel).getByRole("button", { name: "Quitar Berserk" }));
    await waitFor(() => expect(location()).toBe("/dashboard?selectedInterests=Hollow+Knight"));
  });

  test("DISC-32 DISC-33: the badge counts, and clearing sets everything back, what is on its way too", async () => {
    const { of, toggle, panel, last, location } = await open(
      "/dashboard?sort=compatibility&minCompatibility=40&maxDistance=200&country=ES&city=3117735&selectedInterests=Dune&selectedInterests=Berserk&ageRange=20-30",
    );
    expect(toggle.textContent).toContain("6 filtros activos");
    fireEvent.change(slider(panel, "Compatibilidad mínima"), { target: { value: 90 } });
    fireEvent.click(within(panel).getByRole("button", { name: "Borrar filtros" }));
    await waitFor(() => expect(location()).toBe("/dashboard?sort=compatibility"));
    expect(slider(panel, "Compatibilidad mínima").value).toBe("0");
    expect(toggle.textContent).toBe("Filtros");
    // A hand that rests later is heard later: with this one, the one before would have been applied.
    fireEvent.change(slider(panel, "Distancia máxima"), { target: { value: 1950 } });
    await waitFor(() => expect(last()?.get("maxDistance")).toBe("1950"));
    expect(location()).toBe("/dashboard?sort=compatibility&maxDistance=1950");
    expect([...(last()?.keys() ?? [])].sort()).toEqual(["limit", "maxDistance", "sort"]);
    expect(of("GET", "/discovery").map(({ query }) => query.get("minCompatibility"))).not.toContain("90");
  });
});

describe("the address", () => {
  test("DISC-31: the catalogue says of which kind its titles are; of one of several kinds each icon is shown", async () => {
    const titles = [
      interest(5, "serie_pelicula", "Dune"),
      interest(6, "serie_pelicula", "Dune: Part Two"),
      interest(7, "juego", "Castlevania"),
      interest(8, "serie_pelicula", "CASTLEVANIA"),
    ];
    const { panel } = await open(
      "/dashboard?selectedInterests=Dune&selectedInterests=castlevania&selectedInterests=Nada",
      {
        "GET /interests": ({ query }) =>
          titles
            .filter(({ name }) => name.toLowerCase().includes((query.get("search") ?? "").toLowerCase()))
            .map((title) => ({ ...title, matchedTitle: null })),
      },
    );
    await waitFor(() => expect(toneOf(panel, "Dune")).toBe("serie_pelicula"));
    await waitFor(() => expect(iconsOf(panel, "castlevania")).toBe(2));
    expect(toneOf(panel, "castlevania")).toBe("neutral");
    expect([toneOf(panel, "Nada"), iconsOf(panel, "Nada")]).toEqual(["neutral", 0]);
  });

  test("DISC-23 GEO-04: is read when the page opens, and the city's name by its id", async () => {
    const { of, panel, last } = await open(
      "/dashboard?minCompatibility=40&maxDistance=200&country=ES&city=3117735&selectedInterests=Dune&ageRange=20-30",
    );
    const city = within(panel).getByRole("combobox", { name: "Ciudad" }) as HTMLInputElement;
    await waitFor(() => expect(city.value).toBe("Madrid"));
    expect(of("GET", "/countries/ES/cities/3117735")).toHaveLength(1);
    expect((within(panel).getByRole("combobox", { name: "País" }) as HTMLInputElement).value).toBe("España");
    expect(slider(panel, "Distancia máxima").value).toBe("200");
    expect(within(panel).getByRole("button", { name: "Quitar Dune" })).toBeTruthy();
    expect(Object.fromEntries(last() ?? [])).toMatchObject({
      minCompatibility: "40",
      maxDistance: "200",
      country: "ES",
      city: "3117735",
      "ageRange[0]": "20",
      "ageRange[1]": "30",
    });
  });

  test("OPEN-46: a city that its country does not have is shown as unknown and can be taken away", async () => {
    const { panel, location } = await open("/dashboard?country=ES&city=42");
    const city = within(panel).getByRole("combobox", { name: "Ciudad" }) as HTMLInputElement;
    await waitFor(() => expect(city.value).toBe("Ciudad desconocida"));
    await pick(panel, "Ciudad", "Madrid");
    await waitFor(() => expect(location()).toBe("/dashboard?country=ES&city=3117735"));
  });
});

describe("the list under filters", () => {
  test("DISC-35: a filter starts with the first 39 again, and so does the way back to where more were loaded", async () => {
    const first = Array.from({ length: 39 }, (_, index) => person(index + 1));
    const { of, panel, location } = await open("/dashboard", {
      "GET /discovery": ({ query }) =>
        query.has("cursor") ? page([person(40), person(41)], 41)() : page(first, 41, "next")(),
    });
    expect(await screen.findAllByRole("article")).toHaveLength(39);
    fireEvent.click(screen.getByRole("button", { name: "Cargar más" }));
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(41));
    await pick(panel, "País", "España");
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(39));
    expect(of("GET", "/discovery").at(-1)?.query.has("cursor")).toBe(false);
    fireEvent.click(within(panel).getByRole("button", { name: "Borrar filtros" }));
    await waitFor(() => expect(location()).toBe("/dashboard"));
    expect(await screen.findByRole("button", { name: "Cargar más" })).toBeTruthy();
    expect(screen.getAllByRole("article")).toHaveLength(39);
  });

  test("DISC-35: the list before stays while the next one loads, and a late answer to an old question is not shown", async () => {
    const answers: Record<string, (value: unknown) => void> = {};
    const { panel } = await open("/dashboard", {
      "GET /discovery": ({ query }) =>
        query.has("country")
          ? new Promise((resolve) => {
              answers[query.get("country") ?? ""] = resolve;
            })
          : page([person(1)], 1)(),
    });
    await screen.findByRole("heading", { name: "Zoro1" });
    await pick(panel, "País", "España");
    await waitFor(() => expect(answers.ES).toBeTruthy());
    expect(screen.getByRole("heading", { name: "Zoro1" }).closest("[aria-busy=true]")).toBeTruthy();
    await pick(panel, "País", "Francia");
    await waitFor(() => expect(answers.FR).toBeTruthy());
    await act(async () => answers.FR?.(page([person(3)], 3)()));
    expect(await screen.findByRole("heading", { name: "Zoro3" })).toBeTruthy();
    const count = screen.getByText("3 personas encontradas");
    expect(count.getAttribute("aria-live")).toBe("polite");
    expect(screen.getByRole("heading", { name: "Zoro3" }).closest("[aria-busy=true]")).toBeNull();
    const seen = watchScreen();
    await act(async () => answers.ES?.(page([person(2)], 2)()));
    // What is asked and answered after the late answer is shown after it.
    await pick(panel, "País", "Portugal");
    await waitFor(() => expect(answers.PT).toBeTruthy());
    expect(screen.getByRole("heading", { name: "Zoro3" })).toBeTruthy();
    await act(async () => answers.PT?.(page([person(4)], 4)()));
    expect(await screen.findByRole("heading", { name: "Zoro4" })).toBeTruthy();
    expect(seen.join(" ")).toContain("Zoro4");
    expect(seen.join(" "), "nobody of the late answer").not.toContain("Zoro2");
  });

  test("DISC-37: when the filters leave nobody, it says so, and clearing them brings the people back", async () => {
    const { location } = await open("/dashboard?minCompatibility=95&maxDistance=100", {
      "GET /discovery": ({ query }) => (query.has("minCompatibility") ? page([])() : page([person(1)])()),
    });
    expect(await screen.findByRole("heading", { name: "Tus filtros no dejan a nadie" })).toBeTruthy();
    expect(screen.getByText(/Nadie cumple todo lo que pides/)).toBeTruthy();
    fireEvent.click(screen.getAllByRole("button", { name: "Borrar filtros" }).at(-1)!);
    expect(await screen.findByRole("heading", { name: "Zoro1" })).toBeTruthy();
    expect(location()).toBe("/dashboard");
    expect(screen.queryByRole("heading", { name: "Tus filtros no dejan a nadie" })).toBeNull();
  });

  test.each([
    ["minCompatibility=95", "Nadie llega a esa compatibilidad."],
    ["maxDistance=50", "No hay nadie tan cerca."],
    ["country=ES", "No hay nadie en ese país"],
    ["country=ES&city=3117735", "No hay nadie en esa ciudad"],
    ["selectedInterests=Dune", "A nadie le apasionan esos títulos todavía."],
    ["ageRange=18-19", "No hay nadie de esas edades"],
  ])("DISC-37: with %s alone it names the filter to loosen", async (query, text) => {
    await open(`/dashboard?${query}`, { "GET /discovery": page([]) });
    expect(await screen.findByText(new RegExp(`^${text}`))).toBeTruthy();
  });
});

describe("the way back", () => {
  test("DISC-33 DISC-35: takes back the last change; moving one control on and on is one change", async () => {
    const { panel, location, back } = await open();
    await screen.findByRole("article");
    await pick(panel, "País", "España");
    await waitFor(() => expect(location()).toBe("/dashboard?country=ES"));
    for (const value of [20, 40, 60]) {
      fireEvent.change(slider(panel, "Compatibilidad mínima"), { target: { value } });
      await waitFor(() => expect(location()).toBe(`/dashboard?minCompatibility=${value}&country=ES`));
    }
    await back();
    await waitFor(() => expect(location()).toBe("/dashboard?country=ES"));
    expect(slider(panel, "Compatibilidad mínima").value).toBe("0");
    // Another step, though it is the same control again.
    fireEvent.change(slider(panel, "Compatibilidad mínima"), { target: { value: 10 } });
    await waitFor(() => expect(location()).toBe("/dashboard?minCompatibility=10&country=ES"));
    await back();
    await waitFor(() => expect(location()).toBe("/dashboard?country=ES"));
    await back();
    await waitFor(() => expect(location()).toBe("/dashboard"));
    expect((within(panel).getByRole("combobox", { name: "País" }) as HTMLInputElement).value).toBe("");
  });

  test("DISC-33 DISC-35: two changes of one control before the first is rendered are one change", async () => {
    const { panel, location, back } = await open("/dashboard?sort=compatibility");
    await screen.findByRole("article");
    await pick(panel, "País", "España");
    await waitFor(() => expect(location()).toBe("/dashboard?sort=compatibility&country=ES"));
    await act(async () => {
      fireEvent.click(screen.getByRole("radio", { name: "Distancia" }));
      expect(location()).toBe("/dashboard?country=ES");
      fireEvent.click(screen.getByRole("radio", { name: "Compatibilidad" }));
      expect(location()).toBe("/dashboard?sort=compatibility&country=ES");
    });
    await back();
    expect(location()).toBe("/dashboard?sort=compatibility&country=ES");
    await back();
    expect(location()).toBe("/dashboard?sort=compatibility");
  });
});
