import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { id } from "../dashboard/testing.ts";
import { personOf, reported } from "../moderation/testing.ts";
import { choose, itemsOf, openOther } from "./open-testing.tsx";
import { profileOf } from "./testing.ts";

const user = { isModerator: true };

test("PERM-05 OPEN-73: a moderator bans from a profile's menu, and sees that members do not see the person any more", async () => {
  let isHidden = false;
  const undoable = { decisionId: id(2), action: "ban", personId: id(1), nickname: "Zoro1", left: 9_000 };
  const { of } = await openOther(
    {},
    {
      user,
      answers: {
        "GET /people/*": () => profileOf(1, { isHidden }),
        "GET /moderation/people/*": () => personOf(reported(1), { language: "fr" }),
        "PUT /moderation/people/*/ban": () => {
          isHidden = true;
          return { decisionId: id(2), bannedUntil: null };
        },
        "GET /moderation/undoable": () => ({ undoable }),
        "DELETE /moderation/decisions/*": () => {
          isHidden = false;
          return { decisionId: id(3), reopened: null };
        },
      },
    },
  );
  await choose("Zoro1", "Advertir o banear");
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/Su idioma: Francés/)).toBeTruthy();
  fireEvent.click(dialog.getByRole("radio", { name: "Permanente" }));
  fireEvent.click(dialog.getByRole("radio", { name: "Foto inapropiada" }));
  fireEvent.click(dialog.getByRole("button", { name: "Banear" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(of("PUT", "/moderation/people/*/ban").map(({ params, body }) => [params, body])).toEqual([
    [[id(1)], { reason: "inappropriate_photo", notes: "", duration: "permanent", decisionId: expect.any(String) }],
  ]);
  await waitFor(() => expect(of("GET", "/people/*").length).toBeGreaterThan(1));
  await screen.findByText(/^Ves este perfil porque eres del equipo de moderación/);
  const bar = within(await screen.findByRole("region", { name: "Deshacer la decisión" }));
  expect(bar.getByText("Has baneado a Zoro1")).toBeTruthy();
  fireEvent.click(bar.getByRole("button", { name: "Deshacer" }));
  await waitFor(() => expect(screen.queryByText(/^Ves este perfil porque/)).toBeNull());
  expect(of("DELETE", "/moderation/decisions/*").map(({ params }) => params)).toEqual([[id(2)]]);
});

test("a moderator reads the decisions about a person, on demand", async () => {
  const { location } = await openOther({}, { user });
  await choose("Zoro1", "Decisiones sobre esta persona");
  await waitFor(() => expect(location()).toBe(`/moderation/bans?tab=log&personId=${id(1)}`));
});

test("PERM-12 OPEN-73: of a person whom members do not see, a moderator is told why, and can only decide", async () => {
  await openOther({ isHidden: true }, { user });
  await screen.findByText(/^Ves este perfil porque eres del equipo de moderación/);
  expect(screen.queryByRole("button", { name: /like/ })).toBeNull();
  expect(await itemsOf("Zoro1")).toEqual(["Advertir o banear", "Decisiones sobre esta persona"]);
});

test("PERM-06 PROFILE-12: members can block and report another person, and neither decide nor delete", async () => {
  await openOther();
  expect(await itemsOf("Zoro1")).toEqual(["Denunciar perfil", es.safety.block.action]);
});
