import { CSPProvider } from "@base-ui/react/csp-provider";
import type { ReactNode } from "react";
import { lazyPart } from "../lib/lazy-part.tsx";
import { Announcer } from "./announce.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { ToastProvider } from "./toast.tsx";

// After the first screen.
const FocusKeeper = lazyPart(() => import("./focus-keeper.tsx").then((module) => module.FocusKeeper), undefined, {
  tries: 5,
});

/**
 * Context of the kit: toasts, announcements, the focus of removed elements, and no inline style elements, which the
 * Content-Security-Policy refuses.
 */
export function KitProvider({ children }: { children: ReactNode }) {
  return (
    <CSPProvider disableStyleElements>
      <ToastProvider>
        {children}
        <Announcer />
        <ErrorBoundary name="The focus keeper">
          <FocusKeeper />
        </ErrorBoundary>
      </ToastProvider>
    </CSPProvider>
  );
}
