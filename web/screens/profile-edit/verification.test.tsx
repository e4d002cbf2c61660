import type { OwnVerification } from "@nakamatch/contract/endpoints/photos/verification";
import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { offline, refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { failureToast } from "../signed-in-testing.tsx";
import { NOT_ASKED, openEdit } from "./testing.tsx";

const words = es.verification;
const UNTIL = "2026-05-03T10:30:00.000Z";
const drawn: OwnVerification = { ...NOT_ASKED, request: { state: "drawn", gesture: "hand_on_ear", until: UNTIL } };
const waiting: OwnVerification = { ...NOT_ASKED, request: { state: "waiting", gesture: "hand_on_ear", until: UNTIL } };

/** The part, on a server with these answers. */
async function open(own: Partial<OwnVerification> = {}, send: () => unknown = () => waiting) {
  const app = await openEdit({
    answers: () => ({
      "GET /me/verification": () => ({ ...NOT_ASKED, ...own }),
      "POST /me/verification": () => drawn,
      "PUT /me/verification/photo": send,
      "DELETE /me/verification": () => NOT_ASKED,
    }),
  });
  const part = await screen.findByRole("region", { name: words.title });
  return { ...app, part: within(part), outline: () => outlineOf(part) };
}

function pick() {
  vi.stubGlobal("createImageBitmap", async () => {
    throw new Error("not a photo");
  });
  const file = new File(['"the gesture"'], "me.jpg", { type: "image/jpeg" });
  const input = document.querySelector<HTMLInputElement>("#verification input[type=file]") as HTMLInputElement;
  fireEvent.change(input, { target: { files: [file] } });
}

test("a gesture is asked for, its photo sent as it is where the browser cannot open it, and taken back", async () => {
  const { part, of, outline } = await open();
  fireEvent.click(await part.findByRole("button", { name: words.begin }));
  await part.findByText(words.gestures.hand_on_ear);
  expect(outline()).toMatchSnapshot();
  pick();
  await part.findByText(words.waiting);
  expect(screen.getByText(words.sent)).toBeTruthy();
  expect(of("PUT", "/me/verification/photo")[0]?.body).toBe("the gesture");
  expect(outline()).toMatchSnapshot();
  fireEvent.click(part.getByRole("button", { name: words.withdraw }));
  await part.findByRole("button", { name: words.begin });
});

test("a photo that could not be sent is kept, to be sent again", async () => {
  let isOffline = true;
  const { part, of } = await open(drawn, () => (isOffline ? offline() : waiting));
  await part.findByText(words.yourGesture);
  pick();
  await part.findByText(words.notSent);
  isOffline = false;
  fireEvent.click(part.getByRole("button", { name: "Reintentar" }));
  await part.findByText(words.waiting);
  expect(of("PUT", "/me/verification/photo").map(({ body }) => body)).toEqual(["the gesture", "the gesture"]);
});

test("what is written elsewhere while the photo is sent keeps the focus", async () => {
  const { part } = await open(drawn);
  await part.findByText(words.yourGesture);
  pick();
  const bio = screen.getByRole("textbox", { name: /^Sobre ti/ });
  bio.focus();
  await part.findByText(words.waiting);
  expect(document.activeElement).toBe(bio);
});

test("a gesture that is not valid any more is told, and what the server has is shown", async () => {
  const server = { own: drawn };
  const { part } = await openEdit({
    answers: () => ({
      "GET /me/verification": () => server.own,
      "PUT /me/verification/photo": () => refusal("VERIFICATION_OVER"),
    }),
  }).then(async (app) => ({ ...app, part: within(await screen.findByRole("region", { name: words.title })) }));
  await part.findByText(words.yourGesture);
  server.own = NOT_ASKED;
  pick();
  expect((await failureToast()).getByText(es.errors.codes.VERIFICATION_OVER)).toBeTruthy();
  await part.findByRole("button", { name: words.begin });
});

test.each<[string, Partial<OwnVerification>, string]>([
  ["without a photo", { hasPhoto: false }, words.photoMissing],
  ["after three tries", { triesLeft: 0 }, words.triesUsed],
])("%s there is no gesture", async (_, own, text) => {
  const { part } = await open(own);
  await part.findByText(text);
  expect(part.queryByRole("button", { name: words.begin })).toBeNull();
});

test("on phones its hash opens it, and without a photo it leads to those, which it opens as well", async () => {
  const { location } = await openEdit({
    hash: "#verification",
    answers: () => ({ "GET /me/verification": () => ({ ...NOT_ASKED, hasPhoto: false }) }),
  });
  const fold = (name: string) => screen.getByRole("button", { name }).getAttribute("aria-expanded");
  const link = await screen.findByRole("link", { name: words.toPhotos });
  expect([fold(words.open), fold(es.editProfile.photosEdit)]).toEqual(["true", "false"]);
  fireEvent.click(link);
  await waitFor(() => expect(fold(es.editProfile.photosEdit)).toBe("true"));
  expect(location()).toBe("/profile/edit");
  expect(document.activeElement).toBe(document.getElementById("photos"));
});

test("the reason of a rejection is shown, with the way to try again", async () => {
  const { part } = await open({ last: { state: "rejected", reason: "unclear" } });
  await part.findByText(words.reasons.unclear);
  await part.findByRole("button", { name: words.begin });
});

test("the mark is dropped after a question", async () => {
  const { part, of } = await open({ verifiedAt: UNTIL });
  fireEvent.click(await part.findByRole("button", { name: words.drop }));
  const dialog = await screen.findByRole("alertdialog");
  fireEvent.click(within(dialog).getByRole("button", { name: words.drop }));
  await part.findByRole("button", { name: words.begin });
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(of("DELETE", "/me/verification")).toHaveLength(1);
});
