import type { Page } from "@playwright/test";
import { ChatsPage } from "../../pages/chats/chats-page.ts";
import { signIn } from "../../support/members.ts";
import { expect, test } from "../../support/test.ts";

test("favourites on a shelf, and how far one is: seen by another person, and opening a spoiler", async ({
  page,
  newMember,
  openBrowser,
}) => {
  const [me, other] = [await newMember(), await newMember()];
  await me.like(other);
  await other.like(me);
  await me.openChat(other);
  await signIn(page, me.person);
  await page.goto("/profile/edit");
  const chosen = page.locator("main button[aria-haspopup=menu]");
  await expect(chosen).toHaveCount(3);
  const [first = "", second = ""] = await chosen.evaluateAll((buttons) =>
    buttons.map((each) => each.textContent ?? ""),
  );
  const shelf = page.getByRole("region", { name: "Tu estantería" });

  await test.step("two titles are pinned, and put in order by keyboard alone", async () => {
    for (const title of [first, second]) await choose(page, title, "Poner en la estantería", "menuitem");
    await expect(shelf.getByRole("listitem")).toHaveText([new RegExp(escaped(first)), new RegExp(escaped(second))]);
    await shelf.getByRole("button", { name: `Subir ${second}` }).focus();
    await page.keyboard.press("Enter");
    await expect(shelf.getByRole("listitem").first()).toContainText(second);
    await expect(shelf.getByRole("button", { name: `Bajar ${second}` })).toBeFocused();
    await choose(page, first, "Lo estoy viendo o leyendo", "menuitemcheckbox");
    await choose(page, second, "Lo he terminado", "menuitemcheckbox");
  });

  const theirs = await openBrowser();
  await signIn(theirs, other.person);
  await test.step("the other person sees them, in that order", async () => {
    await page.reload();
    await expect(shelf.getByRole("listitem").first()).toContainText(second);
    await theirs.goto(`/profile/${me.id}`);
    const seen = theirs.getByRole("region", { name: "Estantería" });
    await expect(seen.getByRole("listitem")).toHaveText([second, first, `Viendo o leyendo ${first}`]);
    await expect(
      theirs.getByRole("listitem").filter({ hasText: `${second}, en común contigo, Terminado` }),
    ).toBeVisible();
  });

  await test.step("a spoiler says of what it is, and is open for whoever has finished that", async () => {
    const [mine, their] = [new ChatsPage(page), new ChatsPage(theirs)];
    const text = "Al final se van todos";
    await mine.open();
    await mine.openConversation(other.person.nickname);
    await mine.composer.fill(text);
    await page.getByRole("button", { name: "Marcar como spoiler" }).click();
    await page
      .getByRole("group", { name: "¿De qué título es el spoiler?" })
      .getByRole("button", { name: second })
      .click();
    await mine.send.click();
    // The author has finished the title.
    await expect(mine.message(text)).toBeVisible();
    await their.open();
    await their.openConversation(me.person.nickname);
    await expect(theirs.getByRole("button", { name: `Ver spoiler de ${second}` })).toBeVisible();
    await expect(their.message(text)).toHaveCount(0);
    await theirs.goto("/profile/edit");
    await choose(theirs, second, "Lo he terminado", "menuitemcheckbox");
    await their.open();
    await their.openConversation(me.person.nickname);
    await expect(their.message(text)).toBeVisible();
  });
});

/** An entry of a chosen title's menu. */
async function choose(page: Page, title: string, entry: string, role: "menuitem" | "menuitemcheckbox"): Promise<void> {
  await page
    .locator("button[aria-haspopup=menu]")
    .filter({ hasText: new RegExp(`^${escaped(title)}`) })
    .click();
  const stored = page.waitForResponse((response) => response.request().method() === "PUT" && response.ok());
  await page.getByRole(role, { name: entry }).click();
  await stored;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}
