import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { Dialog } from "./dialog.tsx";
import { renderInKit } from "./testing.tsx";
import { useErrorToast, useToast, useToastsOfScreen } from "./toast.tsx";
import type { ToastMessage } from "./toast-types.ts";

const region = () => screen.getByRole("region", { name: "Notificaciones" });
const toasts = () => [...region().querySelectorAll<HTMLElement>("[data-variant]")];
const texts = () => toasts().map(({ textContent }) => textContent);

/** A screen with a button per message. */
function Screen({ messages, path }: { messages: readonly ToastMessage[]; path?: string }) {
  const toast = useToast();
  useToastsOfScreen(path ?? "/");
  return messages.map((message, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the messages do not change
    <button key={index} type="button" onClick={() => toast(message)}>
      show {index}
    </button>
  ));
}

async function open(...messages: ToastMessage[]) {
  await renderInKit(<Screen messages={messages} />);
  return (index = 0) => {
    fireEvent.click(screen.getByText(`show ${index}`));
  };
}

test("the region is a live region before anything is shown in it; an error interrupts what is read until the next toast", async () => {
  const show = await open({ title: "Error", variant: "destructive" }, { title: "Match" });
  const live = () => region().getAttribute("aria-live");
  expect([live(), region().textContent]).toEqual(["polite", ""]);
  show(0);
  expect(live()).toBe("assertive");
  show(1);
  expect(live()).toBe("polite");
  expect(texts(), "the next one replaces it").toEqual(["Match"]);
});

test("the same message again keeps its toast, has its whole time again, and is announced again", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const show = await open({ title: "Elemento añadido", variant: "success" });
  show();
  const [first] = toasts();
  const words = within(first!).getByText("Elemento añadido");
  await act(() => vi.advanceTimersByTimeAsync(2000));
  show();
  expect(toasts()).toEqual([first]);
  expect(words.isConnected, "the words are new elements in the live region").toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(texts()).toEqual(["Elemento añadido"]);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(toasts()).toEqual([]);
});

test.each([
  ["default", 5000],
  ["success", 3000],
  ["destructive", 8000],
] as const)(
  "ERR-01: a toast of the variant %s is shown as such and closes after %d ms, with a timeout of 0 not by itself",
  async (variant, ms) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const show = await open({ title: "Aviso", variant }, { title: "Permanente", variant, timeout: 0 });
    show(0);
    expect(toasts().map(({ dataset }) => dataset.variant)).toEqual([variant]);
    await act(() => vi.advanceTimersByTimeAsync(ms - 500));
    expect(texts()).toEqual(["Aviso"]);
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(toasts()).toEqual([]);
    show(1);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(texts()).toEqual(["Permanente"]);
  },
);

test.each<[string, (toast: HTMLElement) => void, (toast: HTMLElement) => void]>([
  ["the pointer", (toast) => fireEvent.mouseEnter(toast), (toast) => fireEvent.mouseLeave(toast)],
  [
    "the focus",
    (toast) => act(() => within(toast).getByRole("button").focus()),
    () => act(() => screen.getByText("show 0").focus()),
  ],
])("a toast stays while it has %s", async (_, hold, release) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const show = await open({ title: "Aviso" });
  show();
  const box = toasts()[0]!.parentElement!;
  hold(box);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(texts()).toEqual(["Aviso"]);
  release(box);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(toasts()).toEqual([]);
});

test.each<[string, string, (button: HTMLElement) => unknown]>([
  ["its action", "Deshacer", (button) => fireEvent.click(button)],
  ["its button", "Cerrar", (button) => fireEvent.click(button)],
  ["Escape", "Cerrar", (button) => fireEvent.keyDown(button, { key: "Escape" })],
])("a toast closed by %s gives the focus back, or to the page where what had it is gone", async (end, name, close) => {
  const undo = vi.fn();
  await renderInKit(
    <main id="content" tabIndex={-1}>
      <Screen messages={[{ title: "Oculto", action: { label: "Deshacer", onPress: undo } }]} />
      <input aria-label="Buscar" />
    </main>,
  );
  const opener = screen.getByText("show 0");
  for (const before of [opener, screen.getByRole("textbox")]) {
    fireEvent.click(opener);
    before.focus();
    const button = within(region()).getByRole("button", { name });
    act(() => button.focus());
    if (before !== opener) before.remove();
    close(button);
    expect(toasts()).toEqual([]);
    expect(document.activeElement).toBe(before === opener ? opener : screen.getByRole("main"));
  }
  expect(undo).toHaveBeenCalledTimes(end === "its action" ? 2 : 0);
});

function Walk({ messages }: { messages: readonly ToastMessage[] }) {
  const [path, setPath] = useState("/matches");
  return (
    <>
      <Screen messages={messages} path={path} />
      <button type="button" onClick={() => setPath(`${path}/next`)}>
        go on
      </button>
    </>
  );
}

