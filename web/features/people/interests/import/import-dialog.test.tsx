import type { Interest } from "@nakamatch/contract/schemas/people";
import { OWN_INTERESTS_MAX } from "@nakamatch/contract/vocabulary/limits";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type Answer, fakeServer, refusal } from "../../../../lib/api-testing.ts";
import { outlineOf } from "../../../../lib/outline-testing.ts";
import { renderInKit } from "../../../../ui/testing.tsx";
import { InterestsEditor } from "../interests-editor.tsx";
import { ImportButton } from "./import-button.tsx";
import { runWorkersInPage } from "./worker-testing.ts";

const MINE = "GET /api/v1/me/interests";
const MATCH = "POST /api/v1/interests/matches";
const IMPORT = "POST /api/v1/me/interests/import";

runWorkersInPage();

const CATALOGUE: Interest[] = ["Bleach", "Monster", "Naruto", "One Piece", "Dune", "Castlevania"].map(
  (name, index) => ({
    id: index + 1,
    name,
    kind: name === "Dune" ? "serie_pelicula" : "anime",
  }),
);
const titleOf = (name: string) => CATALOGUE.find((title) => title.name === name) as Interest;

/** Recognises catalogue names and their second seasons; prefixes are doubtful. */
function matches(body: unknown) {
  return (body as { entries: { titles: string[] }[] }).entries.map(({ titles: [title = ""] }) => {
    const certain = CATALOGUE.find(({ name }) => name.toLowerCase() === title.toLowerCase().replace(/ ii$/, ""));
    if (certain) return { isCertain: true, interests: [certain] };
    return { isCertain: false, interests: CATALOGUE.filter(({ name }) => title.startsWith(name)) };
  });
}

async function open(
  answers: Parameters<typeof fakeServer>[0] = {},
  mine: Interest[] = [],
  children = <ImportButton />,
) {
  const server = fakeServer({
    [MINE]: () => mine,
    "GET /api/v1/interests": () => [],
    "GET /api/v1/interests/popular": () => [],
    [MATCH]: ({ body }) => matches(body),
    [IMPORT]: ({ body }) => {
      const { interestIds } = body as { interestIds: number[] };
      return { added: interestIds.length, interests: CATALOGUE.filter(({ id }) => interestIds.includes(id)) };
    },
    ...answers,
  });
  await renderInKit(children);
  fireEvent.click(await screen.findByRole("button", { name: "Importar una lista" }));
  // The dialog's code loads first.
  await screen.findByRole("dialog", { name: "Importa tu lista" });
  return server;
}

const paste = (text: string) => {
  fireEvent.change(screen.getByLabelText("O pega tus títulos"), { target: { value: text } });
  fireEvent.click(screen.getByRole("button", { name: "Buscar mis títulos" }));
};
const choose = (content: string, name = "list.bin") =>
  fireEvent.change(screen.getByLabelText("Archivo de tu lista"), { target: { files: [new File([content], name)] } });
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>("checkbox", { name });
const add = (count: number) => screen.findByRole("button", { name: `Añadir ${count} título${count === 1 ? "" : "s"}` });

const anime = (title: string, score: number, status = "Completed") =>
  `<anime><series_title>${title}</series_title><my_score>${score}</my_score><my_status>${status}</my_status></anime>`;

