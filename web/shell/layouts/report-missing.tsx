import { useEffect } from "react";
import { Outlet, useLocation } from "react-router";

/** Around the page for unknown addresses: the server logs the unknown path (NAV-18). */
export function ReportMissing() {
  const { pathname } = useLocation();
  useEffect(() => {
    // Imported here, so that the page itself does not load the client; nothing waits for it.
    void import("../../lib/api.ts")
      .then(({ api }) => api.system.reportMissingPath({ path: pathname.slice(0, 500) }))
      .catch(() => {});
  }, [pathname]);
  return <Outlet />;
}
