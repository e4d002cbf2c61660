import type { WaitingVerification } from "@nakamatch/contract/endpoints/photos/verification";
import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { type Call, refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { id } from "../dashboard/testing.ts";
import { openModeration } from "./testing.ts";

const DECIDE = "/moderation/verifications/*/decision";
const READ = "/moderation/verifications/*/reading";

const waiting = (number: number): WaitingVerification => ({
  id: id(500 + number),
  person: {
    id: id(number),
    nickname: `Robin${number}`,
    avatarUrl: `/avatars/${id(number)}/1_photo.jpg`,
    isPremium: false,
  },
  gesture: "three_fingers",
  sentAt: "2026-05-03T10:30:00.000Z",
});

/** The tab; decided requests leave the server's list. */
async function open(requests: WaitingVerification[], answers: Record<string, (call: Call) => unknown> = {}) {
  const state = { requests };
  const app = await openModeration({
    path: "/moderation/bans?tab=verifications",
    answers: {
      "GET /moderation/verifications": () => ({ ...state, total: state.requests.length, nextCursor: null }),
      [`POST ${READ}`]: () => new Response(new Blob(["a photo"]), { headers: { "content-type": "image/jpeg" } }),
      [`PUT ${DECIDE}`]: ({ params }) => {
        state.requests = state.requests.filter((request) => request.id !== params[0]);
        return { isDecided: true };
      },
      ...answers,
    },
  });
  return { ...app, state, decisions: () => app.of("PUT", DECIDE).map(({ body }) => body) };
}

const button = (phrase: string, number = 1) =>
  screen.findByRole<HTMLButtonElement>("button", { name: phrase.replace("{{name}}", `Robin${number}`) });
const words = es.verificationReview;

async function show() {
  const shows = await button(words.showName);
  shows.focus();
  fireEvent.click(shows);
  await screen.findByRole("img", { name: "Gesto de Robin1" });
  // Next are the decisions.
  expect(document.activeElement?.tagName).toBe("LI");
}

beforeEach(() => {
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:gesture");
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
});

test("a request has the first photo, the gesture that was asked for, and its photo only after a press; only then it can be decided", async () => {
  const { of } = await open([waiting(1)]);
  expect((await button(words.approveName)).disabled).toBe(true);
  expect((await button(words.rejectName)).disabled).toBe(true);
  expect(of("POST", READ)).toEqual([]);
  await show();
  expect(of("POST", READ)).toHaveLength(1);
  expect((await button(words.approveName)).disabled).toBe(false);
  expect(outlineOf(screen.getByRole("tabpanel"))).toMatchSnapshot();
});

test("each request has the drawing of its own gesture", async () => {
  await open([waiting(1), { ...waiting(2), gesture: "hand_on_head" }]);
  await button(words.showName, 2);
  const hands = [...document.querySelectorAll('li svg[viewBox="0 0 100 100"] path:last-child')];
  expect(new Set(hands.map((hand) => hand.getAttribute("d"))).size).toBe(2);
});

test("an approval is sent, and the request leaves the list with the browser's copy of the photo", async () => {
  const { decisions } = await open([waiting(1)]);
  await show();
  fireEvent.click(await button(words.approveName));
  await screen.findByText(words.approved);
  await screen.findByText(words.empty.title);
  expect(decisions()).toEqual([{ verdict: "approve" }]);
  expect(URL.revokeObjectURL).toHaveBeenCalledWith("blob:gesture");
});

test("a rejection needs a reason from the dialog; the focus goes to the next request", async () => {
  const { decisions } = await open([waiting(1), waiting(2)]);
  await show();
  const reject = await button(words.rejectName);
  reject.focus();
  fireEvent.click(reject);
  const dialog = await screen.findByRole("dialog");
  fireEvent.click(within(dialog).getByRole("radio", { name: words.reasons.other_person }));
  fireEvent.submit(dialog.querySelector("form") as HTMLFormElement);
  await screen.findByText(words.rejected);
  expect(decisions()).toEqual([{ verdict: "reject", reason: "other_person" }]);
  const next = await button(words.showName, 2);
  await waitFor(() => expect(document.activeElement).toBe(next));
});

test("a photo that is gone meanwhile is told", async () => {
  await open([waiting(1)], { [`POST ${READ}`]: () => refusal("VERIFICATION_OVER") });
  fireEvent.click(await button(words.showName));
  await screen.findByText(words.showFailed);
  expect((await button(words.approveName)).disabled).toBe(true);
});
