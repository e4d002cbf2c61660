import type { ErrorBody } from "@nakamatch/contract/errors";
import { NAME_CHOICE_HEADER } from "@nakamatch/contract/vocabulary/headers";
import { parseRegistration, type Registration, type RegistrationInput } from "@nakamatch/domain/people/registration";
import { anyRegistration } from "@nakamatch/domain/people/registration-testing";
import { signUpCall } from "@nakamatch/domain/people/sign-up-call";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, describe, expect, it, vi } from "vitest";
import { authAccounts, authUsers } from "../../../platform/database/schema/auth.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { startTestApplication } from "../../../testing/application.ts";
import { addMadrid, type SignUpValues, signUpInput } from "../../../testing/sign-up.ts";
import { isDisposable } from "./policy.ts";

const server = await startTestApplication({ RESERVED_NICKNAMES: "Toei, Shueisha" });
await addMadrid(server.database.db);
afterAll(() => server.close());

async function profileOf(email: string) {
  const [profile] = await server.database.db.select().from(profiles).where(eq(profiles.email, email));
  return profile;
}

/** Fields and reasons of a refused registration; fails if accepted. */
async function refusals(values: SignUpValues, headers = {}): Promise<Record<string, string>> {
  const before = await server.database.db.$count(authUsers);
  const response = await server.post("/api/v1/accounts", signUpInput(values), headers);
  const body = (await response.json()) as ErrorBody;
  expect(response.status).toBe(422);
  expect(body.code).toBe("VALIDATION_FAILED");
  expect(await server.database.db.$count(authUsers), "nothing is stored").toBe(before);
  return Object.fromEntries((body.data?.issues ?? []).map(({ path, reason }) => [path, reason]));
}

describe("a registration", () => {
  it("is refused with an address at a domain of throwaway mailboxes or below one, and with no other", async () => {
    expect(await refusals({ email: " Luffy@sub.Mailinator.COM " })).toEqual({ email: "disposable" });
    const domains = ["gmail.com", "gmx.de", "duck.com", "privaterelay.appleid.com", "mailinator.com.example.test"];
    expect(["yopmail.com", ...domains].filter((domain) => isDisposable(`a@${domain}`))).toEqual(["yopmail.com"]);
  });

  it("REG-46, REG-53 stores account, credential and profile with the data of the sign-up call", async () => {
    const input = signUpInput({
      first_name: " Ana Mari\u0301a ",
      last_name: "Ñíguez",
      email: "Ana.Maria@Example.test",
    });
    const { userId } = await server.client().accounts.signUp(input);
    expect(await profileOf("ana.maria@example.test")).toMatchObject({
      id: userId,
      userId,
      nickname: input.options.data.nickname,
      firstName: "Ana María",
      lastName: "Ñíguez",
      realName: "Ana María Ñíguez",
      birthDate: "1995-02-06",
      country: "ES",
      city: 3117735,
      bio: "Leo ruinas antiguas.",
      gender: "mujer",
      lookingFor: "ambas",
      friendshipPreference: ["hombre", "mujer", "otro"],
      relationshipPreference: ["hombre"],
      isModerator: false,
    });
    const [account] = await server.database.db.select().from(authAccounts).where(eq(authAccounts.userId, userId));
    expect(account).toMatchObject({ providerId: "credential", accountId: userId });
    expect(account?.password).not.toContain(input.password);
  });

  it("REG-45 REG-46 stores with it what others read of the name, from a header: all without one", async () => {
    const [asked, silent] = [signUpInput(), signUpInput()];
    await server.post("/api/v1/accounts", asked, { [NAME_CHOICE_HEADER]: "first" });
    await server.client().accounts.signUp(silent);
    const stored = [await profileOf(asked.email), await profileOf(silent.email)];
    expect(stored.map((profile) => profile?.nameChoice)).toEqual(["first", "full"]);
    expect(await refusals({}, { [NAME_CHOICE_HEADER]: "initials" })).toEqual({ nameChoice: "invalid" });
  });

  it("OPEN-24 saves a hidden group empty", async () => {
    const input = signUpInput({ looking_for: "amistad", relationship_preference: ["otro"] });
    await server.client().accounts.signUp(input);
    expect(await profileOf(input.email)).toMatchObject({
      relationshipPreference: [],
      friendshipPreference: ["hombre", "mujer", "otro"],
    });
  });

  it("OPEN-90 nobody makes themselves a moderator or premium by it", async () => {
    const input = signUpInput();
    const data = { ...input.options.data, is_moderator: true, id: "00000000-0000-4000-8000-000000000000" };
    const response = await server.post("/api/v1/accounts", { ...input, options: { ...input.options, data } });
    expect(response.status).toBe(201);
    expect(await profileOf(input.email)).toMatchObject({ isModerator: false });
  });
});

