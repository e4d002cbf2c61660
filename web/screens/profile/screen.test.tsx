import type { Profile as Shown } from "@nakamatch/contract/endpoints/profiles";
import type { ErrorCode } from "@nakamatch/contract/errors";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { offline, refusal } from "../../lib/api-testing.ts";
import { id } from "../dashboard/testing.ts";
import { renderSignedIn } from "../signed-in-testing.tsx";
import { Component as Profile } from "./screen.tsx";
import { profileOf } from "./testing.ts";

// A browser draws the confetti.

const name = (text: string | RegExp) => screen.findByRole("heading", { level: 1, name: text });
const section = (title: string) => within(screen.getByRole("region", { name: title }));

/** Opens another person's profile. */
async function open(extra: Partial<Shown> = {}, state: unknown = { origin: "/matches" }) {
  const profile = profileOf(1, extra);
  const app = await renderSignedIn(<Profile />, {
    path: `/profile/${profile.id}`,
    route: "/profile/:id",
    state,
    answers: {
      "GET /people/*": () => profile,
      "PUT /people/*/like": () => ({ hasLiked: true, isMatch: false, isNewMatch: false }),
      "DELETE /people/*/like": () => ({ hasLiked: false }),
    },
  });
  await name(new RegExp(`^${profile.realName ?? profile.nickname}`));
  return app;
}

