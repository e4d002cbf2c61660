import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { outlineOf, outlineOfToast } from "../../lib/outline-testing.ts";
import { match, openMatches } from "./testing.tsx";

// A browser draws the confetti.

/** A like that is given back on the screen of the matches: what is told of it, and what is asked for again. */

const LIKE = "PUT /people/*/like";
const liked = (isNewMatch: boolean) => ({ hasLiked: true, isMatch: isNewMatch, isNewMatch, sharedTitles: [] });

async function likeBack(number: number, answer: () => unknown) {
  const app = await openMatches({ likedMe: [match(number)] }, { [LIKE]: answer });
  fireEvent.click(await screen.findByRole("tab", { name: /Me dieron like/ }));
  const button = await screen.findByRole("button", { name: `Devolver like a Robin${number}` });
  return { ...app, button, lists: () => app.of("GET", "/matches").length, press: () => fireEvent.click(button) };
}

test("the button is named for its person, and has a heart", async () => {
  const { button } = await likeBack(11, () => liked(false));
  expect(outlineOf(button)).toMatchSnapshot();
});

test("a match is told, and the lists are fetched again", async () => {
  const { press, lists } = await likeBack(12, () => liked(true));
  const before = lists();
  press();
  await screen.findByText(es.likes.toasts.match);
  expect(outlineOfToast()).toMatchSnapshot();
  await waitFor(() => expect(lists()).toBeGreaterThan(before));
});

test("a like that makes no match any more is told as a like", async () => {
  const { press } = await likeBack(13, () => liked(false));
  press();
  await screen.findByText(es.likes.toasts.sent);
  expect(outlineOfToast()).toMatchSnapshot();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each([
  ["PERSON_NOT_FOUND", es.likes.errors.lookup],
  ["INTERNAL", es.likes.errors.insert],
  ["UNAVAILABLE", es.likes.errors.unexpected],
  ["TOO_MANY_REQUESTS", es.errors.codes.TOO_MANY_REQUESTS],
] as const)("a like that fails with %s says why", async (code, text) => {
  const { press } = await likeBack(14, () => refusal(code));
  press();
  await screen.findByText(text);
  expect(outlineOfToast()).toMatchSnapshot();
});
