import type { SpokenLanguage } from "@nakamatch/contract/vocabulary/spoken-languages";
import { BILLING_INTERVALS, planOf } from "@nakamatch/domain/premium/plan";
import { eq, sql } from "drizzle-orm";
import { countFans } from "../../features/people/interests/store.ts";
import { countRareTitles } from "../../features/people/taste/service.ts";
import { hashPassword } from "../../platform/auth/passwords.ts";
import type { Database, Queryable, Tx } from "../../platform/database/open.ts";
import { authAccounts, authUsers } from "../../platform/database/schema/auth.ts";
import { cities } from "../../platform/database/schema/geography.ts";
import { interests, profileInterests } from "../../platform/database/schema/interests.ts";
import { presence, profilePrompts, profiles } from "../../platform/database/schema/people.ts";
import { billingStates, subscriptions } from "../../platform/database/schema/premium.ts";
import { liftTimeLimits } from "../../platform/database/time-limits.ts";
import type { Progress } from "../../platform/progress.ts";
import type { Storage } from "../../storage/storage.ts";
import { demoId } from "./demo-id.ts";
import { DEMO_REFERENCE_DATE, type DemoInput, type DemoPerson } from "./demo-types.ts";
import { enterDemoEvents } from "./events.ts";
import { withGaps } from "./gaps.ts";
import { insertGoers } from "./going.ts";
import { insertMeetings } from "./meetings.ts";
import { insertReports } from "./moderation.ts";
import { buildDemoPeople } from "./people.ts";
import { portraitUrl } from "./portrait-address.ts";
import { storePortraits } from "./portraits.ts";
import { buildDemoPrompts } from "./prompts.ts";
import { sceneUrls } from "./scenes.ts";
import { insertSearches } from "./searches.ts";
import { insertShelves } from "./shelves.ts";
import { buildSpecialPeople, SPECIAL_EMAILS } from "./special.ts";
import { insertVerified } from "./verified.ts";
import { insertDemoWords } from "./words.ts";

/** People to sign in as. All demo people have this password. */
export const DEMO_SIGN_IN = { emails: SPECIAL_EMAILS, password: "Nakama-2026!" } as const;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** TabernaSanz and Noa_Prisma, as another moderator decides appeals. */
const OTHER_MODERATORS: readonly string[] = ["demo-003", "demo-004"];

interface DemoCast {
  member: DemoPerson;
  premium: DemoPerson;
  moderator: DemoPerson;
  /** Including the three sign-in people. */
  everybody: DemoPerson[];
  /** By key. */
  prompts: ReturnType<typeof buildDemoPrompts>;
}

/** Stores the people with portraits, likes and chats, once. */
export async function loadDemo({ db }: Pick<Database, "db">, storage: Storage, progress: Progress): Promise<void> {
  const found = await db.select({ id: authUsers.id }).from(authUsers).where(eq(authUsers.email, SPECIAL_EMAILS.member));
  if (found.length > 0) return;
  const cast = await inventCast(db);
  await progress.step("Drawing the demo people", (report) => storePortraits(cast.everybody, storage, report));
  await progress.step("Introducing the demo people", async () => {
    const password = await hashPassword(DEMO_SIGN_IN.password);
    const now = new Date();
    await db.transaction(async (tx) => {
      await liftTimeLimits(tx);
      await insertPeople(tx, cast, password, now);
      await insertShelves(tx, cast.everybody, now);
      await insertMeetings(tx, cast, now);
      await insertDemoWords(tx, cast);
      await insertReports(tx, cast.everybody, now);
      await insertVerified(tx, cast.everybody, storage, now);
      await insertSearches(tx, cast.member, now);
    });
    await enterDemoEvents(db, now);
    await insertGoers(db, cast.everybody, now);
    // Otherwise the jobs would first count them the next night.
    await countFans(db);
    await countRareTitles(db);
  });
}

async function inventCast(db: Queryable): Promise<DemoCast> {
  const input = await readInput(db);
  const special = buildSpecialPeople(input);
  const people = withGaps(buildDemoPeople(input), input.titles);
  const everybody = [special.member, special.premium, special.moderator, ...people];
  return { ...special, everybody, prompts: buildDemoPrompts(everybody, input.titles) };
}

