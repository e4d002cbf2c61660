import type { OwnProfile } from "@nakamatch/contract/endpoints/people/profiles";
import { es } from "@nakamatch/phrases/es";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { named, openOwn, press } from "../profile/open-testing.tsx";

const PHOTO = "/avatars/nami.jpg";

const open = async (own: Partial<OwnProfile> = {}, answers = {}) => {
  const app = await openOwn({ avatarUrl: PHOTO, ...own }, { answers });
  await named(/^Ana Luz/);
  return app;
};

// Hidden while a dialog covers the page.
const change = () => screen.getByRole("button", { name: "Cambiar tu foto", hidden: true });
const menu = () => screen.getByRole("button", { name: "Opciones de tu perfil" });
const askToRemove = async () => {
  menu().focus();
  fireEvent.click(menu());
  fireEvent.click(await screen.findByRole("menuitem", { name: "Quitar tu foto" }));
};

describe("a photo that others do not see", () => {
  test("says while it waits that a person will look at it", async () => {
    await open({ photoHold: { state: "held" } });
    const notice = within(screen.getByRole("region", { name: "Tu foto espera una revisión" }));
    expect(notice.getByText(/Un programa/)).toBeTruthy();
    expect(notice.queryByRole("link")).toBeNull();
    expect(change().querySelector("img")?.getAttribute("src"), "the owner sees it").toBe(PHOTO);
  });

  test("says after a rejection why, and leads to the decision and its appeal", async () => {
    await open({ photoHold: { state: "rejected", reason: "impersonation", decisionId: crypto.randomUUID() } });
    const notice = within(screen.getByRole("region", { name: "Los demás no ven tu foto" }));
    expect(notice.getByText(/Motivo: Suplantación de identidad\./)).toBeTruthy();
    const link = notice.getByRole("link", { name: "Ver la decisión y apelar" });
    expect(link.getAttribute("href")).toBe("/decisions");
  });

  test("is followed live: the notice goes once a moderator has released the photo", async () => {
    const { stored } = await open({ photoHold: { state: "held" } });
    stored.own = { ...stored.own, photoHold: null };
    await push("photo.decided", {});
    await waitFor(() => expect(screen.queryByRole("region", { name: "Tu foto espera una revisión" })).toBeNull());
  });
});

test("without a photo a button asks for one, with the focus on what stays; with one there is none", async () => {
  const opened = vi.spyOn(HTMLInputElement.prototype, "click").mockImplementation(() => {});
  await open({ avatarUrl: null });
  press("Añadir una foto");
  expect(opened).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(change());
  opened.mockRestore();
  cleanup();
  await open();
  expect(screen.queryByRole("button", { name: "Añadir una foto" })).toBeNull();
});

test("six places stand open: with the photos, and for those that may follow, of which each takes the next", async () => {
  const photos = [
    { url: PHOTO, hold: null },
    { url: "/avatars/more.jpg", hold: { state: "held" as const } },
  ];
  await open({ photos });
  const places = within(screen.getByRole("region", { name: es.photo.more.title })).getAllByRole("listitem");
  expect(places.map((place) => place.querySelector("img")?.getAttribute("src") ?? null)).toHaveLength(6);
  expect(places[1]?.textContent).toBe(es.photo.more.held);
  const opened = vi.spyOn(HTMLInputElement.prototype, "click").mockImplementation(() => {});
  fireEvent.click(within(places[4] as HTMLElement).getByRole("button", { name: "Añadir una foto: 5 de 6" }));
  expect(opened).toHaveBeenCalledTimes(1);
  opened.mockRestore();
});

describe("removing the photo", () => {
  const confirm = async () => {
    await screen.findByRole("alertdialog", { name: "¿Quitar tu foto?" });
    press("Quitar la foto");
  };

  test("is asked about first; then the letter is there, the notice and the entry of the menu are gone, and the focus is kept", async () => {
    let answer: (value: unknown) => void = () => {};
    const { of } = await open(
      { photoHold: { state: "held" } },
      { "DELETE /me/photo": () => new Promise((resolve) => (answer = resolve)) },
    );
    await askToRemove();
    expect(of("DELETE", "/me/photo")).toHaveLength(0);
    await confirm();
    await waitFor(() => expect(of("DELETE", "/me/photo")).toHaveLength(1));
    expect(document.querySelector("[role=alertdialog] [aria-busy=true]")).toBeTruthy();
    answer({ avatarUrl: null });
    await screen.findByText(es.photo.removed);
    expect(of("DELETE", "/me/photo")).toHaveLength(1);
    expect(change().querySelector("img")).toBeNull();
    expect(change().textContent).toContain("N");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(screen.queryByText(/Un programa/)).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(change()));
    fireEvent.click(menu());
    await screen.findByRole("menuitem", { name: "Ajustes" });
    expect(screen.queryByRole("menuitem", { name: "Quitar tu foto" })).toBeNull();
  });

  test("tells who has the verified mark that it goes too", async () => {
    const { stored } = await open({ isVerified: true }, { "DELETE /me/photo": () => ({ avatarUrl: null }) });
    stored.own = { ...stored.own, isVerified: false };
    const sign = () => screen.queryByRole("button", { name: "Perfil verificado", hidden: true });
    expect(sign()).toBeTruthy();
    await askToRemove();
    expect(await screen.findByText(/^La insignia de perfil verificado se va/)).toBeTruthy();
    await confirm();
    await screen.findByText(es.photo.removed);
    expect(sign()).toBeNull();
  });

  test("that fails is said, and the photo stays", async () => {
    await open({}, { "DELETE /me/photo": () => refusal("UNAVAILABLE") });
    await askToRemove();
    await confirm();
    await screen.findByText("No hemos podido quitar la foto");
    expect(change().querySelector("img")?.getAttribute("src")).toBe(PHOTO);
  });
});
