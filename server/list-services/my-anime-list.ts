import { readMyAnimeListAnswer } from "@nakamatch/domain/lists/json-list";
import { z } from "zod";
import { AppError } from "../platform/app-error.ts";
import type { ListReader } from "./list-reader.ts";

/** Its maximum. */
const PAGE = 1000;

const answerSchema = z.object({ data: z.array(z.unknown()), paging: z.object({ next: z.string().optional() }) });

/** Reads the official API, version 2. */
export function readMyAnimeList(clientId: string): ListReader {
  return async function* (name, ask) {
    for (const type of ["anime", "manga"] as const) {
      for (let offset = 0, hasNext = true; hasNext; offset += PAGE) {
        const page = `fields=list_status,alternative_titles&nsfw=true&limit=${PAGE}&offset=${offset}`;
        const headers = { "x-mal-client-id": clientId };
        const { status, body } = await ask(`/v2/users/${name}/${type}list?${page}`, { headers });
        if (status === 404) throw new AppError("LIST_USER_NOT_FOUND", "there is no such user");
        // Overload is refused with the same status, by a page.
        if (status === 403 && body !== undefined) throw new AppError("LIST_PRIVATE", "the list is private");
        const { paging } = answerSchema.parse(body);
        yield readMyAnimeListAnswer(body, type);
        hasNext = paging.next !== undefined;
      }
    }
  };
}
