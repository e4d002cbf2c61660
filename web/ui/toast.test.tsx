import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { renderInKit } from "./testing.tsx";
import { useErrorToast, useToast, useToastsOfScreen } from "./toast.tsx";
import { readToast, type ToastMessage } from "./toast-store.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

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

test.each(["default", "success", "destructive"] as const)(
  "ERR-01: a toast of the variant %s is shown as such",
  async (variant) => {
    const show = await open({ title: "Foto actualizada", description: "Lista", variant });
    show();
    expect(toasts().map(({ dataset }) => dataset.variant)).toEqual([variant]);
    expect(texts()).toEqual(["Foto actualizadaLista"]);
  },
);

test("a toast without a variant is a default one", async () => {
  const show = await open({ title: "Match" });
  show();
  expect(toasts()[0]?.dataset.variant).toBe("default");
});

test("the region is a live region before anything is shown in it", async () => {
  await open();
  expect(region().getAttribute("aria-live")).toBe("polite");
  expect(region().textContent).toBe("");
});

test("there is one toast at a time: a new one replaces the last", async () => {
  const show = await open({ title: "Like enviado", variant: "success" }, { title: "Error", variant: "destructive" });
  show(0);
  show(1);
  expect(texts()).toEqual(["Error"]);
});

test("the same message again keeps its toast, has its whole time again, and is announced again", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const show = await open({ title: "Elemento añadido", variant: "success" });
  show();
  const [first] = toasts();
  const words = within(first!).getByText("Elemento añadido");
  await act(() => vi.advanceTimersByTimeAsync(4000));
  show();
  expect(toasts()).toEqual([first]);
  expect(words.isConnected, "the words are new elements in the live region").toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(texts()).toEqual(["Elemento añadido"]);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(toasts()).toEqual([]);
});

test.each([
  ["default", 5000],
  ["success", 5000],
  ["destructive", 8000],
] as const)("a toast of the variant %s closes after %d ms", async (variant, ms) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const show = await open({ title: "Aviso", variant });
  show();
  await act(() => vi.advanceTimersByTimeAsync(ms - 500));
  expect(texts()).toEqual(["Aviso"]);
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(toasts()).toEqual([]);
});

test("a toast stays while its button has the pointer or the focus, and one with a timeout of 0 until it is closed", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const show = await open({ title: "Aviso" }, { title: "Permanente", timeout: 0 });
  show(0);
  const button = () => within(region()).getByRole("button", { name: "Cerrar" });
  fireEvent.pointerEnter(button());
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(texts()).toEqual(["Aviso"]);
  fireEvent.pointerLeave(button());
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(toasts()).toEqual([]);
  show(1);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(texts()).toEqual(["Permanente"]);
});

test("closing a toast by keyboard gives the focus back", async () => {
  const show = await open({ title: "Match" });
  const opener = screen.getByText("show 0");
  opener.focus();
  show();
  const button = within(region()).getByRole("button", { name: "Cerrar" });
  act(() => button.focus());
  fireEvent.click(button);
  expect(toasts()).toEqual([]);
  expect(document.activeElement).toBe(opener);
});

