import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { createPortal } from "react-dom";
import { lazyPart } from "../lib/lazy-part.tsx";
import { createSubscribers } from "../lib/subscribers.ts";
import { useTranslation } from "../lib/translation.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import type { Toast, ToastMessage, ToastVariant } from "./toast-types.ts";
import { useHydrated } from "./use-hydrated.ts";

/** Replaces the current toast, unless it `yields`. Returns a function that closes it. */
type ShowToast = (message: ToastMessage) => () => void;

/** At most one per app. */
type Toasts = ReturnType<typeof createToasts>;

function createToasts() {
  const { subscribe, notify } = createSubscribers();
  let current: Toast | null = null;
  let made = 0;
  const put = (next: Toast | null) => {
    current = next;
    notify();
  };
  const close = (id: number) => {
    if (current?.id === id) put(null);
  };
  const show: ShowToast = ({ variant = "default", ...message }) => {
    if (message.yields && current && !current.yields) return () => {};
    made += 1;
    const id = made;
    put({ ...message, variant, id });
    return () => close(id);
  };
  return {
    show,
    close,
    /** On navigation: closes the toast, or restarts one that explains it. */
    leaveScreen() {
      if (current && !current.action) put(current.announcesMove ? { ...current, announcesMove: false } : null);
    },
    /** Closes a toast that would cover an opening dialog. */
    makeRoom() {
      if (current && !current.announcesDialog) put(null);
    },
    /** On typing and choosing: closes an error, as it is being corrected. */
    correct() {
      if (current?.variant === "destructive") put(null);
    },
    /** Closes a toast whose action needs the session. */
    leaveSession() {
      if (current?.action && !current.outlivesSession) put(null);
    },
    read: () => current,
    subscribe,
  };
}

const Card = lazyPart<{ toast: Toast; onClose: (id: number) => void }>(
  async () => (await import("./toast-card.tsx")).ToastCard,
  undefined,
  { tries: 5 },
);

const ToastsContext = createContext<Toasts | null>(null);

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts] = useState(createToasts);
  return (
    <ToastsContext value={toasts}>
      {children}
      <ToastRegion />
    </ToastsContext>
  );
}

function useToasts(): Toasts {
  const toasts = useContext(ToastsContext);
  if (!toasts) throw new Error("No ToastProvider around this component");
  return toasts;
}

function useCurrent(): Toast | null {
  const { subscribe, read } = useToasts();
  return useSyncExternalStore(subscribe, read, () => null);
}

/** Shows `{ title, description?, variant? }`; returns a function that closes it. */
export function useToast(): ShowToast {
  return useToasts().show;
}

/** Errors that stay until fixed; unmounting closes them. */
export function useErrorToast(): { fail: (title: string, description?: ReactNode) => void; clearError: () => void } {
  const toast = useToast();
  const close = useRef<() => void>(undefined);
  const clearError = () => close.current?.();
  const fail = (title: string, description?: ReactNode) => {
    close.current = toast({ title, description, variant: "destructive" });
  };
  const leave = useEffectEvent(clearError);
  useEffect(() => () => leave(), []);
  return { fail, clearError };
}

/** Returns a function that closes an error of any part. */
export function useCloseError(): () => void {
  return useToasts().correct;
}

/** Shows a failure, again for each `failedAt`; `text` is null without one. */
export function useFailureToast(text: string | null, failedAt: number): void {
  const { t } = useTranslation();
  const { fail, clearError } = useErrorToast();
  const tell = useEffectEvent(() => (text === null ? clearError() : fail(t("common.toasts.error"), text)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another time is another failure
  useEffect(() => tell(), [text === null, failedAt]);
}

export function useToastVariant(): ToastVariant | null {
  return useCurrent()?.variant ?? null;
}

/** Closes a screen's toast when the path changes; see `announcesMove`. */
export function useToastsOfScreen(path: string): void {
  const { leaveScreen } = useToasts();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current !== path) leaveScreen();
    shown.current = path;
  }, [path, leaveScreen]);
}

/** Closes a toast when a dialog or a similar part opens; see `announcesDialog`. */
export function useToastsMakeRoom(isOpen: boolean): void {
  const { makeRoom } = useToasts();
  useEffect(() => {
    if (isOpen) makeRoom();
  }, [isOpen, makeRoom]);
}

/** Closes a toast with an action, such as undo, at sign-out. */
export function useToastsOfSession(): void {
  const { leaveSession } = useToasts();
  useEffect(() => leaveSession, [leaveSession]);
}

function ToastRegion() {
  const { t } = useTranslation();
  const { close, correct } = useToasts();
  const toast = useCurrent();
  useEffect(() => {
    // Before the screen's own handlers, which may report another error.
    const capture = { capture: true };
    document.addEventListener("input", correct, capture);
    document.addEventListener("change", correct, capture);
    return () => {
      document.removeEventListener("input", correct, capture);
      document.removeEventListener("change", correct, capture);
    };
  }, [correct]);
  const isInBrowser = useHydrated();
  if (!isInBrowser) return null;
  return createPortal(
    <section
      aria-label={t("common.toasts.region")}
      // Modal dialogs hide other parts from screen readers, except live regions.
      aria-live={toast?.variant === "destructive" ? "assertive" : "polite"}
    >
      {toast && (
        <ErrorBoundary name="The toast" onCrash={() => close(toast.id)}>
          <Card toast={toast} onClose={close} />
        </ErrorBoundary>
      )}
    </section>,
    document.body,
  );
}
