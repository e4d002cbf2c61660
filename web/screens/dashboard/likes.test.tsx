import { CONFETTI } from "@nakamatch/contract/vocabulary/limits";
import { es } from "@nakamatch/phrases/es";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { orpc } from "../../lib/api.ts";
import { type Answer, offline, refusal } from "../../lib/api-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { profileOf } from "../profile/testing.ts";
import { failureToast, viewer } from "../signed-in-testing.tsx";
import { openDashboard } from "./filters-testing.tsx";
import { id, page, person } from "./testing.ts";

const throwPaper = vi.hoisted(() =>
  Object.assign(
    vi.fn(async () => {}),
    { reset: vi.fn() },
  ),
);
vi.mock("canvas-confetti", () => ({ default: { create: () => throwPaper } }));

beforeEach(() => {
  throwPaper.mockClear();
});

const LIKE = "PUT /people/*/like";
const UNLIKE = "DELETE /people/*/like";
const liked = (isNewMatch: boolean) => () => ({ hasLiked: true, isMatch: isNewMatch, isNewMatch });
const heart = (action: "Dar" | "Quitar", number = 1) =>
  screen.findByRole("button", { name: `${action} like a Zoro${number}` });
const press = async (action: "Dar" | "Quitar", number = 1) => fireEvent.click(await heart(action, number));
const moment = () => screen.findByRole("dialog", { name: "¡Es un match!" });
const noMoment = () => waitFor(() => expect(screen.queryByRole("dialog", { name: "¡Es un match!" })).toBeNull());
const closeMoment = async () => fireEvent.click(within(await moment()).getByRole("button", { name: "Seguir mirando" }));

/** The dashboard with two people; `hasLiked`: the first one is liked. */
const open = (answers: Record<string, Answer>, hasLiked = false) =>
  openDashboard({ "GET /discovery": page([person(1, { hasLiked }), person(2)]), ...answers });

/** An answer that waits for `answer`. */
function held() {
  const waiting: ((value: unknown) => void)[] = [];
  return {
    waiting,
    hold: () => new Promise((resolve) => waiting.push(resolve)),
    answer: (value: unknown) => act(async () => waiting.shift()?.(value)),
  };
}

test("during maintenance the button says why likes wait, a press says it again and sends nothing, and afterwards it likes", async () => {
  const { app, of } = await open({ [LIKE]: liked(false) });
  const tell = (maintenanceUntil: string | null) =>
    act(async () => {
      const state = { isRegistrationOpen: true, maintenanceUntil };
      app.queries.setQueryData(orpc.switches.current.queryKey(), state);
    });
  await heart("Dar");
  await tell("2026-05-03T12:00:00.000Z");
  const button = await heart("Dar");
  await waitFor(() => expect(button.title).toBe(es.likes.held));
  expect(button.getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(button);
  expect(await screen.findByText(es.likes.held)).toBeTruthy();
  expect((await heart("Dar")).textContent).toBe("Dar like");
  await tell(null);
  await waitFor(() => expect([button.getAttribute("aria-disabled"), button.title]).toEqual([null, ""]));
  await press("Dar");
  await waitFor(() => expect(of("PUT", `/people/${id(1)}/like`)).toHaveLength(1));
});

test("CARD-10 LIKE-06 LIKE-08: the card changes at once, the toast follows, and there is no confetti", async () => {
  const { hold, answer } = held();
  const { of } = await open({ [LIKE]: hold });
  await press("Dar");
  expect((await heart("Quitar")).textContent).toBe("Quitar like");
  expect(screen.getAllByText("Le diste like"), "on no other card").toHaveLength(1);
  await waitFor(() => expect(of("PUT", `/people/${id(1)}/like`)).toHaveLength(1));
  expect(screen.queryByText("Like enviado")).toBeNull();
  await answer(liked(false)());
  expect(await screen.findByText("Like enviado")).toBeTruthy();
  expect(throwPaper).not.toHaveBeenCalled();
  expect(of("GET", "/discovery")).toHaveLength(1);
});

test("a like moves the focus to its words, where a second press does nothing; the second of a double click takes nothing back", async () => {
  const { of } = await open({ [LIKE]: liked(false), [UNLIKE]: () => ({ hasLiked: false }) });
  (await heart("Dar")).focus();
  await press("Dar");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText("Le diste like").closest("p")));
  fireEvent.click(await heart("Quitar"), { detail: 2 });
  expect(await heart("Quitar")).toBeTruthy();
  (await heart("Quitar")).focus();
  await press("Quitar");
  await waitFor(() => expect(of("DELETE", `/people/${id(1)}/like`)).toHaveLength(1));
  expect(document.activeElement).toBe(await heart("Dar"));
});

