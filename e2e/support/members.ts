import { createHmac, randomUUID } from "node:crypto";
import { type APIRequestContext, type APIResponse, expect, type Page } from "@playwright/test";
import type { Person } from "./people.ts";
import { readSecret } from "./surroundings.ts";

/** The demo member; all demo people share the password. */
export const DEMO_MEMBER = { email: "demo@nakamatch.example", nickname: "Nami_Demo", password: "Nakama-2026!" };

/** Another member of the demo data, without saved searches. */
export const DEMO_PREMIUM = { email: "premium@nakamatch.example", password: DEMO_MEMBER.password };

/** The moderator of the demo data. */
export const DEMO_MODERATOR = { email: "moderator@nakamatch.example", password: DEMO_MEMBER.password };

/** Another one, for decisions that need two. */
export const SECOND_MODERATOR = { email: "tabernasanz@demo.nakamatch.example", password: DEMO_MEMBER.password };

/** Decides in one file only, as undo concerns a moderator's last decision. */
export const UNDOING_MODERATOR = { email: "noa_prisma@demo.nakamatch.example", password: DEMO_MEMBER.password };

/** Preferences of test members: only each other, so that the demo member's list stays the same. */
const FELLOWS = ["hombre", "otro"];

/** A city as the server returns it. */
interface City {
  readonly id: number;
  readonly name: string;
}

/** Credentials. */
export type Credentials = Pick<Person, "email" | "password">;

/**
 * A member with a confirmed account who acts without a browser, to prepare tests. Uses the public API as any client
 * does.
 */
export class Member {
  readonly person: Person;
  readonly id: string;
  readonly #api: APIRequestContext;

  constructor(person: Person, id: string, api: APIRequestContext) {
    this.person = person;
    this.id = id;
    this.#api = api;
  }

  async like(other: Pick<Member, "id">): Promise<void> {
    await must(this.#api.put(`/api/v1/people/${other.id}/like`));
  }

  async block(other: Member): Promise<void> {
    await must(this.#api.put(`/api/v1/people/${other.id}/block`));
  }

  /** Opens the chat with a match and returns its id. */
  async openChat(other: Member): Promise<string> {
    const response = await must(this.#api.post("/api/v1/chats", { data: { personId: other.id } }));
    return (await response.json()).chat.id;
  }

  /** Reports a person from the chat with them. */
  async report(other: Member, reason: string): Promise<void> {
    const data = { reason, description: "No para de escribirme." };
    await must(this.#api.post(`/api/v1/people/${other.id}/chat-reports`, { data }));
  }

  /** Reports a person from their profile. */
  async reportProfile(other: Member, reason: string): Promise<void> {
    const data = { reason, description: "Mirad su biografía." };
    await must(this.#api.post(`/api/v1/people/${other.id}/reports`, { data }));
  }

  async send(chatId: string, message: string): Promise<void> {
    await must(this.#api.post(`/api/v1/chats/${chatId}/messages`, { data: { id: randomUUID(), message } }));
  }
}

/** Registers, confirms and signs in. Without `interests`, onboarding comes first. */
export async function joinAs(
  person: Person,
  { api, city, interests, language }: { api: APIRequestContext; city: string; interests: number; language?: string },
): Promise<Member> {
  const id = await registerAs(person, { api, city, language });
  await must(
    api.post("/api/auth/confirm", { data: { token: confirmationToken({ email: person.email, userId: id }) } }),
  );
  for (const interest of await firstInterests(api, interests)) await must(api.put(`/api/v1/me/interests/${interest}`));
  return new Member(person, id, api);
}

/** The token of the link in the confirmation email (a JSON Web Token): reading the outbox takes longer than all else. */
function confirmationToken(account: { email: string; userId: string }): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  const text = `${encode({ alg: "HS256" })}.${encode({ ...account, exp: Math.floor(Date.now() / 1000) + 600 })}`;
  return `${text}.${createHmac("sha256", readSecret()).update(text).digest("base64url")}`;
}

/** Registers without confirming. Returns the id of the account. */
export async function registerAs(
  person: Person,
  { api, city, language = "es" }: { api: APIRequestContext; city: string; language?: string | undefined },
): Promise<string> {
  const { id: cityId } = await findCity(api, person.country, city);
  const data = {
    first_name: person.firstName,
    last_name: person.lastName,
    birth_date: person.birthDate,
    nickname: person.nickname,
    email: person.email,
    country: person.country,
    city: String(cityId),
    bio: person.bio,
    gender: person.gender,
    looking_for: person.lookingFor,
    friendship_preference: FELLOWS,
    relationship_preference: FELLOWS,
  };
  const { email, password } = person;
  const options = { emailRedirectTo: "/dashboard", language, data };
  const response = await must(api.post("/api/v1/accounts", { data: { email, password, options } }));
  return (await response.json()).userId;
}

/** Signs in without the form, which has its own tests, from the next page load on. */
export async function signIn(page: Page, { email, password }: Credentials): Promise<void> {
  await must(page.request.post("/api/auth/sign-in/email", { data: { email, password } }));
}

/** The best known city of that name in a country. */
async function findCity(api: APIRequestContext, country: string, name: string): Promise<City> {
  const response = await must(api.get(`/api/v1/countries/${country}/cities`, { params: { search: name, limit: 10 } }));
  const cities: City[] = await response.json();
  const city = cities.find((each) => each.name === name);
  if (city === undefined) throw new Error(`No city "${name}" in ${country}`);
  return city;
}

async function firstInterests(api: APIRequestContext, count: number): Promise<number[]> {
  if (count === 0) return [];
  const response = await must(api.get("/api/v1/interests", { params: { kind: "anime", limit: count } }));
  const interests: { id: number }[] = await response.json();
  return interests.map(({ id }) => id);
}

async function must(call: Promise<APIResponse>): Promise<APIResponse> {
  const response = await call;
  expect(response.ok(), `${response.url()} answered ${response.status()}: ${await response.text()}`).toBe(true);
  return response;
}
