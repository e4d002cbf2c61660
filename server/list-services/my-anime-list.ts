import { readMyAnimeListEntries } from "@nakamatch/domain/lists/json-list";
import { z } from "zod";
import { AppError } from "../platform/app-error.ts";
import { type ListReader, UnexpectedStatus } from "./list-reader.ts";

/** MyAnimeList's maximum. */
const PAGE = 1000;

const answerSchema = z.object({ data: z.array(z.unknown()), paging: z.object({ next: z.string().optional() }) });
const privateSchema = z.object({ error: z.literal("not_permitted") });

/** Reads the official API, version 2. */
export function readMyAnimeList(clientId: string): ListReader {
  return async function* (name, ask) {
    let isPrivate = true;
    for (const type of ["anime", "manga"] as const) {
      for (let offset = 0, hasNext = true; hasNext; offset += PAGE) {
        const page = `fields=list_status,alternative_titles,nsfw&nsfw=true&limit=${PAGE}&offset=${offset}`;
        const headers = { "x-mal-client-id": clientId };
        const { status, body } = await ask(`/v2/users/${name}/${type}list?${page}`, { headers });
        if (status === 404) throw new AppError("LIST_USER_NOT_FOUND", "there is no such user");
        // Overload and a wrong client id have the same status.
        if (status === 403 && privateSchema.safeParse(body).success) break;
        if (status !== 200) throw new UnexpectedStatus(status);
        isPrivate = false;
        const { data, paging } = answerSchema.parse(body);
        yield readMyAnimeListEntries(data, type);
        hasNext = paging.next !== undefined;
      }
    }
    if (isPrivate) throw new AppError("LIST_PRIVATE", "both lists are private");
  };
}
