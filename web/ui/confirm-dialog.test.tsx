import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { renderInKit } from "./testing.tsx";

async function open(busy: boolean) {
  const onOpenChange = vi.fn();
  const onConfirm = vi.fn();
  const texts = { title: "¿Borrar?", description: "No se puede deshacer.", confirmLabel: "Borrar" };
  await renderInKit(<ConfirmDialog open {...texts} {...{ busy, onOpenChange, onConfirm }} />);
  const dialog = await screen.findByRole("alertdialog", { name: "¿Borrar?" });
  return { onOpenChange, onConfirm, dialog };
}

test("is closed by Escape and by the cancel button, and asks to confirm by the other", async () => {
  const { dialog, onOpenChange, onConfirm } = await open(false);
  fireEvent.keyDown(dialog, { key: "Escape" });
  expect(onOpenChange.mock.calls.map(([isOpen]) => isOpen)).toEqual([false]);
  fireEvent.click(screen.getByRole("button", { name: "Cancelar" }));
  expect(onOpenChange.mock.calls.map(([isOpen]) => isOpen)).toEqual([false, false]);
  expect(onConfirm).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Borrar" }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test("stays open while busy", async () => {
  const { dialog, onOpenChange, onConfirm } = await open(true);
  fireEvent.keyDown(dialog, { key: "Escape" });
  fireEvent.click(screen.getByRole("button", { name: "Cancelar" }));
  fireEvent.click(screen.getByRole("button", { name: /Borrar/ }));
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(onConfirm).not.toHaveBeenCalled();
});
