import type { ReactNode, RefObject } from "react";
import { useTranslation } from "../lib/translation.tsx";
import { AllCalm } from "./art/all-calm.tsx";
import { Awaited } from "./awaited.tsx";
import { cx } from "./cx.ts";
import { DisappearingButton } from "./disappearing-button.tsx";
import { EmptyState } from "./empty-state.tsx";
import { RetryButton } from "./retry-button.tsx";
import { Skeleton } from "./skeleton.tsx";
import { useFailureToast } from "./toast.tsx";

export function ListWaiting({ height, entries = 3 }: { height: `h-${number}`; entries?: number }) {
  const { t } = useTranslation();
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      <Awaited text={t("common.loading")} />
      {Array.from({ length: entries }, (_, index) => index).map((key) => (
        <Skeleton key={key} className={cx(height, "rounded-panel")} />
      ))}
    </div>
  );
}

export type ListErrorProps = {
  drawing?: ReactNode;
  title: string;
  text: string;
  query: { refetch: () => Promise<unknown>; errorUpdatedAt?: number };
  /** Also reported by toast (ERR-01). */
  hasToast?: boolean;
};

export function ListError({ drawing = <AllCalm />, title, text, query, hasToast = false }: ListErrorProps) {
  useFailureToast(hasToast ? title : null, query.errorUpdatedAt ?? 0);
  return (
    <EmptyState
      drawing={drawing}
      title={title}
      text={text}
      action={<RetryButton onClick={() => void query.refetch()} />}
    />
  );
}

export type LoadMoreProps = {
  /** After the last page focus goes to its last link or button. */
  list: RefObject<HTMLElement | null>;
  size?: "lg";
  busy: boolean;
  onClick: () => void;
};

export function LoadMore({ list, ...rest }: LoadMoreProps) {
  const { t } = useTranslation();
  return (
    <DisappearingButton
      className="mx-auto"
      focusFallback={() => [...(list.current?.querySelectorAll<HTMLElement>("a[href], button") ?? [])].at(-1)}
      {...rest}
    >
      {t("common.actions.loadMore")}
    </DisappearingButton>
  );
}