test("a file is read, what is loved is ticked, the favourites first, and what is added is among the own", async () => {
  const server = await open({}, [], <InterestsEditor />);
  choose(
    `<myanimelist>${anime("Bleach", 3)}${anime("Monster", 0, "Plan to Watch")}${anime("Naruto", 8)}${anime("One Piece", 10)}${anime("One Piece II", 2)}</myanimelist>`,
  );
  await screen.findByText("Hemos reconocido 4 títulos");
  const boxes = within(screen.getByRole("region", { name: "Tus títulos" })).getAllByRole<HTMLInputElement>("checkbox");
  expect(boxes.map(({ labels, checked }) => [labels?.[0]?.textContent, checked])).toEqual([
    ["One Piecetu nota: 10", true],
    ["Narutotu nota: 8", true],
    ["Monsterpendiente", false],
    ["Bleachtu nota: 3", false],
  ]);
  fireEvent.click(await box(/Monster/));
  fireEvent.click(await box(/Naruto/));
  fireEvent.click(await add(2));
  await screen.findByText("2 títulos añadidos");
  expect(server.of(IMPORT).map(({ body }) => body)).toEqual([
    // Bleach has a status too, but stays here.
    { interestIds: [4, 2], statuses: { finished: [4], planned: [2] }, unknown: [] },
  ]);
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Importa tu lista" })).toBeNull());
  expect(screen.getByRole("button", { name: "Quitar One Piece" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Quitar Naruto" })).toBeNull();
});

test("what is in doubt is offered unticked, and unknown titles are told only if the person says so", async () => {
  const server = await open();
  paste("Naruto\nDune: Part Two\nMy own film");
  const dune = await box(/Dune/);
  expect(dune.checked).toBe(false);
  expect(screen.getByRole("region", { name: "¿Es alguno de estos?" }).textContent).toContain("«Dune: Part Two»");
  expect(screen.getByText("My own film")).toBeTruthy();
  expect(screen.getByText("1 título que no conocemos")).toBeTruthy();
  expect((await box(/Avisar al equipo/)).checked).toBe(false);
  fireEvent.click(dune);
  fireEvent.click(await add(2));
  await screen.findByText("2 títulos añadidos");
  expect(server.of(IMPORT)[0]?.body).toEqual({ interestIds: [3, 5], statuses: {}, unknown: [] });

  fireEvent.click(await screen.findByRole("button", { name: "Importar una lista" }));
  await screen.findByLabelText("O pega tus títulos");
  paste("Monster\nMy own film");
  fireEvent.click(await box(/Avisar al equipo/));
  fireEvent.click(await add(1));
  await waitFor(() => expect(server.of(IMPORT)).toHaveLength(2));
  expect(server.of(IMPORT)[1]?.body).toEqual({
    interestIds: [2],
    statuses: {},
    unknown: [{ title: "My own film", kind: null }],
  });
});

test("of a table with unknown columns only the one that the person chooses from its first rows is sent", async () => {
  const server = await open();
  choose("Serie;Comentario;Fecha\nNaruto;seen in hospital;2020\nDune: Part Two;with my ex;2021\n");
  const columns = await screen.findByRole("radiogroup", { name: "¿Dónde están los títulos?" });
  expect(
    within(columns)
      .getAllByRole("radio")
      .map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent),
  ).toEqual(["SerieNaruto · Dune: Part Two", "Comentarioseen in hospital · with my ex", "Fecha2020 · 2021"]);
  const read = screen.getByRole<HTMLButtonElement>("button", { name: "Buscar mis títulos" });
  expect([read.disabled, server.of(MATCH)]).toEqual([true, []]);
  fireEvent.click(within(columns).getByRole("radio", { name: /^Serie/ }));
  fireEvent.click(read);
  await screen.findByText("Hemos reconocido 1 título");
  const bodies = server.calls.filter(({ body }) => body !== undefined).map(({ body }) => body);
  expect(bodies).toMatchObject([{ entries: [{ titles: ["Naruto"] }, { titles: ["Dune: Part Two"] }] }]);
  expect(JSON.stringify(bodies)).not.toMatch(/hospital|ex|Serie|202/);
});

test("a table without a heading has its first row among the titles, and lines with commas may be titles", async () => {
  const server = await open();
  choose("seen in hospital\tNaruto\nwith my ex\tOne Piece\n");
  fireEvent.click(await box(/La primera fila/));
  fireEvent.click(screen.getByRole("radio", { name: /^Columna 2/ }));
  fireEvent.click(screen.getByRole("button", { name: "Buscar mis títulos" }));
  await screen.findByText("Hemos reconocido 2 títulos");
  fireEvent.click(screen.getByRole("button", { name: "Otra lista" }));
  await screen.findByRole("button", { name: "Elegir archivo" });
  choose("Dune, Part Two\nMe, Myself & Irene");
  fireEvent.click(await screen.findByRole("radio", { name: /^Cada línea/ }));
  fireEvent.click(screen.getByRole("button", { name: "Buscar mis títulos" }));
  await screen.findByText("Hemos reconocido 0 títulos");
  expect(JSON.stringify(server.of(MATCH).map(({ body }) => body))).not.toMatch(/hospital|ex/);
});

test("entries that cannot be read are counted", async () => {
  await open();
  choose(`<myanimelist>${anime("Naruto", 8)}${anime("Bleach", 8)}<anime><series_title>One P`);
  await screen.findByText("Hemos reconocido 2 títulos");
  expect(screen.getByText("No hemos podido leer 1 entrada.")).toBeTruthy();
});

test("titles one has already are counted and not offered; with all of them there is nothing to add", async () => {
  await open({}, [titleOf("Naruto")]);
  paste("Naruto");
  await screen.findByText("1 ya lo tenías.");
  expect(screen.queryByRole("checkbox", { name: /Naruto/ })).toBeNull();
  expect((await add(0)).hasAttribute("disabled")).toBe(true);
});

test("no more are ticked than there is room for, and no more can be", async () => {
  const many = Array.from({ length: OWN_INTERESTS_MAX - 1 }, (_, index) => ({
    id: 1000 + index,
    name: `Title ${index}`,
    kind: "juego" as const,
  }));
  await open({}, many);
  paste("Naruto\nOne Piece\nDune: Part Two");
  const [first, second, doubtful] = [await box(/Naruto/), await box(/One Piece/), await box(/Dune/)];
  expect([first.checked, second.checked, second.disabled]).toEqual([true, false, true]);
  expect([doubtful.checked, doubtful.disabled]).toEqual([false, true]);
  fireEvent.click(first);
  fireEvent.click(doubtful);
  expect([first.disabled, doubtful.checked, doubtful.disabled]).toEqual([true, true, false]);
  fireEvent.click(doubtful);
  fireEvent.click(first);
  expect(screen.getByText("Has llegado al máximo de 1000 títulos.")).toBeTruthy();
  fireEvent.click(first);
  fireEvent.click(await box(/One Piece/));
  expect([first.checked, second.checked, first.disabled]).toEqual([false, true, true]);
  fireEvent.click(second);
  fireEvent.click(screen.getByRole("button", { name: "Marcar todos" }));
  expect([first.checked, second.checked]).toEqual([true, false]);
});

test.each([
  [
    "<!DOCTYPE a [<!ENTITY b 'c'>]><myanimelist/>",
    "El archivo contiene algo que no abrimos por seguridad. Exporta la lista otra vez.",
  ],
  ["<myanimelist><anime>", "El archivo está dañado o incompleto. Exporta la lista otra vez."],
])("a file that cannot be read is refused in words, and another can be chosen: %j", async (content, words) => {
  const server = await open();
  choose(content);
  await screen.findByText(words);
  expect(server.of(MATCH)).toEqual([]);
  choose("Naruto");
  await screen.findByText("Hemos reconocido 1 título");
});

test("a long list is looked up part by part with its progress, and can be cancelled in between", async () => {
  let release: () => void = () => {};
  const server = await open({
    [MATCH]: ({ body }) =>
      server.of(MATCH).length === 1
        ? matches(body)
        : new Promise((resolve) => (release = () => resolve(matches(body)))),
  });
  paste(Array.from({ length: 450 }, (_, number) => `Unknown ${number}`).join("\n"));
  await screen.findByText("200 de 450");
  fireEvent.click(screen.getByRole("button", { name: "Cancelar" }));
  await screen.findByRole("button", { name: "Elegir archivo" });
  release();
  await waitFor(() => expect(server.of(MATCH)).toHaveLength(2));
  expect(screen.queryByText("Hemos reconocido 0 títulos")).toBeNull();
});

test("a request has as many entries as fit into it", async () => {
  const server = await open();
  paste(Array.from({ length: 300 }, (_, number) => `${number}${"ま".repeat(190)}`).join("\n"));
  await screen.findByText("300 títulos que no conocemos");
  const sizes = server.of(MATCH).map(({ body }) => new TextEncoder().encode(JSON.stringify(body)).length);
  expect(sizes.length).toBeGreaterThan(2);
  expect(Math.max(...sizes)).toBeLessThan(64 * 1024);
});

test("when the server is away, the words say so and the list can be sent again", async () => {
  let fails = true;
  await open({
    [MATCH]: ({ body }) => (fails ? refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: 30 }) : matches(body)),
  });
  paste("Naruto");
  await screen.findByText(/30 segundos/);
  fails = false;
  paste("Naruto");
  await screen.findByText("Hemos reconocido 1 título");
});

