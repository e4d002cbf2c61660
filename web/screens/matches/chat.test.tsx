import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { failureToast } from "../signed-in-testing.tsx";
import { answerWith, id, match, openMatches } from "./testing.tsx";

const press = async () => fireEvent.click(await screen.findByRole("button", { name: "Chatear con Robin1" }));

test.each([
  ["MATCH-16 ERR-46", "created", "Chat creado"],
  ["MATCH-15 ERR-46", "recovered", "Chat recuperado"],
  ["MATCH-15", "opened", null],
])("MATCH-15, MATCH-16, ERR-46: (%s) a chat that was %s opens with its toast, if any", async (_row, outcome, text) => {
  const answer = () => ({ chat: { id: id(7) }, outcome });
  const { of, location } = await openMatches({ mutual: [match(1)] }, { "POST /chats": answer });
  await press();
  await waitFor(() => expect(location()).toBe(`/chats?chat=${id(7)}`));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Chatear con Robin1" })).toBeNull());
  if (text) expect(await screen.findByText(text), "it comes along to the chat").toBeTruthy();
  else expect(document.querySelector("[data-variant]")).toBeNull();
  expect(of("POST", "/chats")[0]?.body).toEqual({ personId: id(101) });
});

test.each([
  ["who has gone to another screen stays there", "/dashboard", "/dashboard"],
  ["who has only chosen another list comes to the chat", "/matches?list=likedMe", `/chats?chat=${id(7)}`],
])("MATCH-16: until the chat is there, %s", async (_who, elsewhere, end) => {
  let answer = () => {};
  const { of, goTo, location } = await openMatches(
    { mutual: [match(1)] },
    {
      "POST /chats": () =>
        new Promise((resolve) => (answer = () => resolve({ chat: { id: id(7) }, outcome: "created" }))),
    },
  );
  await press();
  await waitFor(() => expect(of("POST", "/chats")).toHaveLength(1));
  await goTo(elsewhere);
  await act(async () => answer());
  expect(await screen.findByText("Chat creado")).toBeTruthy();
  expect(location()).toBe(end);
});

test("MATCH-17 ERR-42: does not open the chat of a person blocked on another device since the list came", async () => {
  const lists = { mutual: [match(1)] };
  const { location } = await openMatches(
    {},
    { "GET /matches": (call) => answerWith(lists, call), "POST /chats": () => refusal("CHAT_REFUSED_BLOCKED") },
  );
  const button = await screen.findByRole("button", { name: "Chatear con Robin1" });
  // Blocked; without the event, this tab learns of it by the refusal.
  lists.mutual = [];
  fireEvent.click(button);
  const toast = await failureToast();
  expect(toast.getByText("Acceso denegado")).toBeTruthy();
  expect(toast.getByText("No puedes acceder a este chat porque has bloqueado al usuario")).toBeTruthy();
  expect(location()).toBe("/matches");
});

test.each([
  ["ERR-43", refusal("CHAT_NOT_FOUND"), "No se pudo verificar el chat existente"],
  ["ERR-44", refusal("NOT_MATCHED"), /^No se pudo crear el chat: .+/],
  ["ERR-45", refusal("UNAVAILABLE"), "No se pudo procesar la acción del chat"],
  ["the limit", refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: 42 }), /Inténtalo de nuevo en 42 segundos/],
])("ERR-43, ERR-44, ERR-45: (%s) a chat that is refused says why", async (_row, answer, text) => {
  const { location } = await openMatches({ mutual: [match(1)] }, { "POST /chats": () => answer });
  await press();
  const toast = await failureToast();
  expect(toast.getByText(text)).toBeTruthy();
  expect(toast.queryByText("Acceso denegado")).toBeNull();
  expect(location()).toBe("/matches");
});
