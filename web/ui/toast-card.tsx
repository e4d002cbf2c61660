import { Toast as Base } from "@base-ui/react/toast";
import { CircleAlert, CircleCheck, MessageCircle, X } from "lucide-react";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { useKeyboard } from "../lib/keyboard.ts";
import { useTranslation } from "../lib/translation.tsx";
import { useFocusFallback } from "./focus-fallback.ts";
import type { Toast } from "./toast-types.ts";

const TIMEOUT_MS = { default: 5000, success: 3000, destructive: 8000 };

const looks = {
  default: { icon: MessageCircle, stripe: "bg-accent text-on-accent" },
  success: { icon: CircleCheck, stripe: "bg-success text-on-success" },
  destructive: { icon: CircleAlert, stripe: "bg-danger text-on-danger" },
};

/** Neither region nor dialog: the live region announces it, its buttons are focusable. */
const plain = {
  role: undefined,
  tabIndex: undefined,
  "aria-label": undefined,
  "aria-live": undefined,
  "aria-modal": undefined,
};

type ToastCardProps = {
  toast: Toast;
  /** On timeout, or closed by the person. */
  onClose: (id: number) => void;
};

/** Whether it is shown above a dialog on phones, or also where there is room beside it. */
type Above = "phones" | "always" | undefined;

function placeOf({ announcesDialog, isAtTop }: Toast): Above {
  if (isAtTop || document.querySelector("[data-toasts-above]:not([data-closed])")) return "always";
  return announcesDialog || document.querySelector("[data-dialog][data-open]") ? "phones" : undefined;
}

/** The current toast; a new one replaces it. */
export function ToastCard(props: ToastCardProps) {
  const keyboard = useKeyboard();
  const [above, setAbove] = useState<Above>();
  return (
    <Base.Provider>
      <Base.Viewport
        {...plain}
        tabIndex={-1}
        data-keyboard={keyboard.isOpen || undefined}
        data-above={above}
        className="toast-place outline-none"
      >
        <Card {...props} onPlace={setAbove} />
      </Base.Viewport>
    </Base.Provider>
  );
}

/** It stays where `onPlace` puts it. */
function Card({ toast, onClose, onPlace }: ToastCardProps & { onPlace: (above: Above) => void }) {
  const { t } = useTranslation();
  const focusedBefore = useRef<HTMLElement>(null);
  const { add, close, toasts } = Base.useToastManager<Toast>();
  useEffect(() => {
    const timeout = toast.timeout ?? TIMEOUT_MS[toast.variant];
    onPlace(placeOf(toast));
    add({ id: "toast", timeout, data: toast, onClose: () => onClose(toast.id) });
  }, [toast, onClose, onPlace, add]);
  const [held] = toasts;
  if (!held?.data) return null;
  const { id, title, description, variant, action } = held.data;
  const { icon: Icon, stripe } = looks[variant];
  // The focus's origin may be gone.
  const giveBack = () =>
    focusedBefore.current?.isConnected ? focusedBefore.current : document.getElementById("content");
  return (
    <Base.Root
      toast={held}
      data-variant={variant}
      swipeDirection={["left", "right", "down"]}
      {...plain}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget as HTMLElement | null;
      }}
      className="panel flex touch-none items-stretch overflow-hidden shadow-lift outline-none transition-opacity duration-150 data-starting-style:opacity-0"
    >
      <span className={`flex w-[min(3rem,15%)] shrink-0 items-center justify-center border-edge border-r-2 ${stripe}`}>
        <Icon className="size-[min(1.5rem,75%)]" />
      </span>
      {/* New elements make screen readers announce repetitions. */}
      <div key={id} className="min-w-0 flex-1 self-center py-2.5 pl-3.5">
        <p className="font-bold">{title}</p>
        {description && <p className="text-ink-soft text-sm">{description}</p>}
        {action && (
          <ToastButton
            giveBack={giveBack}
            onClick={() => {
              close();
              action.onPress();
            }}
            className="-ml-2 mt-1 flex min-h-11 items-center rounded-control px-2 font-bold underline underline-offset-4 hover:bg-wash"
          >
            {action.label}
          </ToastButton>
        )}
      </div>
      <ToastButton
        giveBack={giveBack}
        aria-label={t("common.actions.close")}
        onClick={() => close()}
        className="m-1 flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-wash"
      >
        <X className="size-5" />
      </ToastButton>
    </Base.Root>
  );
}

/** Keyboard presses return the focus; a mouse leaves it. */
function ToastButton({ giveBack, ...button }: ComponentProps<"button"> & { giveBack: () => HTMLElement | null }) {
  const ref = useFocusFallback<HTMLButtonElement>(giveBack);
  return <button ref={ref} type="button" onMouseDown={(event) => event.preventDefault()} {...button} />;
}
