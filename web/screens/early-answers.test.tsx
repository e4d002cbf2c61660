import { es } from "@nakamatch/phrases/es";
import { act, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { OPENING_REQUESTS } from "../screens.ts";
import { Component as BlockedUsers } from "./blocked-users/screen.tsx";
import { Component as Chats } from "./chats/screen.tsx";
import { chat } from "./chats/testing.tsx";
import { Component as Dashboard } from "./dashboard/screen.tsx";
import { id, page, person } from "./dashboard/testing.ts";
import { Component as Decisions } from "./decisions/screen.tsx";
import { Component as Matches } from "./matches/screen.tsx";
import { Component as Moderation } from "./moderation/screen.tsx";
import { ownProfile } from "./profile/testing.ts";
import { Component as EditProfile } from "./profile-edit/screen.tsx";
import { renderSignedIn } from "./signed-in-testing.tsx";
import { Component as Success } from "./success/screen.tsx";

afterEach(() => {
  delete window.earlyAnswers;
});

const noMatches = { matches: [], counts: { mutual: 0, likedMe: 0, iLiked: 0 }, nextCursor: null };

const warning = { id: id(1), warnedAt: "2026-05-02T10:30:00.000Z", reason: "spam", notes: null, decisionId: null };

const subscription = {
  ...{ subscriptionId: "sub_1", plan: "monthly", state: "renewing", startedAt: "2026-05-02T10:30:00.000Z" },
  ...{ nextBillingAt: "2026-06-02T10:30:00.000Z", endsAt: null, withdrawableUntil: null },
};

/** Each screen with the answers to what it opens with, and something of each of them on the screen. */
const opened: Record<string, [ReactNode, ...[answer: object, shown: RegExp | string][]]> = {
  "/dashboard": [<Dashboard key="dashboard" />, [page([person(1)])(), /Zoro1/], [{ warning }, es.warning.title]],
  "/matches": [<Matches key="matches" />, [noMatches, es.matches.empty.mutual.title]],
  "/chats": [<Chats key="chats" />, [{ chats: [chat(1)], nextCursor: null }, /Robin/]],
  "/profile/edit": [<EditProfile key="edit" />, [ownProfile(), "Así te ven los demás"]],
  "/blocked-users": [
    <BlockedUsers key="blocked" />,
    [{ blocked: [], total: 0, nextCursor: null }, es.blockedUsers.empty.title],
  ],
  "/success": [<Success key="success" />, [{ subscription }, es.subscriptionSuccess.title]],
  "/moderation/bans": [
    <Moderation key="moderation" />,
    [{ cases: 0, banned: 0 }, es.moderation.title],
    [{ cases: [], total: 0, nextCursor: null }, es.moderation.reported.empty.title],
  ],
  "/decisions": [<Decisions key="decisions" />, [{ statements: [] }, es.decisions.empty.title]],
};

test.each(Object.entries(OPENING_REQUESTS))(
  "%s opens with what the page has asked for, and does not ask again",
  async (path, addresses) => {
    const [element, ...answers] = opened[path] ?? [null];
    window.earlyAnswers = Object.fromEntries(
      addresses.map((address, index) => [address, Promise.resolve(Response.json(answers[index]?.[0]))]),
    );
    const app = await renderSignedIn(element, {
      path,
      answers: {
        "POST /matches/seen": () => ({ hasNewLikes: false }),
        "GET /me/interests": () => [],
        "GET /interests": () => [],
        "GET /countries": () => [],
        "GET /countries/*/cities": () => [],
      },
    });
    expect(answers).toHaveLength(addresses.length);
    for (const [, shown] of answers) expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0);
    for (const address of addresses) {
      expect(app.of("GET", address.replace(/^\/api\/v1|\?.*$/g, ""))).toHaveLength(0);
    }
    expect(window.earlyAnswers).toEqual({});
  },
);

test("what the page has asked for is dropped when its person has signed out", async () => {
  const { app } = await renderSignedIn(<p />, { path: "/chats", answers: {} });
  window.earlyAnswers = { "/api/v1/discovery": Promise.resolve(Response.json({})) };
  act(() => app.session.end());
  expect(window.earlyAnswers).toBeUndefined();
});
