import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, onTestFinished, test } from "vitest";
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
    expect(count.getAttribute("aria-live")).toBe("polite");
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

describe("the way back", () => {
  test("DISC-33 DISC-35: takes back the last change; moving one control on and on is one change", async () => {
    const { panel, location, back } = await openFilters();
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
    // A separate step of the same control.
    fireEvent.change(slider(panel, "Compatibilidad mínima"), { target: { value: 10 } });
    await waitFor(() => expect(location()).toBe("/dashboard?minCompatibility=10&country=ES"));
    await back();
    await waitFor(() => expect(location()).toBe("/dashboard?country=ES"));
    await back();
    await waitFor(() => expect(location()).toBe("/dashboard"));
    expect((within(panel).getByRole("combobox", { name: "País" }) as HTMLInputElement).value).toBe("");
  });

  test("DISC-33 DISC-35: two changes of one control in a row are one change", async () => {
    const { panel, location, back } = await openFilters("/dashboard?sort=compatibility");
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

  test("DISC-33: at the moment of a change shows what was before it", async () => {
    const { location, back } = await openFilters("/dashboard?sort=compatibility");
    await screen.findByRole("article");
    await act(async () => {
      fireEvent.click(screen.getByRole("radio", { name: "Distancia" }));
      await back();
    });
    expect(location()).toBe("/dashboard?sort=compatibility");
    expect((screen.getByRole("radio", { name: "Compatibilidad" }) as HTMLInputElement).checked).toBe(true);
  });
});
