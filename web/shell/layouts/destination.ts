import { screenAddress } from "@nakamatch/contract/vocabulary/screen-paths";
import type { Location } from "react-router";

const HOME = "/dashboard";

/** The navigation state that the protected layout sets: where the person was going. */
export interface Remembered {
  from: string;
  /** The person whose session ended there; others are not sent back. */
  userId?: string | undefined;
}

/**
 * Where to go after signing in: where the person was going, the `next` of a link in an email, or the dashboard. Only
 * screens of this site: an address from outside must not be able to send people elsewhere.
 */
export function destination({ search, state }: Pick<Location, "search" | "state">, userId: string): string {
  const remembered = state as Remembered | null;
  const isTheirs = remembered?.userId === undefined || remembered.userId === userId;
  const wanted = (isTheirs ? remembered?.from : undefined) ?? new URLSearchParams(search).get("next");
  return (typeof wanted === "string" && screenAddress(wanted, location.origin)) || HOME;
}