async function readInput(db: Queryable): Promise<DemoInput> {
  const titles = await db
    .select({
      id: interests.id,
      name: interests.name,
      kind: interests.kind,
      tags: interests.tags,
      rank: interests.rank,
    })
    .from(interests)
    .orderBy(interests.kind, interests.rank, interests.name);
  const places = await db
    .select({
      id: cities.id,
      name: cities.name,
      countryCode: cities.countryCode,
      latitude: cities.latitude,
      longitude: cities.longitude,
      population: cities.population,
    })
    .from(cities)
    .where(sql`${cities.population} >= 30000`)
    .orderBy(cities.id);
  return {
    titles: titles.map((title) => ({ ...title, rank: title.rank ?? titles.length })),
    cities: places,
    referenceDate: DEMO_REFERENCE_DATE,
  };
}

/** Most say theirs, some also English or Japanese; one in six says none. */
function languagesOf(own: SpokenLanguage, index: number): SpokenLanguage[] {
  if (index % 6 === 5) return [];
  return [
    ...new Set([own, ...(index % 3 === 0 ? (["en"] as const) : []), ...(index % 11 === 0 ? (["ja"] as const) : [])]),
  ];
}

async function insertPeople(
  tx: Tx,
  { everybody, moderator, prompts }: DemoCast,
  password: string,
  now: Date,
): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await tx.insert(authUsers).values(
    everybody.map(({ key, email, createdDaysAgo }) => ({
      id: demoId(key),
      email: email.toLowerCase(),
      emailVerified: true,
      createdAt: ago(createdDaysAgo * DAY_MS),
    })),
  );
  await tx.insert(authAccounts).values(
    everybody.map(({ key }) => ({
      accountId: demoId(key),
      providerId: "credential",
      userId: demoId(key),
      password,
      updatedAt: now,
    })),
  );
  await tx.insert(profiles).values(
    everybody.map(({ key, cityId, countryCode, createdDaysAgo, ...person }, index) => ({
      id: demoId(key),
      email: person.email.toLowerCase(),
      nickname: person.nickname,
      firstName: person.firstName,
      lastName: person.lastName,
      birthDate: person.birthDate,
      country: countryCode,
      city: cityId,
      bio: person.bio,
      gender: person.gender,
      lookingFor: person.lookingFor,
      friendshipPreference: person.friendshipPreference,
      relationshipPreference: person.relationshipPreference,
      language: person.language,
      languages: languagesOf(person.language, index),
      avatarUrl: person.hasPhoto === false ? null : portraitUrl(demoId(key)),
      morePhotos: person.hasPhoto === false ? [] : sceneUrls(key),
      isModerator: key === moderator.key || OTHER_MODERATORS.includes(key),
      createdAt: ago(createdDaysAgo * DAY_MS),
    })),
  );
  await tx
    .insert(profilePrompts)
    .values(
      [...prompts].flatMap(([key, answers]) =>
        answers.map((answer, index) => ({ personId: demoId(key), ...answer, position: index + 1 })),
      ),
    );
  await tx.insert(presence).values(
    everybody.map(({ key, lastSeenMinutesAgo }) => ({
      userId: demoId(key),
      lastSeenAt: ago(lastSeenMinutesAgo * MINUTE_MS),
    })),
  );
  await tx
    .insert(profileInterests)
    .values(
      everybody.flatMap(({ key, interestIds }) =>
        interestIds.map((interestId) => ({ profileId: demoId(key), interestId })),
      ),
    );
  const premium = everybody.filter(({ isPremium }) => isPremium);
  const bought = premium.map(({ key, createdDaysAgo }, index) => ({
    userId: demoId(key),
    status: "active",
    plan: index % 3 === 0 ? ("yearly" as const) : ("mensual" as const),
    startDate: ago(Math.min(createdDaysAgo, 20) * DAY_MS),
    // Adopted by the payment sandbox.
    stripeSubscriptionId: `sub_demo_${index}`,
  }));
  await tx.insert(subscriptions).values(bought);
  await tx.insert(billingStates).values(
    bought.map(({ plan, startDate, stripeSubscriptionId: subscriptionId }) => ({
      subscriptionId,
      paidUntil: sql`${startDate.toISOString()}::timestamptz + ${`1 ${BILLING_INTERVALS[planOf(plan)]}`}::interval`,
      isUnpaid: false,
    })),
  );
}
