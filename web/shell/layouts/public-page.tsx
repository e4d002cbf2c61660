import type { ReactNode } from "react";
import { useSession } from "../../lib/session.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { HeaderBoundary } from "../header-boundary.tsx";
import { PublicHeader } from "../public-header.tsx";
import { SiteFooter } from "../site-footer.tsx";

/** Around the content of a page that anybody may open: header and footer for guests; members have their own frame (`open.tsx`). */
export function PublicPage({ children }: { children: ReactNode }) {
  const { user } = useSession();
  if (user) return children;
  return (
    <>
      <HeaderBoundary home="/">
        <PublicHeader />
      </HeaderBoundary>
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <ErrorBoundary name="The footer">
        <SiteFooter />
      </ErrorBoundary>
    </>
  );
}
