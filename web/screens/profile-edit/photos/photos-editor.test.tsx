import type { OwnProfile } from "@nakamatch/contract/endpoints/people/profiles";
import type { OwnVerification } from "@nakamatch/contract/endpoints/photos/verification";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { type Call, refusal } from "../../../lib/api-testing.ts";
import { failureToast } from "../../signed-in-testing.tsx";
import { NOT_ASKED, openEdit } from "../testing.tsx";

const REJECTED = { state: "rejected", reason: "spam", decisionId: crypto.randomUUID() } as const;

const photosOf = (names: string, holds: Record<string, OwnProfile["photos"][number]["hold"]> = {}) =>
  [...names].map((name) => ({ url: `/avatars/${name}.jpg`, hold: holds[name] ?? null }));

async function open(
  photos: OwnProfile["photos"],
  arrange?: (call: Call) => unknown,
  { own, verification = NOT_ASKED }: { own?: Partial<OwnProfile>; verification?: OwnVerification } = {},
) {
  const app = await openEdit({
    own: { photos, avatarUrl: photos[0]?.url ?? null, ...own },
    answers: () => ({
      "GET /me/verification": () => verification,
      "PUT /me/photos": (call) => arrange?.(call) ?? call.body,
    }),
  });
  const list = await screen.findByRole("list", { name: "Tus fotos" });
  const order = () =>
    [...list.querySelectorAll("img")].map((image) =>
      image.getAttribute("src")?.slice("/avatars/".length, -".jpg".length),
    );
  return { ...app, list, order, sent: () => app.of("PUT", "/me/photos").map(({ body }) => body) };
}

async function choose(number: number, item: string) {
  fireEvent.click(screen.getByRole("button", { name: `Opciones de la foto ${number}` }));
  fireEvent.click(await screen.findByRole("menuitem", { name: item }));
}

const announced = () => document.querySelector("[data-announcer]")?.textContent;
const menu = (number: number) => screen.getByRole("button", { name: `Opciones de la foto ${number}` });
const answer = async (name: string) =>
  fireEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name }));

const sentOf = (before: string, photos: string) => ({
  before: photosOf(before).map(({ url }) => url),
  photos: photosOf(photos).map(({ url }) => url),
});

