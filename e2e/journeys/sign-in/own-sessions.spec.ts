import { es } from "@nakamatch/phrases/es";
import { faultsOf } from "../../support/accessibility.ts";
import { signIn } from "../../support/members.ts";
import { expect, test } from "../../support/test.ts";

test("the own sessions are listed; an ended one is signed out where it is open", async ({ openBrowser, newMember }) => {
  const { person } = await newMember();
  const [page, other] = [await openBrowser(), await openBrowser()];
  for (const each of [other, page]) await signIn(each, person);
  await other.goto("/chats");
  await page.goto("/settings#sessions");
  const section = page.getByRole("region", { name: es.settings.parts.sessions.title });
  // The third is that of `newMember`.
  await expect(section.getByRole("listitem")).toHaveCount(3);
  await expect(section.getByText(es.sessions.current)).toBeVisible();
  expect(await faultsOf(page, section)).toEqual([]);

  await section.getByRole("button", { name: es.sessions.endOthers }).click();
  const question = page.getByRole("alertdialog", { name: es.sessions.endOthersTitle });
  await question.getByRole("button", { name: es.sessions.endOthers }).click();
  await expect(question).toBeHidden();
  await expect(section.getByRole("listitem")).toHaveCount(1);
  await expect(section.getByRole("button")).toHaveCount(0);
  await expect(other).toHaveURL(/\/login/);

  await signIn(other, person);
  await other.goto("/chats");
  await page.reload();
  await section.getByRole("button", { name: new RegExp(`^${es.sessions.end}`) }).click();
  await expect(section.getByRole("listitem")).toHaveCount(1);
  await expect(other).toHaveURL(/\/login/);
  await expect(page).toHaveURL(/\/settings#sessions$/);
});
