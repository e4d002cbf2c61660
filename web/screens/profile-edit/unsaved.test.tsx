import type { OwnProfile } from "@nakamatch/contract/endpoints/people/profiles";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import type { Call } from "../../lib/api-testing.ts";
import { refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { ownProfile } from "../profile/testing.ts";
import { bio, field, openEdit, save, type } from "./testing.tsx";

describe("a bio that is not saved", () => {
  const reopen = async (own: Partial<OwnProfile> = {}) => {
    cleanup();
    const opened = await openEdit({ own });
    await screen.findByLabelText("Nombre");
    return opened;
  };

  test("is there again after the tab was closed or reloaded, until it is saved", async () => {
    await openEdit();
    await screen.findByLabelText("Nombre");
    type(bio(), "Otra");
    const { of } = await reopen();
    expect(bio().value).toBe("Otra");
    save();
    await waitFor(() => expect(of("PUT", "/me/profile")[0]?.body).toMatchObject({ bio: "Otra", version: "one" }));
    await screen.findByText("Perfil actualizado");
    await reopen({ bio: "Y otra" });
    expect(bio().value).toBe("Y otra");
  });

  test("beside one that was saved elsewhere meanwhile is asked about; other changes elsewhere are taken over", async () => {
    await openEdit();
    await screen.findByLabelText("Nombre");
    type(bio(), "Otra");
    await reopen({ firstName: "Eva", version: "two" });
    expect([bio().value, field("Nombre").value]).toEqual(["Otra", "Eva"]);
    expect(screen.queryByRole("alert")).toBeNull();
    await reopen({ bio: "De otro sitio", version: "three" });
    expect(bio().value).toBe("Otra");
    fireEvent.click(await screen.findByRole("button", { name: "Usar lo guardado" }));
    expect(bio().value).toBe("De otro sitio");
    await reopen({ bio: "De otro sitio", version: "three" });
    expect(bio().value).toBe("De otro sitio");
  });

  test("is gone where it is dropped, written back, or not whole", async () => {
    await openEdit();
    await screen.findByLabelText("Nombre");
    const stored = bio().value;
    type(bio(), "Otra");
    type(bio(), stored);
    const kept = () => Object.keys(localStorage).filter((key) => key.endsWith("/bio"));
    expect(kept()).toEqual([]);
    type(bio(), "Otra");
    const [key = ""] = kept();
    for (const broken of ["{", "null", '{"text":"Otra"}', '{"text":"Otra","from":1}']) {
      localStorage.setItem(key, broken);
      await reopen();
      expect(bio().value).toBe(stored);
    }
  });
});

describe("what is not saved", () => {
  const question = () => screen.findByRole("alertdialog", { name: "¿Salir sin guardar?" });

  test("is not lost without being asked, also by going back in the browser: to stay keeps it, to leave drops it", async () => {
    const { back, goTo, location } = await openEdit();
    await goTo("/profile/me");
    await goTo("/profile/edit");
    await screen.findByLabelText("Nombre");
    type(bio(), "Otra");
    await back();
    fireEvent.click(within(await question()).getByRole("button", { name: "Seguir editando" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(location()).toBe("/profile/edit");
    expect(bio().value).toBe("Otra");
    await back();
    fireEvent.click(within(await question()).getByRole("button", { name: "Salir sin guardar" }));
    await waitFor(() => expect(location()).toBe("/profile/me"));
    await waitFor(() => expect(screen.queryByLabelText("Nombre")).toBeNull());
    await back();
    expect(location(), "the history is as it was").toBe("/profile/edit");
    await screen.findByLabelText("Nombre");
    expect(bio().value).not.toBe("Otra");
  });

  test("the same screen at another address asks nothing", async () => {
    const { goTo, location } = await openEdit();
    type(bio(), "Otra");
    await goTo("/profile/edit?part=bio");
    expect(location()).toBe("/profile/edit?part=bio");
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  test("EDIT-01: back leads to where the screen was opened, without a question where nothing was changed", async () => {
    const { location } = await openEdit({ state: { origin: "/dashboard" } });
    type(bio(), "Otra");
    type(bio(), "Tres espadas\ny ningún mapa");
    fireEvent.click(screen.getByRole("button", { name: "Volver" }));
    await waitFor(() => expect(location()).toBe("/dashboard"));
  });

  test.each([
    ["stays where they went", "/matches"],
    ["goes on editing where they have come back meanwhile", "/profile/edit"],
  ])("EDIT-10: who leaves while it is being saved is asked nothing, and %s", async (_what, address) => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const { goTo, location, of, server } = await openEdit({ update: () => promise });
    type(bio(), "Otra");
    save();
    await waitFor(() => expect(of("PUT", "/me/profile")).toHaveLength(1));
    server.stored = ownProfile({ bio: "Otra", version: "mine" });
    await goTo("/matches");
    expect(location()).toBe("/matches");
    await goTo(address);
    await act(async () => resolve(server.stored));
    expect(await screen.findByText("Perfil actualizado")).toBeTruthy();
    expect(location()).toBe(address);
    if (address === "/profile/edit") await waitFor(() => expect(bio().value).toBe("Otra"));
  });

  test.each([
    ["with changes the browser asks before the tab is closed", "Otra", true],
    ["without changes it does not", "Tres espadas\ny ningún mapa", false],
  ])("%s", async (_what, text, asks) => {
    await openEdit();
    type(bio(), text);
    const event = new Event("beforeunload", { cancelable: true });
    act(() => void window.dispatchEvent(event));
    expect(event.defaultPrevented).toBe(asks);
  });
});

describe("changed elsewhere meanwhile", () => {
  const notice = () => screen.findByRole("alert");
  /** The server refuses updates of an outdated version. */
  async function openGuarded() {
    const update = ({ body }: Call) => {
      const { version, ...values } = body as { version: string };
      if (version !== app.server.stored.version) return refusal("PROFILE_CHANGED");
      app.server.stored = { ...app.server.stored, ...values, version: "mine" } as OwnProfile;
      return app.server.stored;
    };
    const app = await openEdit({ update });
    return app;
  }

  test("nothing is overwritten: what differs is shown with what is stored, the rest is up to date, and saving again works", async () => {
    const { server, of } = await openGuarded();
    type(bio(), "Mía");
    server.stored = ownProfile({ bio: "De la otra pestaña", lastName: "Mar", version: "theirs" });
    save();
    const box = within(await notice());
    expect(box.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["Sobre ti"]);
    expect(box.getByText("De la otra pestaña")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("alert"));
    expect(bio().value).toBe("Mía");
    expect(field("Apellido").value).toBe("Mar");
    expect(server.stored.version).toBe("theirs");
    const leaving = new Event("beforeunload", { cancelable: true });
    act(() => void window.dispatchEvent(leaving));
    expect(leaving.defaultPrevented, "what was kept is not saved").toBe(true);
    save();
    expect(await screen.findByText("Perfil actualizado")).toBeTruthy();
    expect(of("PUT", "/me/profile").at(-1)?.body).toMatchObject({ bio: "Mía", lastName: "Mar", version: "theirs" });
  });

  test("what is stored can be taken instead", async () => {
    const { server } = await openGuarded();
    type(bio(), "Mía");
    server.stored = ownProfile({ bio: "", version: "theirs" });
    save();
    const box = within(await notice());
    expect(box.getByText("(vacío)")).toBeTruthy();
    fireEvent.click(box.getByRole("button", { name: "Usar lo guardado" }));
    await waitFor(() => expect(bio().value).toBe(""));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("coming back to the tab brings the newer values, without a word where nothing was changed here", async () => {
    const { server, of } = await openGuarded();
    server.stored = ownProfile({ bio: "De la otra pestaña", version: "theirs" });
    const now = Date.now();
    vi.spyOn(Date, "now").mockReturnValue(now + 60_000);
    act(() => void window.dispatchEvent(new Event("visibilitychange")));
    await waitFor(() => expect(bio().value).toBe("De la otra pestaña"));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(of("PUT", "/me/profile")).toHaveLength(0);
    vi.restoreAllMocks();
  });

  test("coming back to the tab asks about what was changed in both, and leaves the focus in its field", async () => {
    const { server } = await openGuarded();
    bio().focus();
    type(bio(), "Mía");
    server.stored = ownProfile({ bio: "De la otra pestaña", version: "theirs" });
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
    act(() => void window.dispatchEvent(new Event("visibilitychange")));
    await notice();
    expect([document.activeElement, bio().value]).toEqual([bio(), "Mía"]);
    vi.restoreAllMocks();
  });

  test("an earlier try that seemed to fail has stored it: saved", async () => {
    const { server } = await openGuarded();
    type(bio(), "Mía");
    server.stored = ownProfile({ bio: "Mía", version: "theirs" });
    save();
    expect(await screen.findByText("Perfil actualizado")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("every field that differs is named with what is stored; what is here can be kept", async () => {
    const { server } = await openEdit({ update: () => refusal("PROFILE_CHANGED") });
    for (const [element, value] of [
      [field("Nombre"), "Anna"],
      [field("Apellido"), "Mar"],
      [bio(), "Mía"],
    ] as const) {
      type(element, value);
    }
    fireEvent.click(screen.getAllByRole("checkbox", { name: "Hombres" })[0] as HTMLElement);
    server.stored = ownProfile({
      firstName: "Eva",
      lastName: "Sol",
      bio: "Suya\nen dos líneas",
      version: "theirs",
      friendshipPreference: ["otro"],
      gender: "mujer",
      lookingFor: "amistad",
    });
    save();
    const notice = await screen.findByRole("alert");
    expect(outlineOf(notice)).toMatchSnapshot();
    const keep = screen.getByRole("button", { name: "Mantener mis cambios" });
    keep.focus();
    fireEvent.click(keep);
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole("main"));
    expect(field("Nombre").value).toBe("Anna");
  });
});
