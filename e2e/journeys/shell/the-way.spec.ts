import type { Page } from "@playwright/test";
import { ChatsPage } from "../../pages/chats/chats-page.ts";
import { DashboardPage } from "../../pages/meeting/dashboard-page.ts";
import { MatchesPage, MatchMoment } from "../../pages/meeting/matches-page.ts";
import { InterestsDialog } from "../../pages/people/interests-dialog.ts";
import { Toasts } from "../../pages/shell/toasts.ts";
import { TopNavigation } from "../../pages/shell/top-navigation.ts";
import { LoginPage } from "../../pages/sign-in/login-page.ts";
import { RegisterPage } from "../../pages/sign-in/register-page.ts";
import { holdRequests } from "../../support/hold-requests.ts";
import { linkIn, type Outbox } from "../../support/outbox.ts";
import { newPerson, type Person } from "../../support/people.ts";
import { expectNewDocument, expectSameDocument, markDocument } from "../../support/same-document.ts";
import { expect, test } from "../../support/test.ts";

type Titles = Parameters<InterestsDialog["pick"]>[];

const MADRID = { country: "España", city: "Madrid" };

test("two strangers register, match and talk", async ({ page, openBrowser, outbox }) => {
  test.slow();
  const ana = newPerson({ firstName: "Sakura", gender: "mujer", lookingFor: "ambas" });
  const ben = newPerson({ firstName: "Ren", gender: "hombre", lookingFor: "amistad" });
  const bens = await openBrowser();

  await test.step("REG-02 REG-48 REG-49: both register with every field and are led to the login", () =>
    Promise.all([register(page, ana), register(bens, ben)]));
  await test.step("LOGIN-03 LOGIN-05 LOGIN-06: they confirm by the link in the email and sign in", () =>
    Promise.all([confirmAndSignIn(page, ana, outbox), confirmAndSignIn(bens, ben, outbox)]));
  await test.step("INTEREST-01 INTEREST-02 INTEREST-10 INTEREST-14: they choose interests, and the page reloads", () =>
    Promise.all([
      chooseInterests(page, [
        ["anime", "One Piece"],
        ["juego", "Elden Ring"],
        ["serie_pelicula", "Stranger Things"],
      ]),
      chooseInterests(bens, [
        ["anime", "One Piece"],
        ["juego", "Elden Ring"],
        ["serie_pelicula", "Breaking Bad"],
      ]),
    ]));

  const anas = { dashboard: new DashboardPage(page), chats: new ChatsPage(page), nav: new TopNavigation(page) };
  const his = { dashboard: new DashboardPage(bens), chats: new ChatsPage(bens), nav: new TopNavigation(bens) };

  await test.step("DISC-13 CARD-03 CARD-04 CARD-05 CARD-06 CARD-07: she finds him among compatible people", async () => {
    await anas.dashboard.open();
    await expect(anas.dashboard.heading).toContainText(ana.nickname);
    const { root, compatibility, sharedInterests } = anas.dashboard.card(ben.nickname);
    await expect(root).toContainText(/\d\d años/);
    await expect(root.getByRole("img", { name: "España" })).toBeVisible();
    await expect(root).toContainText("Madrid · a 0 km");
    await expect(root).toContainText("Hombre · Busca amistad");
    await expect(compatibility).toHaveAttribute("aria-valuenow", "67");
    await expect(root).toContainText("67 %");
    await expect(sharedInterests.getByRole("listitem")).toContainText(["One Piece", "Elden Ring"]);
    await expect(anas.dashboard.card(ana.nickname).root, "DISC-08: not herself").toHaveCount(0);
  });

  // There is no confetti for people who prefer reduced motion.
  const setMotion = (reducedMotion: "reduce" | "no-preference") =>
    Promise.all([page, bens].map((each) => each.emulateMedia({ reducedMotion })));
  await setMotion("no-preference");

  await test.step("LIKE-06 LIKE-08 CARD-10: she likes him, the card changes, nothing is celebrated", async () => {
    const card = anas.dashboard.card(ben.nickname);
    await card.like.click();
    await new Toasts(page).expectSuccess("Like enviado", ben.nickname);
    await expect(card.unlike).toBeVisible();
    await expect(new MatchMoment(page).confetti).toHaveCount(0);
  });

  await test.step("LIKE-09 NAV-32 MATCH-03 MATCH-05 MATCH-11 MATCH-13: he sees the dot and her like, and the dot goes", async () => {
    await his.dashboard.open();
    await expect(his.nav.dot("matches")).toBeVisible();
    await his.nav.matches.click();
    const matches = new MatchesPage(bens);
    await expect(matches.tab("mutual")).toHaveAttribute("aria-selected", "true");
    await matches.tab("likedMe").click();
    await expect(matches.tab("mutual")).toContainText("0");
    await expect(matches.tab("likedMe")).toContainText("1");
    await expect(matches.tab("iLiked")).toContainText("0");
    await expect(matches.card(ana.nickname).root).toBeVisible();
    await expect(matches.chatWith(ana.nickname)).toHaveCount(0);
    await expect(his.nav.dot("matches")).toHaveCount(0);
  });

  await test.step("LIKE-04: he likes her back, both see confetti and the match, and he its notice", async () => {
    await markDocument(page);
    await his.nav.logo.click();
    await his.dashboard.card(ana.nickname).like.click();
    const sides = [
      { browser: bens, other: ana, notices: 1 },
      // She sees the celebration instead.
      { browser: page, other: ben, notices: 0 },
    ];
    await Promise.all(
      sides.map(async ({ browser, other, notices }) => {
        const moment = new MatchMoment(browser);
        await expect(moment.confetti).toBeVisible();
        await expect(moment.root).toContainText(other.nickname);
        await expect(new Toasts(browser).saying("¡Tienes un match!")).toHaveCount(notices);
        if (browser === bens) return;
        await moment.later.click();
        await expect(moment.root).toHaveCount(0);
      }),
    );
    await expectSameDocument(page);
  });

  await test.step("MATCH-16: the celebration leads into the chat on a slow connection too, with the focus there", async () => {
    const moment = new MatchMoment(bens);
    const goOn = await holdRequests(bens, "**/api/v1/chats");
    await moment.openChat.click();
    await expect(moment.openChat).toHaveAttribute("aria-busy", "true");
    goOn();
    await expect(bens).toHaveURL(/\/chats\?chat=/);
    await expect(new Toasts(bens).saying("Chat creado"), "which it has said").toHaveCount(0);
    await expect(moment.root).toHaveCount(0);
    await expect(bens.locator("main :focus")).toHaveCount(1);
  });
  await setMotion("reduce");

  await test.step("MATCH-08 MATCH-11 MATCH-16: he opens the chat from his matches", async () => {
    await his.nav.matches.click();
    const { root, compatibility } = new MatchesPage(bens).card(ana.nickname);
    await expect(root).toContainText(/\d\d años/);
    await expect(root.getByRole("img", { name: "España" })).toBeVisible();
    await expect(root).toContainText("Madrid");
    await expect(root).toContainText("67 %");
    await expect(compatibility).toHaveAttribute("aria-valuenow", "67");
    await new MatchesPage(bens).chatWith(ana.nickname).click();
    await expect(bens).toHaveURL(/\/chats\?chat=/);
  });

  await test.step("CHAT-22 CHAT-33: he writes, and the message is shown as sent", async () => {
    await his.chats.say("¿Sanji o Zoro?");
    await expect(his.chats.tick("¿Sanji o Zoro?", "sent")).toBeVisible();
    await expect(his.chats.composer).toHaveValue("");
  });

  await test.step("NAV-32 CHAT-05 CHAT-35: her dot lights up and the badge counts, without a reload", async () => {
    await expect(anas.nav.dot("chats")).toHaveText("1");
    await expect(page).toHaveTitle(/^\(1\) /);
    await anas.nav.chats.click();
    const row = anas.chats.conversation(ben.nickname);
    await expect(row).toContainText("1 mensaje sin leer");
    await expect(row).toContainText("¿Sanji o Zoro?");
    await his.chats.say("Piénsalo bien.");
    await expect(row).toContainText("2 mensajes sin leer");
    await expect(row).toContainText("Piénsalo bien.");
    await expectSameDocument(page);
  });

  await test.step("CHAT-30 CHAT-32 NOTIF-08: she opens the chat, his ticks turn to read, badge and dot go", async () => {
    await expect(his.chats.tick("Piénsalo bien.", "sent")).toBeVisible();
    await markDocument(bens);
    await anas.chats.openConversation(ben.nickname);
    await expect(anas.chats.message("¿Sanji o Zoro?")).toBeVisible();
    await expect(his.chats.tick("¿Sanji o Zoro?", "read")).toBeVisible();
    await expect(his.chats.tick("Piénsalo bien.", "read")).toBeVisible();
    await expect(anas.chats.conversation(ben.nickname)).not.toContainText("sin leer");
    await expect(anas.nav.dot("chats")).toHaveCount(0);
    await expect(page).toHaveTitle("Chats · Nakamatch");
  });

  await test.step("CHAT-31 CHAT-32: she answers, he sees it live, and it is read at once", async () => {
    await anas.chats.say("Nami. Siempre Nami.");
    await expect(his.chats.message("Nami. Siempre Nami.")).toBeVisible();
    await expect(anas.chats.tick("Nami. Siempre Nami.", "read")).toBeVisible();
    await expectSameDocument(page);
    await expectSameDocument(bens);
  });

  await test.step("CHAT-11: each sees the other online", async () => {
    await expect(page.getByRole("status").getByText("En línea", { exact: true })).toBeVisible();
    await expect(bens.getByRole("status").getByText("En línea", { exact: true })).toBeVisible();
  });

  await test.step("SESSION-03: after a reload she is still signed in, with the conversation open", async () => {
    await page.reload();
    await expect(anas.chats.message("Nami. Siempre Nami.")).toBeVisible();
    await expect(anas.nav.logout).toBeVisible();
  });
});

async function register(page: Page, person: Person): Promise<void> {
  const form = new RegisterPage(page);
  await form.open();
  await form.fill(person, MADRID);
  await form.submit.click();
  await new Toasts(page).expectSuccess("¡Cuenta creada!", "Revisa tu correo");
  await expect(page).toHaveURL(/\/login$/);
}

async function confirmAndSignIn(page: Page, person: Person, outbox: Outbox): Promise<void> {
  const confirmation = await outbox.nextEmailTo(person.email, /Confirma tu correo/);
  await page.goto(linkIn(confirmation, "verify-email"));
  await new LoginPage(page).confirm.click();
  await new Toasts(page).expectSuccess("¡Te damos la bienvenida!");
  await expect(page).toHaveURL(/\/dashboard$/);
}

async function chooseInterests(page: Page, titles: Titles): Promise<void> {
  const dialog = new InterestsDialog(page);
  await expect(dialog.root).toBeVisible();
  for (const [kind, name] of titles) {
    await dialog.chooseKind(kind);
    await dialog.pick(kind, name);
  }
  await markDocument(page);
  await dialog.finish();
  await expectNewDocument(page);
  await expect(new DashboardPage(page).heading).toBeVisible();
  await expect(dialog.root).toHaveCount(0);
}
