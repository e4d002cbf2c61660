import { gzipSync } from "node:zlib";
import { es } from "@nakamatch/phrases/es";
import type { Locator } from "@playwright/test";
import { InterestsDialog } from "../../pages/people/interests-dialog.ts";
import { Toasts } from "../../pages/shell/toasts.ts";
import { faultsOf } from "../../support/accessibility.ts";
import { keepBodies } from "../../support/bodies.ts";
import { signIn } from "../../support/members.ts";
import { expect, test } from "../../support/test.ts";

const { list } = es.interests;

const anime = (id: number, title: string, score: number, status: string) => `
  <anime>
    <series_animedb_id>${id}</series_animedb_id>
    <series_title><![CDATA[${title}]]></series_title>
    <series_type>TV</series_type>
    <my_score>${score}</my_score>
    <my_status>${status}</my_status>
  </anime>`;

/** As exported by MyAnimeList. */
const EXPORT = `<?xml version="1.0" encoding="UTF-8" ?>
<myanimelist>
  <myinfo><user_name>nami</user_name><user_export_type>1</user_export_type></myinfo>
  ${anime(16498, "Shingeki no Kyojin", 9, "Completed")}
  ${anime(25777, "Shingeki no Kyojin Season 2", 8, "Completed")}
  ${anime(20, "Naruto", 0, "Dropped")}
  ${anime(21, "One Piece", 10, "Watching")}
  ${anime(0, "Nobody Has Ever Drawn This", 7, "Completed")}
</myanimelist>`;

/** Drops a file onto the dialog as a file manager does. */
async function drop(dialog: Locator, name: string, content: Buffer): Promise<void> {
  const bytes = JSON.stringify([...content]);
  const data = await dialog.page().evaluateHandle(`(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(${bytes})], ${JSON.stringify(name)}));
    return transfer;
  })()`);
  await dialog.getByRole("button", { name: list.choose }).dispatchEvent("drop", { dataTransfer: data });
}

test("a new member drops the list of another service and has its titles", async ({ page, newMember }) => {
  const { person } = await newMember({ interests: 0 });
  await signIn(page, person);
  await page.goto("/dashboard");
  const interests = new InterestsDialog(page);
  await interests.root.getByRole("button", { name: list.open }).click();
  const dialog = page.getByRole("dialog", { name: list.title });
  await expect(dialog).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await keepBodies(page);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.postData() ?? ""));

  await test.step("the export is recognised by its content, packed as the service serves it", async () => {
    await drop(dialog, "animelist", gzipSync(EXPORT));
    const certain = dialog.getByRole("region", { name: list.certain });
    await expect(certain.getByRole("checkbox")).toHaveCount(3);
    await expect(certain.getByRole("checkbox", { name: "One Piece" })).toBeChecked();
    await expect(certain.getByRole("checkbox", { name: "Attack on Titan" })).toBeChecked();
    await expect(certain.getByRole("checkbox", { name: "Naruto" })).not.toBeChecked();
    await expect(certain.getByRole("checkbox").first()).toHaveAccessibleName(/One Piece/);
    await expect(dialog.getByText(list.unknown_one.replace("{{count}}", "1"))).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });
  await test.step("nothing of the file but its titles has been sent", async () => {
    expect(sent.join()).toContain("Shingeki no Kyojin");
    expect(sent.join()).not.toMatch(/nami|user_name|my_score/);
  });
  await test.step("what is ticked is among the interests, here and for the server", async () => {
    await dialog.getByRole("button", { name: list.add_other.replace("{{count}}", "2") }).click();
    await expect(new Toasts(page).saying(list.added_other.replace("{{count}}", "2"))).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(interests.column("anime")).toContainText("One Piece");
    await expect(interests.column("anime")).toContainText("Attack on Titan");
    const mine: { name: string }[] = await (await page.request.get("/api/v1/me/interests")).json();
    expect(mine.map(({ name }) => name)).toEqual(["Attack on Titan", "One Piece"]);
    await interests.finish();
    await expect(interests.root).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(person.nickname);
  });
});

test("of an unknown table, and from Excel, the person chooses the titles by keyboard, and nothing else is sent", async ({
  page,
  newMember,
}) => {
  const { person } = await newMember({ interests: 0 });
  await signIn(page, person);
  await page.goto("/dashboard");
  await new InterestsDialog(page).root.getByRole("button", { name: list.open }).click();
  const dialog = page.getByRole("dialog", { name: list.title });
  await keepBodies(page);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.postData() ?? ""));
  const table = "Nota;Serie\r\nvista en el hospital con Iñaki;One Piece\r\npor mi ex;Nobody Has Ever Drawn This\r\n";
  await drop(dialog, "lista.csv", Buffer.from(table, "latin1"));
  const columns = dialog.getByRole("radiogroup", { name: list.locate });
  await expect(columns).toContainText("Iñaki");
  expect(await faultsOf(page)).toEqual([]);
  await columns.getByRole("radio").first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(columns.getByRole("radio", { name: /^Serie/ })).toBeChecked();
  await dialog.getByRole("button", { name: list.read }).press("Enter");
  await expect(dialog.getByRole("checkbox", { name: "One Piece" })).toBeChecked();
  await expect(dialog.getByRole("checkbox", { name: list.tell })).not.toBeChecked();
  await dialog.getByRole("button", { name: list.add_one.replace("{{count}}", "1") }).press("Enter");
  await expect(dialog).toHaveCount(0);
  expect(sent.join()).toContain("Nobody Has Ever Drawn This");
  expect(sent.join()).not.toMatch(/hospital|Iñaki|por mi|Nota/);
});
