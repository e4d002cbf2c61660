import { es } from "@nakamatch/phrases/es";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { outlineOfToast } from "../../lib/outline-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { id } from "../dashboard/testing.ts";
import { busy, choose, named, openOther, press } from "./open-testing.tsx";
import { profileOf } from "./testing.ts";

/** A server that hides the person once blocked. */
async function open(block: () => unknown = () => ({ isBlocked: true })) {
  const server = { isBlocked: false };
  const app = await openOther(
    {},
    {
      answers: {
        "GET /people/*": () => (server.isBlocked ? refusal("PERSON_NOT_FOUND") : profileOf(1)),
        "PUT /people/*/block": block,
      },
    },
  );
  await named("Roronoa Zoro");
  return { ...app, server, blocks: () => app.of("PUT", "/people/*/block").map(({ params }) => params) };
}

async function ask() {
  await choose("Zoro1", es.safety.block.action);
  return screen.findByRole("alertdialog", { name: "¿Bloquear a Zoro1?" });
}

test("blocks the person after a question, says so, and leaves the profile", async () => {
  const { blocks, location } = await open();
  await ask();
  expect(blocks()).toEqual([]);
  press("Bloquear");
  await screen.findByText("Has bloqueado a Zoro1");
  expect(outlineOfToast()).toContain("<[accent on-accent]>");
  await waitFor(() => expect(location()).toBe("/dashboard"));
  expect(blocks()).toEqual([[id(1)]]);
});

test("the question is busy until the person is blocked; who has left the profile by then stays where they are", async () => {
  const { promise, resolve } = Promise.withResolvers();
  const { goTo, location } = await open(() => promise);
  const question = await ask();
  press("Bloquear");
  await busy("Bloquear");
  fireEvent.keyDown(question, { key: "Escape" });
  expect(screen.getByRole("alertdialog")).toBe(question);
  await goTo("/matches");
  await act(async () => resolve({ isBlocked: true }));
  expect(await screen.findByText("Has bloqueado a Zoro1")).toBeTruthy();
  expect(location()).toBe("/matches");
});

test.each([
  ["INTERNAL", es.chats.errors.blockError],
  ["TOO_MANY_REQUESTS", es.errors.codes.TOO_MANY_REQUESTS],
] as const)("a block that fails with %s says what to do", async (code, text) => {
  await open(() => refusal(code));
  await ask();
  press("Bloquear");
  await screen.findByText(text);
  expect(outlineOfToast()).toContain("danger");
});

test("closes a profile whose person is blocked on another device", async () => {
  const { server } = await open();
  server.isBlocked = true;
  await push("blocks.changed", { personId: id(1), isBlocked: true });
  await named("Perfil no encontrado");
  expect(screen.queryByText("Roronoa Zoro")).toBeNull();
});
