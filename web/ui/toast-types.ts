import type { ReactNode } from "react";

export type ToastVariant = "default" | "success" | "destructive";

export type ToastMessage = {
  title: string;
  description?: ReactNode;
  variant?: ToastVariant | undefined;
  /** Milliseconds; 0 keeps it. Errors stay longer by default. */
  timeout?: number | undefined;
  /** Explains a navigation: survives it, unlike other toasts. */
  announcesMove?: boolean | undefined;
  /** Introduces a dialog: survives its opening, above it on phones. */
  announcesDialog?: boolean | undefined;
  /** In the upper corner, as its dialog has buttons below. */
  isAtTop?: true | undefined;
  /** A button that closes the toast, such as undo. Such a toast survives navigation. */
  action?: { label: string; onPress: () => void } | undefined;
  /** Not shown over another toast, unless that yields as well. */
  yields?: true | undefined;
  /** The action works for guests as well. */
  outlivesSession?: true | undefined;
};

/** `id`: unique per showing. */
export type Toast = ToastMessage & { variant: ToastVariant; id: number };
