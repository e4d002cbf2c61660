import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, onTestFinished, test } from "vitest";
import { readKeptView } from "../../lib/kept-view.ts";
import { viewer } from "../signed-in-testing.tsx";
import { openFilters, pick, slider } from "./filters-testing.tsx";
import { page, person } from "./testing.ts";

/** Records every text shown from now on. */
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

describe("the address", () => {
  test("DISC-23 GEO-04: is read when the page opens, and the city's name by its id", async () => {
    const { of, panel, last } = await openFilters(
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
    const { panel, location } = await openFilters("/dashboard?country=ES&city=42");
    const city = within(panel).getByRole("combobox", { name: "Ciudad" }) as HTMLInputElement;
    await waitFor(() => expect(city.value).toBe("Ciudad desconocida"));
    await pick(panel, "Ciudad", "Madrid");
    await waitFor(() => expect(location()).toBe("/dashboard?country=ES&city=3117735"));
  });
});

describe("the list under filters", () => {
  test("DISC-35: a filter starts with the first 39 again, and so does the way back to where more were loaded", async () => {
    const first = Array.from({ length: 39 }, (_, index) => person(index + 1));
    const { of, panel, location } = await openFilters("/dashboard", {
      "GET /discovery": ({ query }) =>
        query.has("cursor") ? page([person(40), person(41)], 41)() : page(first, 41, "next")(),
    });
    const cards = (count: number) => waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(count));
    await cards(39);
    fireEvent.click(screen.getByRole("button", { name: "Cargar más" }));
    await cards(41);
    await pick(panel, "País", "España");
    await cards(39);
    expect(of("GET", "/discovery").at(-1)?.query.has("cursor")).toBe(false);
    fireEvent.click(within(panel).getByRole("button", { name: "Borrar filtros" }));
    await waitFor(() => expect(location()).toBe("/dashboard"));
    expect(await screen.findByRole("button", { name: "Cargar más" })).toBeTruthy();
    await cards(39);
  });

  test("DISC-35: the list before stays while the next one loads, and a late answer to an old question is not shown", async () => {
    const answers: Record<string, (value: unknown) => void> = {};
    const { panel } = await openFilters("/dashboard", {
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
    const isBusy = (name: string) => screen.getByRole("heading", { name }).closest("[aria-busy=true]") !== null;
    await waitFor(() => expect(isBusy("Zoro1")).toBe(true));
    await pick(panel, "País", "Francia");
    await waitFor(() => expect(answers.FR).toBeTruthy());
    await act(async () => answers.FR?.(page([person(3)], 3)()));
    expect(await screen.findByRole("heading", { name: "Zoro3" })).toBeTruthy();
    const count = screen.getByText("3 personas encontradas");
    expect(count.parentElement?.getAttribute("aria-live")).toBe("polite");
    await waitFor(() => expect(isBusy("Zoro3")).toBe(false));
    const seen = watchScreen();
    await act(async () => answers.ES?.(page([person(2)], 2)()));
    // A later request still shows after the late answer.
    await pick(panel, "País", "Portugal");
    await waitFor(() => expect(answers.PT).toBeTruthy());
    expect(screen.getByRole("heading", { name: "Zoro3" })).toBeTruthy();
    await act(async () => answers.PT?.(page([person(4)], 4)()));
    expect(await screen.findByRole("heading", { name: "Zoro4" })).toBeTruthy();
    expect(seen.join(" ")).toContain("Zoro4");
    expect(seen.join(" "), "nobody of the late answer").not.toContain("Zoro2");
  });
});

describe("the view", () => {
  const toggle = () => screen.getByRole("button", { name: /^Filtros/ }).textContent;
  const isChecked = (order: string) => screen.getByRole<HTMLInputElement>("radio", { name: order }).checked;

  test("DISC-18 DISC-32 DISC-33: holds on other screens until it is cleared, and back leaves the screen", async () => {
    const { panel, location, goTo, back } = await openFilters();
    await pick(panel, "País", "España");
    fireEvent.click(screen.getByRole("radio", { name: "Compatibilidad" }));
    await waitFor(() => expect(location()).toBe("/dashboard?sort=compatibility&country=ES"));
    await goTo("/matches");
    await goTo("/dashboard");
    expect([toggle(), isChecked("Compatibilidad")]).toEqual(["Filtros11 filtro activo", true]);
    fireEvent.click(screen.getByRole("radio", { name: "Distancia" }));
    expect(location()).toBe("/dashboard?country=ES");
    await back();
    expect(location()).toBe("/matches");
    await goTo("/dashboard");
    expect([toggle(), isChecked("Distancia")]).toEqual(["Filtros11 filtro activo", true]);
    fireEvent.click(screen.getByRole("button", { name: /^Filtros/ }));
    fireEvent.click(await screen.findByRole("button", { name: "Borrar filtros" }));
    expect(toggle()).toBe("Filtros");
    await goTo("/matches");
    await goTo("/dashboard");
    expect(toggle()).toBe("Filtros");
  });

  test("DISC-23: is replaced by that of an address, and ends with the session", async () => {
    const { app, last, goTo } = await openFilters("/dashboard?country=ES&hideLiked=true");
    await goTo("/dashboard?maxDistance=200");
    await waitFor(() => expect(last()?.get("maxDistance")).toBe("200"));
    await goTo("/matches");
    await goTo("/dashboard");
    expect(toggle()).toBe("Filtros11 filtro activo");
    expect(readKeptView(viewer.id)).toBe("maxDistance=200");
    expect(readKeptView("another")).toBe("");
    await act(async () => app.session.end());
    expect(readKeptView(viewer.id)).toBe("");
  });

  test("DISC-18: of two changes in a row the second starts from the first", async () => {
    const { panel, location } = await openFilters("/dashboard?sort=compatibility");
    await screen.findByRole("article");
    await pick(panel, "País", "España");
    await waitFor(() => expect(location()).toBe("/dashboard?sort=compatibility&country=ES"));
    await act(async () => {
      fireEvent.click(screen.getByRole("radio", { name: "Distancia" }));
      expect(location()).toBe("/dashboard?country=ES");
      fireEvent.click(screen.getByRole("radio", { name: "Compatibilidad" }));
      expect(location()).toBe("/dashboard?sort=compatibility&country=ES");
    });
  });
});
