import { CSPProvider } from "@base-ui/react/csp-provider";
import type { ReactNode } from "react";
import { Announcer } from "./announce.tsx";
import { ToastProvider, type Toasts } from "./toast.tsx";

/** Context of the kit around the app: toasts, announcements, and no inline style elements, which the Content-Security-Policy refuses. */
export function KitProvider({ toasts, children }: { toasts?: Toasts | undefined; children: ReactNode }) {
  return (
    <CSPProvider disableStyleElements>
      <ToastProvider toasts={toasts}>
        {children}
        <Announcer />
      </ToastProvider>
    </CSPProvider>
  );
}