test.each([
  ["", false, "Le has quitado el like a Zoro1."],
  [", of a mutual one that it is no match any more", true, "Le has quitado el like a Zoro1. Ya no es un match."],
])("LIKE-07: taking it back keeps the focus and shows a toast%s", async (_, endedMatch, text) => {
  await open({ [UNLIKE]: () => ({ hasLiked: false, endedMatch }) }, true);
  (await heart("Quitar")).focus();
  await press("Quitar");
  expect(document.activeElement).toBe(await heart("Dar"));
  expect(screen.queryByText("Le diste like")).toBeNull();
  expect(await screen.findByText("Like retirado")).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
});

describe("a match", () => {
  const openMatch = (answers: Record<string, Answer> = {}) =>
    openDashboard({ "GET /discovery": page([person(1, { hasLiked: true, isMatch: true })]), ...answers });

  test("CARD-10: has a way into the chat beside the unlike", async () => {
    const { location } = await openMatch({ "POST /chats": () => ({ chat: { id: id(9) }, outcome: "opened" }) });
    await heart("Quitar");
    fireEvent.click(screen.getByRole("button", { name: "Chatear con Zoro1" }));
    await waitFor(() => expect(location()).toBe(`/chats?chat=${id(9)}`));
  });

  test("LIKE-07: is asked for once before the unlike ends it", async () => {
    const { of } = await openMatch({ [UNLIKE]: () => ({ hasLiked: false, endedMatch: true }) });
    await press("Quitar");
    const question = await screen.findByRole("alertdialog", { name: "¿Quitar el like a Zoro1?" });
    fireEvent.click(within(question).getByRole("button", { name: "Cancelar" }));
    expect(of("DELETE", "/people/*/like")).toHaveLength(0);
    await press("Quitar");
    const again = await screen.findByRole("alertdialog");
    fireEvent.click(within(again).getByRole("button", { name: "Quitar like" }));
    expect(await screen.findByText("Le has quitado el like a Zoro1. Ya no es un match.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Chatear con Zoro1" })).toBeNull();
  });

  test("shows the chat as soon as a like makes it", async () => {
    await openDashboard({
      "GET /discovery": page([person(1)]),
      [LIKE]: () => ({ hasLiked: true, isMatch: true, isNewMatch: false }),
    });
    await press("Dar");
    expect(await screen.findByRole("button", { name: "Chatear con Zoro1" })).toBeTruthy();
  });
});

test("LIKE-04 LIKE-05: a match has its toast, confetti and a way into the chat, however long that takes", async () => {
  const { hold, answer } = held();
  const { location } = await open({ [LIKE]: liked(true), "POST /chats": hold });
  await press("Dar");
  const notice = await screen.findByText("¡Tienes un match!");
  expect(notice.parentElement?.textContent, "the celebration says with whom").toBe("¡Tienes un match!");
  const calls = throwPaper.mock.calls as unknown as [{ particleCount: number; ticks: number }][];
  await waitFor(() => expect(calls.reduce((sum, [{ particleCount }]) => sum + particleCount, 0)).toBe(120));
  expect(calls[0]?.[0].ticks).toBe(300);
  const button = within(await moment()).getByRole("button", { name: "Abrir el chat" });
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"));
  expect(location()).toBe("/dashboard");
  await answer({ chat: { id: id(9) }, outcome: "created" });
  await waitFor(() => expect(location()).toBe(`/chats?chat=${id(9)}`));
  await noMoment();
});

test("LIKE-04: the toast of a match can still be read once the confetti have fallen", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open({ [LIKE]: liked(true) });
  await press("Dar");
  await screen.findByText("¡Tienes un match!");
  await moment();
  await act(() => vi.advanceTimersByTimeAsync(CONFETTI.durationMs));
  expect(screen.queryByText("¡Tienes un match!")).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(CONFETTI.durationMs));
  expect(screen.queryByText("¡Tienes un match!")).toBeNull();
});

test("MATCH-17: a chat that cannot be opened leaves the celebration as it was", async () => {
  const { location } = await open({ [LIKE]: liked(true), "POST /chats": () => refusal("INTERNAL") });
  await press("Dar");
  const button = within(await moment()).getByRole("button", { name: "Abrir el chat" });
  fireEvent.click(button);
  await failureToast();
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBeNull());
  expect(location()).toBe("/dashboard");
  expect(await moment()).toBeTruthy();
});

