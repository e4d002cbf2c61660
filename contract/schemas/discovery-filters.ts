import { z } from "zod";
import {
  DEFAULT_FILTERS,
  type DiscoveryFilters,
  FILTER_INTERESTS_MAX,
  FILTER_RANGES,
} from "../vocabulary/discovery.ts";
import { AGE } from "../vocabulary/limits.ts";

const percent = z.coerce
  .number<number>()
  .int()
  .min(FILTER_RANGES.compatibility.min)
  .max(FILTER_RANGES.compatibility.max);
const kilometres = z.coerce.number<number>().int().min(FILTER_RANGES.distance.min).max(FILTER_RANGES.distance.max);
const age = z.coerce.number<number>().int().min(AGE.min).max(AGE.max);

/** Also accepts URL parameters. An absent filter has its default. */
export const discoveryFilters = z.object({
  minCompatibility: percent.default(DEFAULT_FILTERS.minCompatibility),
  maxDistance: kilometres.default(DEFAULT_FILTERS.maxDistance),
  country: z
    .string()
    .regex(/^([A-Z]{2})?$/)
    .default(DEFAULT_FILTERS.country),
  city: z
    .string()
    .regex(/^\d{0,9}$/)
    .default(DEFAULT_FILTERS.city),
  selectedInterests: z.array(z.string().max(200)).max(FILTER_INTERESTS_MAX).default(DEFAULT_FILTERS.selectedInterests),
  ageRange: z.tuple([age, age]).default(DEFAULT_FILTERS.ageRange),
  hideLiked: z.union([z.boolean(), z.stringbool()]).default(DEFAULT_FILTERS.hideLiked),
  verified: z.union([z.boolean(), z.stringbool()]).default(DEFAULT_FILTERS.verified),
  sharedLanguage: z.union([z.boolean(), z.stringbool()]).default(DEFAULT_FILTERS.sharedLanguage),
  goesTo: z.union([z.literal(""), z.uuid().toLowerCase()]).default(DEFAULT_FILTERS.goesTo),
} satisfies Record<keyof DiscoveryFilters, z.ZodType>);
