import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { openFilters, openList, pick, slider, toneOf } from "./filters-testing.tsx";
import { page, person } from "./testing.ts";

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
    fireEvent.change(min, { target: { value: "45" } });
    fireEvent.blur(min);
    await waitFor(() => expect(location()).toBe("/dashboard?ageRange=30-30"));
    expect(min.value).toBe("30");
    expect(within(panel).getByText("La edad va de 18 a 30: hemos puesto 30.")).toBeTruthy();
    fireEvent.change(min, { target: { value: "2" } });
    expect(within(panel).queryByText(/hemos puesto/)).toBeNull();
    fireEvent.keyDown(min, { key: "Enter" });
    await waitFor(() => expect(location()).toBe("/dashboard?ageRange=18-30"));
    expect(min.value).toBe("18");
    fireEvent.change(max, { target: { value: "" } });
    fireEvent.blur(max);
    await waitFor(() => expect(location()).toBe("/dashboard"));
    expect(max.value).toBe("100");
    expect(within(panel).getAllByText(/hemos puesto/), "an empty field means no limit").toHaveLength(1);
  });

  test("people whom one likes can be hidden", async () => {
    const { panel, last, location } = await openFilters();
    fireEvent.click(within(panel).getByRole("switch", { name: "Ocultar a quien ya le di like" }));
    await waitFor(() => expect(last()?.get("hideLiked")).toBe("true"));
    expect(location()).toBe("/dashboard?hideLiked=true");
  });

  test("only verified people can be shown", async () => {
    const { panel, last, location } = await openFilters();
    fireEvent.click(within(panel).getByRole("switch", { name: "Solo perfiles verificados" }));
    await waitFor(() => expect(last()?.get("verified")).toBe("true"));
    expect(location()).toBe("/dashboard?verified=true");
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
