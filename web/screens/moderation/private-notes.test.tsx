import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { openModeration, personOf, REPORTED_AT, reported } from "./testing.ts";

afterEach(cleanup);

type Note = { id: string; text: string; writtenAt: string; author: string | null; isMine: boolean };
const other = { id: "n1", text: "Pide dinero.", writtenAt: REPORTED_AT, author: "Nami", isMine: false };

test("beside the decisions about a person, moderators read each other's notes, add one and delete their own", async () => {
  let notes: Note[] = [other];
  const sent: unknown[] = [];
  let isFull = true;
  await openModeration({
    path: `/moderation/bans?tab=log&personId=${reported(1).person.id}`,
    answers: {
      "GET /moderation/log": () => ({ entries: [], nextCursor: null }),
      "GET /moderation/figures": () => ({
        days: [],
        all: { received: 0, decided: 0, minutes: null, appeals: 0, granted: 0 },
      }),
      "GET /moderation/people/*": () => personOf(reported(1), { notes }),
      "PUT /moderation/people/*/notes/*": ({ params, body }) => {
        sent.push(params[1]);
        if (isFull) return refusal("PRIVATE_NOTES_FULL");
        const { text } = body as { text: string };
        notes = [{ id: params[1] ?? "", text, writtenAt: REPORTED_AT, author: "Zoro", isMine: true }, ...notes];
        return { isAdded: true };
      },
      "DELETE /moderation/notes/*": ({ params }) => {
        notes = notes.filter(({ id }) => id !== params[0]);
        return { isRemoved: true };
      },
    },
  });
  const list = within(await screen.findByRole("list", { name: "Notas privadas" }));
  expect(list.getByText("Pide dinero.")).toBeTruthy();
  expect(list.queryByRole("button")).toBeNull();
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Nueva nota privada" });
  const save = screen.getByRole("button", { name: "Guardar nota" });
  fireEvent.click(save);
  expect([document.activeElement, sent.length]).toEqual([field, 0]);
  fireEvent.change(field, { target: { value: "Otra vez" } });
  fireEvent.click(save);
  await screen.findByText("No hemos podido guardar la nota");
  expect(field.value).toBe("Otra vez");
  isFull = false;
  fireEvent.click(save);
  await list.findByText("Otra vez");
  expect([field.value, sent[0] === sent[1]]).toEqual(["", true]);
  const remove = list.getByRole("button", { name: /^Borrar mi nota del/ });
  remove.focus();
  fireEvent.click(remove);
  await waitFor(() => expect(list.queryByText("Otra vez")).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Notas privadas" }));
});

test("an unsent note stays with its person while other cases are opened, also one that is changed while it is saved", async () => {
  const [robin, next] = [reported(0), reported(1)];
  const answer = Promise.withResolvers<unknown>();
  const answers = { "PUT /moderation/people/*/notes/*": () => answer.promise };
  const { app } = await openModeration({ cases: [robin, next], answers });
  const open = async (entry: typeof robin) => {
    fireEvent.click(await screen.findByRole("button", { name: `Ver denuncias sobre ${entry.person.nickname}` }));
    return screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Nueva nota privada" });
  };
  fireEvent.change(await open(robin), { target: { value: "A medias" } });
  expect((await open(next)).value).toBe("");
  expect((await open(robin)).value).toBe("A medias");
  fireEvent.click(screen.getByRole("button", { name: "Guardar nota" }));
  await open(next);
  fireEvent.change(await open(robin), { target: { value: "Entera" } });
  answer.resolve({ isAdded: true });
  await waitFor(() => expect(app.queries.isMutating()).toBe(0));
  await open(next);
  expect((await open(robin)).value).toBe("Entera");
});
