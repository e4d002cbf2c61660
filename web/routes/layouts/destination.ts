import type { Location } from "react-router";

const HOME = "/dashboard";

/** What the protected wrapper leaves in the navigation state: where the person was going. */
export interface Remembered {
  from: string;
}

/**
 * Where to go after signing in: where the person was going, the `next` of a link in a letter, or the dashboard. Only
 * paths of this site: an address from outside must not be able to send people elsewhere.
 */
export function destination({ search, state }: Pick<Location, "search" | "state">): string {
  const wanted = (state as Remembered | null)?.from ?? new URLSearchParams(search).get("next");
  return wanted !== null && isOwnPath(wanted) ? wanted : HOME;
}

function isOwnPath(path: unknown): path is string {
  if (typeof path !== "string" || !path.startsWith("/")) return false;
  const url = URL.parse(path, location.origin);
  return url !== null && url.origin === location.origin && !/^\/[/\\]/.test(path);
}
