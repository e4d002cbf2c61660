import type { RecentActivity } from "@nakamatch/contract/vocabulary/people";
import { type SQLWrapper, sql } from "drizzle-orm";
import { metPeopleWishes } from "../../../platform/database/schema/meetings.ts";
import { profiles, recentActivity } from "../../../platform/database/schema/people.ts";

/** What people read of each other only if both show it. */
export const recentActivityFor = (viewer: SQLWrapper) => sql<RecentActivity | null>`(
  select ${recentActivity.activity} from ${recentActivity}, ${profiles} reader
  where ${recentActivity.userId} = ${profiles.id} and ${profiles.showsActivity}
    and reader.id = ${viewer} and reader.shows_activity)`;

/** As of last night, where the person wishes to show it. */
export const hasMetPeople = sql<boolean>`exists (
  select from ${metPeopleWishes} where ${metPeopleWishes.personId} = ${profiles.id} and ${metPeopleWishes.isShown})`;
