import { CircleAlert, CircleCheck, MessageCircle, X } from "lucide-react";
import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "../lib/translation.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { useFocusFallback } from "./focus-fallback.ts";
import { choosePlace, measureControls, type Place, readRoom } from "./toast-place.ts";
import {
  closeToast,
  closeToastOfScreen,
  readToast,
  showToast,
  subscribeToast,
  type Toast,
  type ToastAction,
  type ToastMessage,
  type ToastVariant,
} from "./toast-store.ts";
import { useHydrated } from "./use-hydrated.ts";

const looks = {
  default: { icon: MessageCircle, stripe: "bg-accent text-on-accent" },
  success: { icon: CircleCheck, stripe: "bg-success text-on-success" },
  destructive: { icon: CircleAlert, stripe: "bg-danger text-on-danger" },
};

/** Shows `{ title, description?, variant? }` instead of the current toast; returns its id. */
export function useToast(): (message: ToastMessage) => string {
  return showToast;
}

/** Errors that stay until fixed; unmounting closes them too. */
export function useErrorToast(): { fail: (title: ReactNode, description?: ReactNode) => void; clearError: () => void } {
  const shown = useRef<string>(undefined);
  const clearError = () => {
    if (shown.current !== undefined) closeToast(shown.current);
    shown.current = undefined;
  };
  const fail = (title: ReactNode, description?: ReactNode) => {
    shown.current = showToast({ title, description, variant: "destructive" });
  };
  const leave = useEffectEvent(clearError);
  useEffect(() => () => leave(), []);
  return { fail, clearError };
}

/** Shows a failure, again for each `failedAt`; `text` is null without one. */
export function useFailureToast(text: string | null, failedAt: number): void {
  const { t } = useTranslation();
  const { fail, clearError } = useErrorToast();
  const tell = useEffectEvent(() => (text === null ? clearError() : fail(t("common.toasts.error"), text)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another time is another failure
  useEffect(() => tell(), [text === null, failedAt]);
}

/** Variant of the current toast. */
export function useToastVariant(): ToastVariant | null {
  return useSyncExternalStore(subscribeToast, () => readToast()?.variant ?? null, noToast);
}

/** Closes a screen's toast when the path changes; see `announcesMove`. */
export function useToastsOfScreen(path: string): void {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current !== path) closeToastOfScreen();
    shown.current = path;
  }, [path]);
}

/** Shows toasts; once per app, as a live region. */
export function ToastRegion() {
  const { t } = useTranslation();
  const toast = useSyncExternalStore(subscribeToast, readToast, noToast);
  const isInBrowser = useHydrated();
  // Toasts must not outlive the app.
  useEffect(() => closeCurrent, []);
  if (!isInBrowser) return null;
  return createPortal(
    <section
      aria-label={t("common.toasts.region")}
      // Modal dialogs hide other parts from screen readers, except live regions.
      aria-live="polite"
    >
      {/* One that fails to draw must not hide later ones. */}
      {toast && (
        <ErrorBoundary key={toast.id} name="The toast">
          <Card toast={toast} />
        </ErrorBoundary>
      )}
    </section>,
    document.body,
  );
}

function noToast() {
  return null;
}

function closeCurrent(): void {
  const toast = readToast();
  if (toast) closeToast(toast.id);
}

function Card({ toast }: { toast: Toast }) {
  const { t } = useTranslation();
  const [isHeld, setIsHeld] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const place = usePlace(box, toast);
  // Closed by keyboard, it returns the focus.
  const focusedBefore = useRef<HTMLElement>(null);
  const close = useFocusFallback<HTMLButtonElement>(() => focusedBefore.current);
  useEffect(() => {
    if (isHeld || toast.timeout === 0) return;
    const timer = setTimeout(() => closeToast(toast.id), toast.timeout);
    return () => clearTimeout(timer);
  }, [isHeld, toast]);
  const { icon: Icon, stripe } = looks[toast.variant];
  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return (
    <div
      ref={box}
      data-variant={toast.variant}
      style={{ [place.edge]: `max(${place.distance}px, env(safe-area-inset-${place.edge}))`, ...besides[place.side] }}
      // Only its button receives the pointer, so it blocks nothing.
      className="panel pointer-events-none fixed z-60 flex w-[calc(100vw-1.5rem)] max-w-96 items-stretch overflow-hidden shadow-lift transition-opacity duration-150 max-sm:max-w-none starting:opacity-0"
    >
      <span className={`flex w-12 shrink-0 items-center justify-center border-edge border-r-2 ${stripe}`}>
        <Icon className="size-6" />
      </span>
      {/* New elements make screen readers announce a repeated message. */}
      <div key={toast.times} className="min-w-0 flex-1 self-center py-2.5 pl-3.5">
        <p className="font-bold">{toast.title}</p>
        {toast.description && <p className="text-ink-soft text-sm">{toast.description}</p>}
        {toast.action && <Action id={toast.id} action={toast.action} />}
      </div>
      <button
        ref={close}
        type="button"
        aria-label={t("common.actions.close")}
        onPointerEnter={hold}
        onPointerLeave={release}
        onFocus={({ relatedTarget }) => {
          focusedBefore.current = relatedTarget as HTMLElement | null;
          hold();
        }}
        onBlur={release}
        // Keeps the focus where the person works.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => closeToast(toast.id)}
        className="pointer-events-auto m-1 flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-wash"
      >
        <X className="size-5" />
      </button>
    </div>
  );
}

function Action({ id, action: { label, onPress } }: { id: string; action: ToastAction }) {
  return (
    <button
      type="button"
      onClick={() => {
        closeToast(id);
        onPress();
      }}
      className="pointer-events-auto -ml-2 mt-1 flex min-h-11 items-center rounded-control px-2 font-bold underline underline-offset-4 hover:bg-wash"
    >
      {label}
    </button>
  );
}

/** Milliseconds for which the next toast prefers the same corner. */
const SAME_PLACE_MS = 15_000;

let previous: { place: Place; at: number } | undefined;

const besides = { left: { left: "0.75rem" }, right: { right: "0.75rem" } };

/** Chosen on appearing, and again on dialogs, resizing, or something pressable below. */
function usePlace(box: { current: HTMLElement | null }, toast: Toast): Place {
  const [place, setPlace] = useState<Place>({ side: "left", edge: "bottom", distance: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another height
  useLayoutEffect(() => {
    let current: Place | undefined;
    const choose = () => {
      if (!box.current) return;
      const { offsetWidth: width, offsetHeight: height } = box.current;
      const recent = previous && performance.now() - previous.at < SAME_PLACE_MS ? previous.place : undefined;
      current = choosePlace({ width, height }, readRoom(), measureControls(), current ?? recent);
      previous = { place: current, at: performance.now() };
      setPlace(current);
    };
    choose();
    addEventListener("resize", choose);
    // Dialogs are children of the body.
    const observer = new MutationObserver(choose);
    observer.observe(document.body, { childList: true });
    // Moves once, if it covers something: in long forms it would jump while typing.
    let frame = 0;
    const filling = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const before = current;
        choose();
        if (before?.edge !== current?.edge || before?.side !== current?.side) filling.disconnect();
      });
    });
    filling.observe(document.body, { childList: true, subtree: true });
    return () => {
      removeEventListener("resize", choose);
      observer.disconnect();
      cancelAnimationFrame(frame);
      filling.disconnect();
    };
  }, [box, toast]);
  return place;
}
