import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { renderSignedIn } from "../signed-in-testing.tsx";
import { Component as Settings } from "./screen.tsx";

/** The settings of somebody who proves who they are by these ways. */
function openSettings(
  ways: { hasPassword: boolean; providers: string[] },
  answers: Record<string, () => unknown> = {},
) {
  return renderSignedIn(<Settings />, {
    path: "/settings",
    answers: { "GET /session/proof": () => ({ ...ways, isProven: true }), ...answers },
  });
}

const section = async (name: string) => within(await screen.findByRole("region", { name }));

describe("who signs in by a provider", () => {
  test("chooses a password, which has to keep the rule", async () => {
    const ways = { hasPassword: false, providers: ["google"] };
    const { of } = await openSettings(ways, {
      "POST /me/password": () => {
        ways.hasPassword = true;
        return { isSet: true };
      },
    });
    fireEvent.click(await screen.findByRole("button", { name: "Elegir una contraseña" }));
    const password = await section("Contraseña");
    const field = password.getByLabelText(/^Contraseña nueva/);
    const save = password.getByRole("button", { name: "Guardar contraseña" });
    fireEvent.change(field, { target: { value: "weak" } });
    fireEvent.click(save);
    await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
    expect(of("POST", "/me/password")).toEqual([]);
    fireEvent.change(field, { target: { value: "Thousand-5unny" } });
    fireEvent.click(save);
    expect(await screen.findByText("Contraseña guardada")).toBeTruthy();
    expect(of("POST", "/me/password").map((call) => call.body)).toEqual([{ newPassword: "Thousand-5unny" }]);
    expect(await screen.findByRole("button", { name: "Cambiar la contraseña" })).toBeTruthy();
  });

  test("is asked who they are where they signed in a while ago", async () => {
    const { of } = await openSettings(
      { hasPassword: false, providers: ["google"] },
      { "POST /me/password": () => refusal("IDENTITY_NOT_PROVEN") },
    );
    fireEvent.click(await screen.findByRole("button", { name: "Elegir una contraseña" }));
    const password = await section("Contraseña");
    fireEvent.change(password.getByLabelText(/^Contraseña nueva/), { target: { value: "Thousand-5unny" } });
    fireEvent.click(password.getByRole("button", { name: "Guardar contraseña" }));
    expect(await screen.findByText("Antes de elegir una contraseña, confirma que eres tú.")).toBeTruthy();
    expect(of("POST", "/me/password")).toHaveLength(1);
  });

  test("is told that it is the only way in, and cannot unlink it", async () => {
    await openSettings({ hasPassword: false, providers: ["discord"] });
    const others = await section("Otras formas de entrar");
    expect(others.getByText("Discord")).toBeTruthy();
    expect(others.getByText("Es tu única forma de entrar. Elige antes una contraseña.")).toBeTruthy();
    expect(others.queryByRole("button")).toBeNull();
  });

  test("unlinks one of several after a proof; then it is gone", async () => {
    const ways = { hasPassword: false, providers: ["google", "discord"] };
    const { of } = await openSettings(ways, {
      "DELETE /me/providers/google": () => {
        ways.providers = ["discord"];
        return { isUnlinked: true };
      },
    });
    const others = await section("Otras formas de entrar");
    fireEvent.click(others.getByRole("button", { name: "Desvincular: Google" }));
    const dialog = within(await screen.findByRole("dialog", { name: "¿Desvincular Google?" }));
    fireEvent.click(await dialog.findByRole("button", { name: "Desvincular" }));
    expect(await screen.findByText("Ya no entras con Google")).toBeTruthy();
    expect(of("DELETE", "/me/providers/google")).toHaveLength(1);
    await waitFor(() => expect(others.queryByText("Google")).toBeNull());
  });
});

test("who has a password and no provider sees nothing of providers", async () => {
  await openSettings({ hasPassword: true, providers: [] });
  expect(await screen.findByRole("button", { name: "Cambiar la contraseña" })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Otras formas de entrar" })).toBeNull();
});
