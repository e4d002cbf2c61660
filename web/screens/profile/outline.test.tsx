import type { OwnProfile, Profile as Shown } from "@nakamatch/contract/endpoints/profiles";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { id, interest } from "../dashboard/testing.ts";
import { renderSignedIn } from "../signed-in-testing.tsx";
import { Component as Profile } from "./screen.tsx";
import { ownProfile, profileOf } from "./testing.ts";

/** The whole profile, which the button back is the first part of. */
const frame = () => screen.getByRole("button", { name: "Volver" }).parentElement as Element;
/** The outline of the profile without its head, which cards and the preview share. */
const outlineOfRest = () => {
  const copy = frame().cloneNode(true) as Element;
  copy.querySelector("section:has(h1)")?.replaceChildren();
  return outlineOf(copy);
};
const ready = () => waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());

async function openOther(extra: Partial<Shown> = {}, user = {}, answer?: () => unknown) {
  await renderSignedIn(<Profile />, {
    path: `/profile/${id(1)}`,
    route: "/profile/:id",
    user,
    answers: { "GET /people/*": answer ?? (() => profileOf(1, extra)) },
  });
}

async function openOwn(own: Partial<OwnProfile> = {}, answers = {}) {
  await renderSignedIn(<Profile />, {
    path: "/profile/me",
    route: "/profile/:id",
    answers: {
      "GET /me/profile": () => ownProfile(own),
      "GET /me/interests": () => [interest(1, "anime", "One Piece"), interest(2, "juego", "Zelda")],
      ...answers,
    },
  });
}

describe("another person's profile consists of what its outline says", () => {
  test("with everything", async () => {
    await openOther({ hasLiked: true });
    await screen.findByRole("heading", { level: 1, name: "Roronoa Zoro" });
    await ready();
    expect(outlineOf(frame())).toMatchSnapshot();
    expect(document.title).toBe("Zoro1 · Nakamatch");
  });

  test("with nothing but a nickname", async () => {
    await openOther({
      ...{ realName: null, bio: "", age: null, country: null, city: null, gender: null, lookingFor: null },
      ...{ friendshipPreference: [], relationshipPreference: [], distanceKm: null, interests: [], compatibility: 0 },
    });
    await screen.findByRole("heading", { level: 1, name: "Zoro1" });
    await ready();
    expect(outlineOf(frame())).toMatchSnapshot();
  });

  test("of somebody who is hidden, for a moderator", async () => {
    await openOther({ isHidden: true }, { isModerator: true });
    await screen.findByRole("heading", { level: 1, name: "Roronoa Zoro" });
    await ready();
    expect(outlineOf(frame().querySelector("p") as Element)).toMatchSnapshot();
    fireEvent.click(screen.getByRole("button", { name: "Opciones de Zoro1" }));
    expect(outlineOf(await screen.findByRole("menu"))).toMatchSnapshot("menu");
  });

  test("while it loads", async () => {
    await openOther({}, {}, () => new Promise(() => {}));
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeTruthy());
    expect(outlineOf(document.querySelector("[aria-busy]") as Element)).toMatchSnapshot();
    expect(document.title).toBe("Perfil · Nakamatch");
  });

  test("where there is nobody", async () => {
    await openOther({}, {}, () => refusal("PERSON_NOT_FOUND"));
    const heading = await screen.findByRole("heading", { level: 1 });
    expect(outlineOf(heading.parentElement as Element)).toMatchSnapshot();
    expect(document.title).toBe("Perfil no encontrado · Nakamatch");
  });

  test("where it could not be loaded", async () => {
    await openOther({}, {}, () => refusal("INTERNAL"));
    await screen.findByRole("button", { name: "Reintentar" });
    expect(outlineOf(frame())).toMatchSnapshot();
  });

  test("with the photo enlarged", async () => {
    await openOther({ avatarUrl: "/avatars/zoro.jpg" });
    fireEvent.click(await screen.findByRole("button", { name: "Ampliar la imagen de Zoro1" }));
    expect(outlineOf(await screen.findByRole("dialog"))).toMatchSnapshot();
  });
});

describe("the own profile consists of what its outline says", () => {
  test("with everything", async () => {
    await openOwn({ avatarUrl: "/avatars/nami.jpg", isPremium: true });
    await screen.findByRole("heading", { level: 1, name: /^Ana Luz/ });
    await ready();
    expect(outlineOf(frame())).toMatchSnapshot();
  });

  test("its menu", async () => {
    await openOwn();
    fireEvent.click(await screen.findByRole("button", { name: "Opciones de tu perfil" }));
    expect(outlineOf(await screen.findByRole("menu"))).toMatchSnapshot();
  });

  test.each([
    ["held", { state: "held" }],
    ["rejected", { state: "rejected", reason: "impersonation", decisionId: id(5) }],
  ] as const)("with a photo that is %s", async (_state, photoHold) => {
    await openOwn({ photoHold });
    const heading = await screen.findByRole("heading", { level: 2, name: /foto/ });
    expect(outlineOf(heading.closest("section") as Element)).toMatchSnapshot();
  });

  test("with nothing written or chosen", async () => {
    await openOwn({ bio: "" }, { "GET /me/interests": () => [] });
    await screen.findByRole("heading", { level: 1, name: /^Ana Luz/ });
    await ready();
    expect(outlineOfRest()).toMatchSnapshot();
  });

  test("while it loads, and while its titles load", async () => {
    await openOwn(
      {},
      { "GET /me/profile": () => new Promise(() => {}), "GET /me/interests": () => new Promise(() => {}) },
    );
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeTruthy());
    expect(outlineOf(document.querySelector("[aria-busy]") as Element)).toMatchSnapshot();
  });

  test("where it could not be loaded, and where its titles could not", async () => {
    await openOwn({}, { "GET /me/interests": () => refusal("INTERNAL") });
    await screen.findByRole("button", { name: "Reintentar" });
    await screen.findByRole("heading", { level: 1, name: /^Ana Luz/ });
    expect(screen.getByRole("heading", { level: 2, name: /perfil/ })).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Gustos" })).toBeNull();
  });
});
