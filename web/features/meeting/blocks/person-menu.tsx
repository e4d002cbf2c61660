import type { PersonBadge } from "@nakamatch/contract/schemas/people";
import type { ReportKind } from "@nakamatch/contract/vocabulary/reports";
import { Ban, Flag } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "../../../lib/translation.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Menu } from "../../../ui/menu.tsx";
import type { MenuItem } from "../../../ui/menu-popup.tsx";
import { ReportDialog } from "../reports/report-dialog.tsx";
import { useBlock } from "./use-block.ts";

export type PersonMenuProps = {
  person: Pick<PersonBadge, "id" | "nickname">;
  /** The report's subject. */
  reports: Exclude<ReportKind, "words">;
  /** Additional items. */
  more?: readonly MenuItem[] | undefined;
  /** After blocking, with the dialog closed: leave the person's screen. */
  onBlocked: () => void;
};

/** Another person's menu, the gravest last, on the profile and in the chat (CHAT-12, CHAT-38, PROFILE-12). */
export function PersonMenu({ person, reports, more = [], onBlocked }: PersonMenuProps) {
  const { t } = useTranslation();
  const [isBlocking, setIsBlocking] = useState(false);
  const [isReporting, setIsReporting] = useState(false);
  const { mutate, isPending } = useBlock(person, () => {
    setIsBlocking(false);
    onBlocked();
  });
  return (
    <>
      <Menu
        label={t("safety.menu", { name: person.nickname })}
        items={[
          ...more,
          {
            label: t(`reports.${reports}.action`),
            icon: <Flag />,
            onSelect: () => setIsReporting(true),
          },
          {
            label: t("safety.block.action"),
            icon: <Ban />,
            tone: "danger",
            onSelect: () => setIsBlocking(true),
          },
        ]}
      />
      {/* Explains the consequences (BLOCK-02). */}
      <ConfirmDialog
        open={isBlocking}
        onOpenChange={setIsBlocking}
        title={t("safety.block.title", { name: person.nickname })}
        description={t("safety.block.text")}
        confirmLabel={t("safety.block.confirm")}
        tone="danger"
        busy={isPending}
        onConfirm={mutate}
      />
      <ReportDialog
        person={person}
        kind={reports}
        open={isReporting}
        onOpenChange={setIsReporting}
        onBlocked={onBlocked}
      />
    </>
  );
}
