import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { emailState, field, nicknameState, open, serveRegistration, server, type } from "./testing.tsx";

serveRegistration();

describe("availability", () => {
  const NICKNAME = "POST /api/v1/accounts/nickname-availability";

  test("REG-14, REG-15, REG-16: unknown, checking, then available or unavailable", async () => {
    await open();
    expect(nicknameState()).toBe("unknown");
    type("Nickname", "ab");
    expect(nicknameState()).toBe("unknown");
    type("Nickname", " Zoro ");
    expect(nicknameState()).toBe("checking");
    expect(screen.getByRole("status").textContent).toBe("Comprobando si está libre...");
    fireEvent.blur(field("Nickname"));
    await waitFor(() => expect(nicknameState()).toBe("available"));
    expect(screen.getByText("¡Zoro está libre!")).toBeTruthy();
    type("Nickname", "Zo ro!");
    expect(nicknameState()).toBe("unavailable");
    expect(server.of(NICKNAME).map(({ body }) => body)).toEqual([{ nickname: "Zoro" }]);
    type("Correo electrónico", "free@example.test");
    expect(screen.getByRole("status").textContent).toBe("Comprobando el correo...");
    fireEvent.blur(field("Correo electrónico"));
    await screen.findByText("Puedes usar este correo.");
  });

  test("REG-12, REG-17: a taken one is refused, on leaving the field", async () => {
    await open();
    type("Nickname", "Luffy");
    fireEvent.blur(field("Nickname"));
    await screen.findByText("Este nickname ya está en uso. Elige otro nickname.");
    expect(nicknameState()).toBe("unavailable");
  });

  test("a slip in the name of a great mail host is asked about, and corrected by one press", async () => {
    await open();
    type("Correo electrónico", "ana@gmial.com");
    fireEvent.blur(field("Correo electrónico"));
    fireEvent.click(await screen.findByRole("button", { name: "¿Querías escribir ana@gmail.com?" }));
    await waitFor(() => expect(document.activeElement).toBe(field("Correo electrónico")));
    expect((field("Correo electrónico") as HTMLInputElement).value).toBe("ana@gmail.com");
    await screen.findByText("Puedes usar este correo.");
    expect(screen.queryByRole("button", { name: /¿Querías/ })).toBeNull();
  });

  test("OPEN-18: typing is checked once, 400 ms after the last key", async () => {
    await open();
    vi.useFakeTimers();
    for (const text of ["Zor", "Zoro", "Zoro_"]) {
      type("Nickname", text);
      await act(async () => vi.advanceTimersByTimeAsync(399));
      expect(nicknameState()).toBe("checking");
      expect(server.of(NICKNAME)).toHaveLength(0);
    }
    await act(async () => vi.advanceTimersByTimeAsync(1));
    expect(server.of(NICKNAME).map(({ body }) => body)).toEqual([{ nickname: "Zoro_" }]);
    vi.useRealTimers();
    await waitFor(() => expect(nicknameState()).toBe("available"));
  });

  test("OPEN-18: an answer about an older text does not count", async () => {
    let answerFirst = (_answer: unknown) => {};
    server.answers[NICKNAME] = ({ body }) =>
      (body as { nickname: string }).nickname === "Zoro"
        ? new Promise((resolve) => (answerFirst = resolve))
        : { available: false, reason: "banned" };
    await open();
    type("Nickname", "Zoro");
    await waitFor(() => expect(server.of(NICKNAME)).toHaveLength(1));
    type("Nickname", "Zorro");
    await waitFor(() => expect(nicknameState()).toBe("unavailable"));
    await act(async () => answerFirst({ available: true, reason: null }));
    expect(nicknameState()).toBe("unavailable");
    expect(screen.getByText("El nickname contiene palabras no permitidas")).toBeTruthy();
  });

  test("REG-32, REG-33, REG-34: an e-mail in use is told, with a link to log in", async () => {
    const { router } = await open();
    expect(emailState()).toBe("unknown");
    type("Correo electrónico", "taken@example.test");
    expect(emailState()).toBe("checking");
    fireEvent.blur(field("Correo electrónico"));
    await waitFor(() => expect(emailState()).toBe("unavailable"));
    expect(screen.getByText("Este correo ya está en uso")).toBeTruthy();
    fireEvent.click(screen.getByRole("link", { name: "¿Es tuyo? Inicia sesión" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
    expect(router.state.location.state, "it goes along").toEqual({ email: "taken@example.test" });
  });
});
