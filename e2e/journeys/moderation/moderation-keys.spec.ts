import { randomUUID } from "node:crypto";
import { es } from "@nakamatch/phrases/es";
import type { Page } from "@playwright/test";
import { faultsOf } from "../../support/accessibility.ts";
import { type Member, signIn, UNDOING_MODERATOR } from "../../support/members.ts";
import { expect, type MemberWishes, test } from "../../support/test.ts";

const REASONS = ["offensive_content", "spam", "inappropriate_photo", "impersonation", "other"];
const KEYS_MAX = 3;
const { moderation, banDialog } = es;

/** People reported from their profiles, who share the beginning of their nicknames. */
async function reportedPeople(count: number, newMember: (wishes?: MemberWishes) => Promise<Member>) {
  const prefix = `K${randomUUID().slice(0, 6)}`;
  const reporter = await newMember();
  for (let number = 0; number < count; number++) {
    const person = await newMember({ nickname: `${prefix}_${number}` });
    await reporter.reportProfile(person, REASONS[number % REASONS.length] ?? "other");
  }
  return prefix;
}

const openPerson = (page: Page) => new URL(page.url()).searchParams.get("person");
/** The number of cases that a search finds, of all. */
const found = (page: Page, count: number) => page.getByText(new RegExp(`^${count} de \\d+ casos$`));
const barOf = (page: Page) => page.getByRole("group", { name: /^Decisión sobre/ });

test("ten cases by the keyboard alone, in at most three keys each beside the text", async ({ page, newMember }) => {
  test.slow();
  const prefix = await reportedPeople(10, newMember);
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, UNDOING_MODERATOR);
  await page.goto(`/moderation/bans?q=${prefix}`);
  await expect(found(page, 10)).toBeVisible();
  const keys: number[] = [];
  let pressed = 0;
  const press = async (key: string) => {
    await page.keyboard.press(key);
    pressed++;
  };
  const first = Date.now();
  await press("o");
  const pane = page.getByRole("region", { name: new RegExp(`${prefix}_`) });
  await expect(pane.getByText("Mirad su biografía.")).toBeVisible();
  const opened = Date.now() - first;
  await expect(barOf(page), "in sight").toBeInViewport({ ratio: 1 });
  await expect(pane.getByText(moderation.evidence.profile), "evidence in sight").toBeInViewport();
  // Nothing half under the header, which axe counts as too small to press.
  await page.evaluate("scrollTo(0, 0)");
  expect(await faultsOf(page)).toEqual([]);
  for (let number = 0; number < 10; number++) {
    await expect(pane.getByText("Mirad su biografía.")).toBeVisible();
    const person = openPerson(page);
    const key = ["b", "w", "d"][number % 3] ?? "b";
    await press(key);
    if (key === "d") {
      await expect(
        page.getByRole("alertdialog").getByRole("button", { name: moderation.actions.dismiss }),
      ).toBeFocused();
      await press("Enter");
    } else {
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("radiogroup").getByRole("radio", { checked: true })).toBeFocused();
      if (number === 3) {
        await press("Tab");
        await expect(dialog.getByRole("textbox")).toBeFocused();
        await page.keyboard.type("Con calma");
        await press("Control+Enter");
      } else {
        await press("Enter");
      }
    }
    await expect(page.getByRole("dialog").or(page.getByRole("alertdialog"))).toHaveCount(0);
    await expect.poll(() => openPerson(page)).not.toBe(person);
    if (number < 9) {
      await expect
        .poll(() => page.evaluate("document.activeElement?.dataset.case"), { message: "the focus is on the next case" })
        .toBe(openPerson(page));
      await expect(pane.getByRole("heading", { level: 2 }), "from its head").toBeInViewport({ ratio: 1 });
    }
    keys.push(pressed);
    pressed = 0;
  }
  process.stdout.write(`keys per case: ${keys.join(" ")}; the first opened in ${opened} ms\n`);
  expect(Math.max(...keys)).toBeLessThanOrEqual(KEYS_MAX);
  await expect(page, "done: the search is over").not.toHaveURL(/q=/);
});

