import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { chat, composer, message, open, robin } from "./testing.tsx";

const button = () => screen.findByRole("button", { name: "En común" });
const popup = async () => within(await screen.findByRole("dialog", { name: "En común" }));
const interest = (id: number, name: string, isShared: boolean) => ({ id, name, kind: "anime", isShared });

/** A conversation under way, which no longer suggests titles. */
function openWith(profile: () => unknown) {
  return open({ messages: [message(1)], answers: { "GET /people/*": profile } });
}

test("the titles that both love are one press away in a chat, asked for at that press; Escape gives the focus back", async () => {
  const interests = [interest(1, "Naruto", true), interest(2, "Frieren", true), interest(3, "Bleach", false)];
  const { of } = await openWith(() => ({ id: robin, interests }));
  await composer();
  expect(of("GET", "/people/*")).toHaveLength(0);
  fireEvent.click(await button());
  const titles = await (await popup()).findAllByRole("listitem");
  expect(titles.map(({ textContent }) => textContent)).toEqual(["Naruto, Anime & Manga", "Frieren, Anime & Manga"]);
  expect(of("GET", "/people/*").map(({ params }) => params)).toEqual([[robin]]);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(async () => expect(document.activeElement).toBe(await button()));
});

test("nothing in common is told in words", async () => {
  await openWith(() => ({ id: robin, interests: [] }));
  fireEvent.click(await button());
  expect(await (await popup()).findByText(es.dashboard.card.noneInCommon)).toBeTruthy();
});

test("what cannot be fetched is told, and can be tried again", async () => {
  let answer: () => unknown = () => refusal("PERSON_NOT_FOUND");
  await openWith(() => answer());
  fireEvent.click(await button());
  const again = await (await popup()).findByRole("button", { name: "Reintentar" });
  answer = () => ({ id: robin, interests: [interest(1, "Naruto", true)] });
  fireEvent.click(again);
  expect(await (await popup()).findByText("Naruto")).toBeTruthy();
});

test("a chat whose other side is gone has no such button", async () => {
  await open({ chats: [chat(1, { otherUser: null })], messages: [message(1)] });
  await screen.findByRole("heading", { level: 2 });
  expect(screen.queryByRole("button", { name: "En común" })).toBeNull();
});
