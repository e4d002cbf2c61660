import { type ScreenPath, screenAddress, screenPathOf } from "@nakamatch/contract/vocabulary/screen-paths";
import type { Location } from "react-router";

const HOME = "/dashboard";

/** They redirect members here: as targets they would never end. */
const GUEST_PATHS: readonly (ScreenPath | undefined)[] = ["/", "/register", "/register/complete", "/login"];

/** The intended location, set by the protected layout. */
export interface Remembered {
  from: string;
  /** The person whose session ended; others are not redirected. */
  userId?: string | undefined;
}

/** Whether a page for guests is for members too: a press that confirms the address of another account. */
export function isForAll({ search }: Pick<Location, "search">): boolean {
  return new URLSearchParams(search).get("confirmed") === "press";
}

/**
 * Target after sign-in: the intended location, an email link's `next`, or the dashboard. Only our own screens, against
 * open redirects.
 */
export function destination({ search, state }: Pick<Location, "search" | "state">, userId: string): string {
  const remembered = state as Remembered | null;
  const isTheirs = remembered?.userId === undefined || remembered.userId === userId;
  const wanted = (isTheirs ? remembered?.from : undefined) ?? new URLSearchParams(search).get("next");
  const address = typeof wanted === "string" ? screenAddress(wanted, location.origin) : undefined;
  if (address === undefined) return HOME;
  return GUEST_PATHS.includes(screenPathOf(new URL(address, location.origin).pathname)) ? HOME : address;
}
