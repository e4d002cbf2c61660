import type { ReactNode } from "react";

export type ToastVariant = "default" | "success" | "destructive";

export type ToastMessage = {
  title: string;
  description?: ReactNode;
  variant?: ToastVariant | undefined;
  /** Milliseconds until it closes by itself; 0 keeps it. Errors stay longer by default. */
  timeout?: number | undefined;
  /** It tells why another screen opens: it stays when that one is there, where others close. */
  announcesMove?: boolean | undefined;
  /** A button that closes the toast, such as undo. Such a toast stays when another screen opens. */
  action?: { label: string; onPress: () => void } | undefined;
  /** Its action is for guests, too. */
  outlivesSession?: true | undefined;
};

/** `id`: another one each time it is shown. */
export type Toast = ToastMessage & { variant: ToastVariant; id: number };
