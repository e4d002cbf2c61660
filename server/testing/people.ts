import { randomUUID } from "node:crypto";
import { type PersonId, personId } from "@nakamatch/contract/schemas/people";
import type { Actor } from "../platform/auth/session-gate.ts";
import type { Queryable } from "../platform/database/open.ts";
import { authUsers } from "../platform/database/schema/auth.ts";
import { profiles } from "../platform/database/schema/people.ts";

export type Person = typeof profiles.$inferSelect;

export type TestActor = Actor & { readonly id: PersonId };

/** The id of no person. */
export const NOBODY = personId.parse("00000000-0000-4000-8000-000000000000");

export function actorOf(person: { id: string }): TestActor {
  const id = personId.parse(person.id);
  return {
    id,
    isModerator: false,
    lacksSecondFactor: false,
    isOperator: false,
    isNewcomer: false,
    sessionId: id,
    expiresAt: 0,
    expiresIn: 0,
    assuranceLevel: "aal1",
  };
}

/** Profile columns, and whether the email is confirmed (default: true). */
export type PersonValues = Partial<typeof profiles.$inferInsert> & { emailVerified?: boolean };

/** Adds a valid, unique account and returns its profile. */
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

/** Ascending by id, the order of stored pairs. */
export async function addPeople(db: Queryable, count: number): Promise<Person[]> {
  const people: Person[] = [];
  for (let added = 0; added < count; added++) people.push(await addPerson(db));
  return people.sort((a, b) => (a.id < b.id ? -1 : 1));
}
