import { readAniListEntries } from "@nakamatch/domain/lists/json-list";
import { z } from "zod";
import { AppError } from "../platform/app-error.ts";
import { type Ask, type ListReader, UnexpectedStatus } from "./list-reader.ts";

/** AniList's maximum. */
const CHUNK = 500;

const QUERY = `
  query ($name: String, $chunk: Int, $perChunk: Int) {
    anime: MediaListCollection(userName: $name, type: ANIME, chunk: $chunk, perChunk: $perChunk) { ...entries }
    manga: MediaListCollection(userName: $name, type: MANGA, chunk: $chunk, perChunk: $perChunk) { ...entries }
  }
  fragment entries on MediaListCollection {
    hasNextChunk
    lists { entries { status score(format: POINT_100) media { id idMal type isAdult title { romaji english native } } } }
  }
`;

const groupSchema = z.object({ entries: z.array(z.unknown()).nullish() }).nullable();
const listSchema = z.object({ hasNextChunk: z.boolean().nullish(), lists: z.array(groupSchema).nullish() }).nullable();
const answerSchema = z.object({
  data: z.object({ anime: listSchema, manga: listSchema }),
  errors: z.never().optional(),
});
const refusalSchema = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });

/** Entries read at once; more would hold the event loop. */
const SLICE = 500;

/** Usually one request. Without a chunk, AniList returns whole lists. */
export const readAniList: ListReader = async function* (name, ask) {
  for (let chunk = 1, hasNext = true; hasNext; chunk++) {
    const { status, body } = await send(ask, { name, ...(chunk > 1 && { chunk, perChunk: CHUNK }) });
    if (status === 404) throw refusal(body);
    if (status !== 200) throw new UnexpectedStatus(status);
    const { anime, manga } = answerSchema.parse(body).data;
    const groups = [anime, manga].flatMap((list) => list?.lists ?? []);
    const entries = groups.flatMap((group) => group?.entries ?? []);
    for (let at = 0; at < entries.length; at += SLICE) yield readAniListEntries(entries.slice(at, at + SLICE));
    hasNext = anime?.hasNextChunk === true || manga?.hasNextChunk === true;
  }
};

function send(ask: Ask, variables: Record<string, unknown>) {
  const headers = { "content-type": "application/json", accept: "application/json" };
  return ask("/", { headers, body: JSON.stringify({ query: QUERY, variables }) });
}

/** "Private User" or "User not found". */
function refusal(body: unknown): AppError {
  const { errors } = refusalSchema.parse(body);
  return errors.some(({ message }) => /private/i.test(message))
    ? new AppError("LIST_PRIVATE", "the list is private")
    : new AppError("LIST_USER_NOT_FOUND", "there is no such user");
}
