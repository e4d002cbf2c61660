import { useRef } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { useApp } from "../../lib/app.tsx";
import { useSession } from "../../lib/session.tsx";
import type { Remembered } from "./destination.ts";
import { Verifying } from "./starting.tsx";

/**
 * Wraps the screens that need a session. Without one the person is sent to `/login`, from the dashboard to `/`; the
 * entry in the history is replaced (NAV-15, NAV-19..23, OPEN-02). Where they were going is remembered, for the same
 * person only where there was one; not for somebody who has signed out (LOGIN-06). What one person was shown leaves the
 * screen with them. After a deletion of the account it is `/` (OPEN-84), after a ban `/login`, which says why (OPEN-74).
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
