import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { viewer } from "../signed-in-testing.tsx";
import { id, message, open, shownMessages } from "./testing.tsx";

const REPORTS = "/people/*/chat-reports";
const ACTION = "Denunciar este mensaje";

async function reportFrom(text: string) {
  const app = await open({
    messages: [message(1), message(2, { message: "Ojalá te ||mueras||" }), message(3, { senderId: viewer.id })],
    answers: { [`POST ${REPORTS}`]: () => ({ reportId: id(900) }) },
  });
  const list = within(await shownMessages());
  const item = list.getByText(text, { exact: false }).closest("[data-message]") as HTMLElement;
  fireEvent.click(within(item).getByRole("button", { name: ACTION }));
  const dialog = within(await screen.findByRole("dialog", { name: "Denunciar Usuario" }));
  const send = async () => {
    fireEvent.click(dialog.getByRole("radio", { name: "Otro" }));
    fireEvent.change(dialog.getByRole("textbox"), { target: { value: "Me amenaza" } });
    fireEvent.click(dialog.getByRole("button", { name: "Enviar denuncia" }));
    await waitFor(() => expect(app.of("POST", REPORTS)).toHaveLength(1));
    return app.of("POST", REPORTS)[0]?.body;
  };
  return { list, item, dialog, send };
}

test("a message of the other person is reported where it stands: the dialog quotes it, and the report marks it", async () => {
  const { list, item, dialog, send } = await reportFrom("Ojalá te");
  expect(list.getAllByRole("button", { name: ACTION, hidden: true }), "own ones have none").toHaveLength(2);
  expect(within(item).getByRole("button", { name: ACTION, hidden: true }).getAttribute("aria-describedby")).toBe(
    item.querySelector("p")?.id,
  );
  expect(within(dialog.getByRole("figure")).getByText("Ojalá te ||mueras||")).toBeTruthy();
  expect(await send()).toEqual({ reason: "other", description: "Me amenaza", messageId: id(2) });
});

test("REPORT-12 the mark can be taken away; the report is then one of the chat, and the focus goes on", async () => {
  const { dialog, send } = await reportFrom("Mensaje 1");
  const remove = dialog.getByRole("button", { name: "Quitar la marca" });
  remove.focus();
  fireEvent.click(remove);
  await waitFor(() => expect(dialog.queryByRole("figure")).toBeNull());
  expect(document.activeElement).toBe(dialog.getAllByRole("radio")[0]);
  expect(await send()).toEqual({ reason: "other", description: "Me amenaza" });
});

test("the arrow keys reach the button from the one that copies, and go on to the next message", async () => {
  await open({ messages: [message(1), message(2)] });
  const list = within(await shownMessages());
  const [copies, reactions, reports] = ["Copiar mensaje", "Reaccionar", ACTION].map((name) =>
    list.getAllByRole("button", { name }),
  );
  copies?.[1]?.focus();
  for (const [key, target] of [
    ["End", copies?.[1]],
    ["ArrowRight", within(copies?.[1]?.parentElement as HTMLElement).getByRole("button", { name: "Responder" })],
    ["ArrowRight", reactions?.[1]],
    ["ArrowRight", reports?.[1]],
    ["ArrowRight", reports?.[1]],
    ["ArrowUp", copies?.[0]],
    ["ArrowRight", within(copies?.[0]?.parentElement as HTMLElement).getByRole("button", { name: "Responder" })],
    ["ArrowLeft", copies?.[0]],
  ] as const) {
    fireEvent.keyDown(document.activeElement as Element, { key });
    expect(document.activeElement).toBe(target);
  }
});
