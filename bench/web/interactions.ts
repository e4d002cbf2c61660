import type { CDPSession, Locator, Page } from "@playwright/test";
import { ChatsPage } from "../../e2e/pages/chats/chats-page.ts";
import { DashboardPage } from "../../e2e/pages/meeting/dashboard-page.ts";
import { FiltersPanel } from "../../e2e/pages/meeting/filters-panel.ts";
import { MatchesPage, MatchMoment } from "../../e2e/pages/meeting/matches-page.ts";
import { EditProfilePage } from "../../e2e/pages/people/edit-profile-page.ts";
import { ProfilePage } from "../../e2e/pages/people/profile-page.ts";
import { percentiles } from "../percentiles.ts";
import type { Figures } from "./figures.ts";
import { tap } from "./tap.ts";

export async function measureInteractions(
  page: Page,
  devtools: CDPSession,
): Promise<{ all: Figures; longest: Figures }> {
  const times: number[] = [];
  const longest: Figures = {};
  for (const [name, act] of steps(page, (element) => tap(devtools, element))) {
    await act();
    await page.evaluate("bench.settled()");
    const taken = (await page.evaluate("bench.interactions()")) as number[];
    times.push(...taken);
    longest[name] = Math.max(0, ...taken);
  }
  const { p50, p95 } = percentiles(times);
  return { all: { count: times.length, p50, p95, longest: Math.max(...times) }, longest };
}

function steps(page: Page, press: (element: Locator) => Promise<void>): [name: string, act: () => Promise<void>][] {
  const dashboard = new DashboardPage(page);
  const filters = new FiltersPanel(page);
  const matches = new MatchesPage(page);
  const { later } = new MatchMoment(page);
  const chats = new ChatsPage(page);
  const profile = new EditProfilePage(page);
  const heart = (name: RegExp) => dashboard.people.getByRole("button", { name }).first();
  const bar = (path: string) => press(page.locator(`nav a[href='${path}']:visible`).last());
  return [
    ["sort", () => dashboard.sortBy("compatibility")],
    ["open the filters", () => press(filters.toggle)],
    ["move a slider", () => filters.compatibility.press("ArrowRight")],
    ["set an age", () => filters.maxAge.fill("").then(() => filters.maxAge.pressSequentially("45"))],
    ["choose a title", () => filters.pick(filters.interests, "One Piece")],
    ["clear the filters", () => press(filters.clear)],
    ["close the filters", () => press(filters.toggle)],
    ["like", () => press(heart(/^Dar like a /))],
    // A match if the person already likes the demo member.
    ["close the celebration", async () => void ((await later.isVisible()) && (await press(later)))],
    ["take the like back", () => press(heart(/^Quitar like a /))],
    ["load more", () => press(dashboard.loadMore)],
    ["go to the matches", () => bar("/matches")],
    ["the second tab", () => press(matches.tab("likedMe"))],
    ["the third tab", () => press(matches.tab("iLiked"))],
    ["go to the chats", () => bar("/chats")],
    ["open a conversation", () => press(chats.conversations.first())],
    ["write a message", () => chats.composer.pressSequentially("¿Sanji o Zoro?")],
    ["send it", () => press(chats.send)],
    ["leave the conversation", () => press(chats.back)],
    ["search the conversations", () => chats.search.pressSequentially("a")],
    ["go to the own profile", () => bar("/profile/me")],
    ["edit it", () => press(new ProfilePage(page).edit)],
    ["write about oneself", () => profile.bio.pressSequentially(" Y ramen.")],
    ["search a city", () => profile.city.pressSequentially("Bar")],
  ];
}
