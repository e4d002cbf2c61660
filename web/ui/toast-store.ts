import type { ReactNode } from "react";
import { createSubscribers } from "../lib/subscribers.ts";

export type ToastVariant = "default" | "success" | "destructive";

export type ToastMessage = {
  title: ReactNode;
  description?: ReactNode;
  variant?: ToastVariant | undefined;
  /** Milliseconds until it closes by itself; 0 keeps it. Errors stay longer by default. */
  timeout?: number | undefined;
  /** It tells why another screen opens: it stays when that one is there, where others close. */
  announcesMove?: boolean | undefined;
  /** What the person may do about it. Such a toast stays when another screen opens. */
  action?: ToastAction | undefined;
};

/** A button on a toast, which closes it. */
export type ToastAction = { label: string; onPress: () => void };

/** The toast on the page. */
export interface Toast {
  id: string;
  title: ReactNode;
  description: ReactNode;
  variant: ToastVariant;
  timeout: number;
  announcesMove: boolean;
  action: ToastAction | null;
  /** How often it was shown: grows when the same message comes again. */
  times: number;
}

const TIMEOUT_MS = { default: 5000, success: 5000, destructive: 8000 };

let current: Toast | null = null;
let made = 0;
const subscribers = createSubscribers();

/** The toast that is shown, if any; there is never more than one. */
export function readToast(): Toast | null {
  return current;
}

/** Calls a function after each change. Returns one that stops it. */
export const subscribeToast = subscribers.subscribe;

/** Shows a toast in place of the present one, and returns its id. The same message again keeps its toast and restarts its timeout. */
export function showToast({
  title,
  description = null,
  variant = "default",
  timeout,
  announcesMove,
  action,
}: ToastMessage) {
  const isSame = current?.variant === variant && current.title === title && current.description === description;
  made += 1;
  const next: Toast = {
    id: isSame && current ? current.id : `toast-${made}`,
    title,
    description,
    variant,
    timeout: timeout ?? TIMEOUT_MS[variant],
    announcesMove: announcesMove ?? false,
    action: action ?? null,
    times: isSame && current ? current.times + 1 : 1,
  };
  put(next);
  return next.id;
}

/** Closes the toast with this id, if it is still shown. */
export function closeToast(id: string): void {
  if (current?.id === id) put(null);
}

/** The person has left a screen: its toast goes with it, but one that announced the move stays, with its whole time. */
export function closeToastOfScreen(): void {
  if (current && !current.action) put(current.announcesMove ? { ...current, announcesMove: false } : null);
}

function put(next: Toast | null): void {
  current = next;
  subscribers.notify();
}
