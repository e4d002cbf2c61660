import { es } from "@nakamatch/phrases/es";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { checkIn, checkInServer } from "../../features/chats/check-ins/testing.ts";
import { openPart, sectionOf } from "./testing.tsx";

/** Own check-ins in the settings, where a block leaves them. */

const words = es.checkIns;

test("an open one is listed without its chat, and answered there, after which the list is gone", async () => {
  const { answers } = checkInServer(checkIn({ planId: null, chatId: null, state: "due", trusted: "confirmed" }));
  const { of } = await openPart("blocked", answers);
  const section = within(await sectionOf(words.own.title));
  expect(section.getByText(words.own.text)).toBeTruthy();
  const button = section.getByRole("button", { name: words.home });
  button.focus();
  button.click();
  await waitFor(() => expect(screen.queryByRole("region", { name: words.own.title })).toBeNull());
  expect(of("POST", "/me/check-ins/*/answer").map(({ body }) => body)).toEqual([{ answer: "home" }]);
  expect(document.activeElement).not.toBe(document.body);
});

test("one that is answered is not", async () => {
  const { of } = await openPart("blocked", checkInServer(checkIn({ state: "ended" })).answers);
  await waitFor(() => expect(of("GET", "/me/check-ins")).toHaveLength(1));
  expect(await screen.findByText(es.blockedUsers.empty.title)).toBeTruthy();
  expect(screen.queryByRole("region", { name: words.own.title })).toBeNull();
});
