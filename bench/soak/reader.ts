/** Reads pages during changes, and checks invariants. */

import { uuidTexts } from "@nakamatch/ranking/index/uuid";
import type { RankingFilters, RankingPage, RankingPosition } from "@nakamatch/ranking/types";
import { utcDate } from "../../domain/people/age.ts";
import { readViewer } from "../../server/features/meeting/discovery/store.ts";
import type { Viewer } from "../../server/features/meeting/discovery/types.ts";
import type { World } from "../../server/testing/random-changes.ts";
import { Difference } from "./difference.ts";
import { compareRows, drawQuestion, engineQuery, narrowings, type Question } from "./questions.ts";
import type { Soak } from "./soak.ts";

export async function read(soak: Soak, random: World["random"], isOver: () => boolean): Promise<void> {
  const world = { ...soak.world, random };
  while (!isOver()) {
    await soak.gate.pass(() => askPages(soak, world));
  }
}

async function askPages(soak: Soak, world: World): Promise<void> {
  const { activity, clock, database, figures } = soak;
  const { random } = world;
  const since = activity.moment;
  const question = drawQuestion(world, random.pick(world.people), utcDate(clock.now()));
  const viewer = await readViewer(database.db, question.viewerId);
  const filters = await narrowings(database.db, question);
  if (!viewer) {
    if (activity.isUntouched(question.viewerId, since)) throw new Difference("a viewer is missing", { question });
    return;
  }
  const limit = random.int(1, 40);
  const seen = new Map<string, RankingPosition>();
  let after: RankingPosition | undefined;
  for (let number = 0; number < 4; number++) {
    const pageSince = activity.moment;
    const query = engineQuery(question, viewer, filters, { now: clock.read(), limit, after });
    const page = await soak.servers[0].rank(query);
    if (!page) {
      figures.unanswered++;
      return;
    }
    figures.answersWhileChanging++;
    const fault = faultOf(page, question, viewer, filters, after) ?? hiddenOn(soak, page, pageSince);
    if (fault) throw new Difference(fault, { query, found: page });
    for (const row of page.rows) {
      const earlier = seen.get(row.id);
      // People who moved in the order may appear twice.
      const hasMoved = !activity.isUntouched(row.id, since) || !activity.areTitlesUntouched(since);
      if (earlier && !hasMoved && earlier.isPremium === row.isPremium)
        throw new Difference("somebody is on two pages", { query, earlier, row });
      seen.set(row.id, row);
    }
    after = page.rows.at(-1);
    if (!after || page.rows.length < limit) return;
  }
}

/** Holds whatever changes meanwhile. */
function faultOf(
  { rows, total }: RankingPage,
  { sort }: Question,
  viewer: Viewer,
  filters: RankingFilters,
  after: RankingPosition | undefined,
): string | undefined {
  const excluded = new Set([viewer.person.id, ...uuidTexts(viewer.excludedIds)]);
  if (rows.some(({ id }) => excluded.has(id))) return "oneself or somebody blocked is on the page";
  if (rows.length > total) return "more rows than people";
  const inOrder = after ? [after, ...rows] : rows;
  if (inOrder.some((row, place) => place > 0 && compareRows(sort, inOrder[place - 1] as RankingPosition, row) >= 0))
    return "the order is broken";
  const { minCompatibility = 0, maxDistance } = filters;
  const passes = (row: RankingPosition) =>
    row.compatibility >= minCompatibility &&
    (maxDistance === undefined || row.distanceHundredths === null || row.distanceHundredths <= maxDistance * 100);
  return rows.every(passes) ? undefined : "somebody does not pass the filters";
}

function hiddenOn({ activity, clock }: Soak, { rows }: RankingPage, since: number): string | undefined {
  const hidden = rows.find(({ id }) => activity.isSurelyHidden(id, since, clock.read()));
  return hidden && `${hidden.id} is on the page, gone or hidden before it was asked for`;
}
