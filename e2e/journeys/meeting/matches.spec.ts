import type { Match } from "@nakamatch/contract/endpoints/meeting/likes";
import { es } from "@nakamatch/phrases/es";
import { MatchesPage } from "../../pages/meeting/matches-page.ts";
import { DEMO_MEMBER, signIn } from "../../support/members.ts";
import { settle } from "../../support/screens.ts";
import { expect, test } from "../../support/test.ts";

/** As long as they come in German: 20 characters without a place to break, and many titles. */
const LONG: Partial<Match["otherUser"]> = {
  nickname: "Donaudampfschifffahr",
  city: "Villingen-Schwenningen",
  isPremium: true,
  isVerified: true,
  interests: {
    shown: (["anime", "juego", "serie_pelicula", "anime", "juego"] as const).map((kind, at) => ({
      id: 900 + at,
      kind,
      name: `Die unendliche Weltraumstraßenbahngeschichte ${at}`,
    })),
    more: 112,
    total: 117,
    favourites: [],
    byKind: { anime: 60, juego: 40, serie_pelicula: 17 },
  },
};

test("MATCH-08..11: a phone shows three whole matches, two where names and titles are long, with wide buttons", async ({
  page,
}) => {
  const matches = new MatchesPage(page);
  await signIn(page, DEMO_MEMBER);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [extra, whole] of [
    [{}, 3],
    [LONG, 2],
  ] as const) {
    await page.route(/\/matches\?/, async (route) => {
      const answer = await (await route.fetch()).json();
      const longer = answer.matches.map((match: Match) => ({ ...match, otherUser: { ...match.otherUser, ...extra } }));
      await route.fulfill({ json: { ...answer, matches: longer } });
    });
    await matches.open();
    const cards = page.getByRole("tabpanel").getByRole("article");
    await expect(cards.first()).toBeVisible();
    await settle(page);
    const bar = await page.getByRole("navigation", { name: es.session.bar }).boundingBox();
    const last = await cards.nth(whole - 1).boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    for (const card of (await cards.all()).slice(0, whole)) {
      const chat = await card.getByRole("button", { name: /^Chatear/ }).boundingBox();
      expect(chat?.width).toBeGreaterThan(200);
      expect(chat?.height).toBeGreaterThanOrEqual(44);
      for (const part of [
        card.getByRole("heading"),
        card.getByRole("meter"),
        card.getByText(/años/),
        card.getByRole("listitem").last(),
        card.getByRole("button", { name: /^Chatear/ }),
      ])
        await expect(part).toBeInViewport({ ratio: 1 });
    }
    await page.unrouteAll({ behavior: "wait" });
  }
});
