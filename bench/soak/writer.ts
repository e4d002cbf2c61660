/** Transactions of one change or several; some take long, some are rolled back. */
import { pruneChanges } from "../../server/features/meeting/discovery/store.ts";
import { withCauses } from "../../server/platform/causes.ts";
import { type Change, drawChange, type World } from "../../server/testing/random-changes.ts";
import { lookForChange, readScene, type Scene } from "./own-change.ts";
import type { Soak } from "./soak.ts";

/** Changes by others that a long transaction waits for. */
const LONG_CHANGES = 60;
const LONG_MS = 250;

/** Expected with concurrent writes: a missing row, a duplicate. */
const EXPECTED = new Set(["23503", "23505"]);

class Undone extends Error {}

export async function write(soak: Soak, random: World["random"]): Promise<void> {
  const { figures, gate } = soak;
  const world = { ...soak.world, random };
  while (figures.changes < soak.wanted) {
    await gate.pass(() => (random.chance(0.12) ? changeAndLook(soak, world) : changeSome(soak, world)));
  }
}

export async function prune({ database, figures, world }: Soak): Promise<void> {
  const seconds = world.random.pick([21_600, 10, 5, 5, 0]);
  figures.pruned += Number(await pruneChanges(database.db, seconds));
}

async function changeSome(soak: Soak, world: World): Promise<void> {
  const { activity, database, figures } = soak;
  const { random } = world;
  const pick = () => pickUntil(world, (id) => !activity.isReserved(id)) ?? random.pick(world.people);
  const count = soak.mayConflict
    ? random.weighted([
        [1, 70],
        [2, 15],
        [3, 10],
        [6, 5],
      ])
    : 1;
  const changes = Array.from({ length: count }, () => drawChange(world, pick));
  const isUndone = random.chance(0.05);
  // On one connection it would only block everyone.
  const isLong = database.engine === "postgres" && random.chance(0.02);
  activity.begin(changes);
  try {
    await database.db.transaction(async (tx) => {
      for (const change of changes) {
        await change.apply(tx);
        if (isLong) await waitForOthers(soak);
      }
      if (isUndone) throw new Undone();
    });
    for (const change of changes) settle(soak, change);
  } catch (error) {
    if (error instanceof Undone) figures.rolledBack++;
    else noteRefusal(soak, error);
  } finally {
    activity.end(changes);
  }
}

/** Changes an idle person, and checks the next answer. */
async function changeAndLook(soak: Soak, world: World): Promise<void> {
  const { activity, database } = soak;
  const isFree = (id: string) => !activity.isReserved(id) && !activity.isBusy(id);
  const pick = () => pickUntil(world, isFree) ?? world.random.pick(world.people);
  const change = drawChange(world, pick);
  const [subject, other = pick()] = world.random.shuffle(change.people);
  if (subject === undefined || subject === other || ![...change.people, other].every((id) => isFree(id))) return;
  const reserved = [...change.people, other];
  activity.reserve(reserved);
  activity.begin([change]);
  let scene: Scene | undefined;
  const since = activity.moment;
  try {
    await database.db.transaction(async (tx) => {
      const before = await readScene(tx, subject, other);
      await change.apply(tx);
      const after = await readScene(tx, subject, other);
      scene = { subject, viewerId: other, before: before.people.get(subject), after };
    });
    settle(soak, change);
  } catch (error) {
    noteRefusal(soak, error);
    scene = undefined;
  } finally {
    activity.end([change]);
  }
  const hiddenUntil = scene?.after.people.get(subject)?.hiddenUntil;
  if (hiddenUntil !== undefined) activity.learn(subject, hiddenUntil);
  try {
    if (scene) await lookForChange(soak, world, scene, since);
  } finally {
    activity.free(reserved);
  }
}

function settle({ activity, figures }: Soak, change: Change): void {
  figures.changes++;
  change.settle?.();
  if (change.kind === "leave") for (const id of change.people) activity.noteDeleted(id);
}

function noteRefusal({ figures }: Soak, error: unknown): void {
  const code = refusalOf(error);
  if (code === undefined) throw error;
  figures.refused[code] = (figures.refused[code] ?? 0) + 1;
}

function refusalOf(error: unknown): string | undefined {
  for (const { code } of withCauses(error)) if (typeof code === "string" && EXPECTED.has(code)) return code;
  return undefined;
}

function pickUntil({ random, people }: World, suits: (id: string) => boolean): string | undefined {
  for (let attempt = 0; attempt < 20; attempt++) {
    const id = random.pick(people);
    if (suits(id)) return id;
  }
  return undefined;
}

async function waitForOthers({ figures, gate }: Soak): Promise<void> {
  const target = figures.changes + LONG_CHANGES;
  const deadline = performance.now() + LONG_MS;
  while (figures.changes < target && performance.now() < deadline && !gate.isShut) {
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