test("a toast goes with its screen; one that announces the move with the next one; one with an action stays", async () => {
  const action = { label: "Deshacer", onPress: () => {} };
  await renderInKit(
    <Walk
      messages={[
        { title: "Like enviado" },
        { title: "Sesión cerrada", announcesMove: true },
        { title: "Oculto", action },
      ]}
    />,
  );
  const goOn = () => fireEvent.click(screen.getByText("go on"));
  fireEvent.click(screen.getByText("show 0"));
  expect(texts()).toEqual(["Like enviado"]);
  goOn();
  expect(toasts()).toEqual([]);
  fireEvent.click(screen.getByText("show 1"));
  goOn();
  expect(texts()).toEqual(["Sesión cerrada"]);
  goOn();
  expect(toasts()).toEqual([]);
  fireEvent.click(screen.getByText("show 2"));
  goOn();
  expect(texts()).toEqual(["OcultoDeshacer"]);
});

function Form() {
  const { fail, clearError } = useErrorToast();
  return (
    <>
      <button type="button" onClick={() => fail("First name is required")}>
        fail
      </button>
      <button type="button" onClick={clearError}>
        clear
      </button>
    </>
  );
}

function Page() {
  const [isThere, setIsThere] = useState(true);
  return (
    <>
      {isThere && <Form />}
      <button type="button" onClick={() => setIsThere(false)}>
        leave
      </button>
      <Screen messages={[{ title: "Saved" }]} />
    </>
  );
}

test.each(["clear", "leave"])("the toast of an error goes with its cause (%s), and no other does", async (end) => {
  await renderInKit(<Page />);
  const press = (...names: string[]) => {
    for (const name of names) fireEvent.click(screen.getByText(name));
  };
  press("fail", "fail");
  expect(texts()).toEqual(["First name is required"]);
  press("show 0", end);
  expect(texts()).toEqual(["Saved"]);
  cleanup();
  await renderInKit(<Page />);
  press("fail", end);
  expect(toasts()).toEqual([]);
});

test("typing or choosing something corrects an error, so its toast goes; another one stays", async () => {
  const show = await open({ title: "Formato no válido", variant: "destructive" }, { title: "Guardado" });
  for (const [index, left] of [[], ["Guardado"]].entries()) {
    for (const correct of [fireEvent.input, fireEvent.change]) {
      show(index);
      act(() => void correct(document.body));
      expect(texts()).toEqual(left);
    }
  }
});

function WithDialog({ messages }: { messages: readonly ToastMessage[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Screen messages={messages} />
      <button type="button" onClick={() => setOpen(!isOpen)}>
        dialog
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Filtros" />
    </>
  );
}

test("an opening dialog closes a toast, unless that announces it; one shown in it is above it, and stays there", async () => {
  await renderInKit(
    <WithDialog messages={[{ title: "Hola" }, { title: "Match", announcesDialog: true }, { title: "Añadido" }]} />,
  );
  const press = (name: string) => fireEvent.click(screen.getByText(name));
  const isAbove = () => toasts()[0]?.parentElement?.hasAttribute("data-above");
  press("show 0");
  expect(isAbove()).toBe(false);
  press("dialog");
  await screen.findByRole("dialog");
  expect(texts()).toEqual([]);
  press("show 2");
  expect(isAbove()).toBe(true);
  press("dialog");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect([texts(), isAbove()]).toEqual([["Añadido"], true]);
  press("show 0");
  expect(isAbove()).toBe(false);
  press("show 1");
  press("dialog");
  await screen.findByRole("dialog");
  expect([texts(), isAbove()]).toEqual([["Match"], true]);
});

test("the notice of a dialog with buttons below is at the top wherever there is room beside it", async () => {
  const show = await open({ title: "Hola", announcesDialog: true }, { title: "Match", isAtTop: true });
  const places = [0, 1].map((at) => {
    show(at);
    return toasts()[0]?.parentElement?.getAttribute("data-above");
  });
  expect(places).toEqual(["phones", "always"]);
});

test("on a screen whose buttons are below, toasts are at the top", async () => {
  await renderInKit(
    <>
      <WithDialog messages={[{ title: "Hola" }]} />
      <main data-toasts-above="" />
    </>,
  );
  fireEvent.click(screen.getByText("show 0"));
  expect(toasts()[0]?.parentElement?.getAttribute("data-above")).toBe("always");
});

test("a toast that cannot be drawn does not keep the next ones from being shown", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  function Broken(): never {
    throw new Error("broken");
  }
  const show = await open({ title: "Like", description: <Broken /> }, { title: "Match" });
  show(0);
  expect(toasts()).toEqual([]);
  expect(log.mock.calls.map(([message]) => message)).toContain("The toast crashed");
  show(1);
  expect(texts()).toEqual(["Match"]);
});

test("an action that shows another toast gives the focus back too", async () => {
  const next = () => fireEvent.click(screen.getByText("show 1"));
  const show = await open({ title: "Oculto", action: { label: "Deshacer", onPress: next } }, { title: "Vuelve" });
  const opener = screen.getByText("show 0");
  show();
  opener.focus();
  const button = within(region()).getByRole("button", { name: "Deshacer" });
  act(() => button.focus());
  fireEvent.click(button);
  expect(texts()).toEqual(["Vuelve"]);
  expect(document.activeElement).toBe(opener);
});
