import type { Profile as Shown } from "@nakamatch/contract/endpoints/people/profiles";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { Component as Chats } from "../chats/screen.tsx";
import { chat } from "../chats/testing.tsx";
import { Component as Dashboard } from "../dashboard/screen.tsx";
import { id, interest, page, person, shares } from "../dashboard/testing.ts";
import { match, openMatches } from "../matches/testing.tsx";
import { renderSignedIn } from "../signed-in-testing.tsx";
import { named, press, section } from "./open-testing.tsx";
import { Component as Profile } from "./screen.tsx";
import { profileOf } from "./testing.ts";

describe("opened from a list", () => {
  const screens = [{ path: "/profile/:id", element: <Profile /> }];

  /** A profile under the test's control. */
  function held() {
    let release: (profile: Shown) => void = () => {};
    const answer = () => new Promise((resolve) => (release = resolve));
    return { answer, release: (profile: Shown) => act(async () => release(profile)) };
  }

  test("from a card: name, face, facts, like and shared titles are there at once, the rest arrives without moving them", async () => {
    const profile = held();
    const interests = shares([interest(1, "anime", "One Piece"), interest(2, "juego", "Zelda")]);
    await renderSignedIn(<Dashboard />, {
      path: "/dashboard",
      screens,
      answers: {
        "GET /discovery": () => ({ ...page([person(1, { interests })])(), viewerInterests: 3 }),
        "GET /people/*": profile.answer,
      },
    });
    fireEvent.click(await screen.findByRole("link", { name: "Zoro1" }));
    await named("Zoro1");
    expect(screen.getByText("@Zoro1")).toBeTruthy();
    expect(screen.getByText("a 12 km")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Dar like a Zoro1" })).toBeTruthy();
    const basis = "Compatibilidad 2 de tus 3 títulos: 1 anime y 1 juego";
    expect(screen.getByRole("meter", { name: basis })).toBeTruthy();
    const shared = section("Compatibilidad").getByRole("list").textContent;
    // The real name is unknown, and has no placeholder.
    expect(screen.getByRole("heading", { level: 1 }).querySelector("[aria-hidden]")).not.toBeNull();
    await profile.release(profileOf(1));
    await named("Roronoa Zoro");
    expect(section("Compatibilidad").getByRole("list").textContent).toBe(shared);
    expect(screen.getByRole("meter", { name: basis })).toBeTruthy();
  });

  test("from the people of the day: face, nickname and like", async () => {
    const profile = held();
    const { gender: _, lookingFor: __, interests: ___, line: ____, ...known } = person(4);
    const today = { ...known, inCommon: 4, reason: { title: "Mushishi", fewerThan: null }, onlyTitle: null };
    const nextAt = new Date(Date.now() + 3_600_000).toISOString();
    await renderSignedIn(<Dashboard />, {
      path: "/dashboard",
      screens,
      answers: {
        "GET /discovery": page([person(1)]),
        "PUT /discovery/today": () => ({ people: [today], nextAt }),
        "GET /people/*": profile.answer,
      },
    });
    fireEvent.click(await screen.findByRole("link", { name: "Zoro4" }));
    await named("Zoro4");
    expect(screen.getByRole("button", { name: "Dar like a Zoro4" })).toBeTruthy();
    expect(screen.queryByRole("meter")).toBeNull();
    await profile.release(profileOf(4));
    await named("Roronoa Zoro");
  });

  test("from a match: what it knows; the like button waits, because it is not known", async () => {
    const profile = held();
    const shown = shares(
      [1, 2, 3, 4, 5].map((number) => interest(number)),
      2,
    );
    const mutual = [match(2, { interests: shown })];
    await openMatches({ mutual }, { "GET /people/*": profile.answer }, screens);
    fireEvent.click(await screen.findByRole("link", { name: "Robin2" }));
    await named("Robin2");
    expect(section("Compatibilidad").getByText("+2 más")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /like/ })).toBeNull();
    await profile.release(profileOf(2, { hasLiked: true }));
    expect(await screen.findByRole("button", { name: "Quitar like a Zoro2" })).toBeTruthy();
  });

  test("from a chat: face and nickname", async () => {
    const profile = held();
    await renderSignedIn(<Chats />, {
      path: `/chats?chat=${id(1)}`,
      screens,
      answers: {
        "GET /chats": () => ({ chats: [{ ...chat(1), id: id(1) }], nextCursor: null }),
        "GET /chats/*/messages": () => ({ messages: [], total: 0, hasMore: false }),
        "POST /chats/*/read": () => ({ reading: null }),
        "GET /people/*": profile.answer,
      },
    });
    fireEvent.click(await screen.findByRole("link", { name: "Robin" }));
    await named("Robin");
    expect(screen.queryByRole("meter")).toBeNull();
    await profile.release(profileOf(3));
    await named("Roronoa Zoro");
  });

  test("PROFILE-11 LIKE-08: a like on the profile can be taken back there, and is on the card as well", async () => {
    const { back, of } = await renderSignedIn(<Dashboard />, {
      path: "/dashboard",
      screens,
      answers: {
        "GET /discovery": page([person(1)]),
        "GET /people/*": () => profileOf(1),
        "PUT /people/*/like": () => ({ hasLiked: true, isMatch: false, isNewMatch: false }),
        "DELETE /people/*/like": () => ({ hasLiked: false }),
      },
    });
    fireEvent.click(await screen.findByRole("link", { name: "Zoro1" }));
    await named("Roronoa Zoro");
    press("Dar like a Zoro1");
    fireEvent.click(await screen.findByRole("button", { name: "Quitar like a Zoro1" }));
    fireEvent.click(await screen.findByRole("button", { name: "Dar like a Zoro1" }));
    await waitFor(() => expect(of("PUT", "/people/*/like").map(({ params }) => params)).toEqual([[id(1)], [id(1)]]));
    expect(of("DELETE", "/people/*/like")).toHaveLength(1);
    await back();
    expect(await screen.findByRole("button", { name: "Quitar like a Zoro1" })).toBeTruthy();
  });
});
