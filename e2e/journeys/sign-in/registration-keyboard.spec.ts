import type { Locator, Page } from "@playwright/test";
import { Toasts } from "../../pages/shell/toasts.ts";
import { LoginPage } from "../../pages/sign-in/login-page.ts";
import { RegisterPage } from "../../pages/sign-in/register-page.ts";
import { moveFocus } from "../../support/keyboard.ts";
import { linkIn } from "../../support/outbox.ts";
import { newPerson } from "../../support/people.ts";
import { expect, test } from "../../support/test.ts";

/** Runs in the page. */
const recordInvalid = (id: string) => `
  globalThis.seenInvalid = [];
  const input = document.getElementById(${JSON.stringify(id)});
  new MutationObserver(() => {
    if (input.getAttribute("aria-invalid") === "true") seenInvalid.push(input.value);
  }).observe(input, { attributeFilter: ["aria-invalid"] });
`;

test("somebody registers by keyboard alone, with mistakes, and goes in by one press", async ({ page, outbox }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  const form = new RegisterPage(page);
  const person = newPerson();
  await form.open();

  await test.step("REG-07: the limit of the names is told where it cuts off", async () => {
    await moveFocus(form.firstName);
    await page.keyboard.type("Maximiliano");
    await expect(form.firstName).toHaveValue("Maximilian");
    await expect(page.getByText("No caben más de 10 caracteres.")).toBeVisible();
    await moveFocus(form.lastName);
    await page.keyboard.type(person.lastName);
    await moveFocus(page.getByRole("radio", { name: "Nombre completo" }));
    await page.keyboard.press("ArrowRight");
    await expect(page.getByText("Los demás leen: Maximilian", { exact: true })).toBeVisible();
    await moveFocus(form.nickname);
    await page.keyboard.type(`${person.nickname} `);
    await moveFocus(form.birthDate);
    await page.keyboard.type("04121998");
    await expect(form.birthDate).toHaveValue(/^1998-/);
    await page.keyboard.press("Enter");
    await expect(form.section("location")).toBeVisible();
  });
  await test.step("REG-25: a city is not wrong while it is typed, and is chosen by its whole name", async () => {
    await moveFocus(form.country);
    await page.keyboard.type("espa");
    await expect(page.getByRole("option", { name: "España" })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(form.country).toHaveValue("España");
    await moveFocus(form.city);
    // Left without a choice, so that the field shows its error.
    await moveFocus(form.submit);
    await expect(form.city).toHaveAttribute("aria-invalid", "true");
    await moveFocus(form.city, "Shift+Tab");
    await page.evaluate(recordInvalid((await form.city.getAttribute("id")) ?? ""));
    await page.keyboard.type("zaragoza", { delay: 60 });
    await page.keyboard.press("Tab");
    await expect(form.city).toHaveValue("Zaragoza");
    expect(await page.evaluate("seenInvalid"), "what was typed when the field was marked").toEqual([]);
    await moveFocus(form.submit);
    await page.keyboard.press("Enter");
    await expect(form.section("account")).toBeVisible();
  });
  await test.step("REG-37 ERR-10: one rule stands at the password, and the focus returns to it", async () => {
    await moveFocus(form.email);
    await page.keyboard.type(person.email);
    await moveFocus(form.password);
    await page.keyboard.type("Ab1!x");
    await moveFocus(form.confirmPassword);
    await page.keyboard.type("Ab1!x");
    await moveFocus(form.submit);
    await page.keyboard.press("Enter");
    await expect(form.password).toBeFocused();
    await expect(new Toasts(page).saying("La contraseña debe tener al menos 6 caracteres")).toBeVisible();
    await expect(form.section("account")).toContainText("mínimo 8 caracteres");
    await expect(form.section("account")).not.toContainText("al menos 6 caracteres");
  });
  await test.step("REG-39 ERR-12: then to the repetition, and Enter goes on", async () => {
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(person.password);
    await page.keyboard.press("Enter");
    await expect(form.confirmPassword).toBeFocused();
    await expect(form.section("account")).toContainText("Las contraseñas no coinciden");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(person.password);
    await page.keyboard.press("Enter");
    await expect(form.section("preferences")).toBeVisible();
  });
  await test.step("REG-40 REG-48: the last panel sends", async () => {
    await choose(page, form.gender, "Otro");
    await choose(page, form.lookingFor, "Amistad");
    await moveFocus(form.submit);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Solo falta una cosa" })).toBeFocused();
  });

  const login = new LoginPage(page);
  await test.step("REG-49: the address comes along to the login, and stays out of its URL", async () => {
    await expect(page).toHaveURL(/\/login$/);
    await expect(login.email).toHaveValue(person.email);
  });
  await test.step("REG-45: the link opens a tab of its own, where one press confirms and goes in", async () => {
    const tab = await page.context().newPage();
    await tab.goto(linkIn(await outbox.nextEmailTo(person.email), "verify-email"));
    const there = new LoginPage(tab);
    await expect(there.confirm).toBeFocused();
    await tab.keyboard.press("Enter");
    await expect(tab).toHaveURL(/\/dashboard$/);
  });
});

test("a field that the focus goes back to is not below the header", async ({ page }) => {
  const form = new RegisterPage(page);
  await form.open();
  await form.bio.focus();
  await form.birthDate.evaluate((element) => element.scrollIntoView({ block: "start" }));
  await page.keyboard.press("Shift+Tab");
  await expect(form.birthDate).toBeFocused();
  const header = await page.getByRole("banner").boundingBox();
  const field = await form.birthDate.boundingBox();
  expect(field?.y).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);

  const before = await page.evaluate<number>("scrollY");
  await page.getByRole("banner").getByRole("link").first().focus();
  expect(await page.evaluate<number>("scrollY"), "the focus in the header moves nothing").toBe(before);
});

test("an error that moves the page does not take the press away from what is below it", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  const form = new RegisterPage(page);
  await form.open();
  await form.birthDate.fill("2020-01-01");
  const link = page.getByRole("link", { name: "Inicia sesión", exact: true });
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error("The link is not on the page");
  await page.mouse.move(box.x + box.width / 2, box.y + 2);
  await page.mouse.down();
  // While the finger rests, effects of the lost focus would be drawn.
  await expect(form.birthDate).not.toBeFocused();
  await page.evaluate(DRAWN);
  expect(await link.boundingBox(), "nothing moves under the finger").toEqual(box);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/login$/);
});

/** Runs in the page: waits for a frame and an idle browser. */
const DRAWN = `new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done)))`;

/** Picks from a short list by keyboard. */
async function choose(page: Page, field: Locator, option: string): Promise<void> {
  await moveFocus(field);
  await page.keyboard.type(option);
  await expect(field.locator("option:checked")).toHaveText(option);
}
