import { z } from "zod";
import { openEndpoint } from "../../endpoint.ts";
import { CITY_PAGE } from "../../vocabulary/limits.ts";

export const countrySchema = z.object({ code: z.string(), name: z.string() });
export type Country = z.infer<typeof countrySchema>;

/** `region` tells namesakes apart. */
export const citySchema = z.object({ id: z.int(), name: z.string(), region: z.string().nullable() });
export type City = z.infer<typeof citySchema>;

/** PostgreSQL's maximum. */
export const MAX_CITY_ID = 2_147_483_647;

const countryCode = z.string().regex(/^[A-Z]{2}$/);

export const geography = {
  countries: openEndpoint
    .route({ method: "GET", path: "/countries", summary: "All countries, by name", tags: ["geography"] })
    .output(z.array(countrySchema)),

  cities: openEndpoint
    .route({
      method: "GET",
      path: "/countries/{countryCode}/cities",
      summary: "Cities of a country",
      description:
        "By name in ranges of at most 1000 (GEO-03); with `search`, the cities whose name, or another name or spelling of it, " +
        "contains it: exact matches first, then beginnings, most populous first; if none does, those that resemble it.",
      tags: ["geography"],
    })
    .input(
      z.object({
        countryCode,
        search: z.string().trim().max(100).optional(),
        offset: z.coerce.number<number>().int().min(0).max(1_000_000).default(0),
        limit: z.coerce.number<number>().int().min(1).max(CITY_PAGE).default(CITY_PAGE),
      }),
    )
    .output(z.array(citySchema)),

  city: openEndpoint
    .route({
      method: "GET",
      path: "/countries/{countryCode}/cities/{id}",
      summary: "A city of a country",
      description: "`null` when the country has no such city.",
      tags: ["geography"],
    })
    .input(z.object({ countryCode, id: z.coerce.number<number>().int().min(0).max(MAX_CITY_ID) }))
    .output(citySchema.nullable()),
};
