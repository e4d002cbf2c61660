import type { Interest } from "@nakamatch/contract/schemas/people";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeServer, refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { renderInKit } from "../../ui/testing.tsx";
import { InterestsEditor } from "../interests-editor.tsx";
import { runWorkersInPage } from "./worker-testing.ts";

runWorkersInPage();

const MATCH = "POST /api/v1/interests/matches";
const IMPORT = "POST /api/v1/me/interests/import";
const MINE = "GET /api/v1/me/interests";

const title = (id: number, name: string, kind: Interest["kind"] = "anime"): Interest => ({ id, name, kind });
type Entry = { titles: string[] };
/** What begins with `?` is in doubt, what begins with `!` unknown; everything else is certain. */
const answerTo = ({ titles: [name = ""] }: Entry, index: number) => {
  if (name.startsWith("!")) return { isCertain: false, interests: [] };
  if (name.startsWith("?")) {
    const choices = [title(5000 + index, `${name.slice(1)} I`), title(6000 + index, `${name.slice(1)} II`, "juego")];
    return { isCertain: false, interests: choices };
  }
  return { isCertain: true, interests: [title(index + 1, name)] };
};

async function open(answers: Parameters<typeof fakeServer>[0] = {}, mine: Interest[] = []) {
  let asked = 0;
  const server = fakeServer({
    [MINE]: () => mine,
    "GET /api/v1/interests": () => [],
    "GET /api/v1/interests/popular": () => [],
    [MATCH]: ({ body }) => (body as { entries: Entry[] }).entries.map((entry) => answerTo(entry, asked++)),
    [IMPORT]: ({ body }) => ({ added: (body as { interestIds: number[] }).interestIds.length, interests: [] }),
    ...answers,
  });
  await renderInKit(<InterestsEditor />);
  fireEvent.click(await screen.findByRole("button", { name: "Importar una lista" }));
  await dialog();
  return server;
}

const dialog = () => screen.findByRole("dialog", { name: "Importa tu lista" });
const paste = (text: string) => {
  fireEvent.change(screen.getByLabelText("O pega tus títulos"), { target: { value: text } });
  fireEvent.click(screen.getByRole("button", { name: "Buscar mis títulos" }));
};
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const region = (name: string | RegExp) => screen.findByRole("region", { name });
const boxes = (within_: HTMLElement) => within(within_).getAllByRole<HTMLInputElement>("checkbox");
const many = (count: number, mark = "") => Array.from({ length: count }, (_, at) => `${mark}T${at}`).join("\n");
/** Where a file or a text is dropped. */
const zone = () => screen.getByText("Suelta aquí tu archivo").parentElement as HTMLElement;

test("each step consists of what its outline says", async () => {
  let release: () => void = () => {};
  await open(
    {
      [MATCH]: ({ body }) =>
        new Promise((resolve) => {
          release = () => resolve((body as { entries: Entry[] }).entries.map(answerTo));
        }),
    },
    [title(1, "Naruto")],
  );
  expect(outlineOf(await dialog())).toMatchSnapshot("asking");
  fireEvent.dragOver(zone());
  expect(outlineOf(zone()).split("\n")[0]).toMatchSnapshot("dragging");
  paste("Serie;Comentario\nNaruto;con Nami\nBleach;\n");
  await screen.findByRole("radiogroup");
  expect(outlineOf(await dialog())).toMatchSnapshot("locating");
  press("Otra lista");
  await screen.findByRole("button", { name: "Elegir archivo" });
  paste("Naruto\nBleach\n?Dune\n!Nada\nhttps://example.com");
  await screen.findByText("0 de 4");
  expect(outlineOf(await dialog())).toMatchSnapshot("working");
  await act(async () => release());
  await screen.findByText("Hemos reconocido 2 títulos");
  expect(outlineOf(await dialog())).toMatchSnapshot("choosing");
});

test("a file that is dropped is read, and so is a text; nothing is not", async () => {
  const server = await open();
  const drop = (files: File[], text = "") => {
    const isLeftToBrowser = fireEvent.drop(zone(), { dataTransfer: { files, getData: () => text } });
    expect(isLeftToBrowser, "the browser would open the file").toBe(false);
  };
  drop([], "");
  expect(screen.getByRole("button", { name: "Elegir archivo" })).toBeTruthy();
  drop([], "Naruto");
  await screen.findByText("Hemos reconocido 1 título");
  press("Otra lista");
  await screen.findByRole("button", { name: "Elegir archivo" });
  drop([new File(["Bleach\nDune"], "list.txt")]);
  await screen.findByText("Hemos reconocido 2 títulos");
  expect(server.of(MATCH)).toHaveLength(2);
});