describe("the own photos", () => {
  test("are listed in order, with what others do not see, and room for more up to six", async () => {
    const { list } = await open(photosOf("abc", { b: { state: "held" }, c: REJECTED }));
    expect(
      within(list)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["Principal", "En revisión", "Rechazada", "Añadir una foto"]);
  });

  test("are shown as others see them: the first one's square, of the others the portrait", async () => {
    const [first, second] = ["a", "b"].map((name) => `/avatars/${crypto.randomUUID()}/1_${name}-p125`);
    const { list } = await open([first, second].map((path) => ({ url: `${path}.jpg`, hold: null })));
    const light = [...list.querySelectorAll("source")].map((source) => source.getAttribute("srcset"));
    expect(light).toEqual([expect.stringContaining(`${first}_128.webp 128w`), `${second}_portrait_640.webp 640w`]);
  });

  test("that are six leave no room, and the focus to a photo", async () => {
    const { app, server } = await open(photosOf("abcde"));
    screen.getByRole("button", { name: "Añadir una foto" }).focus();
    server.stored = { ...server.stored, photos: photosOf("abcdef") };
    await act(() => app.queries.invalidateQueries());
    await waitFor(() => expect(screen.queryByRole("button", { name: "Añadir una foto" })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Foto 5 de 6" }));
  });

  test("move by their menus, at once and one after the other", async () => {
    const { order, sent } = await open(photosOf("abc"));
    await choose(3, "Usar como principal");
    await waitFor(() => expect(order().join("")).toBe("cab"));
    expect(announced()).toBe("Has soltado la foto en el puesto 1 de 3.");
    await choose(1, "Mover hacia atrás");
    await waitFor(() => expect(order().join("")).toBe("acb"));
    expect(announced()).toBe("Has soltado la foto en el puesto 2 de 3.");
    await waitFor(() => expect(sent()).toEqual([sentOf("abc", "cab"), sentOf("cab", "acb")]));
  });

  test("go after a question; in place of the first comes one that others see", async () => {
    const { order, sent } = await open(photosOf("abc", { b: { state: "held" } }));
    await choose(1, "Quitar");
    const question = within(await screen.findByRole("alertdialog", { name: "¿Quitar esta foto?" }));
    expect(sent()).toEqual([]);
    fireEvent.click(question.getByRole("button", { name: "Quitar la foto" }));
    await waitFor(() => expect(sent()).toEqual([sentOf("abc", "cb")]));
    await waitFor(() => expect(order().join("")).toBe("cb"));
  });

  test("stay where the question is answered with no, and the focus is where it was", async () => {
    const { sent } = await open(photosOf("abc"));
    await choose(2, "Quitar");
    await answer("Cancelar");
    await waitFor(() => expect(document.activeElement).toBe(menu(2)));
    expect(sent()).toEqual([]);
  });

  test("ask before another one is first and the verified mark goes, but not where the first stays", async () => {
    const { order, sent } = await open(photosOf("abc"), undefined, { own: { isVerified: true } });
    await choose(3, "Mover hacia delante");
    await waitFor(() => expect(order().join("")).toBe("acb"));
    await choose(3, "Usar como principal");
    expect(await screen.findByText(/^La insignia de perfil verificado se va/)).toBeTruthy();
    await answer("Cancelar");
    await waitFor(() => expect(document.activeElement).toBe(menu(3)));
    expect(announced()).toBe("");
    await choose(3, "Usar como principal");
    await answer("Cambiar tu foto");
    await waitFor(() => expect(sent()).toEqual([sentOf("abc", "acb"), sentOf("acb", "bac")]));
    await choose(2, "Usar como principal");
    await waitFor(() => expect(order().join(""), "the mark has gone").toBe("abc"));
  });

  test("ask as well while a request for the mark waits, also before the first is removed", async () => {
    const request = { state: "waiting", gesture: "hand_on_ear", until: "2026-05-03T10:30:00.000Z" } as const;
    const { sent } = await open(photosOf("ab"), undefined, { verification: { ...NOT_ASKED, request } });
    await screen.findByText("Estamos en ello");
    await choose(1, "Mover hacia atrás");
    await answer("Cancelar");
    await choose(1, "Quitar");
    expect(await screen.findByText(/^La insignia de perfil verificado se va/)).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  test("that are added elsewhere before the answer about the mark are not lost", async () => {
    const { app, order, sent, server } = await open(photosOf("ab"), undefined, { own: { isVerified: true } });
    await choose(2, "Usar como principal");
    await screen.findByText(/^La insignia de perfil verificado se va/);
    server.stored = { ...server.stored, photos: photosOf("abd") };
    await act(() => app.queries.refetchQueries());
    await answer("Cambiar tu foto");
    await waitFor(() => expect(sent()).toEqual([sentOf("ab", "ba")]));
    expect(order().join("")).toBe("bad");
  });

  test("that move while an older answer is under way do not jump back", async () => {
    let release = () => {};
    const { app, order, server } = await open(
      photosOf("abc"),
      () => new Promise((resolve) => (release = () => resolve({}))),
    );
    await choose(3, "Usar como principal");
    await waitFor(() => expect(order().join("")).toBe("cab"));
    server.stored = { ...server.stored, photos: photosOf("abcd") };
    await act(() => app.queries.refetchQueries());
    await waitFor(() => expect(order().join(""), "with the one that another device added").toBe("cabd"));
    await act(async () => release());
  });

  test("that were changed elsewhere are shown as they are by now", async () => {
    const { order, server } = await open(photosOf("abc"), () => refusal("PHOTOS_CHANGED"));
    server.stored = { ...server.stored, photos: photosOf("ca") };
    await choose(3, "Mover hacia delante");
    expect((await failureToast()).getByText("No hemos podido guardar tus fotos")).toBeTruthy();
    await waitFor(() => expect(order().join("")).toBe("ca"));
  });
});
