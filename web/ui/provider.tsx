import { CSPProvider } from "@base-ui/react/csp-provider";
import type { ReactNode } from "react";
import { Announcer } from "./announce.tsx";
import { ToastProvider } from "./toast.tsx";

/**
 * Context of the kit: toasts, announcements, and no inline style elements, which the Content-Security-Policy refuses.
 */
export function KitProvider({ children }: { children: ReactNode }) {
  return (
    <CSPProvider disableStyleElements>
      <ToastProvider>
        {children}
        <Announcer />
      </ToastProvider>
    </CSPProvider>
  );
}
