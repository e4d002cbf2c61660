import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { failureToast } from "../signed-in-testing.tsx";
import { answerWith, id, match, openMatches } from "./testing.tsx";

describe("the chat button", () => {
  test.each([
    ["MATCH-16 ERR-46", "created", "Chat creado"],
    ["MATCH-15 ERR-46", "recovered", "Chat recuperado"],
  ])("MATCH-15, MATCH-16, ERR-46: (%s) a chat that was %s opens with its toast", async (_row, outcome, text) => {
    const { of, location } = await openMatches(
      { mutual: [match(1)] },
      { "POST /chats": () => ({ chat: { id: id(7) }, outcome }) },
    );
    fireEvent.click(await screen.findByRole("button", { name: "Chatear con Robin1" }));
    await waitFor(() => expect(location()).toBe(`/chats?chat=${id(7)}`));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Chatear con Robin1" })).toBeNull());
    expect(await screen.findByText(text), "it comes along to the chat").toBeTruthy();
    expect(of("POST", "/chats")[0]?.body).toEqual({ personId: id(101) });
  });

  test("MATCH-15: one that was open already opens without a toast", async () => {
    const { location } = await openMatches(
      { mutual: [match(1)] },
      { "POST /chats": () => ({ chat: { id: id(7) }, outcome: "opened" }) },
    );
    fireEvent.click(await screen.findByRole("button", { name: "Chatear con Robin1" }));
    await waitFor(() => expect(location()).toBe(`/chats?chat=${id(7)}`));
    expect(document.querySelector("[data-variant]")).toBeNull();
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
    fireEvent.click(await screen.findByRole("button", { name: "Chatear con Robin1" }));
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
      {
        "GET /matches": (call) => answerWith(lists, call),
        "POST /chats": () =>
          lists.mutual.length > 0 ? { chat: { id: id(7) }, outcome: "opened" } : refusal("CHAT_REFUSED_BLOCKED"),
      },
    );
    const button = await screen.findByRole("button", { name: "Chatear con Robin1" });
    // The event is lost: without it this tab learns of the block by the refusal.
    lists.mutual = [];
    fireEvent.click(button);
    const toast = await failureToast();
    expect(toast.getByText("Acceso denegado")).toBeTruthy();
    expect(toast.getByText("No puedes acceder a este chat porque has bloqueado al usuario")).toBeTruthy();
    expect(location()).toBe("/matches");
  });

  test.each([
    ["ERR-43", "CHAT_NOT_FOUND", "No se pudo verificar el chat existente"],
    ["ERR-45", "UNAVAILABLE", "No se pudo procesar la acción del chat"],
  ] as const)("ERR-43, ERR-45: (%s) %s is refused with its text", async (_row, code, text) => {
    const { location } = await openMatches({ mutual: [match(1)] }, { "POST /chats": () => refusal(code) });
    fireEvent.click(await screen.findByRole("button", { name: "Chatear con Robin1" }));
    const notice = (await screen.findByText(text)).closest("[data-variant]");
    expect(notice?.getAttribute("data-variant")).toBe("destructive");
    expect(notice?.textContent).not.toContain("Acceso denegado");
    expect(location()).toBe("/matches");
  });

  test("when the limit refuses it, the toast tells when to come back", async () => {
    await openMatches(
      { mutual: [match(1)] },
      { "POST /chats": () => refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: 42 }) },
    );
    fireEvent.click(await screen.findByRole("button", { name: "Chatear con Robin1" }));
    expect(await screen.findByText(/Inténtalo de nuevo en 42 segundos/)).toBeTruthy();
    expect(screen.queryByText("No se pudo procesar la acción del chat")).toBeNull();
  });

  test("ERR-44: a chat that cannot be created shows the server's reason", async () => {
    await openMatches({ mutual: [match(1)] }, { "POST /chats": () => refusal("NOT_MATCHED") });
    fireEvent.click(await screen.findByRole("button", { name: "Chatear con Robin1" }));
    const text = (await screen.findByText(/^No se pudo crear el chat: /)).textContent ?? "";
    expect(text.length).toBeGreaterThan("No se pudo crear el chat: ".length);
  });
});
