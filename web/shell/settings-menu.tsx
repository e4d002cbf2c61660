import { Languages, Settings, ShieldCheck, Ticket } from "lucide-react";
import { useNavigate } from "react-router";
import { PersonAvatar } from "../features/people/person-avatar.tsx";
import type { SessionState } from "../lib/session-store.ts";
import { useTranslation } from "../lib/translation.tsx";
import { Menu } from "../ui/menu.tsx";

/** The menu that opens from the person's photo. */
export function SettingsMenu({ user }: { user: SessionState["user"] }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const to = (path: string) => () => void navigate(path);
  return (
    <Menu
      label={t("nav.account")}
      trigger={
        <button
          type="button"
          aria-label={t("nav.account")}
          title={t("nav.account")}
          className="pressable flex size-11 shrink-0 items-center justify-center rounded-full"
        >
          <PersonAvatar person={user} size="sm" eager className="size-11" />
        </button>
      }
      items={[
        { label: t("nav.events"), icon: <Ticket />, onSelect: to("/events") },
        { label: t("nav.settings"), icon: <Settings />, onSelect: to("/settings") },
        { label: t("nav.appearance"), icon: <Languages />, onSelect: to("/settings#appearance") },
        { label: t("nav.terms"), icon: <ShieldCheck />, onSelect: to("/terms") },
      ]}
    />
  );
}
