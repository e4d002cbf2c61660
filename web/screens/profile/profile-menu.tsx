import type { PersonBadge } from "@nakamatch/contract/schemas/people";
import { useQuery } from "@tanstack/react-query";
import { Eye, EyeOff, Gavel } from "lucide-react";
import { useState } from "react";
import { orpc } from "../../lib/api.ts";
import { useUser } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { BanDialog } from "../../person/ban/ban-dialog.tsx";
import { PersonMenu } from "../../person/blocks/person-menu.tsx";
import { useHide } from "../../person/hide/use-hide.ts";
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
  return !isHidden && <MemberMenu person={person} onBlocked={onBlocked} />;
}

type MemberMenuProps = Omit<ProfileMenuProps, "isHidden"> & { more?: readonly MenuItem[] };

/** Block, report, and hide from the own dashboard. */
function MemberMenu({ person, more = [], onBlocked }: MemberMenuProps) {
  const { t } = useTranslation();
  const setHidden = useHide(person, { isTold: true });
  const { data } = useQuery(orpc.discovery.isHidden.queryOptions({ input: { personId: person.id } }));
  const hide: MenuItem[] = !data
    ? []
    : data.isHidden
      ? [{ label: t("common.hiding.show"), icon: <Eye />, onSelect: () => setHidden(false) }]
      : [{ label: t("dashboard.card.hide"), icon: <EyeOff />, onSelect: () => setHidden(true) }];
  return <PersonMenu person={person} reports="profile" more={[...hide, ...more]} onBlocked={onBlocked} />;
}

function ModeratorMenu({ person, isHidden, onBlocked }: ProfileMenuProps) {
  const { t } = useTranslation();
  const [isDeciding, setIsDeciding] = useState(false);
  const decide = { label: t("banDialog.action"), icon: <Gavel />, onSelect: () => setIsDeciding(true) };
  return (
    <>
      {isHidden ? (
        <Menu label={t("safety.menu", { name: person.nickname })} items={[decide]} />
      ) : (
        <MemberMenu person={person} more={[decide]} onBlocked={onBlocked} />
      )}
      <BanDialog person={person} open={isDeciding} onOpenChange={setIsDeciding} />
    </>
  );
}
