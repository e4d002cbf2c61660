import { Toasts } from "../../pages/shell/toasts.ts";
import { RegisterPage } from "../../pages/sign-in/register-page.ts";
import { faultsOf } from "../../support/accessibility.ts";
import { newPerson } from "../../support/people.ts";
import { expect, test } from "../../support/test.ts";

test("REG-01 REG-45: on a phone four panels by touch, with a mistake, back and a reload", async ({ openBrowser }) => {
  const page = await openBrowser({ viewport: { width: 360, height: 640 }, hasTouch: true });
  const form = new RegisterPage(page);
  const toasts = new Toasts(page);
  const person = newPerson({ lookingFor: "amistad" });
  const expectHealthy = async () => {
    expect(await faultsOf(page)).toEqual([]);
    for (const size of ["", "200%"]) {
      await page.evaluate(`document.documentElement.style.fontSize = "${size}"`);
      expect(await page.evaluate("document.documentElement.scrollWidth"), "nothing sticks out").toBe(360);
    }
    await page.evaluate('document.documentElement.style.fontSize = ""');
  };
  await form.open();

  await test.step("a wrong field gets the focus, is not below the toast, and typing closes that", async () => {
    await form.submit.tap();
    await expect(form.firstName).toBeFocused();
    await expect(toasts.all).toHaveCount(1);
    const [field, toast] = [await form.firstName.boundingBox(), await toasts.all.boundingBox()];
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(toast?.y ?? 0);
    await page.keyboard.type(person.firstName);
    await expect(toasts.all).toHaveCount(0);
    await expect(form.section("location")).toBeHidden();
  });
  await test.step("the next panel begins at its top, with the likely country first", async () => {
    await form.fillPerson(person);
    await form.goOn("location");
    await expect(page.getByText("Viñeta 2 de 4: Ubicación")).toBeFocused();
    await expect(page.getByText("Viñeta 2 de 4: Ubicación")).toBeInViewport();
    await expectHealthy();
    await form.country.tap();
    await expect(page.getByRole("option").first()).toHaveText("España");
    await expect(form.country).toHaveValue("");
    await form.choosePlace(form.country, "España");
    await form.choosePlace(form.city, "Madrid");
  });
  await test.step("the browser's Back opens the panel before", async () => {
    await page.goBack();
    await expect(form.lastName).toHaveValue(person.lastName);
    await form.goOn("location");
    await expect(form.city).toHaveValue("Madrid");
    await form.goOn("account");
    await expectHealthy();
  });
  await test.step("a reload keeps panel and texts, but no password", async () => {
    await form.email.fill(person.email);
    await form.password.fill(person.password);
    expect(await page.evaluate("JSON.stringify({ ...sessionStorage })")).not.toContain(person.password);
    await page.reload();
    await expect(form.email).toHaveValue(person.email);
    await expect(form.password).toHaveValue("");
    await form.password.fill(person.password);
    await form.confirmPassword.fill(person.password);
    await form.goOn("preferences");
    await expectHealthy();
  });
  await test.step("the last panel sends, and nothing stays behind", async () => {
    await form.choose(form.gender, "Otro");
    await form.choose(form.lookingFor, "Amistad");
    await form.submit.tap();
    await toasts.expectSuccess("¡Cuenta creada!");
    expect(await page.evaluate("JSON.stringify({ ...sessionStorage })")).not.toContain(person.birthDate);
  });
});
