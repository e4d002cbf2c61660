import type { ReactNode } from "react";
import { cx } from "./cx.ts";

export type EmptyStateProps = {
  drawing: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  /** Heading level: 2 on a screen, 3 in a section. */
  level?: 1 | 2 | 3 | undefined;
  className?: string | undefined;
};

export function EmptyState({ drawing, title, text, action, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={cx("mx-auto flex max-w-md flex-col items-center gap-4 px-2 py-8 text-center", className)}>
      <div className="w-full max-w-64" aria-hidden="true">
        {drawing}
      </div>
      <Heading className="text-2xl">{title}</Heading>
      {text && <p className="text-ink-soft">{text}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
