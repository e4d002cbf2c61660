import type { Page } from "@playwright/test";
import { RegisterPage } from "../pages/register-page.ts";
import { Toasts } from "../pages/toasts.ts";
import { DEMO_MEMBER } from "../support/members.ts";
import { newPerson } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

const SIGN_UP = "**/api/v1/accounts";
const NICKNAME_CHECK = "**/accounts/nickname-availability";

/** Records in the page when it navigates: on a busy machine the test would notice late. */
const RECORD_ROUTES = `
  const push = history.pushState.bind(history);
  history.pushState = (data, unused, url) => {
    performance.mark(String(url));
    push(data, unused, url);
  };
`;
/** Milliseconds between the answer to the sign-up and the move to the login. Runs in the page. */
const MEASURE_WAIT = `
  performance.getEntriesByName("/login").at(-1).startTime -
    performance.getEntriesByType("resource").findLast(({ name }) => name.endsWith("/v1/accounts")).responseEnd
`;

test("every wrong entry is refused in words, under one title, and nothing is sent", async ({ page }) => {
  test.slow();
  const form = new RegisterPage(page);
  const person = newPerson();
  const signUps = countSignUps(page);
  await form.open();
  const refused = async (text: string) => {
    await form.submit.click();
    await new Toasts(page).expectFailure("Error de validación", text);
  };

  await test.step("REG-04 ERR-02 ERR-03 REG-05: first and last name", async () => {
    await form.submit.click();
    await expect(form.firstName).toBeFocused();
    await new Toasts(page).expectFailure("Error de validación", "El nombre es obligatorio");
    await form.firstName.fill("Ana3");
    await refused("El nombre solo puede contener letras, espacios y guiones");
    await form.firstName.fill("Ana Lucía");
    await refused("El apellido es obligatorio");
    await form.lastName.fill("O'Neil");
    await refused("El apellido solo puede contener letras, espacios y guiones");
    await form.lastName.fill("Núñez-Gil");
  });
  await test.step("REG-06 REG-07: a wrong character is told while typing, and the eleventh is not taken", async () => {
    await form.firstName.pressSequentially("7");
    await expect(page.getByText("El nombre solo puede contener letras, espacios y guiones")).toBeVisible();
    await form.firstName.fill("");
    await form.firstName.pressSequentially("Maximiliano");
    await expect(form.firstName).toHaveValue("Maximilian");
    await form.lastName.fill("");
    await form.lastName.pressSequentially("Ruiz-Zorrilla");
    await expect(form.lastName).toHaveValue("Ruiz-Zorri");
  });
  await test.step("REG-08 REG-09 REG-10 REG-11 ERR-04: nickname", async () => {
    await refused("El nickname es obligatorio");
    for (const [nickname, text] of [
      ["ab", "El nickname debe tener al menos 3 caracteres"],
      ["a".repeat(21), "El nickname no puede tener más de 20 caracteres"],
      ["ana.gil", "El nickname solo puede contener letras sin tilde ni ñ, números, guiones y guiones bajos"],
      ["puta-ana", "El nickname contiene palabras no permitidas"],
    ] as const) {
      await form.nickname.fill(nickname);
      // Some problems only the server knows; others would be told before its answer.
      await expect(form.nickname).not.toHaveAttribute("data-availability", "checking");
      await refused(text);
    }
    await form.nickname.fill(person.nickname);
  });
  await test.step("REG-20 REG-21 REG-22 ERR-06 ERR-07 ERR-08: birth date", async () => {
    await refused("La fecha de nacimiento es obligatoria");
    await form.birthDate.fill(birthDate({ age: 18, daysShort: 1 }));
    await refused("Debes ser mayor de 18 años para registrarte");
    await form.birthDate.fill(birthDate({ age: 101 }));
    await refused("La edad debe estar entre 18 y 100 años");
    for (const age of [100, 18]) {
      await form.birthDate.fill(birthDate({ age }));
      await refused("Debes seleccionar un país");
    }
  });
  await test.step("REG-25 ERR-09: country and city", async () => {
    await refused("Debes seleccionar un país");
    await form.choosePlace(form.country, "España");
    await refused("Debes seleccionar una ciudad");
    await form.choosePlace(form.city, "Madrid");
  });
  await test.step("REG-31 ERR-05: e-mail", async () => {
    await refused("El correo es obligatorio");
    await form.email.fill(person.email);
  });
  await test.step("REG-37 REG-39 ERR-10 ERR-11 ERR-12: password and its repetition", async () => {
    await form.password.fill("Ab1!x");
    await refused("La contraseña debe tener al menos 6 caracteres");
    for (const weak of ["Ab1!xyz", "abcdef1!", "Abcdefg!", "Abcdefg1"]) {
      await form.password.fill(weak);
      await refused(
        "La contraseña debe cumplir con todos los requisitos de seguridad: mínimo 8 caracteres, 1 número, 1 carácter especial y 1 mayúscula",
      );
    }
    await form.password.fill(person.password);
    await form.confirmPassword.fill(`${person.password}?`);
    await refused("Las contraseñas no coinciden");
    await form.confirmPassword.fill(person.password);
  });
  await test.step("REG-40: gender and what is sought", async () => {
    await refused("Debes seleccionar un género");
    await form.choose(form.gender, "Mujer");
    await refused("Debes indicar qué buscas");
  });
  expect(signUps(), "no sign-up call").toBe(0);
});

