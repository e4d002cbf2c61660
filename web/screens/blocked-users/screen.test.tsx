import type { BlockedPerson } from "@nakamatch/contract/endpoints/blocks";
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

/** A server whose list gets shorter as people are unblocked. */
function open(list: BlockedPerson[], more: Record<string, (call: Call) => unknown> = {}) {
  let blocked = list;
  return renderSignedIn(<BlockedUsers />, {
    path: "/blocked-users",
    answers: {
      "GET /blocks": () => ({ blocked, total: blocked.length, nextCursor: null }),
      "DELETE /people/*/block": ({ params }) => {
        blocked = blocked.filter(({ person }) => person.id !== params[0]);
        return { isBlocked: false };
      },
      ...more,
    },
  });
}

const items = () => screen.findAllByRole("listitem");

describe("the list", () => {
  test("BLOCK-06 NAV-08: the number of blocked people", async () => {
    await open([entry(1), entry(2)]);
    expect(await screen.findByText("2 usuarios bloqueados")).toBeTruthy();
    expect(await items()).toHaveLength(2);
  });

  test("BLOCK-07: picture, real name or nickname, @nickname, date and time, and a button", async () => {
    await open([
      entry(1, {
        realName: "Nico Robin",
        person: { id: id(1), nickname: "Robin1", avatarUrl: "/avatars/robin.jpg", isPremium: true },
      }),
      entry(2),
    ]);
    const [named, nameless] = (await items()) as [HTMLElement, HTMLElement];
    expect(outlineOf(named)).toMatchSnapshot();
    expect(named.querySelector("img")?.getAttribute("src")).toContain("/avatars/robin");
    expect(within(nameless).getByRole("heading", { name: "Robin2" })).toBeTruthy();
    const time = within(nameless).getByText(/^Bloqueo desde el 2 de mayo de 2026/);
    expect(time.getAttribute("datetime")).toBe("2026-05-02T10:30:00.000Z");
    expect(time.textContent).toMatch(/\d{1,2}:30/);
    expect(within(nameless).getByRole("button", { name: "Desbloquear a Robin2" })).toBeTruthy();
  });

  test("says so when nobody is blocked", async () => {
    await open([]);
    expect(await screen.findByRole("heading", { name: "No has bloqueado a nadie" })).toBeTruthy();
    expect(screen.getByText("0 usuarios bloqueados")).toBeTruthy();
    expect(screen.getByText(/puedes bloquear a esa persona desde su perfil/)).toBeTruthy();
  });

  test("can be tried again when it could not be fetched", async () => {
    let works = false;
    await open([], {
      "GET /blocks": () => (works ? { blocked: [entry(1)], total: 1, nextCursor: null } : refusal("UNAVAILABLE")),
    });
    await screen.findByRole("heading", { name: "No hemos podido abrir la lista" });
    expect(screen.getByText(/^Los bloqueos siguen en vigor/)).toBeTruthy();
    expect(document.querySelector("[aria-busy=true]")).toBeNull();
    works = true;
    fireEvent.click(screen.getByRole("button", { name: "Reintentar" }));
    expect(await items()).toHaveLength(1);
  });
});

describe("unblocking", () => {
  test("BLOCK-09: takes the person out of the list, and the focus goes to the next one", async () => {
    const { of } = await open([entry(1), entry(2)]);
    const button = await screen.findByRole("button", { name: "Desbloquear a Robin1" });
    button.focus();
    fireEvent.click(button);
    await waitFor(async () => expect(await items()).toHaveLength(1));
    expect(of("DELETE", "/people/*/block").map(({ params }) => params)).toEqual([[id(1)]]);
    expect(screen.getByText("1 usuario bloqueado")).toBeTruthy();
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
