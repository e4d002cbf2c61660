import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { Button } from "./button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog, Lightbox } from "./dialog.tsx";
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
  vi.spyOn(window, "matchMedia").mockReturnValue(Object.assign(new EventTarget(), { matches: true }) as MediaQueryList);
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

describe("beside evidence", () => {
  const words = { fold: "Ver las pruebas", unfold: "Volver" };
  const setWide = (isWide: boolean) =>
    vi
      .spyOn(window, "matchMedia")
      .mockImplementation((media) =>
        Object.assign(new EventTarget(), { media, matches: isWide && media.includes("64rem") } as MediaQueryList),
      );

  /** A dialog about what the page shows, with a picture in the page. */
  function Decision() {
    const [open, setOpen] = useState(true);
    const [isLooking, setIsLooking] = useState(false);
    return (
      <main id="content" tabIndex={-1}>
        <button type="button" data-evidence="" onClick={() => setIsLooking(true)}>
          Foto
        </button>
        <Lightbox open={isLooking} onOpenChange={setIsLooking} label="Grande">
          .
        </Lightbox>
        <Dialog open={open} onOpenChange={setOpen} title="Decidir" beside={words}>
          <textarea aria-label="Notas" />
        </Dialog>
      </main>
    );
  }

  test("at a desk a press on it closes nothing, Tab leads back, and Escape closes its picture first", async () => {
    setWide(true);
    await renderInKit(<Decision />);
    const dialog = await screen.findByRole("dialog", { name: "Decidir" });
    const notes = within(dialog).getByLabelText("Notas");
    await waitFor(() => expect(document.activeElement).toBe(notes));
    expect(screen.queryByRole("button", { name: words.fold })).toBeNull();
    const photo = screen.getByText("Foto");
    for (const type of ["pointerDown", "mouseDown", "pointerUp", "mouseUp", "click"] as const) fireEvent[type](photo);
    const picture = await screen.findByRole("dialog", { name: "Grande" });
    fireEvent.keyDown(document.body, { key: "Escape" });
    await waitFor(() => expect(picture.isConnected).toBe(false));
    expect(dialog.isConnected && dialog.hasAttribute("data-open")).toBe(true);
    photo.focus();
    fireEvent.keyDown(photo, { key: "Tab" });
    expect(document.activeElement).toBe(dialog);
    fireEvent.keyDown(dialog, { key: "Escape" });
    await waitFor(() => expect(dialog.isConnected).toBe(false));
  });

  test("on a phone it folds to its head and back, with what was written", async () => {
    setWide(false);
    await renderInKit(<Decision />);
    const dialog = await screen.findByRole("dialog", { name: "Decidir" });
    const notes = within(dialog).getByLabelText<HTMLTextAreaElement>("Notas");
    fireEvent.change(notes, { target: { value: "Por spam" } });
    const place = dialog.closest("[data-dialog]");
    expect(place?.hasAttribute("data-beside")).toBe(false);
    fireEvent.click(within(dialog).getByRole("button", { name: words.fold, expanded: true }));
    expect(notes.closest("[hidden]")).not.toBeNull();
    expect(place?.hasAttribute("data-beside"), "the page can be used").toBe(true);
    fireEvent.click(within(dialog).getByRole("button", { name: words.unfold, expanded: false }));
    expect(notes.closest("[hidden]")).toBeNull();
    expect(notes.value).toBe("Por spam");
  });
});
