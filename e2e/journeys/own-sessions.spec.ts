import { sessions as de } from "@nakamatch/phrases/de/sessions";
import { es } from "@nakamatch/phrases/es";
import { faultsOf } from "../support/accessibility.ts";
import { signIn } from "../support/members.ts";
import { expect, test } from "../support/test.ts";

for (const [locale, words] of [
  ["es-ES", es.sessions],
  ["de-DE", de],
] as const) {
  test(`in ${locale}: the own sessions are listed; an ended one is signed out where it is open`, async ({
    openBrowser,
    newMember,
  }) => {
    const { person } = await newMember();
    const [page, other] = [await openBrowser({ locale }), await openBrowser()];
    for (const each of [other, page]) await signIn(each, person);
    await other.goto("/chats");
    await page.goto("/settings");
    const section = page.getByRole("region", { name: words.title });
    // The third is that of `newMember`.
    await expect(section.getByRole("listitem")).toHaveCount(3);
    await expect(section.getByText(words.current)).toBeVisible();
    expect(await faultsOf(page, section)).toEqual([]);

    await section.getByRole("button", { name: words.endOthers }).click();
    const question = page.getByRole("alertdialog", { name: words.endOthersTitle });
    await question.getByRole("button", { name: words.endOthers }).click();
    await expect(question).toBeHidden();
    await expect(section.getByRole("listitem")).toHaveCount(1);
    await expect(section.getByRole("button")).toHaveCount(0);
    await expect(other).toHaveURL(/\/login/);

    await signIn(other, person);
    await other.goto("/chats");
    await page.reload();
    await section.getByRole("button", { name: new RegExp(`^${words.end}`) }).click();
    await expect(section.getByRole("listitem")).toHaveCount(1);
    await expect(other).toHaveURL(/\/login/);
    await expect(page).toHaveURL(/\/settings$/);
  });
}
