import { type ReactNode, useId } from "react";
import { useFocusFallback } from "../../ui/focus-fallback.ts";
import { Panel } from "../../ui/panel.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** Id of the open part's heading. */
export const PART_HEADING = "settings-part";

type SettingsSectionProps = {
  /** Omitted if the section is the whole part; then it has the part's heading. */
  title?: string;
  text?: string;
  children: ReactNode;
};

/** A panel of a part. A removed control passes its focus to the previous one. */
export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  const heading = useId();
  const section = useFocusFallback((removed: HTMLDivElement) => removed.previousElementSibling as HTMLElement | null);
  return (
    <Panel
      ref={section}
      as="section"
      tabIndex={-1}
      aria-labelledby={title === undefined ? PART_HEADING : heading}
      className="flex scroll-mt-24 flex-col gap-4 outline-none"
    >
      {title !== undefined && (
        <h3 id={heading} className="-mb-3 text-xl">
          {title}
        </h3>
      )}
      {text !== undefined && <p className="text-ink-soft">{text}</p>}
      {children}
    </Panel>
  );
}

type LoadedProps<Data> = {
  query: { data: Data | undefined; isError: boolean; refetch: () => Promise<unknown> };
  /** The error's text; optional beside the retry button. */
  failed?: string;
  /** Height of the placeholder. */
  height: string;
  children: (data: Data) => ReactNode;
};

/** Renders a query's data, placeholder or error. */
export function Loaded<Data>({ query, failed, height, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <Skeleton className={height} />;
  if (failed !== undefined) return <LoadFailed text={failed} query={query} />;
  return <RetryButton className="self-start" onClick={() => void query.refetch()} />;
}

/** A failed list with a retry button. */
export function LoadFailed({ text, query }: { text: string; query: { refetch: () => Promise<unknown> } }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="alert">{text}</p>
      <RetryButton onClick={() => void query.refetch()} />
    </div>
  );
}
