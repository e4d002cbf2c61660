import { es } from "@nakamatch/phrases/es";
import { DashboardPage } from "../../pages/meeting/dashboard-page.ts";
import { FiltersPanel } from "../../pages/meeting/filters-panel.ts";
import { faultsOf } from "../../support/accessibility.ts";
import { signIn } from "../../support/members.ts";
import { expect, test } from "../../support/test.ts";

const words = es.savedSearches;

test("a search is saved, repeated on another device, and edited, on a phone and by keyboard", async ({
  page,
  newMember,
  openBrowser,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const { person } = await newMember();
  const dashboard = new DashboardPage(page);
  const filters = new FiltersPanel(page);
  const row = page.getByRole("region", { name: words.list });
  await signIn(page, person);
  await dashboard.open();
  await expect(row).toHaveCount(0);

  await test.step("the active filters under the suggested name", async () => {
    await filters.open();
    await filters.maxAge.fill("40");
    await page.getByRole("button", { name: words.save }).press("Enter");
    const dialog = page.getByRole("dialog", { name: words.saveTitle });
    await expect(dialog.getByRole("textbox", { name: words.name })).toHaveValue("De 18 a 40 años");
    expect(await faultsOf(page, dialog)).toEqual([]);
    await dialog.getByRole("textbox", { name: words.name }).press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(row.getByRole("button", { name: "De 18 a 40 años", pressed: true })).toBeVisible();
    expect(await faultsOf(page, row)).toEqual([]);
  });
  await test.step("the row is slim, so that the list is near", async () => {
    await dashboard.open();
    expect((await row.boundingBox())?.height ?? Number.NaN).toBeLessThanOrEqual(46);
  });
  await test.step("it is there on another device, where a press shows it", async () => {
    const other = await openBrowser();
    await signIn(other, person);
    await new DashboardPage(other).open();
    const chip = other.getByRole("region", { name: words.list }).getByRole("button", { name: "De 18 a 40 años" });
    await chip.press("Enter");
    await expect(other).toHaveURL(/\?ageRange=18-40$/);
    await expect(chip).toHaveAttribute("aria-pressed", "true");
    await chip.press("Enter");
    await expect(other).toHaveURL(/\/dashboard$/);
  });
  await test.step("it is renamed, and deleted; the focus goes on at the filters", async () => {
    await row.getByRole("button", { name: words.edit }).press("Enter");
    const dialog = page.getByRole("dialog", { name: words.title });
    await dialog.getByRole("button", { name: words.rename }).press("Enter");
    await page.getByRole("dialog", { name: words.rename }).getByRole("textbox").fill("Los míos");
    await page.keyboard.press("Enter");
    const group = dialog.getByRole("group", { name: "Los míos" });
    expect(await faultsOf(page, dialog)).toEqual([]);
    await group.getByRole("button", { name: words.remove }).press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(row).toHaveCount(0);
    await expect(filters.toggle).toBeFocused();
  });
});
