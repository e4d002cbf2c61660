import { type ReactNode, useId } from "react";
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
