import { eq, sql } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { systemClock } from "../../../platform/clock.ts";
import { interests, profileInterests, rareTitles } from "../../../platform/database/schema/interests.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { bans } from "../../../platform/database/schema/safety.ts";
import { openDiscoveryScene } from "../../../testing/discovery.ts";
import { actorOf } from "../../../testing/people.ts";
import { showProfile } from "../profiles/service.ts";
import { countRareTitles } from "./service.ts";

const scene = await openDiscoveryScene();
const { db } = scene.database;
afterAll(() => scene.close());

const count = async () => {
  await countRareTitles(db);
  return db.select().from(rareTitles).orderBy(rareTitles.interestId);
};

const tasteOf = async (viewer: string, person: string) => {
  const deps = { db, clock: systemClock };
  return (await showProfile(deps, actorOf({ id: viewer }), actorOf({ id: person }).id)).taste;
};

/** The expected counts: visible people not on a break, once per name. */
async function reference() {
  const { rows } = await db.execute(sql`
    select min(title.id) as "interestId", count(distinct choice.user_id)::int as people
    from usuario_gustos choice
    join gustos chosen on chosen.id = choice.gustos_id
    join gustos title on lower(title.nombre) = lower(chosen.nombre)
    join profiles on profiles.id = choice.user_id
    where not profiles.is_paused and choice.user_id in (select id from visible_people)
    group by lower(chosen.nombre)
    having count(distinct choice.user_id) between 10 and 999
    order by 1`);
  return rows;
}

it("counts who loves a title by its name as the plain statement does, never fewer than ten, and says it on profiles", async () => {
  // The first title has 13 fans, each later one fewer.
  const ids = await scene.world(...Array.from({ length: 13 }, (_, at) => ({ loves: at < 3 ? at + 1 : 12 })));
  const [first = "", second = "", third = "", fourth = "", paused = "", banned = ""] = ids;
  const [game] = await db.insert(interests).values({ name: "TÍTULO 1", kind: "juego" }).returning();
  for (const profileId of [first, fourth]) {
    await db.insert(profileInterests).values({ profileId, interestId: game?.id ?? 0 });
  }
  const counted = await count();
  expect(counted).toEqual(await reference());
  expect(counted.map(({ people }) => people).slice(0, 3), "both kinds of a name count once").toEqual([13, 13, 11]);

  expect(await tasteOf(third, fourth), "the rarest").toMatchObject({ title: "Título 2", fewerThan: 25 });
  expect(await tasteOf(second, third), "of equals the best known").toMatchObject({ title: "Título 0", fewerThan: 25 });

  const famous = scene.titles[1];
  const rankGame = (rank: number) => db.update(interests).set({ rank }).where(eq(interests.name, "TÍTULO 1"));
  await rankGame(100);
  expect(await count(), "never the best known of a kind").toEqual(
    counted.filter(({ interestId }) => interestId !== famous),
  );
  await rankGame(101);
  expect(await count()).toEqual(counted);

  await db.update(profiles).set({ isPaused: true }).where(eq(profiles.id, paused));
  await db.insert(bans).values({ userId: banned, type: "ban", reason: "spam" });
  const fewer = await count();
  expect(fewer).toEqual(await reference());
  expect(fewer.map(({ people }) => people)).toEqual([11, 11]);
  expect(await tasteOf(third, fourth), "nine are too few").toMatchObject({ title: "Título 0", fewerThan: 25 });
});
