import { CSPProvider } from "@base-ui/react/csp-provider";
import type { ReactNode } from "react";
import { ToastProvider } from "./toast.tsx";

/** What the kit needs around the app: notices, and no style elements that a strict policy would refuse. */
export function KitProvider({ children }: { children: ReactNode }) {
  return (
    <CSPProvider disableStyleElements>
      <ToastProvider>{children}</ToastProvider>
    </CSPProvider>
  );
}
