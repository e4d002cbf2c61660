import type { Profile as Shown } from "@nakamatch/contract/endpoints/profiles";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { Component as Chats } from "../chats/screen.tsx";
import { Component as Dashboard } from "../dashboard/screen.tsx";
import { id, interest, page, person, shares } from "../dashboard/testing.ts";
import { Component as Matches } from "../matches/screen.tsx";
import { renderSignedIn } from "../signed-in-testing.tsx";
import { named, press, section } from "./open-testing.tsx";
import { Component as Profile } from "./screen.tsx";
import { profileOf } from "./testing.ts";

describe("opened from a list", () => {
  const screens = [{ path: "/profile/:id", element: <Profile /> }];

  /** A profile that does not come until it is let through. */
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
    const basis = "Compatibilidad 2 de tus 3 gustos: 1 anime y 1 juego";
    expect(screen.getByRole("meter", { name: basis })).toBeTruthy();
    const shared = section("Compatibilidad").getByRole("list").textContent;
    // The real name is not known: nothing is claimed in its place.
    expect(screen.getByRole("heading", { level: 1 }).querySelector("[aria-hidden]")).not.toBeNull();
    await profile.release(profileOf(1));
    await named("Roronoa Zoro");
    expect(section("Compatibilidad").getByRole("list").textContent).toBe(shared);
    expect(screen.getByRole("meter", { name: basis })).toBeTruthy();
  });

  test("from a match: what it knows; the like button waits, because it is not known", async () => {
    const profile = held();
    const { id: personId, nickname, avatarUrl, age, country, city, isPremium } = person(2);
    const interests = shares(
      [1, 2, 3, 4, 5].map((number) => interest(number)),
      2,
    );
    const otherUser = { id: personId, nickname, avatarUrl, age, country, city, isPremium, bio: "hola", interests };
    await renderSignedIn(<Matches />, {
      path: "/matches",
      screens,
      answers: {
        "GET /matches": () => ({
          matches: [
            {
              id: id(9),
              matchedAt: null,
              updatedAt: "2026-01-02T10:00:00.000Z",
              compatibilityScore: 70,
              otherUser: { ...otherUser, totalInterests: 10 },
            },
          ],
          counts: { mutual: 1, likedMe: 1, iLiked: 1 },
          nextCursor: null,
        }),
        "POST /matches/seen": () => ({ hasNewLikes: false }),
        "GET /people/*": profile.answer,
      },
    });
    fireEvent.click(await screen.findByRole("link", { name: "Zoro2" }));
    await named("Zoro2");
    expect(section("Compatibilidad").getByText("+2 más")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /like/ })).toBeNull();
    await profile.release(profileOf(2, { hasLiked: true }));
    expect(await screen.findByRole("button", { name: "Quitar like a Zoro2" })).toBeTruthy();
  });

  test("from a chat: face and nickname", async () => {
    const profile = held();
    await renderSignedIn(<Chats />, {
      path: `/chats?chat=${id(8)}`,
      screens,
      answers: {
        "GET /chats": () => ({
          chats: [
            {
              id: id(8),
              createdAt: "2026-01-02T10:00:00.000Z",
              lastMessageAt: null,
              otherUser: { id: id(3), nickname: "Zoro3", avatarUrl: null, isPremium: false, lastSeenAt: null },
              lastMessage: null,
              unreadCount: 0,
            },
          ],
          nextCursor: null,
        }),
        "GET /chats/*/messages": () => ({ messages: [], total: 0, hasMore: false }),
        "POST /chats/*/read": () => ({ reading: null }),
        "GET /people/*": profile.answer,
      },
    });
    fireEvent.click(await screen.findByRole("link", { name: "Zoro3" }));
    await named("Zoro3");
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
