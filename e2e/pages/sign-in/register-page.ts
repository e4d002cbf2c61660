import { common } from "@nakamatch/phrases/de/common";
import { person } from "@nakamatch/phrases/de/people/person";
import { register } from "@nakamatch/phrases/de/sign-in/register";
import { es } from "@nakamatch/phrases/es";
import { expect, type Locator, type Page } from "@playwright/test";
import type { Person } from "../../support/people.ts";

const PHRASES = { es, de: { common, person, register } };

/** `/register` and `/register/complete`, in Spanish unless told otherwise. */
export class RegisterPage {
  readonly #page: Page;
  readonly firstName: Locator;
  readonly lastName: Locator;
  readonly nickname: Locator;
  readonly birthDate: Locator;
  readonly bio: Locator;
  readonly country: Locator;
  readonly city: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly confirmPassword: Locator;
  readonly gender: Locator;
  readonly lookingFor: Locator;
  readonly friendship: Locator;
  readonly relationship: Locator;
  readonly submit: Locator;

  readonly #phrases: (typeof PHRASES)["es" | "de"];

  constructor(page: Page, language: "es" | "de" = "es") {
    this.#page = page;
    this.#phrases = PHRASES[language];
    const fields = { ...this.#phrases.person.fields, ...this.#phrases.register.fields };
    const label = (text: string) => page.getByLabel(text, { exact: true });
    this.firstName = label(fields.firstName);
    this.lastName = label(fields.lastName);
    this.nickname = label(fields.nickname);
    this.birthDate = label(fields.birthDate);
    this.bio = page.getByRole("textbox", { name: fields.bio });
    this.country = page.getByRole("combobox", { name: fields.country, exact: true });
    this.city = page.getByRole("combobox", { name: fields.city, exact: true });
    this.email = label(fields.email);
    this.password = label(fields.password);
    this.confirmPassword = label(fields.confirmPassword);
    this.gender = page.getByRole("combobox", { name: fields.gender, exact: true });
    this.lookingFor = page.getByRole("combobox", { name: fields.lookingFor, exact: true });
    this.friendship = page.getByRole("group", { name: fields.friendshipPreference });
    this.relationship = page.getByRole("group", { name: fields.relationshipPreference });
    this.submit = page.locator("button[type=submit]").filter({ hasText: /./ });
  }

  async open(): Promise<void> {
    await this.#page.goto("/register");
    await expect(this.firstName).toBeVisible();
  }

  section(name: "personal" | "location" | "account" | "preferences"): Locator {
    return this.#page.getByRole("region", { name: this.#phrases.register.sections[name], exact: true });
  }

  /** Types into a search-select and picks the entry that begins with `name`. */
  async choosePlace(field: Locator, name: string): Promise<void> {
    await field.fill(name);
    await this.#page
      .getByRole("option", { name: new RegExp(`^${name}( ·|$)`) })
      .first()
      .click();
    await expect(field).toHaveValue(name);
  }

  /** Picks from a list of few. */
  async choose(field: Locator, option: string): Promise<void> {
    await field.selectOption({ label: option });
  }

  async tick(group: Locator, ...options: string[]): Promise<void> {
    for (const option of options) {
      await group.getByText(option, { exact: true }).click();
      await expect(group.getByRole("checkbox", { name: option, exact: true })).toBeChecked();
    }
  }

  /** On phones, opens this panel by the button of the one before. */
  async goOn(name: "location" | "account" | "preferences"): Promise<void> {
    const next = this.#page.getByRole("button", { name: this.#phrases.common.actions.continue, exact: true });
    if (await next.isVisible()) await next.click();
    await expect(this.section(name)).toBeVisible();
  }

  /** Fills in everything; `city` is a city of the person's country, `country` its name. */
  async fill(person: Person, place: { country: string; city: string }): Promise<void> {
    await this.fillPerson(person);
    await this.#fillPlace(place);
    await this.goOn("account");
    await this.email.fill(person.email);
    await this.password.fill(person.password);
    await this.confirmPassword.fill(person.password);
    await this.#fillPreferences(person);
  }

  /** Fills in facts that no provider delivers. */
  async fillRest(person: Person, place: { country: string; city: string }): Promise<void> {
    await this.#fillNewcomer(person);
    await this.#fillPlace(place);
    await this.#fillPreferences(person);
  }

  /** The first panel. */
  async fillPerson(person: Person): Promise<void> {
    await this.firstName.fill(person.firstName);
    await this.lastName.fill(person.lastName);
    await this.#fillNewcomer(person);
  }

  async #fillNewcomer(person: Person): Promise<void> {
    await this.nickname.fill(person.nickname);
    await this.birthDate.fill(person.birthDate);
    await this.bio.fill(person.bio);
  }

  async #fillPlace(place: { country: string; city: string }): Promise<void> {
    await this.goOn("location");
    await this.choosePlace(this.country, place.country);
    await this.choosePlace(this.city, place.city);
  }

  async #fillPreferences(person: Person): Promise<void> {
    const { genders, lookingFor, genderTargets } = this.#phrases.common;
    await this.goOn("preferences");
    await this.choose(this.gender, genders[person.gender]);
    await this.choose(this.lookingFor, lookingFor[person.lookingFor]);
    const everyone = Object.values(genderTargets);
    if (person.lookingFor !== "relacion") await this.tick(this.friendship, ...everyone);
    if (person.lookingFor !== "amistad") await this.tick(this.relationship, ...everyone);
  }

  /** One line of the password's checklist. */
  rule(name: "length" | "digit" | "special" | "uppercase"): Locator {
    return this.#page.getByRole("listitem").filter({ hasText: this.#phrases.register.password[name] });
  }
}
