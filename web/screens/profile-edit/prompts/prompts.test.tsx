import type { Prompt } from "@nakamatch/contract/schemas/prompts";
import { es } from "@nakamatch/phrases/es";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Call, refusal } from "../../../lib/api-testing.ts";
import { failureToast } from "../../signed-in-testing.tsx";
import { openEdit, type } from "../testing.tsx";

const id = (number: number) => `70000000-0000-4000-8000-00000000000${number}`;
const OPENING = { id: id(1), question: "unskippable_opening", answer: "Gurenge" };
const CRIED = { id: id(2), question: "made_me_cry", answer: "El final de ||Clannad||" };
const NEWER = { id: id(3), question: "of_another_release", answer: "Sí" };

/** The part, with these answers; `refuse` is the server's answer to a change, if it stores none. */
async function open(prompts: Prompt[] = [], refuse?: () => Response | undefined) {
  const app = await openEdit({
    own: { prompts },
    answers: (server) => ({
      "PUT /me/prompts": ({ body }: Call) => {
        const refused = refuse?.();
        if (refused) return refused;
        const { prompts: next } = body as { prompts: Prompt[] };
        const stored = next.map((prompt, index) => ({ ...prompt, id: id(index) }));
        server.stored = { ...server.stored, prompts: stored };
        return stored;
      },
    }),
  });
  return { ...app, sent: () => app.of("PUT", "/me/prompts").map(({ body }) => body) };
}

const part = () => within(screen.getByRole("region", { name: "Preguntas para fans" }));
const press = async (name: string | RegExp) => fireEvent.click(await part().findByRole("button", { name }));
const written = (question: string) => part().findByRole<HTMLTextAreaElement>("textbox", { name: question });
const plain = ({ question, answer }: Prompt) => ({ question, answer });

async function choose(question: string, search?: string) {
  await press(/^Elegir (una|otra) pregunta$/);
  const dialog = within(await screen.findByRole("dialog", { name: "Elegir una pregunta" }));
  if (search) type(await dialog.findByLabelText("Buscar una pregunta"), search);
  fireEvent.click(await dialog.findByRole("button", { name: question }));
  return written(question);
}

test("a question is found, answered, with a spoiler, and stored as others see it", async () => {
  const { sent } = await open([OPENING]);
  const box = await choose("Lo que me hizo llorar a mares", "LLORAR");
  await waitFor(() => expect(document.activeElement).toBe(box));
  await press("Guardar respuesta");
  expect(part().getByText("Escribe algo antes de guardar.")).toBeTruthy();
  type(box, "El final de Clannad");
  box.setSelectionRange(12, 19);
  await press("Marcar como spoiler");
  expect(box.value).toBe(CRIED.answer);
  await press("Guardar respuesta");
  expect(await screen.findByText("Respuesta guardada")).toBeTruthy();
  expect(sent()).toEqual([{ prompts: [OPENING, CRIED].map(plain), before: [plain(OPENING)] }]);
  expect(await part().findByText("El final de")).toBeTruthy();
  expect(part().queryByText(/Clannad/), "covered").toBeNull();
  const focused = () => document.activeElement?.getAttribute("aria-label");
  await waitFor(() => expect(focused()).toBe("Cambiar la respuesta: Lo que me hizo llorar a mares"));
});

