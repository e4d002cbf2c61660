import { Toast as Base } from "@base-ui/react/toast";
import { CircleAlert, CircleCheck, MessageCircle, X } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ErrorBoundary } from "./error-boundary.tsx";

export type ToastVariant = "default" | "success" | "destructive";

export type ToastMessage = {
  title: ReactNode;
  description?: ReactNode;
  variant?: ToastVariant | undefined;
  /** Milliseconds until it closes by itself; 0 keeps it. Errors stay longer by default. */
  timeout?: number | undefined;
};

const looks = {
  default: { icon: MessageCircle, stripe: "bg-accent text-on-accent" },
  success: { icon: CircleCheck, stripe: "bg-success text-on-success" },
  destructive: { icon: CircleAlert, stripe: "bg-danger text-on-danger" },
};

/** Gives `useToast` to everything inside and draws the notices. One at the root of the app. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Base.Provider limit={4}>
      {children}
      <Base.Portal>
        <Base.Viewport
          aria-label={t("common.toasts.region")}
          // On phones from the top, elsewhere at the left: to the right below lie the buttons of dialogs, the composer
          // and the bar, and a notice under the pointer stays until it leaves. In low windows there is no lower half.
          className="pointer-events-none fixed inset-x-3 top-[max(0.75rem,env(safe-area-inset-top))] z-60 flex flex-col gap-3 sm:inset-x-auto sm:top-auto sm:bottom-6 sm:left-6 sm:w-96 sm:flex-col-reverse sm:low:top-3 sm:low:bottom-auto sm:low:flex-col"
        >
          <ErrorBoundary name="The toasts">
            <Notices />
          </ErrorBoundary>
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

/** Returns `toast({ title, description?, variant? })`, which shows a notice and returns its id. */
export function useToast(): (message: ToastMessage) => string {
  const { add } = Base.useToastManager();
  // All of the ordinary priority: Base UI announces an urgent notice elsewhere and hides the visible one from screen readers,
  // while its button can still be focused.
  return ({ title, description, variant = "default", timeout }) =>
    add({
      title,
      description,
      type: variant,
      timeout: timeout ?? (variant === "destructive" ? 8000 : 5000),
    });
}

/**
 * For errors that last until the person fixes them: `fail` shows a destructive notice instead of the previous one,
 * `clearError` closes it. It also closes when the component unmounts: it would make no sense on another screen.
 */
export function useErrorToast(): { fail: (title: ReactNode, description?: ReactNode) => void; clearError: () => void } {
  const toast = useToast();
  const { close } = Base.useToastManager();
  const shown = useRef<string>(undefined);
  const clearError = () => {
    if (shown.current !== undefined) close(shown.current);
    shown.current = undefined;
  };
  const fail = (title: ReactNode, description?: ReactNode) => {
    clearError();
    shown.current = toast({ title, description, variant: "destructive" });
  };
  const leave = useEffectEvent(clearError);
  useEffect(() => () => leave(), []);
  return { fail, clearError };
}

function Notices() {
  const { toasts } = Base.useToastManager();
  const { t } = useTranslation();
  return toasts.map((toast) => {
    const variant = (toast.type ?? "default") as ToastVariant;
    const { icon: Icon, stripe } = looks[variant];
    return (
      <Base.Root
        key={toast.id}
        toast={toast}
        data-variant={variant}
        // A notice never blocks what is below it; only its own button receives the pointer.
        className="panel pointer-events-none flex items-stretch overflow-hidden shadow-lift transition-[translate,opacity] duration-150 data-limited:hidden data-ending-style:-translate-x-6 data-starting-style:-translate-y-4 sm:data-starting-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:opacity-0"
      >
        <span className={`flex w-12 shrink-0 items-center justify-center border-edge border-r-2 ${stripe}`}>
          <Icon className="size-6" aria-hidden="true" />
        </span>
        <Base.Content className="min-w-0 flex-1 py-3 pl-3.5">
          <Base.Title render={<p />} className="font-bold" />
          <Base.Description className="text-ink-soft text-sm" />
        </Base.Content>
        <Base.Close
          aria-label={t("common.actions.close")}
          // Otherwise hidden until the pointer is over the notices, because they are usually stacked; ours never are.
          aria-hidden={false}
          className="pointer-events-auto m-1 flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-wash"
        >
          <X className="size-5" aria-hidden="true" />
        </Base.Close>
      </Base.Root>
    );
  });
}
