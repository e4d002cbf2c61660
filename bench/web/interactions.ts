import type { Page } from "@playwright/test";
import { ChatsPage } from "../../e2e/pages/chats-page.ts";
import { DashboardPage } from "../../e2e/pages/dashboard-page.ts";
import { EditProfilePage } from "../../e2e/pages/edit-profile-page.ts";
import { FiltersPanel } from "../../e2e/pages/filters-panel.ts";
import { MatchesPage, MatchMoment } from "../../e2e/pages/matches-page.ts";
import { ProfilePage } from "../../e2e/pages/profile-page.ts";
import { percentiles } from "../percentiles.ts";
import type { Figures } from "./figures.ts";

/**
 * Does the main tasks of a member from the dashboard on, and measures every press and key of them until the next frame.
 *
 * @returns how many there were with their median, 95th percentile and longest; and the longest of each step
 */
export async function measureInteractions(page: Page): Promise<{ all: Figures; longest: Figures }> {
  const times: number[] = [];
  const longest: Figures = {};
  for (const [name, act] of steps(page)) {
    await act();
    await page.evaluate("bench.settled()");
    const taken = (await page.evaluate("bench.interactions()")) as number[];
    times.push(...taken);
    longest[name] = Math.max(0, ...taken);
  }
  const { p50, p95 } = percentiles(times);
  return { all: { count: times.length, p50, p95, longest: Math.max(...times) }, longest };
}

function steps(page: Page): [name: string, act: () => Promise<void>][] {
  const dashboard = new DashboardPage(page);
  const filters = new FiltersPanel(page);
  const matches = new MatchesPage(page);
  const { later } = new MatchMoment(page);
  const chats = new ChatsPage(page);
  const profile = new EditProfilePage(page);
  const heart = (name: RegExp) => dashboard.people.getByRole("button", { name }).first();
  const bar = (path: string) => page.locator(`nav a[href='${path}']:visible`).last().tap();
  return [
    ["sort", () => dashboard.sortBy("compatibility")],
    ["open the filters", () => filters.toggle.tap()],
    ["move a slider", () => filters.compatibility.press("ArrowRight")],
    ["set an age", () => filters.maxAge.fill("").then(() => filters.maxAge.pressSequentially("45"))],
    ["choose a title", () => filters.pick(filters.interests, "One Piece")],
    ["clear the filters", () => filters.clear.tap()],
    ["close the filters", () => filters.toggle.tap()],
    ["like", () => heart(/^Dar like a /).tap()],
    // Who likes the demo member back makes a match.
    ["close the celebration", async () => void ((await later.isVisible()) && (await later.tap()))],
    ["take the like back", () => heart(/^Quitar like a /).tap()],
    ["load more", () => dashboard.loadMore.tap()],
    ["go to the matches", () => bar("/matches")],
    ["the second tab", () => matches.tab("likedMe").tap()],
    ["the third tab", () => matches.tab("iLiked").tap()],
    ["go to the chats", () => bar("/chats")],
    ["open a conversation", () => chats.conversations.first().tap()],
    ["write a message", () => chats.composer.pressSequentially("¿Sanji o Zoro?")],
    ["send it", () => chats.send.tap()],
    ["leave the conversation", () => chats.back.tap()],
    ["search the conversations", () => chats.search.pressSequentially("a")],
    ["go to the own profile", () => bar("/profile/me")],
    ["edit it", () => new ProfilePage(page).edit.tap()],
    ["write about oneself", () => profile.bio.pressSequentially(" Y ramen.")],
    ["search a city", () => profile.city.pressSequentially("Bar")],
  ];
}
