import type { ScreenPath } from "@nakamatch/contract/vocabulary/screen-paths";
import type { Phrases } from "@nakamatch/phrases/dictionary";
import { es } from "@nakamatch/phrases/es";
import type { Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { DEMO_MEMBER } from "../support/members.ts";
import { SCREENS } from "../support/screens.ts";
import { named, press } from "./press.ts";
import { askPerson, showAsked, showQuestions } from "./questions.ts";

/** In this order: later ones change what others would see. */
export const ROLES = ["guest", "moderator", "premium", "member", "newcomer", "operator"] as const;
export type Role = (typeof ROLES)[number];

/** Brings an opened screen into one of its states. */
type Act = (page: Page, words: Phrases) => Promise<unknown>;

/** `path`: unless that of the route. */
const seenBy = (as: Role) => (name: string, act?: Act, path?: string) => ({ as, name, act, path });
const guest = seenBy("guest");
const moderator = seenBy("moderator");
const premium = seenBy("premium");
const member = seenBy("member");
const newcomer = seenBy("newcomer");
const operator = seenBy("operator");

const LUNA = SCREENS.find(({ name }) => name === "profile")?.path;
const PRESS = "/login?confirmed=press&next=%2Fdashboard#token=x";
const PAID = "/success?session_id=cs_test_1";

/** The pictures of each route: one without does not compile. */
export const SHOTS: Record<ScreenPath | "/no-existe", readonly ReturnType<typeof guest>[]> = {
  "/": [guest("landing")],
  "/register": [guest("register"), guest("register-refused", (page, { register }) => press(page, register.submit))],
  "/register/complete": [guest("register-complete")],
  "/login": [
    guest("login"),
    guest("login-refused", failToSignIn),
    guest("login-forgotten", askForLink),
    guest("login-press", undefined, PRESS),
  ],
  "/reset-password": [guest("reset-password", undefined, "/reset-password?token=x"), guest("reset-password-invalid")],
  "/unsubscribe": [guest("unsubscribe", undefined, "/unsubscribe?token=x")],
  "/contact": [guest("contact")],
  "/privacy": [guest("privacy")],
  "/sobre-mi": [guest("about")],
  "/terms": [guest("terms"), member("terms-member")],
  "/no-existe": [guest("not-found"), member("not-found-member")],
  "/dashboard": [
    member("dashboard"),
    member("dashboard-filters", (page, { dashboard }) => press(page, dashboard.filters.toggle)),
    member("daily-settings", (page, { taste }) => press(page, taste.today.change)),
    member("saved-searches", (page, { savedSearches }) => press(page, savedSearches.edit)),
    member("save-search", saveSearch, "/dashboard?maxDistance=150&ageRange=20-30"),
    member("dashboard-compatibility", (page, { dashboard }) => press(page, dashboard.card.explain)),
    member("account-menu", (page, { nav }) => press(page, nav.account)),
    newcomer("onboarding"),
    newcomer("first-limits", async (page, { interests, common, dailySettings }) => {
      await page.getByRole("list", { name: interests.available }).getByRole("button").first().click();
      await press(page, common.actions.continue);
      await page.getByLabel(dailySettings.minAge).waitFor();
    }),
  ],
  "/matches": [
    member("matches"),
    member("matches-i-liked", (page, { matches }) => press(page, matches.tabs.iLiked, "tab")),
    member("matches-liked-me", (page, { matches }) => press(page, matches.tabs.likedMe, "tab")),
    member("match", async (page, { likes, matches }) => {
      await press(page, matches.tabs.likedMe, "tab");
      await press(page, likes.likeBackName.replace("{{name}}", "Lemur_Unai"));
      await page.getByRole("dialog", { name: likes.match.title }).waitFor();
    }),
  ],
  "/chats": [
    member("chats"),
    member("chat", openChat),
    member("chat-spoiler", async (page, { chats }) => {
      await openChat(page);
      await press(page, chats.spoiler.mark);
      await page.getByRole("group", { name: chats.spoiler.which }).waitFor();
    }),
    member("chat-menu", async (page, { safety }) => {
      await openChat(page);
      await press(page, safety.menu);
    }),
    member("chat-plan", async (page, { chats, safety, plans }) => {
      await openChat(page);
      await press(page, safety.menu);
      await press(page, chats.plan, "menuitem");
      await page.getByLabel(plans.form.day).waitFor();
    }),
  ],
  "/profile/:id": [
    member("profile", undefined, LUNA),
    member("profile-report", reportProfile, LUNA),
    member("profile-report-sent", sendReport, LUNA),
    member("profile-report-danger", answerDanger, LUNA),
    member("profile-verified", showVerified, LUNA),
    member("profile-photos", (page) => page.locator("main ul button[aria-haspopup=dialog]").first().click(), LUNA),
    member("profile-words", sayWords, "/dashboard"),
    member("profile-words-photo", sayOfPhoto, "/dashboard"),
  ],
  "/profile/me": [member("own-profile"), member("crop", choosePhoto)],
  "/profile/edit": [
    member("profile-edit"),
    member("profile-edit-changed", (page, { person }) =>
      page.getByRole("textbox", { name: person.fields.bio }).fill("Nakama."),
    ),
    premium("profile-edit-answers", undefined, "/profile/edit#prompts"),
    member(
      "profile-edit-questions",
      (page, { promptEditor }) => press(page, promptEditor.choose),
      "/profile/edit#prompts",
    ),
    member("profile-edit-answer", writeAnswer, "/profile/edit#prompts"),
    member("verification", askForGesture, "/profile/edit#verification"),
    member("profile-edit-photos", undefined, "/profile/edit#photos"),
    member("profile-edit-title", openTitleMenu),
    member("import", (page, { interests }) => press(page, interests.list.open)),
  ],
  "/blocked-users": [member("blocked-users")],
  "/decisions": [
    member("decisions"),
    member("decisions-report", showOutcomes),
    member("decisions-question", showQuestions),
  ],
  "/events": [
    member("events"),
    member("events-none", undefined, "/events?search=zzz"),
    member("event", async (page, { events }) => {
      await page.getByRole("list", { name: events.list }).getByRole("heading").first().getByRole("link").click();
      await page.getByRole("button", { name: events.calendar.add }).waitFor();
    }),
    member("event-going", async (page, { going }) => {
      await page.getByRole("region", { name: going.mine }).getByRole("link").click();
      await page.getByRole("list", { name: going.list }).waitFor();
    }),
    member("event-choice", async (page, { events, going }) => {
      await page.getByRole("list", { name: events.list }).getByRole("heading").last().getByRole("link").click();
      await page.getByRole("button", { name: going.go }).click();
      await page.getByRole("dialog").waitFor();
    }),
  ],
  "/settings": [
    member("settings"),
    ...Object.keys(es.settings.parts).map((part) => member(`settings-${part}`, undefined, `/settings#${part}`)),
    member("export", openExport),
  ],
  "/premium": [guest("premium"), member("premium-member"), premium("premium-management")],
  "/success": [premium("success", undefined, PAID), member("success-waiting", undefined, PAID)],
  "/moderation/bans": [
    moderator("moderation"),
    ...["banned", "appeals", "photos", "verifications", "signals", "log"].map((tab) =>
      moderator(`moderation-${tab}`, undefined, `/moderation/bans?tab=${tab}`),
    ),
    moderator("moderation-case", (page, { moderation }) => press(page, moderation.actions.showName)),
    moderator("moderation-marked", showMarked),
    moderator("moderation-asked", showAsked),
    moderator("moderation-question", askPerson),
    moderator("moderation-photo", showHeldPhoto, "/moderation/bans?tab=photos"),
    moderator("moderation-second-looks", showSecondLooks),
    moderator("moderation-appeal", showAppeal),
    moderator("moderation-undo", showUndo),
    moderator("moderation-decision", async (page, { moderation }) => {
      await press(page, moderation.actions.showName);
      await press(page, moderation.actions.banName);
    }),
  ],
  "/operator": [operator("operator")],
};

async function askForGesture(page: Page, { verification }: Phrases): Promise<void> {
  await page.getByRole("heading", { name: verification.title }).waitFor();
  const begin = page.getByRole("button", { name: verification.begin });
  const drawn = page.getByText(verification.yourGesture);
  await begin.or(drawn).first().waitFor();
  if (await begin.isVisible()) await begin.click();
  await drawn.scrollIntoViewIfNeeded();
}

async function showVerified(page: Page, { common, verification }: Phrases): Promise<void> {
  await press(page, common.people.verified);
  await page.getByRole("dialog", { name: verification.explained }).waitFor();
}

async function sayWords(page: Page, { likeWords }: Phrases): Promise<void> {
  await page.getByRole("link").filter({ hasText: "Zoro_Premium" }).first().click();
  await press(page, likeWords.say);
}

async function sayOfPhoto(page: Page, phrases: Phrases): Promise<void> {
  const { likeWords } = phrases;
  await sayWords(page, phrases);
  const subject = page.getByRole("dialog").getByRole("combobox", { name: likeWords.about });
  await subject.selectOption({ label: likeWords.photo.replace("{{number}}", "1") });
}

async function saveSearch(page: Page, { dashboard, savedSearches }: Phrases): Promise<void> {
  await press(page, dashboard.filters.toggle);
  await press(page, savedSearches.save);
}

async function failToSignIn(page: Page, { login }: Phrases): Promise<void> {
  await page.getByLabel(login.email, { exact: true }).fill("nadie@nakamatch.example");
  await page.getByLabel(login.password, { exact: true }).fill("Nakama-0000!");
  await press(page, login.submit);
  await page.getByText(login.failedTitle).first().waitFor();
}

async function askForLink(page: Page, { login }: Phrases): Promise<void> {
  await press(page, login.forgot);
  await page.getByLabel(login.reset.email).fill(DEMO_MEMBER.email);
  await press(page, login.reset.send);
  await page.getByText(login.reset.sentTitle).first().waitFor();
  await press(page, login.forgot);
}

function openChat(page: Page): Promise<void> {
  return page.getByRole("link").filter({ hasText: "Ramen_Vega" }).first().click();
}

async function openTitleMenu(page: Page, { editProfile }: Phrases): Promise<void> {
  const fold = page.getByRole("button", { name: editProfile.interestsEdit });
  if (await fold.isVisible()) await fold.click();
  await page.locator("main button[aria-haspopup=menu]").filter({ hasText: "One Piece" }).click();
  await page.getByRole("menuitemcheckbox").first().waitFor();
}

async function reportProfile(page: Page, { reports, safety }: Phrases): Promise<void> {
  await press(page, safety.menu);
  await press(page, reports.profile.action, "menuitem");
}

/** Not to the server: pictures leave no reports. */
async function sendReport(page: Page, words: Phrases): Promise<void> {
  const reportId = "60000000-0000-4000-8000-000000000001";
  await page.route("**/people/*/reports", (route) => route.fulfill({ json: { reportId } }));
  await page.route("**/reports/*/concern", (route) => route.fulfill({ json: { isNoted: true } }));
  await reportProfile(page, words);
  await press(page, words.reasons.other, "radio");
  await page.getByRole("textbox", { name: words.reports.description }).fill("I'm in 9th grade");
  await press(page, words.reports.send);
  await page.getByRole("button", { name: words.reports.concern.yes, exact: true }).waitFor();
}

async function answerDanger(page: Page, words: Phrases): Promise<void> {
  await sendReport(page, words);
  await press(page, words.reports.concern.yes);
  await press(page, words.reports.concern.options.danger);
  await page.getByText(words.reports.concern.noted).waitFor();
}

/** The demo has no marked case. */
async function showMarked(page: Page, { moderation }: Phrases): Promise<void> {
  const marks = ["danger", "underage", "money", "unsure"];
  await page.route(/\/moderation\/cases/, async (route) => {
    const found = await (await route.fetch()).json();
    const cases = found.cases.map((each: object, at: number) => ({ ...each, concern: marks[at] ?? null }));
    await route.fulfill({ json: { ...found, cases } });
  });
  await page.route(/\/moderation\/people\/[^/]+$/, async (route) => {
    const found = await (await route.fetch()).json();
    await route.fulfill({ json: { ...found, mark: { concern: "danger", by: "reporter" } } });
  });
  await page.reload();
  await press(page, moderation.actions.showName);
}

async function writeAnswer(page: Page, { promptEditor, prompts }: Phrases): Promise<void> {
  await press(page, promptEditor.choose);
  await press(page, prompts.questions.unskippable_opening);
  await page.getByRole("textbox", { name: prompts.questions.unskippable_opening }).fill("Nakama.");
}

/** The demo has no permanent ban. */
async function showSecondLooks(page: Page, { moderation }: Phrases): Promise<void> {
  const ban = (number: number, nickname: string) => ({
    person: { id: `30000000-0000-4000-8000-00000000000${number}`, nickname, avatarUrl: null, isPremium: false },
    decisionId: `40000000-0000-4000-8000-00000000000${number}`,
    realName: null,
    reason: "spam",
    until: null,
    bannedAt: "2026-05-02T10:30:00.000Z",
    notes: number === 1 ? null : moderation.secondLook.text,
    decidedBy: "TabernaSanz",
  });
  const json = { bans: [ban(1, "Figuras_Baratas"), ban(2, "Ramen_Gratis")], hasMore: true };
  await page.route("**/moderation/second-looks", (route) => route.fulfill({ json }));
  await page.reload();
  await page.locator("details > summary").first().click();
}

/** As after two dismissed reports and a measure; the seed has none. */
async function showOutcomes(page: Page, { decisions }: Phrases): Promise<void> {
  const told = { reportedAt: "2026-05-02T10:30:00.000Z", toldAt: "2026-05-03T10:30:00.000Z", appealedAt: null };
  const outcomes = [
    { ...told, id: "1", isActed: false, isFinal: false, canAppeal: true },
    { ...told, id: "2", isActed: true, isFinal: false, canAppeal: false },
    { ...told, id: "3", isActed: false, isFinal: true, canAppeal: false },
    { ...told, id: "4", isActed: false, isFinal: false, canAppeal: false, appealedAt: "2026-05-04T10:30:00.000Z" },
  ];
  await page.route("**/api/v1/me/report-outcomes", (route) => route.fulfill({ json: { outcomes } }));
  await page.reload();
  await press(page, decisions.reports.appeal.open);
  await page.getByRole("textbox", { name: decisions.reports.appeal.label }).waitFor();
}

/** The demo has no held photo. */
async function showHeldPhoto(page: Page, { heldPhotos }: Phrases): Promise<void> {
  const { cases } = await (await page.request.get("/api/v1/moderation/cases")).json();
  const photos = cases.slice(0, 2).map(({ person }: { person: { avatarUrl: string } }) => ({
    person,
    photoUrl: person.avatarUrl,
    place: 1,
    kinds: { drawing: 0.06, hentai: 0.81, neutral: 0.1, porn: 0.03, sexy: 0 },
    heldAt: "2026-05-02T10:30:00.000Z",
  }));
  await page.route("**/moderation/photos?*", (route) =>
    route.fulfill({ json: { photos, total: 2, nextCursor: null } }),
  );
  await page.route("**/moderation/photos", (route) => route.fulfill({ json: { photos, total: 2, nextCursor: null } }));
  await page.reload();
  await press(page, heldPhotos.show);
}

/** The demo has no appeal. */
async function showAppeal(page: Page, { appeals, moderation }: Phrases): Promise<void> {
  const { cases } = await (await page.request.get("/api/v1/moderation/cases")).json();
  const [{ person }] = cases;
  const appeal = (number: number, isOwnDecision: boolean) => ({
    id: `50000000-0000-4000-8000-00000000000${number}`,
    sentAt: "2026-05-03T18:05:00.000Z",
    body: appeals.pick.text,
    person,
    statement: {
      decisionId: `40000000-0000-4000-8000-00000000000${number}`,
      kind: number === 1 ? "ban" : "warning",
      decidedAt: "2026-05-02T10:30:00.000Z",
      reason: "spam",
      notes: moderation.secondLook.text,
      evidence: [],
      isAutomated: false,
      until: null,
      isLifted: false,
    },
    evidence: [],
    photoUrl: null,
    decidedBy: { id: person.id, nickname: "TabernaSanz" },
    isOwnDecision,
  });
  const json = { appeals: [appeal(1, false), appeal(2, true)], total: 2, nextCursor: null };
  await page.route(/\/moderation\/appeals(\?|$)/, (route) => route.fulfill({ json }));
  await page.goto("/moderation/bans?tab=appeals");
  await press(page, appeals.showName);
}

/** Without a decision. */
async function showUndo(page: Page, { moderation }: Phrases): Promise<void> {
  const json = {
    undoable: {
      decisionId: "40000000-0000-4000-8000-000000000001",
      action: "ban",
      personId: "30000000-0000-4000-8000-000000000001",
      nickname: "Figuras_Baratas",
      left: 10_000,
    },
  };
  await page.route("**/moderation/undoable", (route) => route.fulfill({ json }));
  await page.reload();
  await press(page, moderation.actions.showName);
  await page.getByRole("region", { name: moderation.undo.label }).waitFor();
}

/** The own photo once more. */
async function choosePhoto(page: Page, { photo }: Phrases): Promise<void> {
  const address = await page.locator("main img[src^='/avatars/']").first().getAttribute("src");
  const buffer = await (await page.request.get(address ?? "")).body();
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), press(page, photo.change)]);
  await chooser.setFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer });
  await page.getByRole("application").waitFor();
}

/** Builds the download of one's own data and shows the page in it. */
async function openExport(page: Page, { settings }: Phrases): Promise<void> {
  await page.goto("/settings#data");
  await press(page, settings.data.request);
  await named(page, settings.data.download, "link").waitFor();
  const files = unzipSync(await (await page.request.get("/api/v1/me/data-export/archive")).body());
  const { "index.html": html = new Uint8Array(), ...rest } = files;
  const photos = Object.entries(rest).filter(([name]) => name.endsWith(".jpg"));
  const source = (photo: Uint8Array) => `data:image/jpeg;base64,${Buffer.from(photo).toString("base64")}`;
  await page.goto("about:blank");
  await page.setContent(
    photos.reduce((text, [name, photo]) => text.replace(`"${name}"`, `"${source(photo)}"`), strFromU8(html)),
  );
}
