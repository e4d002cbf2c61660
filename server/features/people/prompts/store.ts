import type { Prompt } from "@nakamatch/contract/schemas/prompts";
import type { PromptAnswer } from "@nakamatch/domain/people/prompts";
import { and, asc, eq, notInArray, sql } from "drizzle-orm";
import { lockPerson } from "../../../platform/database/lock-person.ts";
import type { Queryable } from "../../../platform/database/open.ts";
import { profilePrompts, profiles } from "../../../platform/database/schema/people.ts";

/** Locks the answers until the commit. Undefined without an account. */
export async function lockPrompts(tx: Queryable, personId: string): Promise<Prompt[] | undefined> {
  await lockPerson(tx, personId, { toChange: true });
  const isThere = (await tx.$count(profiles, eq(profiles.id, personId))) > 0;
  return isThere ? readPrompts(tx, personId) : undefined;
}

function readPrompts(db: Queryable, personId: string): Promise<Prompt[]> {
  const { id, question, answer } = profilePrompts;
  return db
    .select({ id, question, answer })
    .from(profilePrompts)
    .where(eq(profilePrompts.personId, personId))
    .orderBy(asc(profilePrompts.position));
}

/** Rows of remaining questions keep their ids. */
export async function replacePrompts(tx: Queryable, personId: string, answers: PromptAnswer[]): Promise<Prompt[]> {
  const questions = answers.map(({ question }) => question);
  await tx
    .delete(profilePrompts)
    .where(and(eq(profilePrompts.personId, personId), notInArray(profilePrompts.question, questions)));
  if (answers.length > 0) {
    await tx
      .insert(profilePrompts)
      .values(answers.map((answer, index) => ({ personId, ...answer, position: index + 1 })))
      .onConflictDoUpdate({
        target: [profilePrompts.personId, profilePrompts.question],
        set: { answer: sql`excluded.answer`, position: sql`excluded.position` },
      });
  }
  return readPrompts(tx, personId);
}