test("a case by touch on a phone of 360 px, with the bar in sight", async ({ openBrowser, newMember }) => {
  const prefix = await reportedPeople(2, newMember);
  const page = await openBrowser({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await signIn(page, UNDOING_MODERATOR);
  await page.goto(`/moderation/bans?q=${prefix}`);
  await page
    .getByRole("button", { name: new RegExp(`^${moderation.actions.showName.split("{{")[0]}`) })
    .first()
    .tap();
  await expect(page.getByText("Mirad su biografía.")).toBeInViewport();
  await expect(page.getByText(moderation.evidence.profile)).toBeInViewport();
  await expect(barOf(page)).toBeInViewport({ ratio: 1 });
  expect(await faultsOf(page)).toEqual([]);
  await barOf(page)
    .getByRole("button", { name: new RegExp(`^${moderation.actions.ban} `) })
    .tap();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("radiogroup").getByRole("radio", { checked: true })).toHaveCount(1);
  await dialog.getByRole("button", { name: banDialog.submit.ban, exact: true }).tap();
  await expect(page.getByRole("region", { name: moderation.undo.label })).toBeVisible();
  await expect(found(page, 1)).toBeVisible();
});

for (const [width, height] of [
  [1280, 800],
  [1024, 768],
  [360, 740],
] as const) {
  test(`a decision leaves the evidence in sight at ${width} px, to be read, scrolled and copied`, async ({
    page,
    newMember,
  }) => {
    const prefix = await reportedPeople(2, newMember);
    await page.setViewportSize({ width, height });
    await signIn(page, UNDOING_MODERATOR);
    await page.goto(`/moderation/bans?q=${prefix}`);
    await expect(found(page, 2)).toBeVisible();
    await page.keyboard.press("o");
    const evidence = page.getByText("Mirad su biografía.");
    await expect(evidence).toBeVisible();
    const person = openPerson(page);
    await page.keyboard.press("w");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("radiogroup").getByRole("radio", { checked: true })).toBeFocused();
    const notes = dialog.getByRole("textbox");
    await notes.fill("Con calma");
    const fold = dialog.getByRole("button", { name: banDialog.evidence.fold });
    if (width < 1024) await fold.click();
    else await expect(fold).toHaveCount(0);
    await evidence.dblclick({ position: { x: 20, y: 10 } });
    expect(await page.evaluate("getSelection().toString().trim()")).not.toBe("");
    const before = await page.evaluate("scrollY");
    await page.mouse.wheel(0, before === 0 ? 60 : -60);
    await expect.poll(() => page.evaluate("scrollY")).not.toBe(before);
    await page.evaluate("scrollTo({ top: 0, behavior: 'instant' })");
    expect(await faultsOf(page)).toEqual([]);
    const bar = await page.locator("[data-save-bar] button").first().boundingBox();
    if (bar) await page.mouse.click(bar.x + bar.width / 2, bar.y + bar.height / 2);
    await page.keyboard.press("j");
    expect(openPerson(page), "neither keys nor presses lead elsewhere").toBe(person);
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    if (width < 1024) await dialog.getByRole("button", { name: banDialog.evidence.unfold }).click();
    await expect(notes).toHaveValue("Con calma");
    await page.keyboard.press("Control+Enter");
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => openPerson(page)).not.toBe(person);
  });
}

for (const [width, height] of [
  [1280, 800],
  [360, 740],
] as const) {
  test(`a decision is undone by one key, from a bar that covers nothing at ${width} px`, async ({
    page,
    newMember,
  }) => {
    const prefix = await reportedPeople(2, newMember);
    await page.setViewportSize({ width, height });
    await signIn(page, UNDOING_MODERATOR);
    await page.goto(`/moderation/bans?q=${prefix}`);
    await expect(found(page, 2)).toBeVisible();
    await page.keyboard.press("o");
    await expect(page.getByText("Mirad su biografía.")).toBeVisible();
    const person = openPerson(page);
    await page.keyboard.press("d");
    await expect(page.getByRole("alertdialog").getByRole("button", { name: moderation.actions.dismiss })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect.poll(() => openPerson(page)).not.toBe(person);
    const undo = page.getByRole("region", { name: moderation.undo.label });
    await expect(undo, "the last decision, not an earlier one").toContainText(prefix);
    await expect(undo).toBeInViewport({ ratio: 1 });
    await expect(barOf(page)).toBeInViewport({ ratio: 1 });
    await expect
      .poll(async () => {
        const [one, two] = [await undo.boundingBox(), await barOf(page).boundingBox()];
        if (!one || !two) return "one is out of sight";
        const isApart =
          one.y + one.height <= two.y ||
          two.y + two.height <= one.y ||
          one.x + one.width <= two.x ||
          two.x + two.width <= one.x;
        return isApart || [one, two];
      })
      .toBe(true);
    await expect(page.locator(".toast-place"), "the bar is the one message").toHaveCount(0);
    await page.keyboard.press("u");
    await expect(page.getByText(moderation.undo.reopened)).toBeVisible();
    await expect.poll(() => openPerson(page), { message: "the case is open again" }).toBe(person);
    await expect(barOf(page)).toBeInViewport({ ratio: 1 });
    await expect(found(page, 2)).toBeVisible();
    await expect(undo).toHaveCount(0);
  });
}
