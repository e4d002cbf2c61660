import { CircleAlert, CircleCheck, Mail } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../ui/cx.ts";
import { Panel } from "../ui/panel.tsx";

const looks = {
  good: { icon: CircleCheck, stripe: "bg-success text-on-success" },
  bad: { icon: CircleAlert, stripe: "bg-danger text-on-danger" },
  mail: { icon: Mail, stripe: "bg-accent text-on-accent" },
};

/** A persistent message above a form, announced on appearance. */
export function Notice({ tone, title, children }: { tone: keyof typeof looks; title: string; children?: ReactNode }) {
  const { icon: Icon, stripe } = looks[tone];
  return (
    <Panel padding="none" role={tone === "bad" ? "alert" : "status"} className="flex overflow-hidden max-sm:flex-col">
      <span
        className={cx(
          "flex shrink-0 justify-center border-edge max-sm:border-b-2 max-sm:py-2 sm:w-12 sm:border-r-2 sm:pt-4",
          stripe,
        )}
      >
        <Icon className="size-6" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-3 p-4">
        <h2 tabIndex={-1} className="text-lg outline-none">
          {title}
        </h2>
        {children}
      </div>
    </Panel>
  );
}
