import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { message, open, shownMessages } from "./testing.tsx";

const money = /^No envíes dinero ni datos de pago/;

test.each([
  ["¿Quieres ganar dinero conmigo?", money],
  ["Escríbeme por WhatsApp", /^Mejor sigue hablando aquí/],
  ["Mira https://example.test", /^No abras enlaces/],
])("a first message like «%s» has a hint for its reader, with the safety centre and reporting", async (text, hint) => {
  await open({ messages: [message(1, { message: text }), message(2, { message: "¿Qué me dices?" })] });
  const list = await shownMessages();
  const line = (await within(list).findByText(hint)).closest("[role=listitem]") as HTMLElement;
  expect(line.previousElementSibling?.textContent, "it is below the message").toContain(text);
  expect(within(line).getByRole("link").getAttribute("href")).toBe("/terms#safety");
  fireEvent.click(within(line).getByRole("button", { name: "Denunciar usuario" }));
  expect(await screen.findByRole("dialog")).toBeTruthy();
});

test("a message in the middle of a long conversation has no hint", async () => {
  const messages = Array.from({ length: 30 }, (_, index) => message(index + 1));
  await open({ messages: [...messages, message(31, { message: "¿Quieres ganar dinero conmigo?" })] });
  const list = await shownMessages();
  await within(list).findByText("¿Quieres ganar dinero conmigo?");
  expect(within(list).queryByText(money)).toBeNull();
});
