import { type ReactNode, useId } from "react";
import { Panel } from "../../ui/panel.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";

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
export function LoadFailed({ text, query }: { text: string; query: { refetch: () => Promise<unknown> } }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="alert">{text}</p>
      <RetryButton onClick={() => void query.refetch()} />
    </div>
  );
}
