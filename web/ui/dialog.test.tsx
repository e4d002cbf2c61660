import { fireEvent, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { expect, test, vi } from "vitest";
import { Button } from "./button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog } from "./dialog.tsx";
import { SearchField } from "./search-field.tsx";
import { Segmented } from "./segmented.tsx";
import { renderInKit } from "./testing.tsx";

/** A button that opens a dialog. */
function Opener({ dismissable }: { dismissable?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Denunciar" dismissable={dismissable} />
    </>
  );
}

async function openDialog() {
  const opener = screen.getByRole("button", { name: "Abrir" });
  opener.focus();
  fireEvent.click(opener);
  return { opener, dialog: await screen.findByRole("dialog", { name: "Denunciar" }) };
}

test.each<[string, (dialog: HTMLElement) => unknown]>([
  ["the close button", () => fireEvent.click(screen.getByRole("button", { name: "Cerrar" }))],
  ["Escape", (dialog) => fireEvent.keyDown(dialog, { key: "Escape" })],
])("%s closes a dialog, and the focus goes back", async (_, close) => {
  await renderInKit(<Opener />);
  const { opener, dialog } = await openDialog();
  close(dialog);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test("closing a dialog that a shortcut opened returns the focus to the list entry, not to a field in it", async () => {
  const Entry = () => {
    const [open, setOpen] = useState(false);
    return (
      <section aria-label="Caso" tabIndex={-1} onKeyDown={() => setOpen(true)}>
        <textarea aria-label="Nota" />
        <Dialog open={open} onOpenChange={setOpen} title="Denunciar" />
      </section>
    );
  };
  await renderInKit(<Entry />);
  const entry = screen.getByRole("region", { name: "Caso" });
  entry.focus();
  fireEvent.keyDown(entry, { key: "b" });
  fireEvent.click(await screen.findByRole("button", { name: "Cerrar" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(entry));
});

const radios = (checked: string) => (
  <Segmented
    label="Tipo"
    options={["A", "B"].map((value) => ({ value, label: value }))}
    value={checked}
    onValueChange={() => {}}
  />
);

test.each<[string, ReactNode, string | null]>([
  ["a field that it begins with, its text chosen", <input key="" aria-label="Nombre" defaultValue="Cerca" />, "Cerca"],
  [
    "a field after hidden ones",
    [<input key="a" type="hidden" />, <input key="b" aria-label="Bio" defaultValue="Bio" />],
    "Bio",
  ],
  ["the chosen one of several", radios("B"), "B"],
  ["the first of several", radios(""), "A"],
  [
    "itself, where buttons come before a field",
    [<Button key="a">Pausar</Button>, <input key="b" aria-label="Clave" />],
    null,
  ],
  ["itself, without fields", "Texto", null],
])("a dialog begins at %s", async (_, content, value) => {
  await renderInKit(
    <Dialog open onOpenChange={() => {}} title="Guardar" actions={<Button>Cancelar</Button>}>
      {content}
    </Dialog>,
  );
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  const focused = document.activeElement as HTMLInputElement;
  if (value === null) return expect(focused).toBe(dialog);
  expect(focused.value).toBe(value);
  if (focused.type === "text") expect([focused.selectionStart, focused.selectionEnd]).toEqual([0, value.length]);
});

test("on a touch device a dialog does not begin at its search, whose keyboard would cover what is found", async () => {
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  await renderInKit(
    <Dialog open onOpenChange={() => {}} title="Preguntas">
      <SearchField label="Buscar" value="" onValueChange={() => {}} />
    </Dialog>,
  );
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => expect(document.activeElement).toBe(dialog));
});

test.each([
  [false, "Cancelar"],
  [true, "Borrar"],
])("a question begins at its safe answer, unless Enter shall confirm it (%s)", async (confirmsOnEnter, name) => {
  await renderInKit(
    <ConfirmDialog
      open
      confirmsOnEnter={confirmsOnEnter}
      onOpenChange={() => {}}
      title="¿Borrar?"
      confirmLabel="Borrar"
      onConfirm={() => {}}
    />,
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name })));
});

test("a dialog that cannot be dismissed stays open", async () => {
  await renderInKit(<Opener dismissable={false} />);
  const { dialog } = await openDialog();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Cerrar" }).disabled).toBe(true);
  fireEvent.keyDown(dialog, { key: "Escape" });
  expect(screen.getByRole("dialog")).toBe(dialog);
});

test.each([
  [false, [[false], [false], ["confirmed"]]],
  [true, []],
])("a question can be declined, closed and confirmed, but not while its answer is sent (%s)", async (busy, answers) => {
  const told = vi.fn();
  const texts = { title: "¿Borrar?", description: "No se puede deshacer.", confirmLabel: "Borrar" };
  await renderInKit(
    <ConfirmDialog
      {...texts}
      open
      busy={busy}
      onOpenChange={(open) => told(open)}
      onConfirm={() => told("confirmed")}
    />,
  );
  fireEvent.keyDown(await screen.findByRole("alertdialog", { name: "¿Borrar?" }), { key: "Escape" });
  fireEvent.click(screen.getByRole("button", { name: "Cancelar" }));
  fireEvent.click(screen.getByRole("button", { name: "Borrar" }));
  expect(told.mock.calls).toEqual(answers);
});
