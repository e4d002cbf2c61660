import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { openModeration, reported } from "./testing.ts";

/** Unsent notes, which the server keeps. */

const DRAFT = "PUT /moderation/people/*/draft";
const savedAt = ["PUT", "/moderation/people/*/draft"] as const;
const notesField = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^Notas/ });
const openBan = async () => fireEvent.click(await screen.findByRole("button", { name: "Banear a Robin" }));
const type = async (value: string) => fireEvent.change(await notesField(), { target: { value } });

test("are saved after a pause, kept through Escape, and shown when the dialog opens again", async () => {
  const robin = { draft: "De ayer" };
  const { of } = await openModeration({
    cases: [reported(0)],
    people: { 0: robin },
    answers: {
      [DRAFT]: ({ body }) => {
        robin.draft = (body as { notes: string }).notes;
        return { isSaved: true };
      },
    },
  });
  await openBan();
  await waitFor(async () => expect((await notesField()).value).toBe("De ayer"));
  await type("Tres");
  await type("Tres insultos");
  expect(await screen.findByText("Guardamos este borrador")).toBeTruthy();
  expect(of(...savedAt).map(({ body }) => body)).toMatchObject([
    { caseId: reported(0).caseId, notes: "Tres insultos" },
  ]);
  await type("Tres insultos en un día");
  fireEvent.keyDown(await notesField(), { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await openBan();
  await waitFor(async () => expect((await notesField()).value).toBe("Tres insultos en un día"));
  await waitFor(() => expect(of(...savedAt).at(-1)?.body).toMatchObject({ notes: "Tres insultos en un día" }));
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain("insultos");
});

test("say so if they cannot be kept, and are not saved after the decision", async () => {
  const { of } = await openModeration({
    cases: [reported(0)],
    answers: { [DRAFT]: () => refusal("INTERNAL") },
  });
  await openBan();
  await type("Tres");
  expect(await screen.findByText("No hemos podido guardar el borrador")).toBeTruthy();
  await type("Tres insultos");
  fireEvent.submit((await notesField()).form as HTMLFormElement);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(of(...savedAt)).toHaveLength(1);
});
