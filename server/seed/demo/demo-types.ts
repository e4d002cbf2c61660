import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { Gender, InterestKind, LookingFor } from "@nakamatch/contract/vocabulary/people";
import type { TasteName } from "./material/tastes.ts";

/** Lower ranks are better known. */
export type CatalogueTitle = { id: number; name: string; kind: InterestKind; tags: string[]; rank: number };

export type DemoCity = {
  id: number;
  name: string;
  countryCode: string;
  latitude: number;
  longitude: number;
  population: number;
};

/** `referenceDate` (`YYYY-MM-DD`) is "today" for every age. */
export type DemoInput = { titles: CatalogueTitle[]; cities: DemoCity[]; referenceDate: string };

export type DemoPerson = {
  /** Stable. */
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
  /** True by default. */
  hasPhoto?: boolean;
  likesMember: boolean;
  lastSeenMinutesAgo: number;
  createdDaysAgo: number;
  /** Strongest first. */
  tastes: TasteName[];
};

/** `.example` never receives mail. */
export const DEMO_MAIL_DOMAIN = "demo.nakamatch.example";

/** "Today" for every age, so that the data does not change from day to day. */
export const DEMO_REFERENCE_DATE = "2026-11-01";
