import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { GetMediaListByUserByUserNameQuery } from "@tdanks2000/anilist-wrapper";
import { buildSchema, GraphQLError, graphql } from "graphql";

// The types of that package are generated from AniList's schema.
type Collection = NonNullable<GetMediaListByUserByUserNameQuery["MediaListCollection"]>;
type Group = NonNullable<NonNullable<Collection["lists"]>[number]>;
type MediaList = NonNullable<NonNullable<Group["entries"]>[number]>;
type Media = NonNullable<MediaList["media"]>;
type MediaTitle = NonNullable<Media["title"]>;

/** Fields missing in the published type do not compile. */
const fields = <Published>(type: string, known: Partial<Record<keyof Published, string>>, others = "") =>
  `type ${type} { ${Object.entries(known)
    .map(([name, rest]) => name + rest)
    .join("\n")} ${others} }`;

const STATUSES: Record<`${NonNullable<MediaList["status"]>}`, true> = {
  COMPLETED: true,
  CURRENT: true,
  DROPPED: true,
  PAUSED: true,
  PLANNING: true,
  REPEATING: true,
};

/** Arguments, score formats and `hasNextChunk` are from AniList's documentation. */
const SCHEMA = buildSchema(
  [
    `type Query { MediaListCollection(userName: String, type: MediaType, chunk: Int, perChunk: Int): MediaListCollection }`,
    fields<Collection>("MediaListCollection", { lists: ": [MediaListGroup]" }, "hasNextChunk: Boolean"),
    fields<Group>("MediaListGroup", { entries: ": [MediaList]" }),
    fields<MediaList>("MediaList", {
      status: ": MediaListStatus",
      score: "(format: ScoreFormat): Float",
      notes: ": String",
      media: ": Media",
    }),
    fields<Media>("Media", {
      id: ": Int!",
      idMal: ": Int",
      type: ": MediaType",
      isAdult: ": Boolean",
      title: ": MediaTitle",
    }),
    fields<MediaTitle>("MediaTitle", { romaji: ": String", english: ": String", native: ": String" }),
    `enum MediaType { ${Object.keys({ ANIME: true, MANGA: true } satisfies Record<`${NonNullable<Media["type"]>}`, true>).join(" ")} }`,
    `enum MediaListStatus { ${Object.keys(STATUSES).join(" ")} }`,
    "enum ScoreFormat { POINT_100 POINT_10_DECIMAL POINT_10 POINT_5 POINT_3 }",
  ].join("\n"),
);

/** An entry of a list at either service. `score`: up to 100. */
export interface KeptEntry {
  id: number;
  malId?: number;
  title: string;
  english?: string;
  status?: keyof typeof STATUSES;
  score?: number;
  isAdult?: boolean;
}

/** Only MyAnimeList has partly private lists. */
export type KeptList = Partial<Record<"anime" | "manga", KeptEntry[] | "private">> | "private";

/** AniList and MyAnimeList on one port, as far as our server uses them. */
export interface ListServiceStandIn {
  /** By user name. */
  lists: Map<string, KeptList>;
  /** This process's requests to either service go here. */
  host: string;
  asked: { path: string; body: string }[];
  /** Responds in their place. */
  instead: ((response: ServerResponse) => void) | undefined;
  /** Entries per chunk of AniList, even if none is requested, and per page of MyAnimeList. */
  most: number;
  close(): Promise<void>;
}

export const MYANIMELIST_CLIENT = "our-client";