test("words to a match stay in their field when the chat cannot be opened, and open it at the next try", async () => {
  let isBroken = true;
  const { of, location } = await open({
    [LIKE]: liked(true),
    "POST /chats": () => (isBroken ? refusal("INTERNAL") : { chat: { id: id(9) }, outcome: "created" }),
  });
  await press("Dar");
  const dialog = within(await moment());
  const field = await dialog.findByRole<HTMLTextAreaElement>("textbox", { name: "Escribe a Zoro1" });
  fireEvent.click(dialog.getByRole("button", { name: es.icebreakers.use }));
  expect(field.value).toBe(field.placeholder);
  fireEvent.click(dialog.getByRole("button", { name: es.icebreakers.another }));
  expect(field.value).not.toBe("");
  fireEvent.change(field, { target: { value: "¿Zoro o Sanji?" } });
  fireEvent.keyDown(field, { key: "Enter", shiftKey: true });
  expect(of("POST", "/chats")).toHaveLength(0);
  fireEvent.keyDown(field, { key: "Enter" });
  await failureToast();
  expect(field.value).toBe("¿Zoro o Sanji?");
  isBroken = false;
  fireEvent.click(await dialog.findByRole("button", { name: es.chats.messages.send }));
  await waitFor(() => expect(location()).toBe(`/chats?chat=${id(9)}`));
  await noMoment();
});

