import type { PublicListItem } from "@nakamatch/contract/endpoints/interests";
import { LIST_ENTRIES_MAX } from "@nakamatch/contract/vocabulary/limits";
import { LIST_SERVICE_NAMES, type ListService } from "@nakamatch/contract/vocabulary/list-services";
import { compareByLove, isNamed, type ListItem, mergeItems } from "@nakamatch/domain/lists/list-item";
import { AppError } from "../platform/app-error.ts";
import { AnswerTooLarge, fetchBounded } from "../platform/bounded-fetch.ts";
import type { Config } from "../platform/config/config.ts";
import type { Limiter } from "../platform/limits/limiter.ts";
import type { Log } from "../platform/log.ts";
import { readAniList } from "./anilist.ts";
import type { Ask, ListReader } from "./list-reader.ts";
import { readMyAnimeList } from "./my-anime-list.ts";

/** For all requests of a list; below the deadline of the endpoint. */
const DEADLINE_MS = 20_000;

/** The longest list has about 6 MB. */
const ANSWER_MAX_BYTES = 8 * 1024 * 1024;

/** Seconds, if a busy service does not say. */
const BUSY = { usual: 60, most: 3600 } as const;

export interface ListServices {
  /** The configured ones. */
  readonly names: readonly ListService[];
  /**
   * The best loved first. Neither stores nor logs the name.
   *
   * @throws {AppError} `NOT_FOUND` if not configured, `LIST_PRIVATE`, `LIST_USER_NOT_FOUND`, `LIST_EMPTY`, `LIST_TOO_LONG`,
   * `LIST_SERVICE_BUSY`, `LIST_SERVICE_SILENT`
   */
  read(service: ListService, userName: string): Promise<PublicListItem[]>;
}

const HOSTS: Record<ListService, string> = {
  anilist: "https://graphql.anilist.co",
  myanimelist: "https://api.myanimelist.net",
};

export interface ListServiceOptions {
  config: Pick<Config, "LIST_SERVICES" | "MYANIMELIST_CLIENT_ID">;
  limiter: Limiter;
  log: Log;
}

export function createListServices({ config, limiter, log }: ListServiceOptions): ListServices {
  const { LIST_SERVICES: names, MYANIMELIST_CLIENT_ID: clientId = "" } = config;
  const readers: Record<ListService, ListReader> = { anilist: readAniList, myanimelist: readMyAnimeList(clientId) };
  /** Until when services want no request, by `performance.now()`. */
  const busyUntil = new Map<ListService, number>();

  const askerOf = (service: ListService): Ask => {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    return async (path, options) => {
      const wait = (busyUntil.get(service) ?? 0) - performance.now();
      if (wait > 0) throw busy(wait / 1000);
      await limiter.count("publicList", { service }).catch((error: AppError) => {
        throw busy(error.data?.retryAfterSeconds);
      });
      const method = options.body === undefined ? "GET" : "POST";
      const bounded = { ...options, method, signal, maxBytes: ANSWER_MAX_BYTES };
      const response = await fetchBounded(HOSTS[service] + path, bounded);
      if (response.status === 429) {
        const error = busy(Number(response.headers.get("retry-after")));
        busyUntil.set(service, performance.now() + 1000 * (error.data?.retryAfterSeconds ?? 0));
        throw error;
      }
      return { status: response.status, body: await response.json().catch(() => undefined) };
    };
  };

  return {
    names,
    async read(service, userName) {
      if (!names.includes(service)) throw new AppError("NOT_FOUND", "this service is not configured");
      let items: ListItem[] = [];
      try {
        for await (const page of readers[service](userName, askerOf(service))) {
          items = mergeItems([...items, ...page.filter(isNamed)]);
          if (items.length > LIST_ENTRIES_MAX) throw tooLong();
        }
      } catch (error) {
        if (error instanceof AppError) throw error;
        if (error instanceof AnswerTooLarge) throw tooLong();
        // The error may hold the address with the user name.
        log.warn(`${LIST_SERVICE_NAMES[service]} did not answer with a list`);
        throw new AppError("LIST_SERVICE_SILENT", "the service does not answer");
      }
      if (items.length === 0) throw new AppError("LIST_EMPTY", "the list is empty");
      const sorted = items.sort(compareByLove);
      return sorted.map(({ titles, references, score, status }) => ({
        titles: [...titles],
        references: [...references],
        score,
        status,
      }));
    },
  };
}

function tooLong(): AppError {
  return new AppError("LIST_TOO_LONG", `a list has at most ${LIST_ENTRIES_MAX} entries`);
}

function busy(seconds = 0): AppError {
  const retryAfterSeconds = Math.min(BUSY.most, Math.ceil(seconds > 0 ? seconds : BUSY.usual));
  return new AppError("LIST_SERVICE_BUSY", "the service takes no more requests", { retryAfterSeconds });
}