export async function openListServices(): Promise<ListServiceStandIn> {
  const listOf = (name: string): Exclude<KeptList, string> | "private" | undefined => standIn.lists.get(name);
  const answer: RequestListener = async (request, response) => {
    const body = await text(request);
    standIn.asked.push({ path: request.url ?? "", body });
    if (standIn.instead) return standIn.instead(response);
    const [status, content] = request.url === "/" ? await aniList(body) : myAnimeList(request);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(content));
  };

  const aniList = async (body: string): Promise<[number, unknown]> => {
    const { query, variables } = JSON.parse(body);
    const { data, errors } = await graphql({
      schema: SCHEMA,
      source: query,
      variableValues: variables,
      rootValue: {
        MediaListCollection: (asked: { userName: string; type: "ANIME" | "MANGA"; chunk?: number }) => {
          const list = listOf(asked.userName);
          if (list === undefined) throw new GraphQLError("User not found", { extensions: { status: 404 } });
          if (list === "private") throw new GraphQLError("Private User", { extensions: { status: 404 } });
          const kept = asked.type === "ANIME" ? list.anime : list.manga;
          const all = kept === "private" ? [] : (kept ?? []);
          const { chunk = 1 } = asked;
          const entries = all.slice((chunk - 1) * standIn.most, chunk * standIn.most).map(toAniList(asked.type));
          // A custom list repeats its entries.
          return { hasNextChunk: all.length > chunk * standIn.most, lists: [{ entries }, { entries }] };
        },
      },
    });
    if (!errors) return [200, { data }];
    const failures = errors.map(({ message, extensions }) => ({ message, status: extensions.status ?? 400 }));
    return [failures[0]?.status as number, { errors: failures, data: data ?? null }];
  };

  const myAnimeList = ({ url = "", headers }: IncomingMessage): [number, unknown] => {
    const { pathname, searchParams } = new URL(url, "http://stand-in");
    const [, name = "", type] = /^\/v2\/users\/([^/]+)\/(anime|manga)list$/.exec(pathname) ?? [];
    if (headers["x-mal-client-id"] !== MYANIMELIST_CLIENT) return [400, { error: "bad_request" }];
    const list = listOf(name);
    if (list === undefined) return [404, { error: "not_found" }];
    const all = list === "private" ? list : (list[type as "anime" | "manga"] ?? []);
    if (all === "private") return [403, { error: "not_permitted" }];
    const offset = Number(searchParams.get("offset"));
    const most = Math.min(standIn.most, Number(searchParams.get("limit")));
    const isMore = all.length > offset + most;
    const fields = searchParams.get("fields")?.split(",") ?? [];
    const data = all.slice(offset, offset + most).map((entry) => toMyAnimeList(entry, fields));
    return [200, { data, paging: isMore ? { next: "https://elsewhere.example/next" } : {} }];
  };

  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { fetch } = globalThis;
  const services = /^https:\/\/(graphql\.anilist\.co|api\.myanimelist\.net)(?=\/)/;
  globalThis.fetch = (address, options) =>
    fetch(typeof address === "string" ? address.replace(services, host) : address, options);
  const standIn: ListServiceStandIn = {
    lists: new Map(),
    host,
    asked: [],
    instead: undefined,
    most: Number.POSITIVE_INFINITY,
    async close() {
      globalThis.fetch = fetch;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return standIn;
}

const toAniList =
  (type: "ANIME" | "MANGA") =>
  ({ id, malId, title, english, status = "COMPLETED", score = 0, isAdult = false }: KeptEntry) => ({
    status,
    score: ({ format }: { format?: string }) => (format === "POINT_100" ? score : score / 10),
    notes: "a private note",
    media: { id, idMal: malId, type, isAdult, title: { romaji: title, english, native: null } },
  });

const toMyAnimeList = (
  { malId, title, english = "", status = "COMPLETED", score = 0, isAdult = false }: KeptEntry,
  fields: string[],
) => ({
  node: {
    id: malId,
    title,
    alternative_titles: { synonyms: [], en: english, ja: "" },
    ...(fields.includes("nsfw") && { nsfw: isAdult ? "black" : "white" }),
  },
  list_status: {
    status: status === "PLANNING" ? "plan_to_watch" : status.toLowerCase(),
    score: score / 10,
    comments: "a private note",
  },
});
