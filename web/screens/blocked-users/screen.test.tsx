import type { BlockedPerson } from "@nakamatch/contract/endpoints/meeting/blocks";
import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { type Call, refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { renderSignedIn } from "../signed-in-testing.tsx";
import { Component as BlockedUsers } from "./screen.tsx";

const id = (number: number) => `20000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

function entry(number: number, extra: Partial<BlockedPerson> = {}): BlockedPerson {
  return {
    person: { id: id(number), nickname: `Robin${number}`, avatarUrl: null, isPremium: false },
    realName: null,
    blockedAt: "2026-05-02T10:30:00.000Z",
    ...extra,
  };
}

const page = (blocked: BlockedPerson[], nextCursor: string | null = null) => ({
  blocked,
  total: blocked.length,
  nextCursor,
});

/** Unblocked people leave the list. */
function open(list: BlockedPerson[], more: Record<string, (call: Call) => unknown> = {}) {
  let blocked = list;
  const element = (
    <main tabIndex={-1}>
      <BlockedUsers />
    </main>
  );
  return renderSignedIn(element, {
    path: "/blocked-users",
    answers: {
      "GET /blocks": () => page(blocked),
      "DELETE /people/*/block": ({ params }) => {
        blocked = blocked.filter(({ person }) => person.id !== params[0]);
        return { isBlocked: false };
      },
      ...more,
    },
  });
}

const unblock = (number: number) =>
  screen.findByRole<HTMLButtonElement>("button", { name: `Desbloquear a Robin${number}` });
async function press(number: number) {
  const button = await unblock(number);
  button.focus();
  fireEvent.click(button);
  return button;
}
const items = () => screen.findAllByRole("listitem");

describe("the list", () => {
  test("BLOCK-06 BLOCK-07 NAV-08: the number of people, and of each the picture, real name or nickname, @nickname, date and time, and a button", async () => {
    await open([
      entry(1, {
        realName: "Nico Robin",
        person: { id: id(1), nickname: "Robin1", avatarUrl: "/avatars/robin.jpg", isPremium: true },
      }),
      entry(2),
    ]);
    const [named, nameless] = (await items()) as [HTMLElement, HTMLElement];
    expect(screen.getByText("2 personas bloqueadas")).toBeTruthy();
    expect(outlineOf(named)).toMatchSnapshot();
    expect(named.querySelector("img")?.getAttribute("src")).toContain("/avatars/robin");
    expect(within(nameless).getByRole("heading", { name: "Robin2" })).toBeTruthy();
    const time = within(nameless).getByText(/^Bloqueo desde el 2 de mayo de 2026/);
    expect(time.getAttribute("datetime")).toBe("2026-05-02T10:30:00.000Z");
    expect(time.textContent).toMatch(/\d{1,2}:30/);
    expect(within(nameless).getByRole("button", { name: "Desbloquear a Robin2" })).toBeTruthy();
  });

  test("BLOCK-06: the number is that of all blocked people, not of those that are loaded", async () => {
    const next = { ...page([entry(3)]), total: null };
    await open([], {
      "GET /blocks": ({ query }) => (query.has("cursor") ? next : { ...page([entry(1), entry(2)], "next"), total: 3 }),
    });
    expect(await items()).toHaveLength(2);
    expect(screen.getByText("3 personas bloqueadas")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Cargar más" }));
    await waitFor(async () => expect(await items()).toHaveLength(3));
    expect(screen.getByText("3 personas bloqueadas")).toBeTruthy();
  });

  test("says so when nobody is blocked", async () => {
    await open([]);
    expect(await screen.findByRole("heading", { name: "No has bloqueado a nadie" })).toBeTruthy();
    expect(screen.getByText("0 personas bloqueadas")).toBeTruthy();
    expect(screen.getByText(/puedes bloquear a esa persona desde su perfil/)).toBeTruthy();
  });

  test("can be tried again when it could not be fetched", async () => {
    let works = false;
    await open([], {
      "GET /blocks": () => (works ? page([entry(1)]) : refusal("UNAVAILABLE")),
    });
    await screen.findByRole("heading", { name: "No hemos podido abrir la lista" });
    expect(screen.getByText(/^Los bloqueos siguen activos/)).toBeTruthy();
    expect(document.querySelector("[aria-busy=true]")).toBeNull();
    works = true;
    fireEvent.click(screen.getByRole("button", { name: "Reintentar" }));
    expect(await items()).toHaveLength(1);
  });
});

describe("unblocking", () => {
  test("BLOCK-09: takes the person out of the list, and the focus goes to the next one", async () => {
    const { of } = await open([entry(1), entry(2)]);
    await press(1);
    await waitFor(async () => expect(await items()).toHaveLength(1));
    expect(of("DELETE", "/people/*/block").map(({ params }) => params)).toEqual([[id(1)]]);
    expect(screen.getByText("1 persona bloqueada")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Desbloquear a Robin2" }));
    expect(await screen.findByText("Has desbloqueado a Robin1")).toBeTruthy();
  });
});

describe("BLOCK-11: the way back", () => {
  const back = () => screen.findByRole("link", { name: "Volver a mi perfil" });

  test("leads to the own profile, with the dashboard as its origin when there is none", async () => {
    const { location, state } = await open([]);
    fireEvent.click(await back());
    await waitFor(() => expect(location()).toBe("/profile/me"));
    expect(state()).toEqual({ origin: "/dashboard" });
  });

  test("NAV-11: keeps the origin that it was opened with", async () => {
    const { location, state, goTo } = await open([]);
    await goTo("/blocked-users", { origin: "/chats" });
    fireEvent.click(await back());
    await waitFor(() => expect(location()).toBe("/profile/me"));
    expect(state()).toEqual({ origin: "/chats" });
  });
});

test("the button is busy until the list is new; then a toast says so, and the focus is on the screen", async () => {
  let list = (): unknown => page([entry(1)]);
  const { of } = await open([], { "GET /blocks": () => list() });
  await unblock(1);
  let answer = (_: unknown) => {};
  list = () => new Promise((resolve) => (answer = resolve));
  const button = await press(1);
  await waitFor(() => expect(of("GET", "/blocks")).toHaveLength(2));
  expect(button.getAttribute("aria-busy")).toBe("true");
  expect(document.querySelector("[data-variant]")).toBeNull();
  fireEvent.click(button);
  answer(page([]));
  await screen.findByText("Has desbloqueado a Robin1");
  await screen.findByText(es.blockedUsers.empty.title);
  expect(document.activeElement).toBe(screen.getByRole("main"));
  expect(of("DELETE", "/people/*/block")).toHaveLength(1);
});

test("after the last one the focus is on the one before", async () => {
  let list = page([entry(1), entry(2)]);
  await open([], {
    "GET /blocks": () => list,
    "DELETE /people/*/block": () => {
      list = page([entry(1)]);
      return { isBlocked: false };
    },
  });
  const button = await press(2);
  await waitFor(() => expect(button.isConnected).toBe(false));
  expect(document.activeElement).toBe(await unblock(1));
});

test.each([
  ["INTERNAL", es.blockedUsers.unblockError],
  ["TOO_MANY_REQUESTS", es.errors.codes.TOO_MANY_REQUESTS],
] as const)("BLOCK-10: with %s the toast says what to do, and nothing changes", async (code, text) => {
  await open([], { "GET /blocks": () => page([entry(1)]), "DELETE /people/*/block": () => refusal(code) });
  await press(1);
  await screen.findByText(text);
  expect(document.querySelector("[data-variant]")?.getAttribute("data-variant")).toBe("destructive");
  const button = await unblock(1);
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBeNull());
});

test("somebody who was blocked again between two pages is in the list once, as the first one says", async () => {
  const { of } = await open([], {
    "GET /blocks": ({ query }) =>
      query.get("cursor") === "next"
        ? page([entry(1, { realName: "antes" }), entry(2)])
        : page([entry(1, { realName: "ahora" })], "next"),
  });
  const more = await screen.findByRole("button", { name: es.common.actions.loadMore });
  more.focus();
  fireEvent.click(more);
  await unblock(2);
  expect(screen.queryByRole("button", { name: es.common.actions.loadMore })).toBeNull();
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "ahora",
    "Robin2",
  ]);
  expect(of("GET", "/blocks").map(({ query }) => query.get("cursor"))).toEqual([null, "next"]);
  expect(document.activeElement).toBe(await unblock(1));
});
