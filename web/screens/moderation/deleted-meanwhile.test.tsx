import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { push } from "../../lib/socket-testing.ts";
import { openModeration, reported } from "./testing.ts";

/** A person who deletes their account while a moderator is at their case. */

const under = (number: number) => {
  const { caseId } = reported(0);
  const person = { ...reported(number).person, nickname: "" };
  return reported(number, { caseId, person, isDeleted: true, language: null });
};
const notes = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Notas/ });

async function write(search = "") {
  const app = await openModeration({
    cases: [reported(0), reported(1)],
    path: `/moderation/bans${search}`,
    answers: { "PUT /moderation/people/*/draft": () => ({ isSaved: true }) },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Ver denuncias sobre Robin" }));
  fireEvent.click(await screen.findByRole("button", { name: "Advertir a Robin" }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.change(notes(), { target: { value: "Con calma" } });
  fireEvent.click(dialog.getByRole("radio", { name: "Otro" }));
  return app;
}

test.each(["", "?q=robin"])(
  "the dialog says so, keeps what was written, and is about the case under its new name%s",
  async (search) => {
    const { of, server, location } = await write(search);
    expect(within(screen.getByRole("dialog")).getByText("La persona afectada también las leerá.")).toBeTruthy();
    server.cases = [under(5), reported(1)];
    await push("moderation.changed", {});
    expect(await screen.findByText(/^Esta persona ha eliminado su cuenta mientras tanto/)).toBeTruthy();
    await waitFor(() => expect(location()).toBe(`/moderation/bans?person=${under(5).person.id}`));
    const dialog = within(screen.getByRole("dialog", { name: /Cuenta eliminada/ }));
    expect(notes().value).toBe("Con calma");
    expect(dialog.queryByText("La persona afectada también las leerá.")).toBeNull();
    expect(dialog.queryByRole("radio", { name: "Advertencia" })).toBeNull();
    expect(screen.queryByText("Este caso ya está cerrado")).toBeNull();
    const saved = () => of("PUT", "/moderation/people/*/draft").map(({ params, body }) => [params[0], body]);
    await waitFor(() => expect(saved().at(-1)).toMatchObject([under(5).person.id, { notes: "Con calma" }]));
    fireEvent.click(dialog.getByRole("button", { name: "Banear" }));
    await waitFor(() => expect(of("PUT", "/moderation/people/*/ban")).toHaveLength(1));
    expect(of("PUT", "/moderation/people/*/ban")[0]).toMatchObject({
      params: [under(5).person.id],
      body: { notes: "Con calma", caseId: reported(0).caseId },
    });
  },
);

test("a case that has left without being closed is not called closed", async () => {
  const { server } = await openModeration({
    cases: [reported(0), reported(1)],
    answers: { "GET /moderation/cases/*": () => ({ personId: null, isClosed: false }) },
  });
  await screen.findByRole("heading", { name: "Robin" });
  server.cases = [reported(1)];
  await push("moderation.changed", {});
  expect(await screen.findByText("Ya no está en esta lista")).toBeTruthy();
  expect(screen.queryByText("Este caso ya está cerrado")).toBeNull();
});