test("nickname and e-mail tell whether they are free", async ({ page }) => {
  const form = new RegisterPage(page);
  const { nickname, email } = newPerson();
  await form.open();

  await test.step("REG-14: too short to be asked for", async () => {
    await form.nickname.fill("ab");
    await expect(form.nickname).toHaveAttribute("data-availability", "unknown");
  });
  await test.step("REG-15 REG-16 REG-17: checking until the answer arrives, then free", async () => {
    const answer = Promise.withResolvers<void>();
    await page.route(NICKNAME_CHECK, async (route) => {
      await answer.promise;
      await route.continue();
    });
    await form.nickname.fill(nickname);
    await expect(form.nickname).toHaveAttribute("data-availability", "checking");
    await expect(page.getByText("Comprobando si está libre...")).toBeVisible();
    answer.resolve();
    await expect(form.nickname).toHaveAttribute("data-availability", "available");
    await expect(page.getByText(`¡${nickname} está libre!`)).toBeVisible();
    await page.unroute(NICKNAME_CHECK);
  });
  await test.step("REG-09 REG-11: of 3 or 20 characters, or with bad words only inside a longer one", async () => {
    for (const free of ["x9z", nickname.padEnd(20, "0"), "Disputada"]) {
      await form.nickname.fill(free);
      await expect(page.getByText(`¡${free} está libre!`)).toBeVisible();
    }
  });
  await test.step("REG-12 REG-17: taken, whatever the case, as soon as the field is left", async () => {
    await form.nickname.fill(DEMO_MEMBER.nickname.toUpperCase());
    await form.nickname.blur();
    await expect(form.nickname).toHaveAttribute("data-availability", "unavailable");
    await expect(page.getByText("Este nickname ya está en uso. Elige otro nickname.")).toBeVisible();
  });
  await test.step("REG-34: a free e-mail address", async () => {
    await expect(form.email).toHaveAttribute("data-availability", "unknown");
    await form.email.fill(email);
    await expect(form.email).toHaveAttribute("data-availability", "available");
  });
  await test.step("REG-32 REG-33: one that is in use, with the way to the login", async () => {
    await form.email.fill(DEMO_MEMBER.email);
    await form.email.blur();
    await expect(page.getByText("Este correo ya está en uso")).toBeVisible();
    await page.getByRole("link", { name: "¿Es tuyo? Inicia sesión" }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});

test("the form helps while it is filled in", async ({ page }) => {
  const form = new RegisterPage(page);
  await form.open();

  await test.step("REG-01: four sections", async () => {
    for (const section of ["personal", "location", "account", "preferences"] as const) {
      await expect(form.section(section)).toBeVisible();
    }
  });
  await test.step("REG-18 REG-23: the age, and dates of 18 to 100 years", async () => {
    await form.birthDate.fill(birthDate({ age: 27 }));
    await expect(form.section("personal")).toContainText("27 años");
    await expect(form.birthDate).toHaveAttribute("max", birthDate({ age: 18 }));
    await expect(form.birthDate).toHaveAttribute("min", birthDate({ age: 101, daysShort: 1 }));
  });
  await test.step("REG-29: the counter of the bio", async () => {
    await form.bio.fill("Hola");
    await expect(form.section("personal")).toContainText("4/300");
  });
  await test.step("REG-24 REG-26 REG-27: no city without a country, and another country empties the city", async () => {
    await expect(form.city).toBeDisabled();
    await form.country.fill("Espa");
    await expect(page.getByRole("option", { name: "España" }).locator("img")).toHaveAttribute("src", /\/es\.png$/);
    await form.choosePlace(form.country, "España");
    await expect(form.city).toBeEnabled();
    await form.choosePlace(form.city, "Sevilla");
    await form.choosePlace(form.country, "Portugal");
    await expect(form.city).toHaveValue("");
    await form.city.fill("Lis");
    await expect(page.getByRole("option", { name: /^Lisboa/ }).first()).toBeVisible();
    await expect(page.getByRole("option", { name: /^Sevilla/ })).toHaveCount(0);
    await form.city.press("Escape");
  });
  await test.step("REG-36: the checklist of the password", async () => {
    const met = async (...rules: Parameters<RegisterPage["rule"]>[0][]) => {
      for (const rule of ["length", "digit", "special", "uppercase"] as const) {
        await expect(form.rule(rule)).toContainText(rules.includes(rule) ? "cumplido" : "falta");
      }
    };
    await met();
    await form.password.fill("A");
    await met("uppercase");
    await form.password.fill("A1!");
    await met("uppercase", "digit", "special");
    await form.password.fill("A1!aaaaa");
    await met("length", "digit", "special", "uppercase");
  });
  await test.step("REG-41 REG-42: the groups of preferences follow what is sought", async () => {
    for (const [sought, friendship, relationship] of [
      ["Amistad", true, false],
      ["Relación", false, true],
      ["Ambas", true, true],
    ] as const) {
      await form.choose(form.lookingFor, sought);
      await expect(form.friendship).toBeVisible({ visible: friendship });
      await expect(form.relationship).toBeVisible({ visible: relationship });
    }
    await form.choose(form.gender, "Mujer");
    await expect(form.gender.getByRole("option")).toHaveText(["Hombre", "Mujer", "Otro"]);
  });
  await test.step("REG-52: the way to the login", async () => {
    await page.getByRole("link", { name: "Inicia sesión", exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});

test("the call of a good form", async ({ page, baseURL, guard }) => {
  guard.expect(/status of 500/);
  const form = new RegisterPage(page);
  const toasts = new Toasts(page);
  const person = newPerson({ lookingFor: "amistad" });
  await page.addInitScript(RECORD_ROUTES);
  await form.open();
  await form.fill(person, { country: "España", city: "Valencia" });

  await test.step("REG-44 REG-45 REG-46: the button is busy, one call is made, with everything in it", async () => {
    const calls: unknown[] = [];
    const answer = Promise.withResolvers<void>();
    await page.route(SIGN_UP, async (route) => {
      calls.push(route.request().postDataJSON());
      await answer.promise;
      await route.fulfill({ status: 500, json: { code: "INTERNAL", status: 500, message: "" } });
    });
    await form.submit.click();
    await expect(page.getByRole("button", { name: "Creando tu cuenta..." })).toBeVisible();
    await form.email.press("Enter");
    answer.resolve();
    await expect(form.submit).toHaveText("Crear mi cuenta");
    const { nickname, email, password, gender, bio } = person;
    expect(calls).toEqual([
      expect.objectContaining({
        email,
        password,
        options: expect.objectContaining({
          emailRedirectTo: `${baseURL}/dashboard`,
          data: expect.objectContaining({
            first_name: person.firstName,
            last_name: person.lastName,
            birth_date: person.birthDate,
            nickname,
            email,
            country: "ES",
            city: expect.stringMatching(/^\d+$/),
            bio,
            gender,
            looking_for: "amistad",
            friendship_preference: ["hombre", "mujer", "otro"],
            relationship_preference: [],
          }),
        }),
      }),
    ]);
  });
  await test.step("REG-50 ERR-16: after a failure the form is as it was", async () => {
    await toasts.expectFailure("Error en el registro", "Ha ocurrido un error. Inténtalo de nuevo.");
    await expect(form.nickname).toHaveValue(person.nickname);
    await expect(form.nickname).toBeEditable();
    await page.unroute(SIGN_UP);
  });
  await test.step("REG-48 REG-49: then it succeeds, and two seconds later the login opens", async () => {
    await form.submit.click();
    await toasts.expectSuccess("¡Cuenta creada!", "Revisa tu correo para confirmar la cuenta.");
    await expect(page).toHaveURL(/\/login$/);
    const wait = await page.evaluate<number>(MEASURE_WAIT);
    expect(wait, "milliseconds between the answer and the redirect").toBeGreaterThan(1990);
    expect(wait).toBeLessThan(8000);
  });
});

/** The day on which somebody turned `age`, `daysShort` days later; ages go by UTC dates. */
function birthDate({ age, daysShort = 0 }: { age: number; daysShort?: number }): string {
  const today = new Date();
  const day = Date.UTC(today.getUTCFullYear() - age, today.getUTCMonth(), today.getUTCDate() + daysShort);
  return new Date(day).toISOString().slice(0, 10);
}

function countSignUps(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/v1/accounts")) count += 1;
  });
  return () => count;
}
