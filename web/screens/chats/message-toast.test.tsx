import { es } from "@nakamatch/phrases/es";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { signTime } from "../../lib/format.ts";
import { push } from "../../lib/socket-testing.ts";
import { useToast } from "../../ui/toast.tsx";
import { person } from "../dashboard/testing.ts";
import { renderSignedIn, viewer } from "../signed-in-testing.tsx";
import { Component as Chats } from "./screen.tsx";
import { chat, id, message, minutesAgo, reading, robin, zoro } from "./testing.tsx";

const news = (chatId = id(1), text = "¿Has visto el final? ||Muere.||") =>
  message(1, { chatId, message: text, readAt: null, sentAt: minutesAgo(0) });
const toasts = () => within(screen.getByRole("region", { name: "Notificaciones" }));

const match = {
  id: id(9),
  matchedAt: minutesAgo(0),
  otherUser: { ...person(1), id: robin, nickname: "Robin" },
};

async function open(path = "/dashboard") {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const show: { toast?: ReturnType<typeof useToast> } = {};
  function Toaster() {
    show.toast = useToast();
    return null;
  }
  const chats = [chat(1), chat(2, { otherUser: zoro })];
  const app = await renderSignedIn(<Toaster />, {
    path,
    route: "/dashboard",
    screens: [{ path: "/chats", element: <Chats /> }],
    answers: {
      "GET /chats": () => ({ chats, nextCursor: null }),
      "GET /chats/*": ({ params }) => chats.find((each) => each.id === params[0]) ?? refusal("CHAT_REFUSED_BLOCKED"),
      "GET /chats/*/messages": () => ({ messages: [], total: 0, hasMore: false }),
      "GET /chats/*/plans": () => ({ plans: [] }),
      "GET /me/check-ins": () => ({ checkIns: [] }),
      "GET /matches": () => ({ matches: [match], counts: null, nextCursor: null }),
      "POST /chats/*/read": () => ({ reading: null }),
    },
  });
  const later = () => act(() => vi.advanceTimersByTimeAsync(1000));
  return { ...app, later, show: (title: string) => act(async () => void show.toast?.({ title, timeout: 3000 })) };
}

test("a message on another screen is told once, without its spoilers, and its toast leads to the chat", async () => {
  const { location, of } = await open();
  await push("message.created", news());
  const button = await toasts().findByRole("button", { name: "Abrir el chat" });
  expect(toasts().getByText("Robin te ha escrito")).toBeTruthy();
  expect(toasts().getByText("¿Has visto el final? [spoiler]")).toBeTruthy();
  expect(of("GET", "/chats/*")).toHaveLength(1);
  button.focus();
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  await waitFor(() => expect(location()).toBe(`/chats?chat=${id(1)}`));
  await waitFor(() => expect(toasts().queryByText("Robin te ha escrito")).toBeNull());
});

test("of messages in a row the first chat is told in time, by its latest message", async () => {
  const { later } = await open();
  await push("message.created", news(id(1), "Uno"));
  await act(() => vi.advanceTimersByTimeAsync(500));
  await push("message.created", news(id(2)));
  await push("message.created", news(id(1), "Dos"));
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(toasts().getByText("Robin te ha escrito")).toBeTruthy();
  expect(toasts().getByText("Dos")).toBeTruthy();
  await push("message.created", news(id(2)));
  await later();
  expect(toasts().getByText("Zoro te ha escrito")).toBeTruthy();
});

test.each([
  ["its chat", `/chats?chat=${id(2)}`],
  ["the list of chats", "/chats"],
])("the toast stays on other screens, and closes when %s is opened another way", async (_what, address) => {
  const { goTo } = await open();
  await push("message.created", news(id(2)));
  await toasts().findByText("Zoro te ha escrito");
  await goTo("/matches");
  expect(toasts().getByText("Zoro te ha escrito")).toBeTruthy();
  await goTo(address);
  expect(toasts().queryByText("Zoro te ha escrito")).toBeNull();
});

test("what is read on another device meanwhile is not told, and its toast closes", async () => {
  const { later, of } = await open();
  const received = news();
  await push("message.created", received);
  await push("message.read", reading(viewer.id, received));
  await later();
  expect(of("GET", "/chats/*")).toHaveLength(0);
  await push("message.created", received);
  await toasts().findByText("Robin te ha escrito");
  await push("message.read", reading(viewer.id, received));
  expect(toasts().queryByText("Robin te ha escrito")).toBeNull();
});

