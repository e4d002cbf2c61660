import { useRef } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { useApp } from "../../lib/app.tsx";
import { useSession } from "../../lib/session.tsx";
import type { Remembered } from "./destination.ts";
import { Verifying } from "./starting.tsx";

/**
 * Requires a session. Otherwise redirects to `/login`, or from the dashboard to `/`, replacing the history entry
 * (NAV-15, NAV-19..23, OPEN-02). Remembers the location, for the same person only if there was one, and not after
 * signing out (LOGIN-06). Personal content is removed with its person. Account deletion leads to `/` (OPEN-84), a ban
 * to `/login` with its reason (OPEN-74).
 */
export function Protected() {
  const { session } = useApp();
  const { user, loading } = useSession();
  const { pathname, search, hash } = useLocation();
  const before = useRef<string>(undefined);
  if (user) before.current = user.id;
  if (loading) return <Verifying />;
  if (user) return <Outlet key={user.id} />;
  const isGone = before.current !== undefined && session.isDeleted(before.current);
  const state: Remembered | null =
    isGone || (before.current && session.hasSignedOut())
      ? null
      : { from: `${pathname}${search}${hash}`, userId: before.current };
  const isHome = (pathname === "/dashboard" || isGone) && !session.ban();
  return <Navigate to={isHome ? "/" : "/login"} replace state={state} />;
}