test("a toast that cannot be drawn does not keep the next ones from being shown", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  function Broken(): never {
    throw new Error("broken");
  }
  const show = await open({ title: <Broken /> }, { title: "Match" });
  show(0);
  expect(toasts()).toEqual([]);
  expect(log.mock.calls.map(([message]) => message)).toContain("The toast crashed");
  show(1);
  expect(texts()).toEqual(["Match"]);
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

test("a toast goes with its screen, and one that announces the move goes with the next one", async () => {
  await renderInKit(<Walk messages={[{ title: "Like enviado" }, { title: "Sesión cerrada", announcesMove: true }]} />);
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
});

test("no toast outlives the app", async () => {
  const { unmount } = await renderInKit(<Screen messages={[{ title: "Match" }]} />);
  fireEvent.click(screen.getByText("show 0"));
  unmount();
  expect(readToast()).toBeNull();
});

function Form() {
  const { fail, clearError } = useErrorToast();
  return (
    <>
      <button type="button" onClick={() => fail("First name is required")}>
        fail
      </button>
      <button type="button" onClick={() => fail("Last name is required")}>
        fail otherwise
      </button>
      <button type="button" onClick={clearError}>
        clear
      </button>
    </>
  );
}

function Page() {
  const [isThere, setIsThere] = useState(true);
  const toast = useToast();
  return (
    <>
      {isThere && <Form />}
      <button type="button" onClick={() => setIsThere(false)}>
        leave
      </button>
      <button type="button" onClick={() => toast({ title: "Saved" })}>
        save
      </button>
    </>
  );
}

test.each([["clear"], ["leave"]])("the toast of an error goes with its cause (%s), and no other does", async (end) => {
  await renderInKit(<Page />);
  fireEvent.click(screen.getByText("fail"));
  fireEvent.click(screen.getByText("fail otherwise"));
  expect(texts()).toEqual(["Last name is required"]);
  fireEvent.click(screen.getByText(end));
  expect(toasts()).toEqual([]);
  if (end === "leave") return;
  fireEvent.click(screen.getByText("fail"));
  fireEvent.click(screen.getByText("save"));
  fireEvent.click(screen.getByText("clear"));
  expect(texts()).toEqual(["Saved"]);
});

test("a toast makes way for what a screen shows later in its place", async () => {
  const show = await open({ title: "Chat creado" });
  show();
  const [toast] = toasts();
  expect(toast?.style.left).toBe("0.75rem");
  const send = document.createElement("button");
  send.type = "button";
  send.textContent = "Send";
  let place = new DOMRect(12, innerHeight - 72, 360, 60);
  for (const element of [toast!, send]) vi.spyOn(element, "getBoundingClientRect").mockImplementation(() => place);
  vi.spyOn(toast!, "offsetWidth", "get").mockReturnValue(360);
  vi.spyOn(toast!, "offsetHeight", "get").mockReturnValue(60);
  document.elementFromPoint = (x, y) => (x < 400 && y > innerHeight - 72 ? send : document.body);
  screen.getByText("show 0").after(send);
  await waitFor(() => expect(toast?.style.right).toBe("0.75rem"));
  expect(toast?.style.left).toBe("");

  // Once: it does not jump back when something comes below its second place, too.
  place = new DOMRect(innerWidth - 372, innerHeight - 72, 360, 60);
  document.elementFromPoint = (x, y) => (x >= 400 && y > innerHeight - 72 ? send : document.body);
  screen.getByText("show 0").after(document.createElement("p"));
  for (let frames = 0; frames < 3; frames++) await act(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  expect(toast?.style.right).toBe("0.75rem");
  // The same message again does.
  show();
  expect(toast?.style.left).toBe("0.75rem");
});

test("a toast stays in its corner when what it made way for is gone, and leaves it to the next one", async () => {
  const show = await open({ title: "Chat creado" }, { title: "Me gusta enviado" });
  const button = screen.getByText("show 0");
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(360);
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(60);
  const below = new DOMRect(12, innerHeight - 72, 360, 60);
  const rect = vi.spyOn(button, "getBoundingClientRect").mockReturnValue(below);
  document.elementFromPoint = (x, y) => (x < 400 && y > innerHeight - 72 ? button : document.body);
  vi.spyOn(performance, "now").mockReturnValue(1e9);
  show();
  expect(toasts()[0]?.style.right).toBe("0.75rem");
  rect.mockReturnValue(new DOMRect());
  button.after(document.createElement("p"));
  for (let frames = 0; frames < 3; frames++) await act(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  expect(toasts()[0]?.style.right).toBe("0.75rem");

  vi.mocked(performance.now).mockReturnValue(1e9 + 14_999);
  show(1);
  expect(texts()).toEqual(["Me gusta enviado"]);
  expect(toasts()[0]?.style.right).toBe("0.75rem");
  vi.mocked(performance.now).mockReturnValue(1e9 + 30_000);
  show();
  expect(toasts()[0]?.style.left, "a later one has its usual place").toBe("0.75rem");
});
