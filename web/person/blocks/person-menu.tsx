import type { PersonBadge } from "@nakamatch/contract/schemas/people";
import type { ReportKind } from "@nakamatch/contract/vocabulary/reports";
import { Ban, Flag } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Menu } from "../../ui/menu.tsx";
import type { MenuItem } from "../../ui/menu-popup.tsx";
import { ReportDialog } from "../reports/report-dialog.tsx";
import { useBlock } from "./use-block.ts";

export type PersonMenuProps = {
  person: Pick<PersonBadge, "id" | "nickname">;
  /** What can be reported where the menu is. */
  reports: ReportKind;
  /** What else can be done where the menu is. */
  more?: readonly MenuItem[] | undefined;
  /** Called once the person is blocked, with the dialog closed: leave what shows them. */
  onBlocked: () => void;
};

/** The options menu of another person, in their profile and in the chat with them (CHAT-12, PROFILE-12). */
export function PersonMenu({ person, reports, more = [], onBlocked }: PersonMenuProps) {
  const { t } = useTranslation();
  const [isBlocking, setIsBlocking] = useState(false);
  const [isReporting, setIsReporting] = useState(false);
  return (
    <>
      <Menu
        label={t("safety.menu", { name: person.nickname })}
        items={[
          {
            label: t("safety.block.action"),
            icon: <Ban />,
            tone: "danger",
            onSelect: () => setIsBlocking(true),
          },
          {
            label: t(`reports.${reports}.action`),
            icon: <Flag />,
            onSelect: () => setIsReporting(true),
          },
          ...more,
        ]}
      />
      <BlockDialog person={person} open={isBlocking} onOpenChange={setIsBlocking} onBlocked={onBlocked} />
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

/** Asks before a person is blocked, and says what it means (CHAT-38, BLOCK-02). */
function BlockDialog(
  props: Pick<PersonMenuProps, "person" | "onBlocked"> & { open: boolean; onOpenChange: (open: boolean) => void },
) {
  const { person, open, onOpenChange, onBlocked } = props;
  const { t } = useTranslation();
  const { mutate, isPending } = useBlock(person, () => {
    onOpenChange(false);
    onBlocked();
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("safety.block.title", { name: person.nickname })}
      description={t("safety.block.text")}
      confirmLabel={t("safety.block.confirm")}
      tone="danger"
      busy={isPending}
      onConfirm={mutate}
    />
  );
}
