import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { Gender, InterestKind, LookingFor } from "@nakamatch/contract/vocabulary/people";
import type { TasteName } from "./material/tastes.ts";

/** A title of the catalogue; the lower the rank, the better known. */
export type CatalogueTitle = { id: number; name: string; kind: InterestKind; tags: string[]; rank: number };

/** A city demo people can live in. */
export type DemoCity = {
  id: number;
  name: string;
  countryCode: string;
  latitude: number;
  longitude: number;
  population: number;
};

/** What the demo data is made from. `referenceDate` (`YYYY-MM-DD`) is "today" for every age. */
export type DemoInput = { titles: CatalogueTitle[]; cities: DemoCity[]; referenceDate: string };

/** An invented person. */
export type DemoPerson = {
  /** Stable handle within the demo data. */
  key: string;
  email: string;
  nickname: string;
  firstName: string;
  lastName: string;
  birthDate: string;
  language: Language;
  countryCode: string;
  cityId: number | null;
  bio: string;
  gender: Gender;
  lookingFor: LookingFor;
  friendshipPreference: Gender[];
  relationshipPreference: Gender[];
  interestIds: number[];
  isPremium: boolean;
  /** Everybody has a photo by default. */
  hasPhoto?: boolean;
  /** Has already liked the demo member. */
  likesMember: boolean;
  lastSeenMinutesAgo: number;
  createdDaysAgo: number;
  /** The tastes the interests were drawn from, strongest first. */
  tastes: TasteName[];
};

/** Domain of every demo address; `.example` never receives mail. */
export const DEMO_MAIL_DOMAIN = "demo.nakamatch.example";

/** "Today" for every age in the demo data, so that it is the same on every day. */
export const DEMO_REFERENCE_DATE = "2026-11-01";
