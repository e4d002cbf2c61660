import { readFile } from "node:fs/promises";
import { es } from "@nakamatch/phrases/es";
import { faultsOf } from "../support/accessibility.ts";
import { signIn } from "../support/members.ts";
import { linkIn } from "../support/outbox.ts";
import { expect, test } from "../support/test.ts";

test("download the own data from the settings", async ({ page, outbox, newMember }) => {
  const me = await newMember();
  await signIn(page, me.person);
  await page.goto("/dashboard");

  await test.step("the settings are in the header's menu", async () => {
    await page.getByRole("button", { name: es.nav.settings }).click();
    await page.getByRole("menuitem", { name: es.nav.account }).click();
    await expect(page.getByRole("heading", { level: 1, name: es.settings.title })).toBeVisible();
    await expect(page.getByText(me.person.email)).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });

  const section = page.getByRole("region", { name: es.settings.data.title });
  await test.step("the archive is built while the page waits, and can be downloaded", async () => {
    await section.getByRole("button", { name: es.settings.data.request }).click();
    const link = section.getByRole("link", { name: /^Descargar/ });
    await expect(link).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    const downloading = page.waitForEvent("download");
    await link.click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("nakamatch.zip");
    const archive = await readFile(await download.path());
    expect(archive.subarray(0, 2).toString()).toBe("PK");
    for (const name of ["index.html", "data.json"]) expect(archive.includes(name), name).toBe(true);
  });

  await test.step("an email says so, and leads to the settings", async () => {
    const email = await outbox.nextEmailTo(me.person.email, /datos/);
    expect(linkIn(email, "/settings")).toMatch(/\/settings$/);
  });
});
