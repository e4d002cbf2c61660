import type { ReactNode } from "react";
import { useSession } from "../../lib/session.tsx";
import { HeaderBoundary } from "../../shell/header-boundary.tsx";
import { PublicHeader } from "../../shell/public-header.tsx";
import { SiteFooter } from "../../shell/site-footer.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";

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