const title = (id: number, name: string, kind: Interest["kind"] = "anime"): Interest => ({ id, name, kind });
type Entry = { titles: string[] };
/** `?` marks doubtful, `!` unknown entries; others are certain. */
const answerTo = ({ titles: [name = ""] }: Entry, index: number) => {
  if (name.startsWith("!")) return { isCertain: false, interests: [] };
  if (name.startsWith("?")) {
    const choices = [title(5000 + index, `${name.slice(1)} I`), title(6000 + index, `${name.slice(1)} II`, "juego")];
    return { isCertain: false, interests: choices };
  }
  return { isCertain: true, interests: [title(index + 1, name)] };
};

/** Opens the import in the editor, with answers by these marks. */
function openMarked(answers: Parameters<typeof fakeServer>[0] = {}, mine: Interest[] = []) {
  let asked = 0;
  const marked: Answer = ({ body }) => (body as { entries: Entry[] }).entries.map((entry) => answerTo(entry, asked++));
  return open({ [MATCH]: marked, ...answers }, mine, <InterestsEditor />);
}
const dialog = () => screen.findByRole("dialog", { name: "Importa tu lista" });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const region = (name: string | RegExp) => screen.findByRole("region", { name });
const boxes = (within_: HTMLElement) => within(within_).getAllByRole<HTMLInputElement>("checkbox");
const many = (count: number, mark = "") => Array.from({ length: count }, (_, at) => `${mark}T${at}`).join("\n");
/** The drop zone. */
const zone = () => screen.getByText("Suelta aquí tu archivo").parentElement as HTMLElement;

