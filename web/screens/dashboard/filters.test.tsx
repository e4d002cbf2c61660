import { es } from "@nakamatch/phrases/es";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { openFilters, openList, pick, slider, toneOf } from "./filters-testing.tsx";
import { id, page, person } from "./testing.ts";

describe("the panel", () => {
  test("DISC-22..24 LIMIT-11..13: its toggle opens and closes it; nothing is set, and the sliders have their steps", async () => {
    const { toggle, panel } = await openFilters();
    expect(toggle.getAttribute("aria-controls")).toBe(panel.id);
    for (const name of ["País", "Ciudad", "Gustos"]) {
      expect(within(panel).getByRole("combobox", { name }), name).toBeTruthy();
    }
    const steps = ({ min, max, step, value }: HTMLInputElement) => [min, max, step, value];
    expect(steps(slider(panel, "Compatibilidad mínima"))).toEqual(["0", "100", "5", "0"]);
    expect(steps(slider(panel, "Distancia máxima"))).toEqual(["0", "2000", "50", "2000"]);
    expect(slider(panel, "Distancia máxima").getAttribute("aria-valuetext")).toBe("Sin límite");
    expect((within(panel).getByRole("spinbutton", { name: "Edad mínima" }) as HTMLInputElement).value).toBe("18");
    expect((within(panel).getByRole("spinbutton", { name: "Edad máxima" }) as HTMLInputElement).value).toBe("100");
    expect([toggle.textContent, toggle.getAttribute("aria-expanded")]).toEqual(["Filtros", "true"]);
    fireEvent.click(toggle);
    expect(toggle.getAttribute("aria-expanded")).toBe("false");
    expect(screen.queryByRole("region", { name: "Filtrar a la gente" })).toBeNull();
  });

  test("DISC-25 DISC-26 LIMIT-12 LIMIT-13: the sliders show at once, and ask once the hand rests", async () => {
    const { of, panel, last, location } = await openFilters();
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

  test('DISC-24: the whole compatibility is not "or more"', async () => {
    const { panel } = await openFilters();
    fireEvent.change(slider(panel, "Compatibilidad mínima"), { target: { value: 95 } });
    expect(within(panel).getByText("95 % o más")).toBeTruthy();
    fireEvent.change(slider(panel, "Compatibilidad mínima"), { target: { value: 100 } });
    expect(within(panel).getByText("100 %")).toBeTruthy();
    expect(within(panel).queryByText(/o más/)).toBeNull();
  });

  test("the way to the people is always there, with their number once it is known", async () => {
    const noMatches = Promise.withResolvers<unknown>();
    const { panel, toggle } = await openFilters("/dashboard", {
      "GET /discovery": ({ query }) => (query.has("maxDistance") ? noMatches.promise : page([person(1)], 60)()),
    });
    expect(await within(panel).findByRole("button", { name: "Ver a 60 personas" })).toBeTruthy();
    fireEvent.change(slider(panel, "Distancia máxima"), { target: { value: 50 } });
    expect(await within(panel).findByRole("button", { name: "Ver gente" })).toBeTruthy();
    await act(async () => noMatches.resolve(page([])()));
    fireEvent.click(await within(panel).findByRole("button", { name: "Nadie con estos filtros" }));
    expect(screen.queryByRole("region", { name: "Filtrar a la gente" })).toBeNull();
    expect(document.activeElement).toBe(toggle);
  });

  test("DISC-28 DISC-29: an age is applied when it is valid, and corrected when the input loses the focus", async () => {
    const { panel, last, location } = await openFilters();
    const min = within(panel).getByRole("spinbutton", { name: "Edad mínima" }) as HTMLInputElement;
    const max = within(panel).getByRole("spinbutton", { name: "Edad máxima" }) as HTMLInputElement;
    fireEvent.change(max, { target: { value: "30" } });
    await waitFor(() => expect([last()?.get("ageRange[0]"), last()?.get("ageRange[1]")]).toEqual(["18", "30"]));
    fireEvent.change(min, { target: { value: "2" } });
    fireEvent.keyDown(min, { key: "Enter" });
    expect(min.value).toBe("18");
    expect(location()).toBe("/dashboard?ageRange=18-30");
    expect(within(panel).getByText("La edad va de 18 a 100: hemos puesto 18.")).toBeTruthy();
    fireEvent.change(max, { target: { value: "" } });
    fireEvent.blur(max);
    await waitFor(() => expect(location()).toBe("/dashboard"));
    expect(max.value).toBe("100");
    expect(within(panel).queryByText(/hemos puesto/), "an empty field means no limit").toBeNull();
  });

  test.each([
    ["mínima", "45", "máxima", "45-45"],
    ["máxima", "20", "mínima", "20-20"],
  ])(
    "DISC-29: an age %s that is typed stays, the other end follows it, and says so",
    async (typed, age, other, range) => {
      const { panel, location } = await openFilters("/dashboard?ageRange=25-30");
      const field = (name: string) => within(panel).getByRole<HTMLInputElement>("spinbutton", { name: `Edad ${name}` });
      fireEvent.change(field(typed), { target: { value: age } });
      fireEvent.blur(field(typed));
      await waitFor(() => expect(location()).toBe(`/dashboard?ageRange=${range}`));
      expect([field(typed).value, field(other).value]).toEqual([age, age]);
      const note = within(panel).getByText(`La hemos cambiado a ${age}: la mínima nunca supera la máxima.`);
      expect(field(other).getAttribute("aria-describedby")).toBe(note.parentElement?.id);
      fireEvent.blur(field(other));
      expect(note.isConnected, "passing by leaves it").toBe(true);
      fireEvent.change(field(other), { target: { value: "25" } });
      expect(note.isConnected).toBe(false);
    },
  );

  test("people whom one likes can be hidden", async () => {
    const { panel, last, location } = await openFilters();
    fireEvent.click(within(panel).getByRole("switch", { name: "Ocultar a quien ya le di like" }));
    await waitFor(() => expect(last()?.get("hideLiked")).toBe("true"));
    expect(location()).toBe("/dashboard?hideLiked=true");
  });

  const GOES_TO = "7e000000-0000-4000-8000-000000000001";
  const going = (eventId: string, name: string, opensAt: string, standing = "coming") => ({
    opensAt,
    event: { id: eventId, name, standing },
  });

  test("those who go to an event of the viewer's with an open list can be shown", async () => {
    const { toggle, panel, last, location } = await openFilters("/dashboard", {
      "GET /going": () => ({
        going: [
          going(GOES_TO, "Kaze Con", "2020-01-01T00:00:00Z"),
          going(id(2), "Otaku Day", "2999-01-01T00:00:00Z"),
          going(id(3), "Manga Fest", "2020-01-01T00:00:00Z", "over"),
        ],
        changesLeft: 5,
      }),
    });
    await screen.findByRole("article");
    expect(within(panel).queryByRole("combobox", { name: "Va también a" }), "pushes no open filters").toBeNull();
    fireEvent.click(toggle);
    fireEvent.click(toggle);
    const field = screen.getByRole<HTMLSelectElement>("combobox", { name: "Va también a" });
    expect([...field.options].map(({ text }) => text)).toEqual(["Cualquier evento", "Kaze Con"]);
    fireEvent.change(field, { target: { value: GOES_TO } });
    await waitFor(() => expect(last()?.get("goesTo")).toBe(GOES_TO));
    expect(location()).toBe(`/dashboard?goesTo=${GOES_TO}`);
    expect(screen.getByRole("button", { name: /^Filtros/ }).textContent).toContain("1 filtro activo");
  });

  test("who does not go to the event of the address is told so, and goes on without", async () => {
    const { location } = await openFilters(`/dashboard?goesTo=${GOES_TO}&hideLiked=true`, {
      "GET /discovery": ({ query }) => (query.get("goesTo") ? refusal("NOT_GOING") : page([person(1)])()),
    });
    expect(await screen.findByText(es.dashboard.filtered.loosen.goesTo)).toBeTruthy();
    fireEvent.click(screen.getAllByRole("button", { name: "Borrar filtros" }).at(-1) as HTMLElement);
    expect(await screen.findByRole("article")).toBeTruthy();
    expect(location()).toBe("/dashboard?hideLiked=true");
  });

  test("only verified people can be shown", async () => {
    const { panel, last, location } = await openFilters();
    fireEvent.click(within(panel).getByRole("switch", { name: "Solo perfiles verificados" }));
    await waitFor(() => expect(last()?.get("verified")).toBe("true"));
    expect(location()).toBe("/dashboard?verified=true");
  });

  test("DISC-29: the end that followed a mistyped age comes back once that is corrected, unless it was changed itself", async () => {
    const { panel, location } = await openFilters("/dashboard?ageRange=25-35");
    const field = (end: "min" | "max") =>
      within(panel).getByRole<HTMLInputElement>("spinbutton", { name: end === "min" ? "Edad mínima" : "Edad máxima" });
    const type = (end: "min" | "max", age: string, range: string) => {
      fireEvent.change(field(end), { target: { value: age } });
      return waitFor(() => expect(location()).toBe(`/dashboard?ageRange=${range}`));
    };
    await type("min", "90", "90-90");
    await type("min", "95", "95-95");
    await type("min", "26", "26-35");
    expect(field("max").value).toBe("35");
    await type("max", "20", "20-20");
    await type("max", "40", "26-40");
    await type("min", "90", "90-90");
    await type("max", "95", "90-95");
    await type("min", "26", "26-95");
  });

  test("who speaks one of one's languages can be shown, and how many say none is told; without own ones a link asks for them", async () => {
    let ofUnknownLanguage: number | null = 4;
    const first = page([person(1)], 60, "next");
    const { panel, location } = await openFilters("/dashboard", {
      "GET /discovery": () => ({ ...first(), ofUnknownLanguage }),
    });
    const toggle = within(panel).getByRole("switch", { name: "Solo quien hable mi idioma" });
    fireEvent.click(toggle);
    expect(await screen.findByText("4 personas no dicen qué idiomas hablan")).toBeTruthy();
    expect(location()).toBe("/dashboard?sharedLanguage=true");
    ofUnknownLanguage = null;
    fireEvent.change(slider(panel, "Compatibilidad mínima"), { target: { value: "50" } });
    expect(await screen.findByRole("link", { name: /di en tu perfil qué idiomas hablas/ })).toBeTruthy();
  });

  test("DISC-24 DISC-26 OPEN-45: how many live at an unknown place is told, and on which cards; without an own place a link asks for it", async () => {
    let ofUnknownPlace: number | null = 1;
    const first = page([person(1), person(2, { city: null, distanceKm: null })], 2);
    const { panel, last } = await openFilters("/dashboard", {
      "GET /discovery": ({ query }) => ({
        ...first(),
        ofUnknownPlace: query.has("maxDistance") ? ofUnknownPlace : null,
      }),
    });
    await screen.findByRole("heading", { name: "Zoro2" });
    expect(screen.queryByText("Ciudad sin indicar")).toBeNull();
    fireEvent.change(slider(panel, "Distancia máxima"), { target: { value: 0 } });
    expect(within(panel).getByText("Solo tu ciudad")).toBeTruthy();
    expect(await screen.findByText("1 persona no dice dónde vive")).toBeTruthy();
    expect(last()?.get("maxDistance")).toBe("0");
    const [placed, placeless] = screen.getAllByRole("article").map((card) => card.textContent ?? "");
    expect([placed, placeless].map((card) => card?.includes("Ciudad sin indicar"))).toEqual([false, true]);
    ofUnknownPlace = null;
    fireEvent.change(slider(panel, "Distancia máxima"), { target: { value: 50 } });
    expect(await screen.findByRole("link", { name: /di en tu perfil dónde vives/ })).toBeTruthy();
  });

  test("without languages of one's own the filter asks for them, stores each, and looks again", async () => {
    let languages: unknown = [];
    const { panel, of } = await openFilters("/dashboard", {
      "GET /me/profile": () => ({ languages }),
      "PUT /me/languages": ({ body }) => {
        languages = (body as { languages: unknown }).languages;
        return body;
      },
    });
    const ask = { name: /Qué idiomas hablas/ };
    expect(within(panel).queryByRole("combobox", ask)).toBeNull();
    fireEvent.click(within(panel).getByRole("switch", { name: "Solo quien hable mi idioma" }));
    const search = await within(panel).findByRole("combobox", ask);
    fireEvent.focus(search);
    const asked = of("GET", "/discovery").length;
    fireEvent.keyDown(search, { key: "ArrowDown" });
    fireEvent.click((await screen.findAllByRole("option"))[0]!);
    await waitFor(() => expect(of("GET", "/discovery").length).toBeGreaterThan(asked));
    expect(of("PUT", "/me/languages").map(({ body }) => body)).toEqual([{ languages: ["es"] }]);
    expect(within(panel).getByRole("button", { name: "Quitar Español" })).toBeTruthy();
  });

  test("the filled side of each slider is what passes, and none where all do", async () => {
    const { panel } = await openFilters();
    const fills = () => ["Compatibilidad mínima", "Distancia máxima"].map((name) => slider(panel, name).dataset.fill);
    expect(fills()).toEqual(["none", "none"]);
    for (const name of ["Compatibilidad mínima", "Distancia máxima"]) {
      fireEvent.change(slider(panel, name), { target: { value: "50" } });
    }
    expect(fills()).toEqual(["above", "below"]);
  });

  test("DISC-30: a city can be chosen after its country, and another country takes it away", async () => {
    const { panel, last, location } = await openFilters();
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

  test("GEO-07 LIMIT-17: of more than 100 cities the 100 largest are offered, and a remark says that there are more", async () => {
    const many = Array.from({ length: 150 }, (_, index) => ({ id: index + 1, name: `Villa ${index}`, region: null }));
    const { of, panel } = await openFilters("/dashboard?country=ES", {
      "GET /countries/*/cities": ({ query }) => many.slice(0, Number(query.get("limit"))),
    });
    await waitFor(() => expect(of("GET", "/countries/ES/cities")).toHaveLength(1));
    // A blank search sorts by size; none at all by name.
    expect(of("GET", "/countries/ES/cities")[0]?.query.get("search")).toBe("");
    await openList(panel, "Ciudad");
    expect(await screen.findAllByRole("option")).toHaveLength(100);
    expect(await screen.findByText("Estos son los primeros 100. Escribe más para afinar.")).toBeTruthy();
  });

  test("DISC-31: titles of all kinds are searched by name, collected as chips, and taken away again", async () => {
    const { of, panel, last, location } = await openFilters();
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
    // Both kinds are known: one is the person's own, the other was picked.
    expect(toneOf(panel, "Berserk")).toBe("anime");
    expect(toneOf(panel, "Hollow Knight")).toBe("juego");
    expect(of("GET", "/interests").map(({ query }) => query.get("search"))).not.toContain("Hollow Knight");
    fireEvent.click(within(panel).getByRole("button", { name: "Quitar Berserk" }));
    await waitFor(() => expect(location()).toBe("/dashboard?selectedInterests=Hollow+Knight"));
  });

  test("DISC-32 DISC-33: the badge counts, and clearing sets everything back, what is on its way too", async () => {
    const { of, toggle, panel, last, location } = await openFilters(
      "/dashboard?sort=compatibility&minCompatibility=40&maxDistance=200&country=ES&city=3117735&selectedInterests=Dune&selectedInterests=Berserk&ageRange=20-30",
    );
    expect(toggle.textContent).toContain("6 filtros activos");
    fireEvent.change(slider(panel, "Compatibilidad mínima"), { target: { value: 90 } });
    fireEvent.click(within(panel).getByRole("button", { name: "Borrar filtros" }));
    await waitFor(() => expect(location()).toBe("/dashboard?sort=compatibility"));
    expect(slider(panel, "Compatibilidad mínima").value).toBe("0");
    expect(toggle.textContent).toBe("Filtros");
    // A longer pause: the previous change would have applied before.
    fireEvent.change(slider(panel, "Distancia máxima"), { target: { value: 1950 } });
    await waitFor(() => expect(last()?.get("maxDistance")).toBe("1950"));
    expect(location()).toBe("/dashboard?sort=compatibility&maxDistance=1950");
    expect([...(last()?.keys() ?? [])].sort()).toEqual(["limit", "maxDistance", "sort"]);
    expect(of("GET", "/discovery").map(({ query }) => query.get("minCompatibility"))).not.toContain("90");
  });
});