test("what is taken back meanwhile is not told, even if its creation is told later, and its toast closes", async () => {
  const { later } = await open();
  const takenBack = { ...news(), isTakenBack: true } as const;
  await push("message.created", news());
  await push("message.updated", takenBack);
  await push("message.created", news());
  await later();
  expect(toasts().queryByText("Robin te ha escrito")).toBeNull();
  const next = { id: id(2) };
  await push("message.created", { ...news(), ...next });
  await toasts().findByText("Robin te ha escrito");
  await push("message.updated", takenBack);
  expect(toasts().getByText("Robin te ha escrito")).toBeTruthy();
  await push("message.updated", { ...takenBack, ...next });
  expect(toasts().queryByText("Robin te ha escrito")).toBeNull();
});

test("news of a plan for oneself is told on another screen, and its toast leads to the chat", async () => {
  const { location, later } = await open();
  const theirs = { toId: robin, act: "accepted" } as const;
  const startsAt = new Date(Date.now() + 48 * 60 * 60_000).toISOString();
  const plan = { what: "Mushishi", titleKind: "anime", startsAt } as const;
  await push("plans.changed", { chatId: id(1) });
  await push("plans.changed", { chatId: id(1), news: theirs });
  await later();
  expect(toasts().queryByRole("button", { name: "Abrir el chat" })).toBeNull();
  await push("plans.changed", { chatId: id(1), news: { ...theirs, toId: viewer.id, plan } });
  const button = await toasts().findByRole("button", { name: "Abrir el chat" });
  expect(toasts().getByText(es.chats.toasts.plan.replace("{{name}}", "Robin"))).toBeTruthy();
  expect(await toasts().findByText(es.plans.acts.accepted.theirs.replace("{{name}}", "Robin"))).toBeTruthy();
  expect(toasts().getByText("Ver Mushishi")).toBeTruthy();
  expect(toasts().getByText(signTime(startsAt, new Date(), "es"))).toBeTruthy();
  fireEvent.click(button);
  await waitFor(() => expect(location()).toBe(`/chats?chat=${id(1)}`));
});

test("news of a plan in the open chat is not told", async () => {
  const { later } = await open(`/chats?chat=${id(1)}`);
  await push("plans.changed", { chatId: id(1), news: { toId: viewer.id, act: "accepted" } });
  await later();
  expect(toasts().queryByRole("button", { name: "Abrir el chat" })).toBeNull();
});

test.each([
  ["in the open chat", `/chats?chat=${id(1)}`, {}],
  ["in the list in sight", "/chats", {}],
  ["of one's own", "/dashboard", { senderId: viewer.id }],
  ["of a person blocked meanwhile", "/dashboard", { chatId: id(3) }],
])("a message %s is not told", async (_where, path, extra) => {
  const { later } = await open(path);
  await push("message.created", { ...news(), ...extra });
  await later();
  expect(toasts().queryByRole("button", { name: "Abrir el chat" })).toBeNull();
});

test("nothing is told of the person whose match is being celebrated, but of others", async () => {
  const { later } = await open();
  await push("likes.changed", { isMatch: true, personId: robin });
  await screen.findByRole("dialog", { name: es.likes.match.title });
  await push("message.created", news());
  await later();
  expect(toasts().queryByText("Robin te ha escrito")).toBeNull();
  await push("message.created", news(id(2)));
  expect(await toasts().findByText("Zoro te ha escrito")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: es.likes.match.later }));
  await push("message.created", news());
  expect(await toasts().findByText("Robin te ha escrito")).toBeTruthy();
});

test("on phones a message of another chat is told over the open one, which hides the list", async () => {
  const media = (matches: boolean) => ({ ...matchMedia(""), matches, addEventListener() {}, removeEventListener() {} });
  const [narrow, broad] = [media(false), media(true)];
  const wide = vi.spyOn(window, "matchMedia").mockReturnValue(narrow);
  const { later } = await open(`/chats?chat=${id(1)}`);
  await push("message.created", news(id(2)));
  expect(await toasts().findByText("Zoro te ha escrito")).toBeTruthy();
  wide.mockReturnValue(broad);
  await push("message.created", news(id(2), "en la lista"));
  await later();
  expect(toasts().queryByText("en la lista")).toBeNull();
});

test("it never takes the place of another toast, but of one of its own", async () => {
  const { later, show } = await open();
  await show("No se pudo guardar");
  await push("message.created", news());
  await later();
  expect(toasts().getByText("No se pudo guardar")).toBeTruthy();
  await waitFor(() => expect(toasts().queryByText("No se pudo guardar")).toBeNull());
  await push("message.created", news());
  await toasts().findByText("Robin te ha escrito");
  await push("message.created", news(id(2)));
  expect(await toasts().findByText("Zoro te ha escrito")).toBeTruthy();
});
