/** Changes show on the very next page after their commit (DISC-34). */

import { rankNaively } from "@nakamatch/ranking/testing/reference";
import type { RankedPerson, RankingPosition } from "@nakamatch/ranking/types";
import { utcDate } from "../../domain/people/age.ts";
import { readViewer } from "../../server/features/meeting/discovery/store.ts";
import type { Queryable } from "../../server/platform/database/open.ts";
import type { World } from "../../server/testing/random-changes.ts";
import { Difference, demandEqual } from "./difference.ts";
import { drawQuestion, engineQuery, naiveFilters, narrowings, type Question, tidy } from "./questions.ts";
import type { Soak } from "./soak.ts";
import { readTruth, type Truth } from "./truth.ts";

export interface Scene {
  subject: string;
  viewerId: string;
  before: RankedPerson | undefined;
  after: Truth;
}

export function readScene(db: Queryable, subject: string, viewerId: string): Promise<Truth> {
  return readTruth(db, [subject, viewerId]);
}

/**
 * Queries the one position that the subject must have, or must have left.
 *
 * @throws {Difference} when the answer does not show the change
 */
export async function lookForChange(soak: Soak, world: World, scene: Scene, since: number): Promise<void> {
  const { activity, clock, database, figures } = soak;
  const { db } = database;
  const server = world.random.chance(0.8) ? soak.servers[0] : soak.servers[1];
  const question = drawQuestion(world, scene.viewerId, utcDate(clock.now()));
  const committed = performance.now();
  const start = clock.read();
  const expected = expectedRow(soak, scene, question, start);
  const place = expected ?? formerPlace(soak, scene, question, start);
  const [viewer, filters] = [await readViewer(db, scene.viewerId), await narrowings(db, question)];
  if (!viewer || !place) return;
  const after = { ...place, id: idBefore(scene.subject) };
  const query = engineQuery(question, viewer, filters, { now: clock.read(), limit: 1, after });
  const page = await server.rank(query);
  const taken = performance.now() - committed;
  if (!page) {
    figures.unanswered++;
    return;
  }
  const still = expectedRow(soak, scene, question, clock.read());
  const isDecided = activity.areTitlesUntouched(since) && JSON.stringify(expected) === JSON.stringify(still);
  if (!isDecided) {
    figures.undecided++;
    return;
  }
  figures.ownChanges++;
  const [found] = page.rows;
  const asked = { server: server.name, subject: scene.subject, query };
  if (expected) demandEqual("an own change is not on the next page", asked, expected, found && tidy(found));
  else if (found?.id === scene.subject)
    throw new Difference("somebody is on the next page who may not be", { query: asked, found });
  figures.visibleAfter.push(taken);
}

function expectedRow({ places }: Soak, scene: Scene, question: Question, now: number): RankingPosition | undefined {
  const { people, blocked, numbersOf } = scene.after;
  const [viewer, subject] = [people.get(scene.viewerId), people.get(scene.subject)];
  if (!viewer || !subject) return undefined;
  const { rows } = rankNaively([subject], places, {
    viewer,
    excludedIds: [...(blocked.get(viewer.id) ?? [])],
    sort: question.sort,
    filters: naiveFilters(question, numbersOf(question.requested.selectedInterests ?? []), viewer),
    today: question.today,
    now,
    limit: 1,
    after: undefined,
  });
  return rows[0] && tidy(rows[0]);
}

/** The subject's position without exclusions: current, or former. */
function formerPlace({ places }: Soak, { after, before, viewerId, subject }: Scene, question: Question, now: number) {
  const [viewer, person] = [after.people.get(viewerId), after.people.get(subject) ?? before];
  if (!viewer || !person) return undefined;
  const { rows } = rankNaively([{ ...person, hiddenUntil: false }], places, {
    // Viewers without gender see everyone.
    viewer: { ...viewer, gender: null },
    excludedIds: [],
    sort: question.sort,
    filters: {},
    today: question.today,
    now,
    limit: 1,
    after: undefined,
  });
  return rows[0];
}

function idBefore(id: string): string {
  const hex = (BigInt(`0x${id.replaceAll("-", "")}`) - 1n).toString(16).padStart(32, "0");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