test("the button opens the file picker; white space is no list", async () => {
  const opened = vi.spyOn(HTMLInputElement.prototype, "click").mockImplementation(() => {});
  const server = await open();
  press("Elegir archivo");
  expect(opened).toHaveBeenCalledOnce();
  opened.mockRestore();
  fireEvent.change(screen.getByLabelText("O pega tus títulos"), { target: { value: " \n " } });
  const read = screen.getByRole<HTMLButtonElement>("button", { name: "Buscar mis títulos" });
  expect(read.disabled).toBe(true);
  fireEvent.submit(read.closest("form") as HTMLFormElement);
  expect(screen.getByRole("button", { name: "Elegir archivo" })).toBeTruthy();
  expect(server.of(MATCH)).toEqual([]);
});

test("all are ticked and unticked at once, and long lists are shown part by part", async () => {
  await open();
  paste(`${many(150)}\n${many(31, "?")}\n${many(201, "!")}`);
  await screen.findByText("Hemos reconocido 150 títulos");
  const certain = await region("Tus títulos");
  const doubtful = await region("¿Es alguno de estos?");
  expect(boxes(certain)).toHaveLength(100);
  expect(boxes(doubtful)).toHaveLength(60);
  expect(boxes(certain).every(({ checked }) => checked)).toBe(true);
  fireEvent.click(within(certain).getByRole("button", { name: "Desmarcar todos" }));
  expect(boxes(certain).some(({ checked }) => checked)).toBe(false);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Añadir 0 gustos" }).disabled).toBe(true);
  fireEvent.click(within(certain).getByRole("button", { name: "Marcar todos" }));
  expect(screen.getByRole("button", { name: "Añadir 150 gustos" })).toBeTruthy();
  for (const [list, count] of [
    [certain, 150],
    [doubtful, 62],
  ] as const) {
    fireEvent.click(within(list).getByRole("button", { name: "Cargar más" }));
    expect(boxes(list)).toHaveLength(count);
    expect(within(list).queryByRole("button", { name: "Cargar más" })).toBeNull();
  }
  const unknown = await region("201 títulos que no conocemos");
  expect(within(unknown).getAllByRole("listitem", { hidden: true })).toHaveLength(201);
  expect(within(unknown).getByText("+1 más")).toBeTruthy();
});

test("while titles are added nothing else can be done; a failure asks the server what it has, and leaves the choice", async () => {
  let answer: (value: unknown) => void = () => {};
  const server = await open({ [IMPORT]: () => new Promise((resolve) => (answer = resolve)) });
  paste("Naruto");
  const add = await screen.findByRole("button", { name: "Añadir 1 gusto" });
  fireEvent.click(add);
  await waitFor(() => expect(add.getAttribute("aria-busy")).toBe("true"));
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Otra lista" }).disabled).toBe(true);
  fireEvent.keyDown(await dialog(), { key: "Escape" });
  expect(await dialog()).toBeTruthy();
  await act(async () => answer(refusal("INTERESTS_FULL")));
  await waitFor(() => expect(server.of(MINE)).toHaveLength(2));
  const notice = (await screen.findByText(/No caben más gustos/)).closest("[data-variant]");
  expect(notice?.getAttribute("data-variant")).toBe("destructive");
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /Naruto/ }).checked).toBe(true);
});

test("Escape closes the dialog at each step, and what was read is forgotten", async () => {
  await open();
  paste("Naruto");
  await screen.findByText("Hemos reconocido 1 título");
  fireEvent.keyDown(await dialog(), { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  press("Importar una lista");
  await screen.findByRole("button", { name: "Elegir archivo" });
  fireEvent.keyDown(await dialog(), { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("an answer that comes after the dialog was closed changes nothing", async () => {
  let signal: AbortSignal | undefined;
  await open({ [MATCH]: () => new Promise(() => {}) });
  const original = fetch;
  vi.stubGlobal("fetch", (input: Request, init?: RequestInit) => {
    if (input.url.endsWith("/interests/matches")) signal = input.signal;
    return original(input, init);
  });
  paste("Naruto");
  await waitFor(() => expect(signal).toBeTruthy());
  fireEvent.keyDown(await dialog(), { key: "Escape" });
  await waitFor(() => expect(signal?.aborted).toBe(true));
});
