import { Navigate, Outlet, useLocation } from "react-router";
import { useSession } from "../../lib/session.tsx";
import type { Remembered } from "./destination.ts";
import { Verifying } from "./waiting.tsx";

/**
 * Wraps the screens that need a session. Without one the visitor is sent to `/login`, from the dashboard to `/`; the
 * entry in the history is replaced and where they were going is remembered (NAV-15, NAV-19..23, OPEN-02).
 */
export function Protected() {
  const { user, loading } = useSession();
  const { pathname, search, hash } = useLocation();
  if (loading) return <Verifying />;
  if (user) return <Outlet />;
  const state: Remembered = { from: `${pathname}${search}${hash}` };
  return <Navigate to={pathname === "/dashboard" ? "/" : "/login"} replace state={state} />;
}
