import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { offline, refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { ownProfile } from "../profile/testing.ts";
import { renderSignedIn } from "../signed-in-testing.tsx";
import { Component as Edit } from "./screen.tsx";
import { bio, field, openEdit, save, type } from "./testing.tsx";

const form = () => screen.getByRole("form");
const ready = () => waitFor(() => expect(field("País").value).toBe("España"));

describe("the screen consists of what its outline says", () => {
  test("with everything", async () => {
    await openEdit();
    await ready();
    await screen.findByRole("button", { name: "Añadir Bleach" });
    expect(outlineOf(form())).toMatchSnapshot();
    expect(outlineOf(screen.getByRole("region", { name: "Lo que te apasiona" }))).toMatchSnapshot("interests");
  });

  test("with problems at the fields", async () => {
    await openEdit({
      own: { friendshipPreference: [], relationshipPreference: [], country: null, city: null, cityId: null },
    });
    type(field("Nombre"), "");
    type(field("Apellido"), "Maximilian");
    type(bio(), "x".repeat(301));
    save();
    await waitFor(() => expect(document.querySelectorAll("[aria-invalid=true]").length).toBeGreaterThan(3));
    const sections = [...form().querySelectorAll("section[aria-labelledby]:not([aria-labelledby=preview-title])")];
    expect(sections.map((each) => outlineOf(each).replaceAll("x".repeat(301), "x…"))).toMatchSnapshot();
  });

  test("while it loads", async () => {
    await renderSignedIn(<Edit />, {
      path: "/profile/edit",
      answers: { "GET /me/profile": () => new Promise(() => {}), "GET /me/interests": () => [] },
    });
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeTruthy());
    expect(outlineOf(document.querySelector("[aria-busy]") as Element)).toMatchSnapshot();
  });

  test("where it could not be loaded", async () => {
    await renderSignedIn(<Edit />, {
      path: "/profile/edit",
      answers: { "GET /me/profile": offline, "GET /me/interests": () => [] },
    });
    await screen.findByRole("button", { name: "Reintentar" });
    expect(document.querySelector("[aria-busy]")).toBeNull();
    expect(outlineOf(screen.getByRole("heading", { level: 1 }).parentElement as Element)).toMatchSnapshot();
  });

  test("where it was changed elsewhere, with every field that differs", async () => {
    const { server } = await openEdit({ update: () => refusal("PROFILE_CHANGED") });
    await ready();
    for (const [element, value] of [
      [field("Nombre"), "Anna"],
      [field("Apellido"), "Mar"],
      [bio(), "Mía"],
    ] as const) {
      type(element, value);
    }
    fireEvent.click(screen.getAllByRole("checkbox", { name: "Hombres" })[0] as HTMLElement);
    server.stored = ownProfile({
      ...{ firstName: "Eva", lastName: "Sol", bio: "Suya\nen dos líneas", version: "theirs" },
      ...{ friendshipPreference: ["otro"], gender: "mujer", lookingFor: "amistad" },
    });
    save();
    const notice = await screen.findByRole("alert");
    expect(outlineOf(notice)).toMatchSnapshot();
    fireEvent.click(screen.getByRole("button", { name: "Mantener mis cambios" }));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(field("Nombre").value).toBe("Anna");
  });

  test("where what is not saved would be lost", async () => {
    await openEdit();
    type(bio(), "Otra");
    fireEvent.click(screen.getByRole("button", { name: "Volver" }));
    expect(outlineOf(await screen.findByRole("alertdialog"))).toMatchSnapshot();
    fireEvent.click(screen.getByRole("button", { name: "Seguir editando" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  });
});
