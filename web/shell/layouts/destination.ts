import { screenAddress } from "@nakamatch/contract/vocabulary/screen-paths";
import type { Location } from "react-router";

const HOME = "/dashboard";

/** The intended location, set by the protected layout. */
export interface Remembered {
  from: string;
  /** The person whose session ended; others are not redirected. */
  userId?: string | undefined;
}

/**
 * Target after sign-in: the intended location, an email link's `next`, or the dashboard. Only our own screens, against
 * open redirects.
 */
export function destination({ search, state }: Pick<Location, "search" | "state">, userId: string): string {
  const remembered = state as Remembered | null;
  const isTheirs = remembered?.userId === undefined || remembered.userId === userId;
  const wanted = (isTheirs ? remembered?.from : undefined) ?? new URLSearchParams(search).get("next");
  return (typeof wanted === "string" && screenAddress(wanted, location.origin)) || HOME;
}
