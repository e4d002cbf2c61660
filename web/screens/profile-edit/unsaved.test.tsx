import type { OwnProfile } from "@nakamatch/contract/endpoints/profiles";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import type { Call } from "../../lib/api-testing.ts";
import { refusal } from "../../lib/api-testing.ts";
import { ownProfile } from "../profile/testing.ts";
import { bio, field, openEdit, type Server, save, type } from "./testing.tsx";

describe("what is not saved", () => {
  const question = () => screen.findByRole("alertdialog", { name: "¿Salir sin guardar?" });

  test("is not lost without being asked: to stay keeps it, to leave drops it", async () => {
    const { location } = await openEdit();
    type(bio(), "Otra");
    fireEvent.click(screen.getByRole("button", { name: "Volver" }));
    fireEvent.click(within(await question()).getByRole("button", { name: "Seguir editando" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(location()).toBe("/profile/edit");
    expect(bio().value).toBe("Otra");
    fireEvent.click(screen.getByRole("button", { name: "Volver" }));
    fireEvent.click(within(await question()).getByRole("button", { name: "Salir sin guardar" }));
    await waitFor(() => expect(location()).toBe("/profile/me"));
  });

  test("is not lost by going back in the browser either", async () => {
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
    await back();
    expect(location(), "the history is as it was").toBe("/profile/edit");
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

  test("EDIT-10: who leaves while it is being saved is asked nothing, and stays where they went", async () => {
    let answer = () => {};
    const { goTo, location, of } = await openEdit({
      update: () => new Promise((resolve) => (answer = () => resolve(ownProfile({ bio: "Otra" })))),
      state: { origin: "/dashboard" },
    });
    type(bio(), "Otra");
    save();
    await waitFor(() => expect(of("PUT", "/me/profile")).toHaveLength(1));
    await goTo("/matches");
    expect(location()).toBe("/matches");
    await act(async () => answer());
    expect(await screen.findByText("Perfil actualizado")).toBeTruthy();
    expect(location()).toBe("/matches");
  });

  test("EDIT-10: who has come back to it meanwhile goes on editing", async () => {
    let answer = () => {};
    const { goTo, location, of, server } = await openEdit({
      update: () => new Promise((resolve) => (answer = () => resolve(server.stored))),
    });
    type(bio(), "Otra");
    save();
    await waitFor(() => expect(of("PUT", "/me/profile")).toHaveLength(1));
    server.stored = ownProfile({ bio: "Otra", version: "mine" });
    await goTo("/matches");
    await goTo("/profile/edit");
    await act(async () => answer());
    expect(await screen.findByText("Perfil actualizado")).toBeTruthy();
    expect(location()).toBe("/profile/edit");
    await waitFor(() => expect(bio().value).toBe("Otra"));
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
  /** The server refuses an update that was edited from another version than the stored one. */
  const guarded =
    (server: () => Server) =>
    ({ body }: Call) => {
      const { version, ...values } = body as { version: string };
      if (version !== server().stored.version) return refusal("PROFILE_CHANGED");
      server().stored = { ...server().stored, ...values, version: "mine" } as OwnProfile;
      return server().stored;
    };

  async function openGuarded() {
    const app = await openEdit({ update: (call) => guarded(() => app.server)(call) });
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

  test("an earlier try that seemed to fail has stored it: saved", async () => {
    const { server } = await openGuarded();
    type(bio(), "Mía");
    server.stored = ownProfile({ bio: "Mía", version: "theirs" });
    save();
    expect(await screen.findByText("Perfil actualizado")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
