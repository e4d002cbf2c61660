import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { offline } from "../../lib/api-testing.ts";
import { interest } from "../dashboard/testing.ts";
import { renderSignedIn, viewer } from "../signed-in-testing.tsx";
import { Component as Profile } from "./screen.tsx";
import { ownProfile } from "./testing.ts";

const name = (text: string | RegExp) => screen.findByRole("heading", { level: 1, name: text });
const section = (title: string) => within(screen.getByRole("region", { name: title }));

/** Opens the own profile. */
async function openOwn({
  path = "/profile/me",
  user = {},
  own = {},
  interests = [interest(1, "anime", "One Piece")],
} = {}) {
  const app = await renderSignedIn(<Profile />, {
    path,
    user,
    route: "/profile/:id",
    answers: { "GET /me/profile": () => ownProfile(own), "GET /me/interests": () => interests },
  });
  await name(/^Ana Luz/);
  await screen.findByRole("heading", { name: "Gustos" });
  return app;
}

describe("the own profile", () => {
  test("NAV-10 PROFILE-02 PROFILE-05..09 PROFILE-14..16: as others see it", async () => {
    await openOwn();
    const head = section(viewer.nickname);
    expect(head.getByRole("button", { name: "Cambiar tu foto" }).textContent).toBe("N");
    expect(head.getByText(`@${viewer.nickname}`)).toBeTruthy();
    expect(head.getByText(/27 años/)).toBeTruthy();
    expect(head.getByText("Málaga")).toBeTruthy();
    expect(section("Sobre mí").getByText(/Tres espadas/)).toBeTruthy();
    expect(section("Preferencias").getByText("Hombres")).toBeTruthy();
    expect(section("Anime & Manga").getByText("One Piece")).toBeTruthy();
  });

  test("PROFILE-06: the own premium name is golden and crowned too", async () => {
    await openOwn({ own: { isPremium: true } });
    expect(screen.getByText("Ana Luz").className).toContain("gold-name");
    expect(within(await name(/^Ana Luz/)).getByRole("img", { name: "Premium" })).toBeTruthy();
  });

  test("PROFILE-10 PROFILE-11 PROFILE-13 PROFILE-17: has no distance, no like, no compatibility, no sparkle", async () => {
    await openOwn();
    expect(screen.queryByText(/ km/)).toBeNull();
    expect(screen.queryByRole("button", { name: /like/i })).toBeNull();
    expect(screen.queryByRole("meter")).toBeNull();
    expect(document.querySelector("[data-shared]")).toBeNull();
  });

  test("NAV-10: also opens by the own id, in any case", async () => {
    const ownId = "abcdef00-0000-4000-8000-000000000001";
    const { of } = await openOwn({ path: `/profile/${ownId.toUpperCase()}`, user: { id: ownId } });
    expect(screen.getByRole("link", { name: "Editar perfil" })).toBeTruthy();
    expect(of("GET", "/people/*")).toHaveLength(0);
  });

  test("PROFILE-18: Edit profile and Blocked users lead there", async () => {
    const { location, state } = await openOwn();
    const edit = screen.getByRole("link", { name: "Editar perfil" });
    expect(edit.getAttribute("href")).toBe("/profile/edit");
    fireEvent.click(screen.getByRole("link", { name: "Usuarios bloqueados" }));
    await waitFor(() => expect(location()).toBe("/blocked-users"));
    expect(state()).toEqual({ origin: "/profile/me" });
  });

  test("says what is missing where nothing is written or chosen", async () => {
    await openOwn({ own: { bio: "" }, interests: [] });
    expect(screen.getByText(/Aún no has escrito nada/)).toBeTruthy();
    expect(screen.getByText(/Todavía no has elegido ningún título/)).toBeTruthy();
  });

  test("ERR-37: an own profile that cannot be fetched can be tried again", async () => {
    let answer: () => unknown = offline;
    await renderSignedIn(<Profile />, {
      path: "/profile/me",
      route: "/profile/:id",
      answers: { "GET /me/profile": () => answer(), "GET /me/interests": () => [] },
    });
    const retry = await screen.findByRole("button", { name: "Reintentar" });
    answer = () => ownProfile();
    fireEvent.click(retry);
    await name(/^Ana Luz/);
  });
});
