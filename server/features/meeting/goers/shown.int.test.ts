import { afterAll, expect, it } from "vitest";
import { hiddenPeople } from "../../../platform/database/schema/discovery.ts";
import { eventGoers } from "../../../platform/database/schema/going.ts";
import { interests, profileInterests } from "../../../platform/database/schema/interests.ts";
import { startTestApplication } from "../../../testing/application.ts";
import { addEvent } from "../../../testing/authorization/lines/events.ts";
import { addPerson } from "../../../testing/people.ts";
import { openSession } from "../../../testing/sessions.ts";
import { addMadrid } from "../../../testing/sign-up.ts";

const SECRET = "a secret for tests, long enough to sign";
const server = await startTestApplication({ AUTH_SECRET: SECRET });
afterAll(() => server.close());
const { db } = server.database;

it("list, profile and the people of the day name an event to which both go, and those of others do not", async () => {
  await addMadrid(db);
  const eventId = await addEvent({ server });
  const [title] = await db.insert(interests).values({ name: "Mushishi", kind: "anime" }).returning();
  const [me, other, stranger] = await Promise.all([1, 2, 3].map(() => addPerson(db)));
  const people = [me, other, stranger].map((person) => person?.id ?? "");
  const [meId = "", otherId = ""] = people;
  await db.insert(profileInterests).values(people.map((profileId) => ({ profileId, interestId: title?.id ?? 0 })));
  const rows = [meId, otherId].map((personId) => ({ eventId, personId, view: "all" as const, isVerifiedOnly: false }));
  await db.insert(eventGoers).values(rows.map((row) => ({ ...row, since: new Date(0) })));
  const { cookie } = await openSession(db, meId, SECRET);
  const api = server.client(cookie);
  const named = async () => {
    const listed = [...(await api.discovery.page({})).people, ...(await api.dailyPeople.today()).people];
    const profiles = await Promise.all(
      people.slice(1).map((personId) => api.profiles.get({ personId: personId as never })),
    );
    return [...listed, ...profiles].filter(({ goesTo }) => goesTo).map(({ id, goesTo }) => [id, goesTo]);
  };
  const both = [otherId, [{ id: eventId, name: "Kaze Con" }]];
  expect(await named()).toEqual([both, both, both]);
  await db.insert(hiddenPeople).values({ personId: otherId, hiddenId: meId });
  expect(await named()).toEqual([]);
});
