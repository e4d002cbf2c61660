import type { ProfileUpdate } from "@nakamatch/contract/endpoints/people/profiles";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { offline, refusal } from "../../lib/api-testing.ts";
import { outlineOf, outlineOfToast } from "../../lib/outline-testing.ts";
import { ownProfile } from "../profile/testing.ts";
import { renderSignedIn } from "../signed-in-testing.tsx";
import { Component as Edit } from "./screen.tsx";
import { bio, field, openEdit, preview, save, saveButton, type } from "./testing.tsx";

describe("the screen", () => {
  test("EDIT-01 EDIT-02 EDIT-03 EDIT-06 INTEREST-15: has save, and every field with what is stored, but for the nickname", async () => {
    await openEdit();
    await waitFor(() => expect(field("País").value).toBe("España"));
    await screen.findByRole("combobox", { name: /Idiomas que hablas/ });
    expect(outlineOf(screen.getByRole("form"))).toMatchSnapshot();
    expect([field("Tu género").value, field("¿Qué buscas?").value]).toEqual(["hombre", "ambas"]);
    expect(screen.getByRole("button", { name: "Quitar One Piece" })).toBeTruthy();
    expect(screen.getByLabelText("Buscar un título")).toBeTruthy();
  });

  test("EDIT-03: an imported profile without anything opens empty", async () => {
    await openEdit({
      own: {
        firstName: "",
        lastName: "",
        realName: null,
        bio: "",
        country: null,
        city: null,
        cityId: null,
        gender: null,
        lookingFor: null,
        friendshipPreference: [],
        relationshipPreference: [],
      },
    });
    for (const label of ["Nombre", "Apellido", "País", "Ciudad"]) expect(field(label).value).toBe("");
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  test("languages are chosen up to five, the app's own listed first, none by itself; those of an older app stay", async () => {
    const sent: unknown[] = [];
    const { server } = await openEdit({ own: { languages: ["ja", "de", "it", "fr"] } });
    server.update = ({ body }) => {
      sent.push((body as ProfileUpdate).languages);
      return server.stored;
    };
    await screen.findByRole("list", { name: "Idiomas que has elegido" });
    const chosen = () => within(screen.getByRole("list", { name: "Idiomas que has elegido" })).getAllByRole("listitem");
    expect(chosen().map(({ textContent }) => textContent)).toEqual(["Japonés", "Alemán", "Italiano", "Francés"]);
    const search = screen.getByRole<HTMLInputElement>("combobox", { name: /Idiomas que hablas/ });
    fireEvent.focus(search);
    fireEvent.keyDown(search, { key: "ArrowDown" });
    fireEvent.click((await screen.findAllByRole("option"))[0]!);
    expect(chosen().at(-1)?.textContent).toBe("Español");
    expect(search.disabled).toBe(true);
    fireEvent.click(screen.getByRole("button", { name: "Quitar Alemán" }));
    save();
    await waitFor(() => expect(sent).toEqual([["ja", "it", "fr", "es"]]));
  });

  test("the preview shows the profile as others will see it, while it is written", async () => {
    await openEdit();
    expect(preview().getByRole("heading", { name: "Ana Luz" })).toBeTruthy();
    type(field("Apellido"), "Mar");
    type(bio(), "Nueva bio");
    expect(preview().getByRole("heading", { name: "Ana Mar" })).toBeTruthy();
    expect(preview().getByText("Nueva bio")).toBeTruthy();
    type(bio(), " ");
    expect(preview().getByText(/cuesta más romper el hielo/)).toBeTruthy();
  });

  test("on phones the preview and the interests are folded behind a button, the chosen titles stay in sight", async () => {
    await openEdit();
    const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
    const isFolded = (element: HTMLElement) => element.closest(".max-md\\:hidden") !== null;
    const search = screen.getByLabelText("Buscar un título");
    const shown = () => screen.queryByText("One Piece", { selector: ".md\\:hidden *" });
    expect([isFolded(search), isFolded(preview().getByRole("heading", { name: "Ana Luz" }))]).toEqual([true, true]);
    await waitFor(() => expect(shown()).toBeTruthy());
    press("Cambiar títulos y estantería");
    press("Así te ven los demás");
    expect([isFolded(search), isFolded(preview().getByRole("heading", { name: "Ana Luz" }))]).toEqual([false, false]);
    expect(shown()).toBeNull();
  });

  test("ERR-37: a profile that cannot be fetched is told, and tried again", async () => {
    const first = Promise.withResolvers<unknown>();
    let answer: () => unknown = () => first.promise;
    await renderSignedIn(<Edit />, {
      path: "/profile/edit",
      answers: { "GET /me/profile": () => answer(), "GET /me/interests": () => [] },
    });
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeTruthy());
    first.resolve(refusal("INTERNAL"));
    expect(await screen.findByText("No se pudo obtener tu perfil")).toBeTruthy();
    expect(document.querySelector("[aria-busy]")).toBeNull();
    answer = () => ownProfile();
    fireEvent.click(screen.getByRole("button", { name: "Reintentar" }));
    expect(await screen.findByLabelText("Nombre")).toBeTruthy();
    await waitFor(() => expect(screen.queryByText("No se pudo obtener tu perfil")).toBeNull());
  });

  test("ERR-38 OPEN-35: a title that cannot be added or removed is told in the words of this screen", async () => {
    await openEdit();
    fireEvent.click(await screen.findByRole("button", { name: "Añadir Bleach" }));
    expect(await screen.findByText("No se pudo añadir el elemento")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Quitar One Piece" }));
    expect(await screen.findByText("No se pudo eliminar el elemento")).toBeTruthy();
  });

  test.each(["Nombre", "Apellido"])(
    "EDIT-07 ERR-40: a wrong character in %s is told while typing, and Save is off",
    async (label) => {
      await openEdit();
      type(field(label), "A1");
      expect(
        await screen.findByText(`El ${label.toLowerCase()} solo puede contener letras, espacios y guiones`),
      ).toBeTruthy();
      expect(saveButton().disabled).toBe(true);
      const why = screen.getByRole("button", { name: `Revisa el ${label.toLowerCase()}` });
      bio().focus();
      fireEvent.click(why);
      await waitFor(() => expect(document.activeElement, "a way to the field").toBe(field(label)));
      type(field(label), "Aña");
      await waitFor(() => expect(saveButton().disabled).toBe(false));
      expect(why.isConnected).toBe(false);
    },
  );
});

describe("saving", () => {
  test("is always in sight while there are changes, which is announced", async () => {
    await openEdit();
    const bar = () => saveButton().closest("[data-save-bar]");
    const announced = () => document.querySelector("[data-announcer]")?.textContent;
    expect(bar()).toBeNull();
    type(bio(), "Otra");
    expect(bar()?.className).toContain("fixed");
    await waitFor(() => expect(announced()).toBe("Tienes cambios sin guardar"));
    type(bio(), "Tres espadas\ny ningún mapa");
    expect(bar(), "nothing is left to save").toBeNull();
  });

  test("EDIT-05 EDIT-14 EDIT-15: one call with all values; then the own profile shows them", async () => {
    const { of, location } = await openEdit({
      update: ({ body }) => {
        const { firstName, lastName } = body as { firstName: string; lastName: string };
        return ownProfile({ firstName, lastName, realName: `${firstName} ${lastName}`, bio: "Otra", version: "two" });
      },
    });
    type(field("Nombre"), " Anna ");
    type(bio(), "Otra");
    save();
    expect(await screen.findByText("Perfil actualizado")).toBeTruthy();
    await waitFor(() => expect(location()).toBe("/profile/me"));
    expect(await screen.findByRole("heading", { level: 1, name: "Anna Luz" })).toBeTruthy();
    expect(of("PUT", "/me/profile").map(({ body }) => body)).toEqual([
      {
        firstName: "Anna",
        lastName: "Luz",
        country: "ES",
        city: "7",
        bio: "Otra",
        languages: [],
        gender: "hombre",
        lookingFor: "ambas",
        friendshipPreference: ["mujer", "otro"],
        relationshipPreference: ["hombre"],
        version: "one",
      },
    ]);
  });

  test("EDIT-10: while it is under way Save is off, and a second press does nothing", async () => {
    let answer: (value: unknown) => void = () => {};
    const { of } = await openEdit({ update: () => new Promise((resolve) => (answer = resolve)) });
    type(bio(), "Otra");
    save();
    await waitFor(() => expect(saveButton().getAttribute("aria-disabled")).toBe("true"));
    save();
    fireEvent.submit(screen.getByRole("form"));
    await waitFor(() => expect(of("PUT", "/me/profile")).toHaveLength(1));
    await act(async () => answer(ownProfile({ bio: "Otra", version: "two" })));
    expect(await screen.findByText("Perfil actualizado")).toBeTruthy();
    expect(of("PUT", "/me/profile")).toHaveLength(1);
  });

  test.each([
    ["EDIT-08", "Nombre", "  ", "El nombre es obligatorio"],
    ["EDIT-08", "Apellido", "  ", "El apellido es obligatorio"],
    ["EDIT-09", "Nombre", "Maximiliana", "El nombre no puede tener más de 10 caracteres"],
    ["EDIT-11", "Sobre ti (opcional)", "x".repeat(301), "La Bio no puede tener más de 300 caracteres"],
  ])("EDIT-08 EDIT-09 EDIT-11 ERR-40, here %s: %s with «%s» is not saved", async (_row, label, value, problem) => {
    const { of } = await openEdit();
    type(field(label), value);
    save();
    // In the field and in a toast.
    await waitFor(() => expect(screen.getAllByText(problem)).toHaveLength(2));
    expect(outlineOfToast()).toContain("danger");
    expect(document.activeElement).toBe(field(label));
    expect(of("PUT", "/me/profile")).toHaveLength(0);
  });

  test.each([
    ["a broken connection", offline, /^No conseguimos conectar con Nakamatch/],
    ["an error of the server", () => refusal("INTERNAL"), /^Tus cambios siguen aquí\. Inténtalo de nuevo/],
  ])("ERR-39 I18N-16: after %s it says so and keeps what was typed", async (_name, update, text) => {
    const { location } = await openEdit({ update });
    type(bio(), "Otra");
    save();
    expect(await screen.findByText("No se pudo guardar el perfil")).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(bio().value).toBe("Otra");
    expect(location()).toBe("/profile/edit");
  });

  test("ERR-39: what the server refuses returns to its field", async () => {
    const issues = [{ path: "city", reason: "required" }];
    await openEdit({ update: () => refusal("VALIDATION_FAILED", { issues }) });
    save();
    await waitFor(() => expect(screen.getAllByText("Debes seleccionar una ciudad").length).toBeGreaterThan(1));
    expect(document.activeElement).toBe(field("Ciudad"));
  });
});
