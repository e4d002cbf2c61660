import { CircleAlert, CircleCheck, Info, Mail, X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "../lib/translation.tsx";
import { cx } from "./cx.ts";
import { IconButton } from "./icon-button.tsx";
import { Panel } from "./panel.tsx";

const looks = {
  good: { icon: CircleCheck, stripe: "bg-success text-on-success" },
  bad: { icon: CircleAlert, stripe: "bg-danger text-on-danger" },
  info: { icon: Info, stripe: "bg-accent text-on-accent" },
  mail: { icon: Mail, stripe: "bg-accent text-on-accent" },
};

type NoticeProps = {
  tone: keyof typeof looks;
  title: string;
  /** Level of the title's heading; default 2. */
  level?: 2 | 3 | 4;
  /** Adds a button that closes it. */
  onClose?: (() => void) | undefined;
  /** Its title takes the focus on appearance, where nothing of the pressed part is left. */
  takesFocus?: boolean;
  className?: string;
  children?: ReactNode;
};

/** A message in the page that stays, announced on appearance. */
export function Notice({ tone, title, level = 2, onClose, takesFocus = false, className, children }: NoticeProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    // Above the lower bar of phones.
    heading.current?.scrollIntoView?.({ block: "center" });
  }, [takesFocus]);
  const { icon: Icon, stripe } = looks[tone];
  const Heading = `h${level}` as const;
  return (
    <Panel
      padding="none"
      role={tone === "bad" ? "alert" : "status"}
      className={cx("flex overflow-hidden max-sm:flex-col", className)}
    >
      <span
        className={cx(
          "flex shrink-0 justify-center border-edge max-sm:border-b-2 max-sm:py-2 sm:w-12 sm:border-r-2 sm:pt-4",
          stripe,
        )}
      >
        <Icon className="size-6" />
      </span>
      <div className={cx("flex min-w-0 flex-1 flex-col gap-3 p-4", onClose && "pr-14")}>
        <Heading ref={heading} tabIndex={-1} className="text-lg outline-none">
          {title}
        </Heading>
        {children}
      </div>
      {onClose && (
        <IconButton
          label={t("common.actions.close")}
          icon={<X />}
          onClick={onClose}
          className="absolute top-11 right-1 sm:top-1"
        />
      )}
    </Panel>
  );
}
