import type { Profile } from "@nakamatch/contract/endpoints/profiles";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { renderSignedIn } from "../signed-in-testing.tsx";
import { OtherProfile } from "./other-profile.tsx";

const id = "20000000-0000-4000-8000-000000000001";

const profile: Profile = {
  id,
  nickname: "Robin",
  avatarUrl: null,
  isPremium: false,
  age: 28,
  country: null,
  city: null,
  realName: null,
  bio: "Arqueóloga",
  gender: "mujer",
  lookingFor: "amistad",
  friendshipPreference: ["otro"],
  relationshipPreference: [],
  distanceKm: null,
  compatibility: 40,
  hasLiked: false,
  interests: [],
  viewerInterests: 3,
  isHidden: false,
};

/** A server on which the person is gone for the viewer once they are blocked. */
function open(extra: Partial<Profile> = {}) {
  const server = { isBlocked: false, untilAnswered: Promise.resolve() };
  const opened = renderSignedIn(<OtherProfile personId={id} />, {
    path: `/profile/${id}`,
    answers: {
      "GET /people/*": () => (server.isBlocked ? refusal("PERSON_NOT_FOUND") : { ...profile, ...extra }),
      "PUT /people/*/block": async () => {
        await server.untilAnswered;
        server.isBlocked = true;
        return { isBlocked: true };
      },
    },
  });
  return opened.then((page) => ({ ...page, server }));
}

test("blocks the person from the options menu after a question, and leaves the profile", async () => {
  const { of, location } = await open();
  await screen.findByText("Arqueóloga");
  fireEvent.click(screen.getByRole("button", { name: "Opciones de Robin" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Bloquear usuario" }));
  const dialog = await screen.findByRole("alertdialog", { name: "¿Bloquear a Robin?" });
  expect(of("PUT", "/people/*/block")).toEqual([]);
  fireEvent.click(within(dialog).getByRole("button", { name: "Bloquear" }));
  await waitFor(() => expect(location()).toBe("/dashboard"));
  expect(of("PUT", "/people/*/block").map(({ params }) => params)).toEqual([[id]]);
});

test("who has left the profile before the answer stays where they are", async () => {
  const { of, goTo, location, server } = await open();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.untilAnswered = promise;
  fireEvent.click(await screen.findByRole("button", { name: "Opciones de Robin" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Bloquear usuario" }));
  const dialog = await screen.findByRole("alertdialog", { name: "¿Bloquear a Robin?" });
  fireEvent.click(within(dialog).getByRole("button", { name: "Bloquear" }));
  await waitFor(() => expect(of("PUT", "/people/*/block")).toHaveLength(1));
  await goTo("/matches");
  await act(async () => resolve());
  expect(await screen.findByText("Has bloqueado a Robin")).toBeTruthy();
  expect(location()).toBe("/matches");
});

test("closes a profile whose person is blocked on another device", async () => {
  const { server } = await open();
  await screen.findByText("Arqueóloga");
  server.isBlocked = true;
  await push("blocks.changed", { personId: id, isBlocked: true });
  expect(await screen.findByRole("heading", { name: "Perfil no encontrado" })).toBeTruthy();
  expect(screen.queryByText("Arqueóloga")).toBeNull();
});

test("offers a moderator nothing that is refused for a person who is hidden", async () => {
  await open({ isHidden: true });
  await screen.findByText("Arqueóloga");
  expect(screen.queryByRole("button", { name: "Opciones de Robin" })).toBeNull();
});
