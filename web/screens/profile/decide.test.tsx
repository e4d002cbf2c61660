import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { id } from "../dashboard/testing.ts";
import { renderSignedIn } from "../signed-in-testing.tsx";
import { Component as Profile } from "./screen.tsx";
import { profileOf } from "./testing.ts";

/** The profile of another person, whom a ban hides from members. */
function open({ isModerator, isHidden = false }: { isModerator: boolean; isHidden?: boolean }) {
  let isBanned = isHidden;
  return renderSignedIn(<Profile />, {
    path: `/profile/${id(1)}`,
    route: "/profile/:id",
    user: { isModerator },
    answers: {
      "GET /people/*": () => profileOf(1, { isHidden: isBanned }),
      "PUT /moderation/people/*/ban": () => {
        isBanned = true;
        return { decisionId: id(2), bannedUntil: null };
      },
    },
  });
}

const openMenu = async () => fireEvent.click(await screen.findByRole("button", { name: "Opciones de Zoro1" }));
const entries = async () => (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);

test("PERM-05 OPEN-73: a moderator bans from a profile's menu, and sees that members do not see the person any more", async () => {
  const { of } = await open({ isModerator: true });
  await openMenu();
  expect(await entries()).toContain("Bloquear usuario");
  fireEvent.click(screen.getByRole("menuitem", { name: "Advertir o banear" }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.click(dialog.getByRole("radio", { name: "Permanente" }));
  fireEvent.click(dialog.getByRole("radio", { name: "Foto inapropiada" }));
  fireEvent.click(dialog.getByRole("button", { name: "Banear" }));
  await screen.findByText("Usuario baneado");
  expect(of("PUT", "/moderation/people/*/ban").map(({ params, body }) => [params, body])).toEqual([
    [[id(1)], { reason: "inappropriate_photo", notes: "", duration: "permanent", decisionId: expect.any(String) }],
  ]);
  await waitFor(() => expect(of("GET", "/people/*").length).toBeGreaterThan(1));
  await screen.findByText(/^Ves este perfil porque eres del equipo de moderación/);
});

test("OPEN-73: of somebody whom members do not see, the menu has the decision alone", async () => {
  await open({ isModerator: true, isHidden: true });
  await screen.findByText(/^Ves este perfil porque eres del equipo de moderación/);
  await openMenu();
  expect(await entries()).toEqual(["Advertir o banear"]);
});

test("PERM-06: members have no such entry", async () => {
  await open({ isModerator: false });
  await openMenu();
  expect(await entries()).toEqual(["Bloquear usuario", "Denunciar perfil"]);
});
