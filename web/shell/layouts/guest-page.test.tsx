import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInKit } from "../../ui/testing.tsx";
import { useToast } from "../../ui/toast.tsx";
import { GuestPage } from "./guest-page.tsx";

function Show() {
  const toast = useToast();
  return (["success", "destructive"] as const).map((variant) => (
    <button key={variant} type="button" onClick={() => toast({ title: "Aviso", variant })}>
      {variant}
    </button>
  ));
}

test("Koma takes part in what happens: sad with an error, glad with a success, as before once the toast is gone", async () => {
  const { container } = await renderInKit(
    <GuestPage meta="Entra en Nakamatch" title="Entra" intro="Hola" mood="curious">
      <Show />
    </GuestPage>,
  );
  const koma = () => container.querySelector("main svg[viewBox='0 -6 108 126']")!.innerHTML;
  const shown = (variant: "success" | "destructive") => {
    fireEvent.click(screen.getByText(variant));
    return koma();
  };
  const curious = koma();
  expect(new Set([curious, shown("destructive"), shown("success")]).size).toBe(3);
  fireEvent.click(screen.getByRole("button", { name: "Cerrar" }));
  expect(koma()).toBe(curious);
});
