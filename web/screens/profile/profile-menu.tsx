import type { PersonBadge } from "@nakamatch/contract/schemas/people";
import { Gavel } from "lucide-react";
import { useState } from "react";
import { useUser } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { BanDialog } from "../../person/ban/ban-dialog.tsx";
import { PersonMenu } from "../../person/blocks/person-menu.tsx";
import { Menu } from "../../ui/menu.tsx";
import type { MenuItem } from "../../ui/menu-popup.tsx";

export type ProfileMenuProps = {
  person: Pick<PersonBadge, "id" | "nickname">;
  /** Members do not see the person: nobody blocks or reports them. */
  isHidden: boolean;
  onBlocked: () => void;
};

/** The options menu of another person's profile; moderators also warn and ban from it (OPEN-73). */
export function ProfileMenu({ person, isHidden, onBlocked }: ProfileMenuProps) {
  const { isModerator } = useUser();
  if (isModerator) return <ModeratorMenu person={person} isHidden={isHidden} onBlocked={onBlocked} />;
  return !isHidden && <PersonMenu person={person} reports="profile" onBlocked={onBlocked} />;
}

function ModeratorMenu({ person, isHidden, onBlocked }: ProfileMenuProps) {
  const { t } = useTranslation();
  const [isDeciding, setIsDeciding] = useState(false);
  const decide: MenuItem = {
    label: t("banDialog.action"),
    icon: <Gavel />,
    onSelect: () => setIsDeciding(true),
  };
  return (
    <>
      {isHidden ? (
        <Menu label={t("safety.menu", { name: person.nickname })} items={[decide]} />
      ) : (
        <PersonMenu person={person} reports="profile" more={[decide]} onBlocked={onBlocked} />
      )}
      <BanDialog person={person} open={isDeciding} onOpenChange={setIsDeciding} />
    </>
  );
}