test("words that came with their like stand above the field as theirs to answer, without an idea; what one has written waits in the chat, which opens without a notice", async () => {
  const theirs = { by: "other", text: "¿Zoro o Sanji?", about: null, writtenAt: "2026-01-09T00:00:00.000Z" };
  const mine = { ...theirs, by: "me", text: "Luffy." };
  const { app, location } = await open({
    [LIKE]: liked(true),
    "GET /people/*/like-words": () => ({ canWrite: false, words: [mine, theirs] }),
    "POST /chats": () => ({ chat: { id: id(9) }, outcome: "created" }),
  });
  await press("Dar");
  const dialog = within(await moment());
  const field = await dialog.findByRole<HTMLTextAreaElement>("textbox", { name: "Responde a Zoro1" });
  const isAbove = (text: string) =>
    (dialog.getByText(text).compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  expect([isAbove(theirs.text), isAbove(mine.text)]).toEqual([true, false]);
  expect(dialog.getByText("Zoro1, con su like")).toBeTruthy();
  expect([field.placeholder, dialog.queryByRole("button", { name: es.icebreakers.use })]).toEqual(["", null]);
  fireEvent.change(field, { target: { value: "Sanji, siempre. " } });
  fireEvent.click(dialog.getByRole("button", { name: "Abrir el chat" }));
  await waitFor(() => expect(location()).toBe(`/chats?chat=${id(9)}`));
  await noMoment();
  const [draft] = Object.values(JSON.parse(app.storage.read(viewer.id, "drafts") ?? "{}")) as { text: string }[];
  expect(draft?.text).toBe("Sanji, siempre.");
  expect(screen.queryByText("Chat creado")).toBeNull();
});

test("the celebration says what is possible between both", async () => {
  await open({ [LIKE]: liked(true), "GET /people/*": () => profileOf(1, { possible: "amistad" }) });
  await press("Dar");
  expect(await within(await moment()).findByText(es.taste.possible.amistad)).toBeTruthy();
});

test("the celebration of a pair whose conversation was ended says how it opens again", async () => {
  await open({ [LIKE]: () => ({ hasLiked: true, isMatch: true, isNewMatch: true, isEnded: true }) });
  await press("Dar");
  expect(within(await moment()).getByText(es.likes.match.ended.replace("{{name}}", "Zoro1"))).toBeTruthy();
  expect(within(await moment()).queryByRole("textbox"), "no words yet").toBeNull();
});

test("the celebration leads to the safety centre, and is over then", async () => {
  const { location } = await open({ [LIKE]: liked(true) });
  await press("Dar");
  const link = within(await moment()).getByRole("link", { name: "Consejos de seguridad" });
  expect(link.getAttribute("href")).toBe("/terms#safety");
  fireEvent.click(link);
  await waitFor(() => expect(location()).toBe("/terms"));
  await noMoment();
});

test("LIKE-04 LIKE-08: a like that is stored although its answer was lost stays, and its match is celebrated", async () => {
  let sent = 0;
  await open({
    [LIKE]: () => {
      sent += 1;
      return sent === 1 ? offline() : { hasLiked: true, isMatch: true, isNewMatch: false };
    },
    "GET /people/*": () => ({ ...person(1), hasLiked: sent > 0 }),
  });
  await press("Dar");
  expect(await moment()).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Dar like a Zoro1" })).toBeNull();
  expect(screen.queryByText("Error")).toBeNull();
});

describe("a match that arrives live", () => {
  test("CARD-10: gives the card its way into the chat, and its unlike the question", async () => {
    await openDashboard({
      "GET /discovery": page([person(1, { hasLiked: true })]),
      "GET /matches": () => new Promise(() => {}),
    });
    await heart("Quitar");
    await push("likes.changed", { isMatch: true, personId: id(1) });
    expect(await screen.findByRole("button", { name: "Chatear con Zoro1" })).toBeTruthy();
    await press("Quitar");
    expect(await screen.findByRole("alertdialog", { name: "¿Quitar el like a Zoro1?" })).toBeTruthy();
  });

  /** The dashboard with the matches `mutual`, answered on `release`. */
  async function openWith(mutual: number[], like: () => unknown = liked(false)) {
    const { waiting, hold } = held();
    const matches = mutual.map((number, index) => ({
      id: id(number),
      matchedAt: new Date(Date.UTC(2026, 0, 9 - index)).toISOString(),
      otherUser: person(number),
    }));
    const { of } = await open({ "GET /matches": hold, [LIKE]: like });
    const arrives = (number: number) => push("likes.changed", { isMatch: true, personId: id(number) });
    const release = async () => {
      await waitFor(() => expect(waiting).not.toHaveLength(0));
      await act(async () => waiting.splice(0).forEach((go) => void go({ matches, counts: null, nextCursor: null })));
    };
    return { of, arrives, release };
  }

  test("LIKE-04: is celebrated with the person whom the event names; two one after the other, each once", async () => {
    const { of, arrives, release } = await openWith([7, 6]);
    await arrives(6);
    await arrives(7);
    await arrives(6);
    await release();
    expect(within(await moment()).getByText(/^Zoro6/)).toBeTruthy();
    expect(of("GET", "/matches"), "the other one waits").toHaveLength(1);
    await closeMoment();
    await release();
    expect(await within(await moment()).findByText(/^Zoro7/)).toBeTruthy();
    await arrives(6);
    await closeMoment();
    await noMoment();
    expect(of("GET", "/matches")).toHaveLength(2);
  });

  test.each([
    ["which it turned on itself", false, [], 1],
    ["where all others have an answer", true, [{ number: 7, hasMessages: true }], 1],
    ["but not while somebody else waits", true, [{ number: 7, hasMessages: false }], 0],
  ])("its dialog, once over, turns the dot of likes off %s", async (_what, hasNewLikes, others, times) => {
    const none = { newMessages: 0, waitingCases: 0, hasNewChats: false, isModerator: false, isOperator: false };
    const badges = { ...none, hasNewLikes };
    const liker = (number: number, hasMessages = false) => ({
      id: id(number),
      matchedAt: "2026-01-09T00:00:00.000Z",
      hasMessages,
      otherUser: person(number),
    });
    const { app, of } = await open({
      "GET /matches": ({ query }) => ({
        matches: [
          liker(6),
          ...(query.get("list") === "likedMe" ? others.map((each) => liker(each.number, each.hasMessages)) : []),
        ],
        counts: null,
        nextCursor: null,
      }),
      "POST /matches/seen": () => ({ hasNewLikes: false }),
      "GET /notifications": () => badges,
    });
    await heart("Dar");
    app.queries.setQueryData(orpc.unreadBadges.current.queryKey(), badges);
    await push("likes.changed", { isMatch: true, personId: id(6) });
    await moment();
    expect(of("POST", "/matches/seen"), "not while it shows").toHaveLength(0);
    const asked = () => of("GET", "/matches").length + of("POST", "/matches/seen").length;
    const before = asked();
    await closeMoment();
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
    await noMoment();
    await waitFor(() => expect(of("POST", "/matches/seen")).toHaveLength(times));
  });

  test("OPEN-42: is not celebrated once the person is no longer visible, and holds up no other", async () => {
    const { arrives, release } = await openWith([9]);
    await arrives(8);
    await arrives(9);
    await release();
    await release();
    expect(within(await moment()).getByText(/^Zoro9/)).toBeTruthy();
    await closeMoment();
    await noMoment();
  });

  test("LIKE-04 CARD-10: is celebrated, and told on the card, after a connection that lost its event", async () => {
    const { of, release } = await openWith([6, 1]);
    await press("Dar");
    expect(await heart("Quitar")).toBeTruthy();
    await push("events.missed", {});
    await release();
    await release();
    expect(within(await moment()).getByText(/^Zoro1/)).toBeTruthy();
    await closeMoment();
    await noMoment();
    expect(await screen.findByRole("button", { name: "Chatear con Zoro1" })).toBeTruthy();
    const asked = of("GET", "/matches").length;
    await push("events.missed", {});
    expect(of("GET", "/matches"), "nobody is liked without a match").toHaveLength(asked);
  });

  test("LIKE-04: is celebrated while a like of the viewer, which did not make it, has no answer yet", async () => {
    const { hold, answer } = held();
    const { of, arrives, release } = await openWith([1], hold);
    await press("Dar");
    await waitFor(() => expect(of("PUT", "/people/*/like")).toHaveLength(1));
    await arrives(1);
    await answer(liked(false)());
    await release();
    expect(await moment()).toBeTruthy();
  });
});

test.each<[string, Answer, string | RegExp]>([
  ["ERR-23", () => refusal("PERSON_NOT_FOUND"), "No se pudo procesar el like. Inténtalo de nuevo."],
  ["ERR-25", () => refusal("FORBIDDEN"), "No se pudo enviar el like. Inténtalo de nuevo."],
  ["ERR-26", offline, "No se pudo procesar la acción. Inténtalo de nuevo."],
  ["the limit", () => refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: 42 }), /Inténtalo de nuevo en 42 segundos/],
])("ERR-23, ERR-25, ERR-26, LIKE-08: (%s) a like that fails is reverted with an error", async (_row, answer, text) => {
  await open({ [LIKE]: answer, "GET /people/*": () => person(1) });
  await press("Dar");
  expect((await failureToast()).getByText(text)).toBeTruthy();
  expect(await heart("Dar")).toBeTruthy();
});

