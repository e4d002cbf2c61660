import { Navigate, Outlet, useLocation } from "react-router";
import { useSession } from "../../lib/session.tsx";
import { destination, isForAll } from "./destination.ts";
import { EmptyFrame, Loading } from "./starting.tsx";

/**
 * For guests: redirects members to `/dashboard` or their intended location (NAV-02, NAV-04, LOGIN-06, OPEN-02,
 * OPEN-03).
 */
export function GuestOnly() {
  const { user, loading } = useSession();
  const location = useLocation();
  if (loading) return <Loading />;
  if (!user || isForAll(location)) return <Outlet />;
  return (
    <>
      <EmptyFrame />
      <Navigate to={destination(location, user.id)} replace />
    </>
  );
}
