import { percentiles } from "../percentiles.ts";
import type { BenchTitle } from "./catalogue.ts";
import { call, type PageAnswer, type SignedInViewer } from "./clients.ts";
import { pagePath, UNFILTERED } from "./queries.ts";

const ROUNDS = 10;

/** From sending a change to the first answer that shows it. */
export async function measureVisible(port: number, signedIn: readonly SignedInViewer[], titles: readonly BenchTitle[]) {
  const likes: number[] = [];
  for (const viewer of signedIn.slice(0, ROUNDS)) likes.push(...(await like(port, viewer)));
  const edits = await edit(port, signedIn, titles);
  return { ownLike: percentiles(likes), interestOfAnother: percentiles(edits) };
}

async function like(port: number, { cookie }: SignedInViewer): Promise<number[]> {
  const path = pagePath("compatibility", UNFILTERED);
  const page = () => call<PageAnswer>(port, "GET", path, cookie);
  const person = (await page()).people.find(({ hasLiked }) => !hasLiked);
  if (!person) return [];
  const shows = async (wanted: boolean) =>
    (await page()).people.some(({ id, hasLiked }) => id === person.id && hasLiked === wanted);
  return [
    await timeUntil(
      () => call(port, "PUT", `/api/v1/people/${person.id}/like`, cookie),
      () => shows(true),
    ),
    await timeUntil(
      () => call(port, "DELETE", `/api/v1/people/${person.id}/like`, cookie),
      () => shows(false),
    ),
  ];
}

/** Adds and removes a rare title, while another viewer filters by it. */
async function edit(
  port: number,
  signedIn: readonly SignedInViewer[],
  titles: readonly BenchTitle[],
): Promise<number[]> {
  const times: number[] = [];
  for (const [number, looking] of signedIn.entries()) {
    if (times.length >= 2 * ROUNDS) break;
    const changing = signedIn[(number + 1) % signedIn.length] as SignedInViewer;
    const { person, cookie } = changing;
    const title = titles.findLast(({ id }) => !Array.from(person.interestIds).includes(id));
    if (!title || !person.country || person === looking.person) continue;
    const filters = { country: person.country };
    const path = pagePath("distance", { name: "fans", filters, titles: [title.name] });
    const total = async () => (await call<PageAnswer>(port, "GET", path, looking.cookie)).total;
    const before = await total();
    const interest = `/api/v1/me/interests/${title.id}`;
    await call(port, "PUT", interest, cookie);
    const isSeen = (await total()) > before;
    await call(port, "DELETE", interest, cookie);
    if (!isSeen) continue;
    times.push(
      await timeUntil(
        () => call(port, "PUT", interest, cookie),
        async () => (await total()) === before + 1,
      ),
      await timeUntil(
        () => call(port, "DELETE", interest, cookie),
        async () => (await total()) === before,
      ),
    );
  }
  return times;
}

const TIMEOUT_MS = 10_000;

async function timeUntil(change: () => Promise<unknown>, shows: () => Promise<boolean>): Promise<number> {
  const before = performance.now();
  await change();
  while (!(await shows())) {
    if (performance.now() - before > TIMEOUT_MS) throw new Error("a change is not seen");
  }
  return performance.now() - before;
}