describe("another person's profile", () => {
  test("NAV-09 PROFILE-05 PROFILE-07..10: name, age, @nickname, flag, city and distance", async () => {
    const { of } = await open();
    expect(of("GET", "/people/*").map(({ params }) => params)).toEqual([[id(1)]]);
    const head = section("Zoro1");
    expect(head.getByRole("heading", { level: 1 }).textContent).toBe("Roronoa Zoro");
    expect(head.getByText("@Zoro1")).toBeTruthy();
    expect(head.getByText(/27 años/)).toBeTruthy();
    expect(head.getByRole("img", { name: "España" }).querySelector("img")?.src).toContain("/es.png");
    expect(head.getByText("Málaga")).toBeTruthy();
    expect(head.getByText("a 12 km")).toBeTruthy();
    await waitFor(() => expect(document.title).toBe("Zoro1 · Nakamatch"));
  });

  test("PROFILE-05: without a real name the nickname is the name", async () => {
    await open({ realName: null });
    expect(await name("Zoro1")).toBeTruthy();
  });

  test("PROFILE-06: a premium name is golden and crowned, another one is not", async () => {
    await open({ isPremium: true });
    expect(screen.getByText("Roronoa Zoro").className).toContain("gold-name");
    expect(within(await name(/Roronoa/)).getByRole("img", { name: "Premium" })).toBeTruthy();
  });

  test("PROFILE-06: an ordinary name is neither", async () => {
    await open();
    expect(screen.getByText("Roronoa Zoro").className).not.toContain("gold-name");
    expect(within(await name(/Roronoa/)).queryByRole("img")).toBeNull();
  });

  test("PROFILE-07 PROFILE-09 PROFILE-10: what is not known is left out", async () => {
    await open({ age: null, country: null, city: null, distanceKm: null });
    const head = section("Zoro1");
    expect(head.queryByText(/años/)).toBeNull();
    expect(head.queryByText(/km/)).toBeNull();
    expect(head.queryByRole("img", { name: "España" })).toBeNull();
  });

  test("PROFILE-02 PROFILE-04: a press on the photo enlarges it in a circle; Escape gives the focus back", async () => {
    await open({ avatarUrl: "/avatars/zoro.jpg" });
    const photo = screen.getByRole("button", { name: "Ampliar la imagen de Zoro1" });
    expect(photo.querySelector("img")?.getAttribute("src")).toBe("/avatars/zoro.jpg");
    photo.focus();
    fireEvent.click(photo);
    const overlay = await screen.findByRole("dialog", { name: "Foto de Zoro1" });
    const enlarged = within(overlay).getByRole("img", { name: "Foto de Zoro1" });
    expect(enlarged.getAttribute("src")).toBe("/avatars/zoro.jpg");
    expect(enlarged.closest(".rounded-full")).not.toBeNull();
    fireEvent.keyDown(overlay, { key: "Escape" });
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Foto de Zoro1" })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(photo));
  });

  test("PROFILE-02: without a photo there is the letter", async () => {
    await open();
    expect(screen.getByRole("button", { name: "Ampliar la imagen de Zoro1" }).textContent).toBe("Z");
  });

  test("PROFILE-11: like, and take it back", async () => {
    const { of } = await open();
    fireEvent.click(screen.getByRole("button", { name: "Dar like a Zoro1" }));
    fireEvent.click(await screen.findByRole("button", { name: "Quitar like a Zoro1" }));
    expect(await screen.findByRole("button", { name: "Dar like a Zoro1" })).toBeTruthy();
    await waitFor(() => expect(of("DELETE", "/people/*/like")).toHaveLength(1));
    expect(of("PUT", "/people/*/like").map(({ params }) => params)).toEqual([[id(1)]]);
  });

  test("PROFILE-13: the compatibility, explained as on the card, and what the two share first", async () => {
    await open();
    const bar = screen.getByRole("meter", { name: "Compatibilidad 2 de tus 3 gustos: 1 anime y 1 juego" });
    expect(bar.getAttribute("aria-valuenow")).toBe("67");
    const shared = section("Compatibilidad");
    expect(shared.getByRole("heading", { name: "2 gustos en común" })).toBeTruthy();
    const titles = within(shared.getByRole("list", { name: "Gustos en común" })).getAllByRole("listitem");
    expect(titles.map(({ textContent }) => textContent)).toEqual(["One Piece, Anime & Manga", "Zelda, Videojuegos"]);
    const about = screen.getByRole("region", { name: "Sobre mí" });
    expect(bar.compareDocumentPosition(about) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test("PROFILE-14: about me with the bio in its lines, gender and intention", async () => {
    await open();
    expect(section("Sobre mí").getByText(/Tres espadas/).textContent).toBe("Tres espadas\ny ningún mapa");
    const info = section("Información personal");
    expect(info.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["Género", "Busca"]);
    expect(info.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["Hombre", "Ambas"]);
  });

  test("PROFILE-14: markup in a bio is text, and a run of empty lines is one", async () => {
    await open({ bio: "<img src=x onerror=alert(1)>\n\n\n\n\nfin" });
    const bio = section("Sobre mí").getByText(/onerror/);
    expect(bio.textContent).toBe("<img src=x onerror=alert(1)>\n\nfin");
    expect(bio.childElementCount).toBe(0);
  });

  test("PROFILE-14: a profile without bio, gender and intention says so", async () => {
    await open({ bio: " ", gender: null, lookingFor: null, friendshipPreference: [], relationshipPreference: [] });
    expect(section("Sobre mí").getByText(/Aún no ha escrito nada/)).toBeTruthy();
    expect(section("Información personal").getAllByText("Sin indicar")).toHaveLength(2);
    expect(screen.queryByRole("region", { name: "Preferencias" })).toBeNull();
  });

  test.each([
    ["amistad", { "Para una amistad": ["Mujeres", "Otros géneros"] }],
    ["relacion", { "Para una relación": ["Hombres"] }],
    ["ambas", { "Para una amistad": ["Mujeres", "Otros géneros"], "Para una relación": ["Hombres"] }],
  ] as const)("PROFILE-15: who looks for %s has these targets", async (lookingFor, expected) => {
    await open({ lookingFor });
    const preferences = section("Preferencias");
    const terms = preferences.getAllByRole("term").map(({ textContent }) => textContent);
    expect(terms).toEqual(Object.keys(expected));
    const lists = preferences
      .getAllByRole("definition")
      .map(({ children }) => [...children].map((each) => each.textContent));
    expect(lists).toEqual(Object.values(expected));
  });

  test("PROFILE-15: an empty list says that nobody is meant", async () => {
    await open({ lookingFor: "amistad", friendshipPreference: [] });
    expect(section("Preferencias").getByRole("definition").textContent).toBe("Nadie por ahora");
  });

  test("PROFILE-16 PROFILE-17: titles by kind with their count; shared ones sparkle, in words too, others do not", async () => {
    await open();
    const groups = within(screen.getByRole("region", { name: "Gustos" })).getAllByRole("region");
    expect(groups.map((group) => within(group).getByRole("heading", { level: 3 }).textContent)).toEqual([
      "Anime & Manga2",
      "Videojuegos1",
    ]);
    const titles = groups.flatMap((group) => within(group).getAllByRole("listitem"));
    expect(titles.map((each) => [each.textContent, each.querySelector("[data-shared]") !== null])).toEqual([
      ["One Piece, en común contigo", true],
      ["Bleach", false],
      ["Zelda, en común contigo", true],
    ]);
    expect(screen.getByText("También te gusta a ti")).toBeTruthy();
  });

  test("PROFILE-16 PROFILE-17: without titles it says so, and explains no sparkle", async () => {
    await open({ interests: [], compatibility: 0 });
    expect(section("Gustos").getByText("Todavía no ha elegido ningún título.")).toBeTruthy();
    expect(screen.queryByText("También te gusta a ti")).toBeNull();
  });

  test("PROFILE-18: another's profile has neither Edit nor Blocked users", async () => {
    await open();
    expect(screen.queryByRole("link", { name: "Editar perfil" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Usuarios bloqueados" })).toBeNull();
  });

  test("PERM-12: a moderator who sees a hidden person is told why, and cannot like them", async () => {
    await open({ isHidden: true });
    expect(screen.getByText(/Ves este perfil porque eres del equipo de moderación/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /like/ })).toBeNull();
  });
});

describe("back", () => {
  test("PROFILE-01: opens the origin", async () => {
    const { location } = await open({}, { origin: "/dashboard?sort=compatibility" });
    fireEvent.click(screen.getByRole("button", { name: "Volver" }));
    await waitFor(() => expect(location()).toBe("/dashboard?sort=compatibility"));
  });

  test.each([
    ["no origin", null],
    ["an origin outside", { origin: "//evil.example" }],
    ["an origin that is no path", { origin: "javascript:alert(1)" }],
    ["something else", { origin: 7 }],
  ])("PROFILE-01: with %s opens the dashboard", async (_what, state) => {
    const { location } = await open({}, state);
    fireEvent.click(screen.getByRole("button", { name: "Volver" }));
    await waitFor(() => expect(location()).toBe("/dashboard"));
  });
});

describe("nobody", () => {
  async function openMissing(code: ErrorCode, state: unknown = { origin: "/chats" }) {
    const app = await renderSignedIn(<Profile />, {
      path: "/profile/nobody",
      route: "/profile/:id",
      state,
      answers: { "GET /people/*": () => refusal(code) },
    });
    return app;
  }

  test.each(["PERSON_NOT_FOUND", "VALIDATION_FAILED"] as const)(
    "PROFILE-19 PROFILE-20: %s is Perfil no encontrado, and Volver leaves it",
    async (code) => {
      const { location } = await openMissing(code);
      await name("Perfil no encontrado");
      fireEvent.click(screen.getByRole("button", { name: "Volver" }));
      await waitFor(() => expect(location()).toBe("/chats"));
    },
  );

  test("PROFILE-20: without an origin Volver opens the dashboard, and the dead address is not in the history", async () => {
    const { location, back } = await openMissing("PERSON_NOT_FOUND", null);
    await name("Perfil no encontrado");
    fireEvent.click(screen.getByRole("button", { name: "Volver" }));
    await waitFor(() => expect(location()).toBe("/dashboard"));
    await back();
    expect(location()).toBe("/dashboard");
  });

  test("PROFILE-19: an answer that does not come is not nobody, and can be tried again", async () => {
    let answer: () => unknown = offline;
    await renderSignedIn(<Profile />, {
      path: `/profile/${id(1)}`,
      route: "/profile/:id",
      answers: { "GET /people/*": () => answer() },
    });
    const retry = await screen.findByRole("button", { name: "Reintentar" });
    expect(screen.queryByText("Perfil no encontrado")).toBeNull();
    answer = () => profileOf(1);
    fireEvent.click(retry);
    await name("Roronoa Zoro");
  });
});
