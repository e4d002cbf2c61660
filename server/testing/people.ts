import { randomUUID } from "node:crypto";
import { type PersonId, personId } from "@nakamatch/contract/schemas/people";
import type { Actor } from "../platform/auth/session-gate.ts";
import type { Queryable } from "../platform/database/open.ts";
import { authUsers } from "../platform/database/schema/auth.ts";
import { profiles } from "../platform/database/schema/people.ts";

export type Person = typeof profiles.$inferSelect;

/** An actor whose id others can name in a request. */
export type TestActor = Actor & { readonly id: PersonId };

/** An id that no person has. */
export const NOBODY = personId.parse("00000000-0000-4000-8000-000000000000");

/** A person as the session gate admits them. */
export function actorOf(person: { id: string }): TestActor {
  const id = personId.parse(person.id);
  return {
    id,
    isModerator: false,
    isNewcomer: false,
    sessionId: id,
    expiresAt: 0,
    expiresIn: 0,
    assuranceLevel: "aal1",
  };
}

/** Overrides for `addPerson`: any column of the profile, and whether the e-mail is confirmed (true by default). */
export type PersonValues = Partial<typeof profiles.$inferInsert> & { emailVerified?: boolean };

/** Adds an account with its profile, valid and unique unless `values` say otherwise, and returns the profile. */
export async function addPerson(db: Queryable, values: PersonValues = {}): Promise<Person> {
  const id = values.id ?? randomUUID();
  const unique = id.replaceAll("-", "").slice(-12);
  const email = values.email ?? `${unique}@example.test`;
  await db.insert(authUsers).values({ id, email, emailVerified: values.emailVerified ?? true });
  const { emailVerified: _, ...columns } = values;
  const [person] = await db
    .insert(profiles)
    .values({
      nickname: `fan_${unique}`,
      firstName: "Ana",
      lastName: "Luz",
      birthDate: "2000-01-31",
      gender: "mujer",
      lookingFor: "ambas",
      friendshipPreference: ["hombre", "mujer", "otro"],
      relationshipPreference: ["hombre", "mujer", "otro"],
      ...columns,
      id,
      email,
    })
    .returning();
  if (!person) throw new Error("the profile was not inserted");
  return person;
}

/** Adds `count` people in the ascending order of their ids, the order in which pairs are stored. */
export async function addPeople(db: Queryable, count: number): Promise<Person[]> {
  const people: Person[] = [];
  for (let added = 0; added < count; added++) people.push(await addPerson(db));
  return people.sort((a, b) => (a.id < b.id ? -1 : 1));
}
