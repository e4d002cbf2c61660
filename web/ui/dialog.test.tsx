import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { ConfirmDialog, type ConfirmDialogProps } from "./confirm-dialog.tsx";
import { Dialog } from "./dialog.tsx";
import type { DialogProps } from "./dialog-panel.tsx";
import { renderInKit } from "./testing.tsx";

/** A button that opens a dialog, as screens have it. */
function Opener(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Denunciar" description="Cuéntanos qué pasó" {...props} />
    </>
  );
}

async function openDialog(props: Partial<DialogProps> = {}) {
  await renderInKit(<Opener {...props} />);
  screen.getByRole("button", { name: "Abrir" }).focus();
  fireEvent.click(screen.getByRole("button", { name: "Abrir" }));
  return screen.findByRole("dialog", { name: "Denunciar" });
}

const shut = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

test("a dialog is named by its title and described by its text, and shows its actions", async () => {
  const dialog = await openDialog({ children: <p>Elige</p>, actions: <button type="button">Enviar</button> });
  const described = dialog.getAttribute("aria-describedby");
  expect(document.getElementById(described ?? "")?.textContent).toBe("Cuéntanos qué pasó");
  expect(dialog.textContent).toContain("Elige");
  expect(dialog.contains(screen.getByRole("button", { name: "Enviar" }))).toBe(true);
});

test("the close button and Escape close a dialog, and the focus goes back", async () => {
  await openDialog();
  fireEvent.click(screen.getByRole("button", { name: "Cerrar" }));
  await shut();
  const opener = screen.getByRole("button", { name: "Abrir" });
  await waitFor(() => expect(document.activeElement).toBe(opener));
  fireEvent.click(opener);
  fireEvent.keyDown(await screen.findByRole("dialog"), { key: "Escape" });
  await shut();
});

test("a dialog that cannot be dismissed stays open", async () => {
  const dialog = await openDialog({ dismissable: false });
  expect((screen.getByRole("button", { name: "Cerrar" }) as HTMLButtonElement).disabled).toBe(true);
  fireEvent.keyDown(dialog, { key: "Escape" });
  expect(screen.getByRole("dialog", { name: "Denunciar" })).toBe(dialog);
});

async function ask(props: Partial<ConfirmDialogProps> = {}) {
  const onOpenChange = vi.fn();
  const onConfirm = vi.fn();
  await renderInKit(
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title="¿Bloquear a Zoro?"
      description="No volverás a verle."
      confirmLabel="Bloquear"
      onConfirm={onConfirm}
      {...props}
    >
      <p>Se borra el chat</p>
    </ConfirmDialog>,
  );
  const question = screen.getByRole("alertdialog", { name: "¿Bloquear a Zoro?" });
  return { question, onOpenChange, onConfirm };
}

test("a question can be confirmed", async () => {
  const { question, onOpenChange, onConfirm } = await ask();
  expect(question.textContent).toContain("No volverás a verle.");
  expect(question.textContent).toContain("Se borra el chat");
  fireEvent.click(screen.getByRole("button", { name: "Bloquear" }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onOpenChange).not.toHaveBeenCalled();
});

test.each([
  ["Cancelar", {}],
  ["Mejor no", { cancelLabel: "Mejor no" }],
])("a question can be declined by %s", async (name, props) => {
  const { onOpenChange, onConfirm } = await ask(props);
  fireEvent.click(screen.getByRole("button", { name }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  expect(onConfirm).not.toHaveBeenCalled();
});

test("a question whose answer is being sent can be neither answered again nor closed", async () => {
  const { question, onOpenChange, onConfirm } = await ask({ busy: true });
  const confirm = screen.getByRole("button", { name: "Bloquear" });
  expect(confirm.getAttribute("aria-busy")).toBe("true");
  fireEvent.click(confirm);
  fireEvent.click(screen.getByRole("button", { name: "Cancelar" }));
  fireEvent.keyDown(question, { key: "Escape" });
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onOpenChange).not.toHaveBeenCalled();
});
