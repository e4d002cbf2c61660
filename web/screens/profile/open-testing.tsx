import type { OwnProfile, Profile as Shown } from "@nakamatch/contract/endpoints/people/profiles";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { interest } from "../dashboard/testing.ts";
import { Component as Own } from "../own-profile/screen.tsx";
import { renderSignedIn, type SignedIn } from "../signed-in-testing.tsx";
import { Component as Profile } from "./screen.tsx";
import { ownProfile, profileOf } from "./testing.ts";

type Setup = Partial<SignedIn>;

/** Opens Zoro1's profile. */
export function openOther(extra: Partial<Shown> = {}, { answers, ...setup }: Setup = {}) {
  const profile = profileOf(1, extra);
  return renderSignedIn(<Profile />, {
    path: `/profile/${profile.id}`,
    route: "/profile/:id",
    ...setup,
    answers: { "GET /people/*": () => profile, ...answers },
  });
}

/** Opens the own profile; tests may change `stored`. */
export async function openOwn(own: Partial<OwnProfile> = {}, { answers, ...setup }: Setup = {}) {
  const stored = { own: ownProfile(own) };
  const app = await renderSignedIn(<Own />, {
    path: "/profile/me",
    route: "/profile/me",
    screens: [{ path: "/profile/:id", element: <Profile /> }],
    ...setup,
    answers: {
      "GET /me/profile": () => stored.own,
      "GET /me/shelf": () => ({ pinned: [], statuses: [] }),
      "GET /me/interests": () => [interest(1, "anime", "One Piece"), interest(2, "juego", "Zelda")],
      ...answers,
    },
  });
  return { ...app, stored };
}

/** The heading with the name. */
export const named = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name });
export const section = (name: string) => within(screen.getByRole("region", { name }));
export const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
/** Waits for the button's busy state. */
export const busy = (name: string, is: "true" | null = "true") =>
  waitFor(() => expect(screen.getByRole("button", { name }).getAttribute("aria-busy")).toBe(is));

/** Waits until the whole profile is rendered. */
export async function loaded() {
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  return screen.getByRole("button", { name: "Volver" }).closest("[class~=mx-auto]") as Element;
}

/** Chooses an item of the menu. */
export async function choose(menu: string, item: string) {
  fireEvent.click(await screen.findByRole("button", { name: `Opciones de ${menu}` }));
  fireEvent.click(await screen.findByRole("menuitem", { name: item }));
}

/** The menu's items. */
export async function itemsOf(menu: string) {
  fireEvent.click(await screen.findByRole("button", { name: `Opciones de ${menu}` }));
  return (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
}
