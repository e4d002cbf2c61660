import { es } from "@nakamatch/phrases/es";
import type { Locator } from "@playwright/test";
import { InterestsDialog } from "../../pages/people/interests-dialog.ts";
import { Toasts } from "../../pages/shell/toasts.ts";
import { faultsOf } from "../../support/accessibility.ts";
import { signIn } from "../../support/members.ts";
import { expectNewDocument, markDocument } from "../../support/same-document.ts";
import { expect, test } from "../../support/test.ts";

const KINDS = ["anime", "juego", "serie_pelicula"] as const;
const EMPTY = {
  anime: "Aún no has añadido anime ni manga",
  juego: "Aún no has añadido videojuegos",
  serie_pelicula: "Aún no has añadido series ni películas",
};

test("a new member chooses interests", async ({ page, newMember }) => {
  const { person } = await newMember({ interests: 0 });
  await signIn(page, person);
  await page.goto("/dashboard");
  const dialog = new InterestsDialog(page);
  const toasts = new Toasts(page);
  await expect(dialog.root).toBeVisible();

  await test.step("INTEREST-13: without any the dialog cannot be closed", async () => {
    for (const way of [dialog.continue, dialog.close]) {
      await way.click();
      await toasts.expectFailure(
        "Añade al menos un gusto",
        "Necesitas añadir al menos un gusto para continuar usando Nakamatch.",
      );
      await expect(dialog.root).toBeVisible();
    }
  });
  await test.step("INTEREST-08 INTEREST-09: three columns side by side, each empty", async () => {
    const boxes = await Promise.all(KINDS.map((kind) => dialog.column(kind).boundingBox()));
    expect(new Set(boxes.map((box) => box?.y)).size, "in one row").toBe(1);
    expect(new Set(boxes.map((box) => box?.x)).size, "one beside the other").toBe(3);
    for (const kind of KINDS) await expect(dialog.column(kind)).toContainText(EMPTY[kind]);
  });
  await test.step("INTEREST-10: by keyboard alone, Enter on a title leaves the focus in the list", async () => {
    await dialog.search.fill("");
    const buttons = dialog.available.getByRole("button");
    await expect(buttons.nth(2)).toBeVisible();
    const names = await buttons.evaluateAll((all) =>
      all.slice(0, 3).map((button) => button.getAttribute("aria-label")),
    );
    await buttons.first().focus();
    for (const next of names.slice(1)) {
      await page.keyboard.press("Enter");
      await expect(dialog.available.getByRole("button", { name: next ?? "", exact: true })).toBeFocused();
    }
    for (const name of names.slice(0, 2)) await dialog.remove(name?.replace(/^Añadir /, "") ?? "").click();
    await expect(dialog.column("anime")).toContainText(EMPTY.anime);
  });
  await test.step("INTEREST-14: with one it goes on to whom to meet, Back to it, and the page reloads", async () => {
    await dialog.pick("anime", "One Piece");
    await dialog.continue.click();
    await expect(dialog.seePeople).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.goBack();
    await expect(dialog.continue).toBeVisible();
    await expect(dialog.seePeople).toHaveCount(0);
    await markDocument(page);
    await dialog.finish();
    await expectNewDocument(page);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(person.nickname);
    await expect(dialog.root).toHaveCount(0);
    const near = es.taste.today.limits.near.replace("{{km}}", "100");
    await expect(page.getByRole("button", { name: es.taste.today.change })).toContainText(near);
  });
});

test("on a phone two rows of popular titles are in sight at once, and three results above the keyboard", async ({
  page,
  newMember,
}) => {
  const { person } = await newMember({ interests: 0 });
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, person);
  await page.goto("/dashboard");
  const dialog = new InterestsDialog(page);
  const covers = dialog.root.getByRole("list", { name: es.interests.popular }).getByRole("button");
  await expect.poll(() => inSight(covers), "of each column of two").toBeGreaterThanOrEqual(4);
  await dialog.search.focus();
  await page.setViewportSize({ width: 360, height: 460 });
  await page.keyboard.type("na");
  await expect(dialog.title("Berserk")).toHaveCount(0);
  await expect.poll(() => inSight(dialog.available.getByRole("button"))).toBeGreaterThanOrEqual(3);
  await page.keyboard.press("Shift+Tab");
  await expect(dialog.category).toBeFocused();
  await expect.poll(() => inSight(dialog.continue)).toBe(1);
});

/** Number of leading entries with an uncovered lower edge. */
async function inSight(buttons: Locator): Promise<number> {
  const seen = await buttons.evaluateAll((all) =>
    all.map((button) => {
      const { left, width, bottom } = button.getBoundingClientRect();
      return button.contains(button.ownerDocument.elementFromPoint(left + width / 2, bottom - 6));
    }),
  );
  const covered = seen.indexOf(false);
  return covered < 0 ? seen.length : covered;
}
