import { setImmediate as otherWork } from "node:timers/promises";
import type { PublicListItem } from "@nakamatch/contract/endpoints/people/interests";
import { LIST_ENTRIES_MAX } from "@nakamatch/contract/vocabulary/limits";
import { LIST_SERVICE_NAMES, type ListService } from "@nakamatch/contract/vocabulary/list-services";
import { compareByLove, isNamed, type ListItem, mergeInto } from "@nakamatch/domain/lists/list-item";
import { AppError } from "../platform/app-error.ts";
import { AnswerTooLarge, fetchBounded } from "../platform/bounded-fetch.ts";
import type { Config } from "../platform/config/config.ts";
import { inTime } from "../platform/deadline.ts";
import type { Limiter } from "../platform/limits/limiter.ts";
import type { Log } from "../platform/log.ts";
import { createTurns, type Place } from "../platform/turns.ts";
import { readAniList } from "./anilist.ts";
import type { Ask, ListReader } from "./list-reader.ts";
import { readMyAnimeList } from "./my-anime-list.ts";

/** For waiting and all requests of a list; shorter than the endpoint's deadline. */
const DEADLINE_MS = 20_000;

/** The longest list is about 6 MB. */
const ANSWER_MAX_BYTES = 8 * 1024 * 1024;

/** Fields, objects and arrays of a response; an entry has about 14. */
const ANSWER_MAX_VALUES = 500_000;
const [COMMA, BRACKET, BRACE] = [",", "[", "{"].map((sign) => sign.charCodeAt(0));

/** Seconds to wait, by default and at most, when a service is busy. */
const BUSY = { usual: 60, most: 3600 } as const;

/** Per service: of many lists at once, each would get only part of its requests. */
const LISTS = { atOnce: 2, waiting: 30 } as const;

/** The member asking for a list. */
interface Asking {
  member: string;
  /** The request's signal; canceling stops the reading. */
  signal?: AbortSignal | undefined;
}

export interface ListServices {
  /** The configured services. */
  readonly names: readonly ListService[];
  /**
   * Reads a list, best loved first. Never stores or logs the user name.
   *
   * @throws {AppError} `NOT_FOUND` if not configured, `LIST_PRIVATE`, `LIST_USER_NOT_FOUND`, `LIST_EMPTY`,
   * `LIST_TOO_LONG`, `LIST_SERVICE_BUSY`, `LIST_SERVICE_SILENT`, `TOO_MANY_REQUESTS` by this member
   */
  read(service: ListService, userName: string, asking: Asking): Promise<PublicListItem[]>;
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
  /** How long services want no requests, by `performance.now()`. */
  const busyUntil = new Map<ListService, number>();
  const turns: Record<ListService, ReturnType<typeof createTurns>> = {
    anilist: createTurns(LISTS),
    myanimelist: createTurns(LISTS),
  };
  const enter = (service: ListService, member: string): Place => {
    try {
      return turns[service].enter(member);
    } catch {
      throw busy();
    }
  };

  const askerOf = (service: ListService, member: string, signal: AbortSignal): Ask => {
    return async (path, options) => {
      signal.throwIfAborted();
      const wait = (busyUntil.get(service) ?? 0) - performance.now();
      if (wait > 0) throw busy(wait / 1000);
      await limiter.count("listRequest", { member });
      await limiter.count("listRequest", { service }).catch((error: AppError) => {
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
      return { status: response.status, body: parse(await response.text()) };
    };
  };

  return {
    names,
    async read(service, userName, { member, signal: cancelled }) {
      if (!names.includes(service)) throw new AppError("NOT_FOUND", "this service is not configured");
      const signal = AbortSignal.any([AbortSignal.timeout(DEADLINE_MS), ...(cancelled ? [cancelled] : [])]);
      const place = enter(service, member);
      const merged = new Map<string, ListItem>();
      try {
        await inTime(() => place.turn, DEADLINE_MS);
        for await (const page of readers[service](userName, askerOf(service, member, signal))) {
          mergeInto(merged, page.filter(isNamed));
          if (merged.size > LIST_ENTRIES_MAX) throw tooLong();
          // A long list must not keep everyone else waiting.
          await otherWork();
        }
      } catch (error) {
        if (error instanceof AppError) throw error.code === "UNAVAILABLE" ? busy() : error;
        if (error instanceof AnswerTooLarge) throw tooLong();
        // The rest of the error may contain the address with the user name.
        const failure = error instanceof Error ? error.name : "unknown";
        if (!cancelled?.aborted) log.warn({ failure }, `${LIST_SERVICE_NAMES[service]} did not answer with a list`);
        throw new AppError("LIST_SERVICE_SILENT", "the service does not answer");
      } finally {
        place.leave();
      }
      if (merged.size === 0) throw new AppError("LIST_EMPTY", "the list is empty");
      const sorted = [...merged.values()].sort(compareByLove);
      await otherWork();
      return sorted.map(({ titles, references, score, status, isAdult }) => ({
        titles: [...titles],
        references: [...references],
        score,
        status,
        isAdult,
      }));
    },
  };
}

/**
 * Parses JSON; undefined if it is none.
 *
 * @throws {AppError} `LIST_TOO_LONG` before building too many small values: 8 MB of `{}` take seconds and hundreds of
 * MB
 */
function parse(text: string): unknown {
  let values = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === COMMA || code === BRACKET || code === BRACE) values++;
  }
  if (values > ANSWER_MAX_VALUES) throw tooLong();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function tooLong(): AppError {
  return new AppError("LIST_TOO_LONG", `a list has at most ${LIST_ENTRIES_MAX} entries`);
}

function busy(seconds = 0): AppError {
  const retryAfterSeconds = Math.min(BUSY.most, Math.ceil(seconds > 0 ? seconds : BUSY.usual));
  return new AppError("LIST_SERVICE_BUSY", "the service takes no more requests", { retryAfterSeconds });
}
