import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { renderSignedIn } from "../signed-in-testing.tsx";
import { reloadPage } from "./reload-page.ts";
import { Component as Dashboard } from "./screen.tsx";
import { interest, page } from "./testing.ts";

// The page of the test itself must not reload.
vi.mock("./reload-page.ts", () => ({ reloadPage: vi.fn() }));

beforeEach(() => {
  vi.mocked(reloadPage).mockClear();
});

describe("the interests dialog", () => {
  const catalogue = [
    { ...interest(1, "anime", "Berserk"), matchedTitle: null },
    { ...interest(2, "anime", "Shingeki no Kyojin"), matchedTitle: "Ataque a los titanes" },
  ];

  async function openDialog(extra: Record<string, () => unknown> = {}) {
    let mine: unknown[] = [];
    const result = await renderSignedIn(<Dashboard />, {
      path: "/dashboard",
      user: { interestCount: 0 },
      answers: {
        "GET /discovery": page([]),
        "GET /interests": () => catalogue,
        "GET /me/interests": () => mine,
        "PUT /me/interests/*": ({ params }) => {
          const added = catalogue.find((each) => each.id === Number(params[0]));
          mine = [...mine, added];
          return added;
        },
        "DELETE /me/interests/*": ({ params }) => {
          mine = [];
          return { interestId: Number(params[0]) };
        },
        ...extra,
      },
    });
    return { ...result, dialog: await screen.findByRole("dialog", { name: "¿Qué te apasiona?" }) };
  }

  test("INTEREST-02: it does not open for somebody who has interests, whatever the snapshot says", async () => {
    const { of } = await renderSignedIn(<Dashboard />, {
      path: "/dashboard",
      user: { interestCount: 0 },
      answers: { "GET /discovery": page([]), "GET /me/interests": () => [interest(1)] },
    });
    await waitFor(() => expect(of("GET", "/me/interests")).toHaveLength(1));
    await screen.findByRole("heading", { name: "Todavía no hay nadie por aquí" });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("INTEREST-01 INTEREST-05 INTEREST-07: it asks for titles of the category, and for those that match", async () => {
    const { dialog, of } = await openDialog();
    expect(await within(dialog).findByRole("button", { name: "Añadir Berserk" })).toBeTruthy();
    expect(within(dialog).getByText("también «Ataque a los titanes»")).toBeTruthy();
    expect(of("GET", "/interests")[0]?.query.get("kind")).toBe("anime");
    fireEvent.change(within(dialog).getByRole("searchbox"), { target: { value: "titanes" } });
    await waitFor(() => expect(of("GET", "/interests").at(-1)?.query.get("search")).toBe("titanes"));
  });

  test("INTEREST-03: the category select offers the three kinds", async () => {
    const { dialog } = await openDialog();
    fireEvent.click(within(dialog).getByRole("combobox", { name: "Categoría" }));
    const options = await screen.findAllByRole("option");
    expect(options.map((option) => option.textContent)).toEqual(["Anime & Manga", "Videojuegos", "Series & Películas"]);
  });

  test("INTEREST-06 INTEREST-08 INTEREST-09 INTEREST-10: a pick moves to its column at once and is written", async () => {
    const { dialog, of } = await openDialog();
    const column = (name: string) => within(within(dialog).getByRole("region", { name }));
    expect(column("Anime & Manga").getByText("Aún no has añadido anime ni manga")).toBeTruthy();
    expect(column("Series & Películas").getByText("Aún no has añadido series ni películas")).toBeTruthy();
    fireEvent.click(await within(dialog).findByRole("button", { name: "Añadir Berserk" }));
    expect(await column("Anime & Manga").findByRole("button", { name: "Quitar Berserk" })).toBeTruthy();
    expect(column("Anime & Manga").queryByText(/^Aún no has añadido/)).toBeNull();
    expect(within(dialog).queryByRole("button", { name: "Añadir Berserk" })).toBeNull();
    expect(column("Videojuegos").getByText("Aún no has añadido videojuegos")).toBeTruthy();
    expect(await screen.findByText("Elemento añadido")).toBeTruthy();
    expect(of("PUT", "/me/interests/1")).toHaveLength(1);
  });

  test("INTEREST-11 ERR-21: a chosen one is taken away again, and a toast says so each time", async () => {
    const { dialog, of } = await openDialog();
    fireEvent.click(await within(dialog).findByRole("button", { name: "Añadir Berserk" }));
    await screen.findByText("Elemento añadido");
    expect(within(dialog).getByText("Has elegido 1 título")).toBeTruthy();
    fireEvent.click(within(dialog).getByRole("button", { name: "Quitar Berserk" }));
    expect(await screen.findByText("Elemento eliminado")).toBeTruthy();
    expect(within(dialog).queryByText(/^Has elegido/)).toBeNull();
    expect(of("DELETE", "/me/interests/1")).toHaveLength(1);
    expect(within(dialog).getByRole("button", { name: "Añadir Berserk" })).toBeTruthy();
  });

  test("INTEREST-12 ERR-20: a pick that cannot be written is taken back", async () => {
    const { dialog } = await openDialog({ "PUT /me/interests/*": () => refusal("INTERNAL") });
    fireEvent.click(await within(dialog).findByRole("button", { name: "Añadir Berserk" }));
    expect(await screen.findByText("No se pudo añadir el gusto. Inténtalo de nuevo.")).toBeTruthy();
    expect(await within(dialog).findByRole("button", { name: "Añadir Berserk" })).toBeTruthy();
  });

  test.each(["Continuar", "Cerrar"])(
    "INTEREST-13 ERR-22: without any interest %s leaves it open and says why",
    async (button) => {
      const { dialog } = await openDialog();
      fireEvent.click(within(dialog).getByRole("button", { name: button }));
      expect(await screen.findByText("Añade al menos un gusto")).toBeTruthy();
      const text = screen.getByText("Necesitas añadir al menos un gusto para continuar usando Nakamatch.");
      expect(text.closest("[data-variant]")?.getAttribute("data-variant")).toBe("destructive");
      expect(screen.getByRole("dialog", { name: "¿Qué te apasiona?" })).toBeTruthy();
      expect(reloadPage).not.toHaveBeenCalled();
    },
  );

  test.each(["Continuar", "Cerrar"])("INTEREST-14: with one %s closes it and the page reloads", async (button) => {
    const { dialog } = await openDialog();
    fireEvent.click(await within(dialog).findByRole("button", { name: "Añadir Berserk" }));
    await screen.findByText("Elemento añadido");
    fireEvent.click(within(dialog).getByRole("button", { name: button }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "¿Qué te apasiona?" })).toBeNull());
    expect(reloadPage).toHaveBeenCalledOnce();
  });
});
