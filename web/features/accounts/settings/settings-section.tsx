import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";

/** One part of the settings: its title, what it is about, and the controls. */
export function SettingsSection({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const heading = useId();
  return (
    <Panel as="section" aria-labelledby={heading} className="flex flex-col gap-4">
      <div>
        <h2 id={heading} className="text-xl">
          {title}
        </h2>
        {text !== undefined && <p className="mt-1 text-ink-soft">{text}</p>}
      </div>
      {children}
    </Panel>
  );
}

/** What stands in a section whose list could not be fetched, with a button that tries again. */
export function LoadFailed({
  text,
  query,
}: {
  text: string;
  query: { isFetching: boolean; refetch: () => Promise<unknown> };
}) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="alert">{text}</p>
      <Button busy={query.isFetching} onClick={() => void query.refetch()}>
        {t("common.actions.retry")}
      </Button>
    </div>
  );
}
