import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderInKit } from "../../ui/testing.tsx";
import { useToast } from "../../ui/toast.tsx";
import type { ToastVariant } from "../../ui/toast-types.ts";
import { GuestPage } from "./guest-page.tsx";

vi.mock("../theme-switch.tsx", () => ({
  ThemeSwitch: () => {
    throw new Error("broken");
  },
}));

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

test("a header that crashes leaves the form, and a way home", async () => {
  await renderInKit(
    <GuestPage meta="Entra en Nakamatch" title="Entra" intro="Hola" mood="happy">
      <form noValidate aria-label="Entrar" />
    </GuestPage>,
  );
  expect(screen.getByRole("form", { name: "Entrar" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Nakamatch, inicio" }).getAttribute("href")).toBe("/");
});

function Show({ variant }: { variant: ToastVariant }) {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast({ title: "Aviso", variant })}>
      {variant}
    </button>
  );
}

test("Koma takes part in what happens: sad with an error, glad with a success, as before once the toast is gone", async () => {
  const { container } = await renderInKit(
    <GuestPage meta="Entra en Nakamatch" title="Entra" intro="Hola" mood="curious">
      <Show variant="success" />
      <Show variant="destructive" />
    </GuestPage>,
  );
  const koma = () => container.querySelector("main svg[viewBox='0 -6 108 126']")!.innerHTML;
  const curious = koma();
  const shown = (variant: "success" | "destructive") => {
    fireEvent.click(screen.getByText(variant));
    return koma();
  };
  const sad = shown("destructive");
  const glad = shown("success");
  expect(new Set([curious, sad, glad]).size).toBe(3);
  fireEvent.click(screen.getByRole("button", { name: "Cerrar" }));
  expect(koma()).toBe(curious);
});