test("each step consists of what its outline says", async () => {
  let release: () => void = () => {};
  await openMarked(
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
  const server = await openMarked();
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
  const server = await openMarked();
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
  await openMarked();
  paste(`${many(150)}\n${many(31, "?")}\n${many(201, "!")}`);
  await screen.findByText("Hemos reconocido 150 títulos");
  const certain = await region("Tus títulos");
  const doubtful = await region("¿Es alguno de estos?");
  expect(boxes(certain)).toHaveLength(100);
  expect(boxes(doubtful)).toHaveLength(60);
  expect(boxes(certain).every(({ checked }) => checked)).toBe(true);
  fireEvent.click(within(certain).getByRole("button", { name: "Desmarcar todos" }));
  expect(boxes(certain).some(({ checked }) => checked)).toBe(false);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Añadir 0 títulos" }).disabled).toBe(true);
  fireEvent.click(within(certain).getByRole("button", { name: "Marcar todos" }));
  expect(screen.getByRole("button", { name: "Añadir 150 títulos" })).toBeTruthy();
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
  const server = await openMarked({ [IMPORT]: () => new Promise((resolve) => (answer = resolve)) });
  paste("Naruto");
  const add = await screen.findByRole("button", { name: "Añadir 1 título" });
  fireEvent.click(add);
  await waitFor(() => expect(add.getAttribute("aria-busy")).toBe("true"));
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Otra lista" }).disabled).toBe(true);
  fireEvent.keyDown(await dialog(), { key: "Escape" });
  expect(await dialog()).toBeTruthy();
  await act(async () => answer(refusal("INTERESTS_FULL")));
  await waitFor(() => expect(server.of(MINE)).toHaveLength(2));
  const notice = (await screen.findByText(/No caben más títulos/)).closest("[data-variant]");
  expect(notice?.getAttribute("data-variant")).toBe("destructive");
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /Naruto/ }).checked).toBe(true);
});

test("an answer that comes after the dialog was closed changes nothing", async () => {
  let signal: AbortSignal | undefined;
  await openMarked({ [MATCH]: () => new Promise(() => {}) });
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
