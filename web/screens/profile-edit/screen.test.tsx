import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { offline, refusal } from "../../lib/api-testing.ts";
import { pick } from "../../ui/testing.tsx";
import { ownProfile } from "../profile/testing.ts";
import { renderSignedIn } from "../signed-in-testing.tsx";
import { Component as Edit } from "./screen.tsx";
import { bio, field, openEdit, preview, save, saveButton, type } from "./testing.tsx";

describe("the screen", () => {
  test("EDIT-01 EDIT-02 EDIT-03 INTEREST-15: has back, save, and every field with what is stored", async () => {
    await openEdit();
    expect(screen.getByRole("button", { name: "Volver" })).toBeTruthy();
    expect(saveButton().type).toBe("submit");
    expect(field("Nombre").value).toBe("Ana");
    expect(field("Apellido").value).toBe("Luz");
    await waitFor(() => expect(field("País").value).toBe("España"));
    expect(field("Ciudad").value).toBe("Málaga");
    expect(screen.getByLabelText("Tu género").textContent).toContain("Hombre");
    expect(screen.getByLabelText("¿Qué buscas?").textContent).toContain("Ambas");
    const ticked = (legend: string) =>
      within(screen.getByRole("group", { name: legend }))
        .getAllByRole<HTMLInputElement>("checkbox")
        .map(({ checked }) => checked);
    expect(ticked("Para una amistad, me interesan")).toEqual([false, true, true]);
    expect(ticked("Para una relación, me interesan")).toEqual([true, false, false]);
    expect(bio().value).toBe("Tres espadas\ny ningún mapa");
    expect(screen.getByText(`${bio().value.length}/300`)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Quitar One Piece" })).toBeTruthy();
    expect(screen.getByLabelText("Buscar un título")).toBeTruthy();
  });

  test("EDIT-03: an imported profile without anything opens empty", async () => {
    await openEdit({
      own: {
        ...{ firstName: "", lastName: "", realName: null, bio: "", country: null, city: null, cityId: null },
        ...{ gender: null, lookingFor: null, friendshipPreference: [], relationshipPreference: [] },
      },
    });
    for (const label of ["Nombre", "Apellido", "País", "Ciudad"]) expect(field(label).value).toBe("");
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  test("EDIT-06: the nickname is shown and is in no field", async () => {
    await openEdit();
    const fixed = screen.getByText("El nickname no se puede cambiar.").parentElement!;
    expect(within(fixed).getByText("@Nami")).toBeTruthy();
    for (const input of document.querySelectorAll("input, textarea")) {
      expect((input as HTMLInputElement).value).not.toContain("Nami");
    }
  });

  test("EDIT-12: another country empties the city and loads its cities", async () => {
    const { of } = await openEdit();
    const country = field("País");
    await waitFor(() => expect(country.value).toBe("España"));
    await pick("País", "Francia");
    await waitFor(() => expect(field("Ciudad").value).toBe(""));
    expect(preview().queryByText("Málaga")).toBeNull();
    save();
    // At the field and in a toast: the city of before is not saved with the new country.
    await waitFor(() => expect(screen.getAllByText("Debes seleccionar una ciudad")).toHaveLength(2));
    expect(of("PUT", "/me/profile")).toHaveLength(0);
    await pick("Ciudad", "Lyon");
    expect(field("Ciudad").value).toBe("Lyon");
  });

  test("the preview shows the profile as others will see it, while it is written", async () => {
    await openEdit();
    expect(preview().getByRole("heading", { name: "Ana Luz" })).toBeTruthy();
    type(field("Apellido"), "Mar");
    type(bio(), "Nueva bio");
    expect(preview().getByRole("heading", { name: "Ana Mar" })).toBeTruthy();
    expect(preview().getByText("Nueva bio")).toBeTruthy();
    expect(screen.getByText("9/300")).toBeTruthy();
    type(bio(), " ");
    expect(preview().getByText(/cuesta más romper el hielo/)).toBeTruthy();
  });

  test("ERR-37: a profile that cannot be fetched is told, and tried again", async () => {
    let answer: () => unknown = offline;
    await renderSignedIn(<Edit />, {
      path: "/profile/edit",
      answers: {
        "GET /me/profile": () => answer(),
        "GET /me/interests": () => [],
        "GET /interests": () => [],
        "GET /countries": () => [],
        "GET /countries/*/cities": () => [],
      },
    });
    expect(await screen.findByText("No se pudo obtener tu perfil")).toBeTruthy();
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
});

describe("names", () => {
  test.each(["Nombre", "Apellido"])(
    "EDIT-07 ERR-40: a wrong character in %s is told while typing, and Save is off",
    async (label) => {
      await openEdit();
      type(field(label), "A1");
      expect(
        await screen.findByText(`El ${label.toLowerCase()} solo puede contener letras, espacios y guiones`),
      ).toBeTruthy();
      expect(saveButton().disabled).toBe(true);
      type(field(label), "Aña");
      await waitFor(() => expect(saveButton().disabled).toBe(false));
    },
  );

  test.each(["Nombre", "Apellido"])("EDIT-08 ERR-40: an empty %s is not saved", async (label) => {
    const { of } = await openEdit();
    type(field(label), "  ");
    save();
    const problem = `El ${label.toLowerCase()} es obligatorio`;
    // At the field and in a toast.
    await waitFor(() => expect(screen.getAllByText(problem)).toHaveLength(2));
    expect(document.activeElement).toBe(field(label));
    expect(of("PUT", "/me/profile")).toHaveLength(0);
  });

  test("EDIT-09: the input stops at 10 characters, and more is not saved", async () => {
    const { of } = await openEdit();
    expect(field("Nombre").maxLength).toBe(10);
    type(field("Nombre"), "Maximiliana");
    save();
    // At the field and in a toast.
    await waitFor(() => expect(screen.getAllByText("El nombre no puede tener más de 10 caracteres")).toHaveLength(2));
    expect(of("PUT", "/me/profile")).toHaveLength(0);
  });
});

describe("saving", () => {
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
        ...{ firstName: "Anna", lastName: "Luz", country: "ES", city: "7", bio: "Otra", gender: "hombre" },
        ...{ lookingFor: "ambas", friendshipPreference: ["mujer", "otro"], relationshipPreference: ["hombre"] },
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

  test("EDIT-11: a bio of more than 300 characters is refused at its field", async () => {
    const { of } = await openEdit();
    type(bio(), "x".repeat(301));
    save();
    // At the field and in a toast.
    await waitFor(() => expect(screen.getAllByText("La Bio no puede tener más de 300 caracteres")).toHaveLength(2));
    expect(of("PUT", "/me/profile")).toHaveLength(0);
  });

  test("EDIT-13 OPEN-24: a group that is hidden is saved empty, and its ticks come back with it", async () => {
    const { of } = await openEdit();
    await pick("¿Qué buscas?", "Amistad");
    await waitFor(() => expect(screen.queryByRole("group", { name: "Para una relación, me interesan" })).toBeNull());
    await pick("¿Qué buscas?", "Relación");
    const group = await screen.findByRole("group", { name: "Para una relación, me interesan" });
    expect(within(group).getByRole<HTMLInputElement>("checkbox", { name: "Hombres" }).checked).toBe(true);
    expect(screen.queryByRole("group", { name: "Para una amistad, me interesan" })).toBeNull();
    save();
    await waitFor(() => expect(of("PUT", "/me/profile")).toHaveLength(1));
    expect(of("PUT", "/me/profile")[0]?.body).toMatchObject({
      ...{ lookingFor: "relacion", friendshipPreference: [], relationshipPreference: ["hombre"] },
    });
  });

  test("ERR-39: a save that fails says so and keeps what was typed", async () => {
    const { location } = await openEdit({ update: offline });
    type(bio(), "Otra");
    save();
    expect(await screen.findByText("No se pudo guardar el perfil")).toBeTruthy();
    expect(screen.getByText(/^No hay conexión con Nakamatch/)).toBeTruthy();
    expect(bio().value).toBe("Otra");
    expect(location()).toBe("/profile/edit");
  });

  test("ERR-39 I18N-16: an error of the server is told with what has become of the changes", async () => {
    await openEdit({ update: () => refusal("INTERNAL") });
    type(bio(), "Otra");
    save();
    expect(await screen.findByText("No se pudo guardar el perfil")).toBeTruthy();
    expect(screen.getByText("Tus cambios siguen aquí. Inténtalo de nuevo en un momento.")).toBeTruthy();
  });

  test("ERR-39: what the server refuses returns to its field", async () => {
    const issues = [{ path: "city", reason: "required" }];
    await openEdit({ update: () => refusal("VALIDATION_FAILED", { issues }) });
    save();
    await waitFor(() => expect(screen.getAllByText("Debes seleccionar una ciudad").length).toBeGreaterThan(1));
    expect(document.activeElement).toBe(field("Ciudad"));
  });
});
