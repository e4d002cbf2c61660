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

test("MATCH-08..11: a phone shows three whole matches, also where names and titles are long", async ({ page }) => {
  const matches = new MatchesPage(page);
  await signIn(page, DEMO_MEMBER);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const extra of [{}, LONG]) {
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
    const third = await cards.nth(2).boundingBox();
    expect((third?.y ?? 0) + (third?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    for (const at of [0, 1, 2]) {
      const card = cards.nth(at);
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