test.each([
  ["ERR-23", "PERSON_NOT_FOUND", "No se pudo procesar el like. Inténtalo de nuevo."],
  ["ERR-24", "INTERNAL", "No se pudo enviar/retirar el like. Inténtalo de nuevo."],
  ["ERR-26", "UNAVAILABLE", "No se pudo procesar la acción. Inténtalo de nuevo."],
] as const)(
  "ERR-23, ERR-24, ERR-26, LIKE-08: (%s) an unlike that fails (%s) is undone with an error",
  async (...row) => {
    const [, code, text] = row;
    const { waiting, hold, answer } = held();
    await open({ "GET /people/*": () => ({ hasLiked: true }), [UNLIKE]: hold }, true);
    await press("Quitar");
    await heart("Dar");
    await waitFor(() => expect(waiting).toHaveLength(1));
    await answer(refusal(code));
    expect((await failureToast()).getByText(text)).toBeTruthy();
    expect(await heart("Quitar")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Dar like a Zoro1" })).toBeNull();
  },
);

test("LIKE-08 DISC-34: a heart is not taken back by a page that was under way", async () => {
  const { waiting, hold, answer } = held();
  await open({
    "GET /discovery": ({ query }) => (query.has("cursor") ? hold() : page([person(1)], 2, "further")()),
    [LIKE]: liked(false),
  });
  fireEvent.click(await screen.findByRole("button", { name: "Cargar más" }));
  await waitFor(() => expect(waiting).toHaveLength(1));
  await press("Dar");
  await screen.findByText("Like enviado");
  await answer(page([person(2)], 2)());
  await heart("Dar", 2);
  expect(await heart("Quitar")).toBeTruthy();
});

test("LIKE-08: of quick presses the last one counts, also when an earlier one fails", async () => {
  const { waiting, hold, answer } = held();
  await open({ [LIKE]: hold, [UNLIKE]: () => ({ hasLiked: false }) });
  await press("Dar");
  await press("Quitar");
  await press("Dar");
  await waitFor(() => expect(waiting).toHaveLength(1));
  await answer(refusal("FORBIDDEN"));
  await waitFor(() => expect(waiting).toHaveLength(1));
  expect(await heart("Quitar")).toBeTruthy();
  await answer(liked(false)());
  await screen.findByText("Like enviado");
  expect(await heart("Quitar")).toBeTruthy();
});
