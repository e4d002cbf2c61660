import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { push } from "../../lib/socket-testing.ts";
import { openModeration, reported } from "./testing.ts";

const key = (name: string, init = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...init });
const focused = () => (document.activeElement as HTMLElement | null)?.dataset.case;
const DISMISS = "/moderation/people/*/dismissal";
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
    expect(screen.getByRole("button", { name: "Ocultar denuncias sobre Usopp" })).toBeTruthy();
    key("o");
    await screen.findByRole("button", { name: "Ver denuncias sobre Usopp" });
  });

  test.each([
    ["b", "dialog", "Decidir sobre Robin", "Baneo"],
    ["w", "dialog", "Decidir sobre Robin", "Advertencia"],
    ["d", "alertdialog", "¿Descartar las denuncias sobre Robin?", undefined],
  ])(
    "%s opens the dialog for a decision about the case, over which no shortcut works",
    async (name, role, title, type) => {
      await open();
      key("j");
      key(name);
      const dialog = within(await screen.findByRole(role));
      expect(dialog.getByRole("heading", { name: title })).toBeTruthy();
      if (type) expect(dialog.getByRole<HTMLInputElement>("radio", { name: type }).checked).toBe(true);
      key(type ? "d" : "b");
      expect(screen.queryAllByRole(type ? "alertdialog" : "dialog")).toHaveLength(0);
    },
  );

  test("/ leads to the search, where all are letters; elsewhere ? shows the shortcuts", async () => {
    await open();
    key("?");
    fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Cerrar" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    key("/");
    for (const name of ["j", "o", "b", "?", "/"]) key(name);
    expect(document.activeElement).toBe(screen.getByRole("searchbox"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test.each([
    ["Win32", "Ctrl ↵"],
    ["MacIntel", "⌘ ↵"],
  ])("the sheet has the key of %s that sends a dialog, %s", async (platform, name) => {
    vi.spyOn(navigator, "platform", "get").mockReturnValue(platform);
    await open();
    key("?");
    const help = within(await screen.findByRole("dialog"));
    expect(help.getByText(name).closest("dt")?.nextSibling?.textContent).toBe(es.moderation.shortcuts.list.send);
  });

  test("say why they do nothing", async () => {
    await openModeration({
      cases: [
        reported(0, { isDeleted: true }),
        reported(1, { claim: { moderator: "Zoro", isMine: false, until: "2099-01-01T12:15:00.000Z" } }),
        reported(2, { isWithOperator: true }),
      ],
    });
    await screen.findByRole("heading", { name: "Usopp" });
    const { noneChosen, noWarning, first, last } = es.moderation.nothingDone;
    const said = () =>
      screen
        .getAllByRole("status")
        .map(({ textContent }) => textContent)
        .at(-1);
    const steps: [string, string][] = [
      ["b", noneChosen],
      ["k", noneChosen],
      ["j", ""],
      ["w", noWarning],
      ["k", first],
      ["j", ""],
      ["d", "Con Zoro, hasta 12:15"],
      ["j", ""],
      ["b", es.moderation.claim.operator],
      ["j", last],
    ];
    for (const [name, reason] of steps) {
      key(name);
      await waitFor(() => expect(said(), name).toBe(reason));
    }
  });

  test("with a case open, j and k open the one beside it", async () => {
    const { location } = await open();
    key("o");
    await waitFor(() => expect(location(), "without one chosen, the first").toContain(id(0)));
    expect(focused()).toBe(id(0));
    key("j");
    await waitFor(() => expect(location()).toContain(id(1)));
    expect(focused()).toBe(id(1));
    key("k");
    await waitFor(() => expect(location()).toContain(id(0)));
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

describe("with a case open, b, w and d are about that case alone", () => {
  /** Opens Robin's case, with the focus elsewhere. */
  async function openRobin() {
    const opened = await openModeration({ cases: [reported(0), reported(1)] });
    await screen.findByRole("heading", { name: "Robin" });
    await push("claim.passed", { personId: id(0), name: "Robin", moderator: "Zoro", as: "received" });
    fireEvent.click(await screen.findByRole("button", { name: "Abrir el caso" }));
    await screen.findByText("De @Testigo1");
    return opened;
  }
  const entry = (name: string) => screen.getByRole("listitem", { name });
  const asked = async () => within(await screen.findByRole("alertdialog")).getByRole("heading").textContent;
  const ABOUT_ROBIN = "¿Descartar las denuncias sobre Robin?";

  test("when a hand-over has opened it and another has the focus", async () => {
    const { of } = await openRobin();
    entry("Usopp").focus();
    key("d");
    expect(await asked()).toBe(ABOUT_ROBIN);
    fireEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Descartar denuncias" }));
    await waitFor(() => expect(of("PUT", DISMISS).map(({ params }) => params[0])).toEqual([id(0)]));
  });

  test("MOD-10 after another entry's Ban button, which opens its own case before the dialog", async () => {
    const { location } = await openRobin();
    const gavel = within(entry("Usopp")).getByRole("button", { name: "Banear a Usopp" });
    gavel.focus();
    fireEvent.click(gavel);
    const dialog = await screen.findByRole("dialog", { name: "Decidir sobre Usopp" });
    expect(location()).toContain(id(1));
    fireEvent.keyDown(dialog, { key: "Escape" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByRole("button", { name: "Ocultar denuncias sobre Usopp" })).toBeTruthy();
    key("d");
    expect(await asked()).toBe("¿Descartar las denuncias sobre Usopp?");
  });

  test("when new cases have taken the focus", async () => {
    const { server } = await openRobin();
    server.cases = [reported(2), ...server.cases];
    await push("moderation.changed", {});
    fireEvent.click(await screen.findByRole("button", { name: "Mostrar 1 caso nuevo" }));
    await waitFor(() => expect(focused()).toBe(id(2)));
    key("d");
    expect(await asked()).toBe(ABOUT_ROBIN);
  });

  test("which a question does not outlive: a case that is opened over it closes it", async () => {
    await openRobin();
    key("d");
    await asked();
    await push("claim.passed", { personId: id(1), name: "Usopp", moderator: "Zoro", as: "received" });
    fireEvent.click(await screen.findByRole("button", { name: "Abrir el caso", hidden: true }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  });

  test("and with none open they open the focused one; the question has both names, as its heading", async () => {
    const { location } = await openModeration({ cases: [reported(0, { realName: "Nico Robin" })] });
    await screen.findByRole("heading", { name: "Nico Robin" });
    key("j");
    key("d");
    expect(await asked()).toBe("¿Descartar las denuncias sobre Nico Robin (@Robin)?");
    expect(location()).toContain(id(0));
  });
});

describe("they leave alone", () => {
  test("keys of the browser, and keys that are held down", async () => {
    await open();
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }]) key("j", init);
    expect(focused()).toBeUndefined();
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
