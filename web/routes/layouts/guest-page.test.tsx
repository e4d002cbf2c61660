import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderInKit } from "../../ui/testing.tsx";
import { GuestPage } from "./guest-page.tsx";

vi.mock("../../shell/theme-switch.tsx", () => ({
  ThemeSwitch: () => {
    throw new Error("broken");
  },
}));

test("a header that crashes leaves the form, and a way home", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  await renderInKit(
    <GuestPage title="Entra" intro="Hola" mood="happy">
      <form aria-label="Entrar" />
    </GuestPage>,
  );
  expect(screen.getByRole("form", { name: "Entrar" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Nakamatch, inicio" }).getAttribute("href")).toBe("/");
  error.mockRestore();
});