describe("the server refuses", () => {
  it("REG-12, OPEN-17 a nickname that exists, whatever its case", async () => {
    await server.client().accounts.signUp(signUpInput({ nickname: "Luffy" }));
    expect(await refusals({ nickname: "lUFFy" })).toEqual({ nickname: "taken" });
  });

  it("nicknames that could pass for staff or for a moderator, and those that the operator reserves", async () => {
    for (const nickname of ["Noa_Guardiana", "Bea_Pirata"]) {
      await server.client().accounts.signUp(signUpInput({ nickname }));
    }
    const isModerator = { isModerator: true };
    await server.database.db.update(profiles).set(isModerator).where(eq(profiles.nickname, "Noa_Guardiana"));
    for (const nickname of ["nakamatch_oficial", "adm1n_team", "Toei_Animation", "mierda_1"]) {
      expect(await refusals({ nickname }), nickname).toEqual({ nickname: "banned" });
    }
    expect(await refusals({ nickname: "n0aguardiana" })).toEqual({ nickname: "taken" });
    expect(await server.client().accounts.nicknameAvailability({ nickname: "b3apirata" })).toMatchObject({
      available: true,
    });
  });

  it("REG-31, REG-32 an e-mail address in use, whatever its case", async () => {
    await server.client().accounts.signUp(signUpInput({ email: "zoro@example.test" }));
    expect(await refusals({ email: "ZORO@example.test" })).toEqual({ email: "inUse" });
  });

  it("REG-25 a city of another country", async () => {
    expect(await refusals({ country: "FR" })).toEqual({ city: "required" });
    expect(await refusals({ city: "99999999999999999999" })).toEqual({ city: "required" });
  });
});

describe("browser and server accept the same", () => {
  const good: RegistrationInput = {
    firstName: " Zoë ",
    lastName: "Ñíguez",
    nickname: "fc-good",
    birthDate: "2000-02-29",
    bio: "😀".repeat(150),
    email: " FC@Example.test ",
    password: "Kaizoku-1999",
    country: "ES",
    city: "3117735",
    gender: "otro",
    lookingFor: "relacion",
    friendshipPreference: [],
    relationshipPreference: ["otro"],
  };

  it("REG-46 a call is accepted, or refused for the same reasons, as the form is by the domain", async () => {
    const { db } = server.database;
    const today = () => new Date().toISOString().slice(0, 10);
    const judge = async (form: RegistrationInput) => {
      const parsed = parseRegistration(form, today());
      const call = signUpCall({ ...form, cityId: form.city } as unknown as Registration, {
        origin: "",
        language: "es",
      });
      // Unchanged: a browser never sends an empty nickname (REG-47).
      call.options.data.nickname = form.nickname;
      const response = await server.post("/api/v1/accounts", call);
      const body = (await response.json()) as ErrorBody & { userId: string };
      if (response.ok) await db.delete(authUsers).where(eq(authUsers.id, body.userId));
      expect(response.status).toBe(parsed.ok ? 201 : 422);
      const expected = parsed.ok ? [] : parsed.problems.map(({ field, reason }) => ({ path: field, reason }));
      expect(body.data?.issues ?? []).toEqual(expected);
    };
    const empty = Object.fromEntries(Object.keys(good).map((field) => [field, field.endsWith("Preference") ? [] : ""]));
    /** A birth date 18 years and some days ago, by the server's date. */
    const aged = (days: number) => {
      const born = new Date(today());
      born.setUTCFullYear(born.getUTCFullYear() - 18);
      born.setUTCDate(born.getUTCDate() - days);
      return { ...good, birthDate: born.toISOString().slice(0, 10) };
    };
    const examples = [[good], [{ ...good, ...empty }], [aged(0)], [aged(-1)]] satisfies [RegistrationInput][];
    await fc.assert(fc.asyncProperty(anyRegistration, judge), { numRuns: 15, examples });
  }, 120_000);
});

