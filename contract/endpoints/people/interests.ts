import { z } from "zod";
import { errors, memberEndpoint } from "../../endpoint.ts";
import { interestKindSchema, interestSchema } from "../../schemas/people.ts";
import { statusListsSchema } from "../../schemas/shelf.ts";
import {
  LIST_BATCH,
  LIST_ENTRIES_MAX,
  OWN_INTERESTS_MAX,
  POPULAR_TITLES,
  UNKNOWN_TITLES_MAX,
} from "../../vocabulary/limits.ts";
import { LIST_SERVICES, LIST_STATUSES, LIST_USER_NAME } from "../../vocabulary/list-services.ts";

const interestId = z.object({ interestId: z.coerce.number<number>().int().positive().max(2_147_483_647) });

const title = z.string().trim().min(1).max(LIST_BATCH.titleLength);

const listEntrySchema = z.object({
  titles: z.array(title).max(LIST_BATCH.titles),
  year: z.int().min(1800).max(2200).nullable(),
  /** Null for typed lists. */
  kind: interestKindSchema.nullable(),
  /** Ids in external databases, such as `mal-anime:21`. */
  references: z.array(z.string().regex(/^[a-z]+(-[a-z]+)?:[a-z0-9]{1,20}$/)).max(LIST_BATCH.references),
});

/** As many as 20,000 of them are checked at once, so only their types are. */
const publicListItemSchema = z.object({
  titles: z.array(z.string()),
  /** Ids in external databases, such as `mal-anime:21`. */
  references: z.array(z.string()),
  /** From 0 to 1; null: not rated. */
  score: z.number().nullable(),
  status: z.enum(LIST_STATUSES).nullable(),
  /** For adults only, or perhaps: never chosen for the person. */
  isAdult: z.boolean(),
});
export type PublicListItem = z.infer<typeof publicListItemSchema>;

/** Without a certain match, the user chooses. */
const entryMatchSchema = z.object({ isCertain: z.boolean(), interests: z.array(interestSchema) });
export type EntryMatch = z.infer<typeof entryMatchSchema>;

export const interests = {
  catalogue: memberEndpoint
    .route({
      method: "GET",
      path: "/interests",
      summary: "Search the catalogue",
      description:
        "By name. `search` finds part of a title or of one of its alternative titles in any script, ignoring case and accents, and orders by closeness: names that begin with it, then the best known, then by name. Where nothing contains it, what resembles it up to a typo or two. `matchedTitle` is the alternative that was hit, if it was one: in the reader's language (`X-Language`), else in English or the original; null if only others were hit.",
      tags: ["interests"],
    })
    .input(
      z.object({
        kind: interestKindSchema.optional(),
        search: z.string().trim().max(100).optional(),
        limit: z.coerce.number<number>().int().min(1).max(1000).default(100),
      }),
    )
    .output(z.array(interestSchema.extend({ matchedTitle: z.string().nullable() }))),

  popular: memberEndpoint
    .route({
      method: "GET",
      path: "/interests/popular",
      summary: "The most chosen titles of a kind",
      description:
        "What most members have chosen, then the best known. Numbers are not disclosed, and rarely chosen titles count as not chosen.",
      tags: ["interests"],
    })
    .input(z.object({ kind: interestKindSchema }))
    .output(z.array(interestSchema).max(POPULAR_TITLES)),

  mine: memberEndpoint
    .route({ method: "GET", path: "/me/interests", summary: "My interests", tags: ["interests"] })
    .output(z.array(interestSchema).max(OWN_INTERESTS_MAX)),

  add: memberEndpoint
    .route({
      method: "PUT",
      path: "/me/interests/{interestId}",
      summary: "Add an interest",
      description:
        "`fans` is about how many visible members of my country have chosen it: counted daily, rounded, and null below ten.",
      tags: ["interests"],
    })
    .errors(errors("INTEREST_NOT_FOUND", "INTERESTS_FULL"))
    .input(interestId)
    .output(interestSchema.extend({ fans: z.int().min(10).nullable() })),

  remove: memberEndpoint
    .route({ method: "DELETE", path: "/me/interests/{interestId}", summary: "Remove an interest", tags: ["interests"] })
    .input(interestId)
    .output(z.object({ interestId: z.int() })),

  request: memberEndpoint
    .route({
      method: "POST",
      path: "/interests/requests",
      summary: "Ask for a title that the catalogue lacks",
      description: "Counted for the operator without a person, as the unknown titles of imported lists are.",
      tags: ["interests"],
    })
    .meta({ limit: "titleRequest" })
    .input(z.object({ title, kind: interestKindSchema }))
    .output(z.object({ title })),

  match: memberEndpoint
    .route({
      method: "POST",
      path: "/interests/matches",
      summary: "Match the entries of a list",
      description:
        "One answer for each entry, in the same order. `isCertain` entries mean exactly one title of the catalogue; others may mean one of those given, or none. Nothing is stored.",
      tags: ["interests"],
    })
    .meta({ worksInMaintenance: true, limit: "listMatch" })
    .input(z.object({ entries: z.array(listEntrySchema).min(1).max(LIST_BATCH.entries) }))
    .output(z.array(entryMatchSchema)),

  listServices: memberEndpoint
    .route({
      method: "GET",
      path: "/interests/sources",
      summary: "Services whose public lists can be read",
      tags: ["interests"],
    })
    .output(z.array(z.enum(LIST_SERVICES))),

  publicList: memberEndpoint
    .route({
      method: "POST",
      path: "/interests/sources/entries",
      summary: "Read the public list of a user of another service",
      description:
        "Asked by our server, which tells that service the user name alone. Titles, ids, scores, statuses and whether they are for adults only, of anime and manga, the best loved first. Nothing is stored.",
      tags: ["interests"],
    })
    .meta({ worksInMaintenance: true, limit: "publicList", isSlow: true })
    .errors(
      errors(
        "NOT_FOUND",
        "LIST_PRIVATE",
        "LIST_USER_NOT_FOUND",
        "LIST_EMPTY",
        "LIST_TOO_LONG",
        "LIST_SERVICE_BUSY",
        "LIST_SERVICE_SILENT",
      ),
    )
    .input(z.object({ service: z.enum(LIST_SERVICES), name: z.string().regex(LIST_USER_NAME) }))
    .output(z.array(publicListItemSchema).max(LIST_ENTRIES_MAX)),

  import: memberEndpoint
    .route({
      method: "POST",
      path: "/me/interests/import",
      summary: "Add the chosen titles of a list",
      description:
        "All or nothing; those I have already stay, so repeating it is safe. `statuses` are stored for those of `interestIds` without one. `unknown` are titles that the catalogue lacks: they are counted for the operator without a person.",
      tags: ["interests"],
    })
    .meta({ limit: "listImport" })
    .errors(errors("INTEREST_NOT_FOUND", "INTERESTS_FULL"))
    .input(
      z.object({
        interestIds: z.array(z.int().positive().max(2_147_483_647)).min(1).max(OWN_INTERESTS_MAX),
        statuses: statusListsSchema.optional(),
        unknown: z.array(z.object({ title, kind: interestKindSchema.nullable() })).max(UNKNOWN_TITLES_MAX),
      }),
    )
    .output(z.object({ added: z.int().nonnegative(), interests: z.array(interestSchema).max(OWN_INTERESTS_MAX) })),
};