test("what is written is not lost: leaving asks, also where the form was saved meanwhile", async () => {
  const { goTo, location } = await open();
  type(await choose("Si me toca un isekai, que sea en"), "Animal Crossing");
  const stay = async () => {
    const question = await screen.findByRole("alertdialog", { name: "¿Salir sin guardar?" });
    fireEvent.click(within(question).getByRole("button", { name: "Seguir editando" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  };
  await goTo("/matches");
  await stay();
  fireEvent.click(screen.getByRole("button", { name: "Guardar cambios" }));
  await stay();
  expect(location()).toBe("/profile/edit");
  await press("Cancelar");
  await goTo("/matches");
  expect(location()).toBe("/matches");
});

test("answers change places and are taken away, and the focus stays near", async () => {
  const { sent } = await open([OPENING, CRIED]);
  await press(/^Subir: Lo que me hizo/);
  await screen.findByText("Orden guardado");
  const opener = await part().findByRole("button", { name: /^Quitar: El opening/ });
  const answer = async (name: string) => {
    opener.focus();
    fireEvent.click(opener);
    fireEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name }));
  };
  await answer("Cancelar");
  await waitFor(() => expect(document.activeElement).toBe(opener));
  await answer("Quitar respuesta");
  await screen.findByText(es.promptEditor.removed);
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Elegir otra pregunta"));
  expect(sent()).toEqual([
    { prompts: [CRIED, OPENING].map(plain), before: [OPENING, CRIED].map(plain) },
    { prompts: [plain(CRIED)], before: [CRIED, OPENING].map(plain) },
  ]);
});

test("with answers of another device nothing is stored: they show, and the text stays", async () => {
  let isOld = true;
  const { server, sent } = await open([], () => (isOld ? refusal("PROFILE_CHANGED") : undefined));
  const box = await choose("Lo que me hizo llorar a mares");
  type(box, CRIED.answer);
  server.stored = { ...server.stored, prompts: [OPENING] };
  await press("Guardar respuesta");
  expect((await failureToast()).getByText(/otra pestaña u otro dispositivo/)).toBeTruthy();
  expect(await part().findByText("Gurenge")).toBeTruthy();
  expect(box.value).toBe(CRIED.answer);
  isOld = false;
  await press("Guardar respuesta");
  await screen.findByText("Respuesta guardada");
  expect(sent().at(-1)).toEqual({ prompts: [OPENING, CRIED].map(plain), before: [plain(OPENING)] });
});

test("the text stays also where its answer is taken away elsewhere, and a fourth one is refused at once", async () => {
  const { server, sent } = await open([CRIED], () => refusal("PROFILE_CHANGED"));
  await press(/^Cambiar la respuesta/);
  type(await written("Lo que me hizo llorar a mares"), "Otra cosa");
  const others = [OPENING, NEWER, { ...OPENING, id: id(4), question: "my_isekai" }];
  server.stored = { ...server.stored, prompts: others };
  await press("Guardar respuesta");
  await part().findByText("Gurenge", { selector: "li:first-child p" });
  expect((await written("Lo que me hizo llorar a mares")).value).toBe("Otra cosa");
  await press("Guardar respuesta");
  expect(await screen.findByText("Tienes 3 respuestas. Para añadir otra, quita una.")).toBeTruthy();
  expect(sent()).toHaveLength(1);
});

test("an answer that another device changes meanwhile is not overwritten unseen", async () => {
  const { app, server, sent } = await open([CRIED]);
  await press(/^Cambiar la respuesta/);
  type(await written("Lo que me hizo llorar a mares"), "Otra cosa");
  server.stored = { ...server.stored, prompts: [{ ...CRIED, answer: "Del móvil" }] };
  await act(() => app.queries.refetchQueries());
  await press("Guardar respuesta");
  expect((await failureToast()).getByText(/otra pestaña u otro dispositivo/)).toBeTruthy();
  expect(sent()).toEqual([]);
  await press("Guardar respuesta");
  await screen.findByText("Respuesta guardada");
  expect(sent()).toMatchObject([{ before: [{ answer: "Del móvil" }], prompts: [{ answer: "Otra cosa" }] }]);
});

test("an answer to a question that this version does not know stays, and three are enough", async () => {
  const { sent } = await open([NEWER, OPENING, CRIED]);
  expect(await part().findByText("Tienes 3 respuestas. Para añadir otra, quita una.")).toBeTruthy();
  expect(part().getByText("Una pregunta nueva. Recarga la página para verla.")).toBeTruthy();
  await press(/^Bajar: El opening/);
  await screen.findByText("Orden guardado");
  expect(sent()).toMatchObject([{ prompts: [NEWER, CRIED, OPENING].map(plain) }]);
});