describe("two registrations at the same moment", () => {
  it("REG-12, REG-32 one person gets the nickname, the other reads why not", async () => {
    const attempts = await Promise.all(
      ["a", "b"].map((who) =>
        server.post("/api/v1/accounts", signUpInput({ nickname: "Sanji", email: `${who}@sanji.test` })),
      ),
    );
    expect(attempts.map(({ status }) => status).sort()).toEqual([201, 422]);
    const refused = attempts.find(({ status }) => status === 422);
    expect(await refused?.json()).toMatchObject({ data: { issues: [{ path: "nickname", reason: "taken" }] } });
  });

  it("OPEN-21 leave no half state: every account has its profile and credential", async () => {
    const { rows } = await server.database.db.execute(sql`
      select u.id from ${authUsers} u left join ${profiles} p on p.id = u.id left join ${authAccounts} a on a."userId" = u.id
      where p.id is null or a.id is null`);
    expect(rows).toEqual([]);
  });
});

describe("availability", () => {
  it("REG-13 reads profiles by nickname, and by e-mail for the id of at most one row", async () => {
    const query = vi.spyOn(server.database.pool, "query");
    await server.client().accounts.nicknameAvailability({ nickname: "Jinbe" });
    await server.client().accounts.emailAvailability({ email: "jinbe@example.test" });
    const texts = query.mock.calls.map(([statement]) => (statement as unknown as { text?: string }).text ?? "");
    // Concurrently sent emails of earlier registrations read their recipients.
    const statements = texts.filter((text) => text.includes('from "profiles"') && !text.includes('"language"'));
    query.mockRestore();
    expect(statements).toEqual([
      expect.stringMatching(/^select "id" from "profiles" where lower\("profiles"\."nickname"\) = \$1 limit \$2$/),
      // Names that newcomers may not imitate.
      'select "nickname" from "profiles" where "profiles"."is_moderator"',
      expect.stringMatching(/^select "id" from "profiles" where "profiles"\."email" = \$1 limit \$2$/),
    ]);
  });

  it("REG-16, OPEN-19 a nickname is available, or unavailable with the reason", async () => {
    await server.client().accounts.signUp(signUpInput({ nickname: "Chopper" }));
    const check = (nickname: string) => server.client().accounts.nicknameAvailability({ nickname });
    expect(await check("Franky")).toEqual({ available: true, reason: null });
    expect(await check("CHOPPER")).toEqual({ available: false, reason: "taken" });
    expect(await check("puta")).toEqual({ available: false, reason: "banned" });
    expect(await check("No vale")).toEqual({ available: false, reason: "invalid" });
  });

  it("REG-32, OPEN-19 an e-mail address is available or not, and nothing more is told", async () => {
    await server.client().accounts.signUp(signUpInput({ email: "brook@example.test" }));
    const check = (email: string) => server.client().accounts.emailAvailability({ email });
    expect(await check(" Brook@Example.test ")).toEqual({ available: false });
    expect(await check("nobody@example.test")).toEqual({ available: true });
  });
});
