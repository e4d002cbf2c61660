import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { openModeration, reported } from "./testing.ts";

const key = (name: string, init = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...init });
const focused = () => (document.activeElement as HTMLElement | null)?.dataset.case;
const id = (number: number) => reported(number).person.id;

async function open() {
  const opened = await openModeration({ cases: [reported(0), reported(1), reported(2)] });
  await screen.findByRole("heading", { name: "Robin" });
  return opened;
}

describe("keyboard shortcuts", () => {
  test("j and k go from case to case, and stay at the ends", async () => {
    await open();
    const visited = ["j", "j", "j", "j", "k", "k", "k"].map((name) => {
      key(name);
      return focused();
    });
    expect(visited).toEqual([0, 1, 2, 2, 1, 0, 0].map(id));
  });

  test("o opens the case with the focus and closes it", async () => {
    await open();
    key("j");
    key("j");
    key("o");
    await screen.findByText("De @Testigo1");
    expect(screen.getByRole("button", { name: "Ocultar denuncias de Usopp" })).toBeTruthy();
    key("o");
    await screen.findByRole("button", { name: "Ver denuncias de Usopp" });
  });

  test.each([
    ["b", "Baneo"],
    ["w", "Advertencia"],
  ])("%s opens the dialog for a decision about the case", async (name, type) => {
    await open();
    key("j");
    key(name);
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByRole("heading", { name: "Decidir sobre Robin" })).toBeTruthy();
    expect(dialog.getByRole<HTMLInputElement>("radio", { name: type }).checked).toBe(true);
  });

  test("d asks whether to dismiss the reports", async () => {
    await open();
    key("j");
    key("d");
    expect(await screen.findByRole("heading", { name: "¿Descartar las denuncias sobre Robin?" })).toBeTruthy();
  });

  test("/ leads to the search, where ? is a letter; elsewhere ? shows the shortcuts", async () => {
    await open();
    key("?");
    fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Cerrar" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    key("/");
    expect(document.activeElement).toBe(screen.getByRole("searchbox"));
  });

  test("nothing happens without a case, nor for another moderator's", async () => {
    await openModeration({
      cases: [reported(0, { claim: { moderator: "Zoro", isMine: false, until: "2099-01-01T00:00:00.000Z" } })],
    });
    await screen.findByRole("heading", { name: "Robin" });
    for (const name of ["b", "w", "d", "o"]) key(name);
    expect(screen.queryByRole("dialog")).toBeNull();
    key("j");
    for (const name of ["b", "w", "d"]) key(name);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });
});

describe("they leave alone", () => {
  test("what is typed", async () => {
    await open();
    screen.getByRole("searchbox").focus();
    for (const name of ["j", "o", "b", "?", "/"]) key(name);
    expect(document.activeElement).toBe(screen.getByRole("searchbox"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("keys of the browser, and keys that are held down", async () => {
    await open();
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }]) key("j", init);
    expect(focused()).toBeUndefined();
  });

  test("an open dialog", async () => {
    await open();
    key("j");
    key("b");
    await screen.findByRole("dialog");
    key("d");
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  test("somebody who has turned them off, in the next visit too", async () => {
    await open();
    fireEvent.click(screen.getByRole("button", { name: "Atajos de teclado" }));
    const help = within(await screen.findByRole("dialog"));
    fireEvent.click(help.getByRole("switch", { name: "Usar los atajos de teclado" }));
    fireEvent.click(help.getByRole("button", { name: "Cerrar" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    key("j");
    expect(focused()).toBeUndefined();
    expect(localStorage.getItem("nakamatch-moderation-shortcuts")).toBe("off");
  });
});
