import { LANGUAGE_OPTIONS, type Language } from "@nakamatch/contract/vocabulary/languages";
import { Settings, ShieldCheck } from "lucide-react";
import { useNavigate } from "react-router";
import type { SessionState } from "../lib/session-store.ts";
import { type Theme, useTheme } from "../lib/theme.ts";
import { useTranslation } from "../lib/translation.tsx";
import { PersonAvatar } from "../person/person-avatar.tsx";
import { Flag } from "../ui/flag.tsx";
import { Menu } from "../ui/menu.tsx";
import { useLanguage } from "./language-switch.tsx";
import { useThemeOptions } from "./theme-switch.tsx";

/** Settings, terms, safety centre, language and theme, behind the avatar; choices apply at once (I18N-08..10). */
export function SettingsMenu({ user }: { user: SessionState["user"] }) {
  const { t } = useTranslation();
  const { language, changeTo } = useLanguage();
  const [theme, setTheme] = useTheme();
  const navigate = useNavigate();
  return (
    <Menu
      label={t("nav.settings")}
      trigger={
        <button
          type="button"
          aria-label={t("nav.settings")}
          title={t("nav.settings")}
          className="pressable flex size-11 shrink-0 items-center justify-center rounded-full"
        >
          <PersonAvatar person={user} size="sm" eager className="size-11" />
        </button>
      }
      items={[
        { label: t("nav.account"), icon: <Settings />, onSelect: () => void navigate("/settings") },
        { label: t("nav.terms"), icon: <ShieldCheck />, onSelect: () => void navigate("/terms") },
      ]}
      choices={[
        {
          label: t("common.language.label"),
          value: language,
          onValueChange: (code) => changeTo(code as Language),
          options: LANGUAGE_OPTIONS.map(({ code, name, countryCode }) => ({
            value: code,
            label: name,
            lang: code,
            icon: <Flag code={countryCode} />,
          })),
        },
        {
          label: t("common.theme.label"),
          value: theme,
          onValueChange: (value) => setTheme(value as Theme),
          options: useThemeOptions(),
        },
      ]}
    />
  );
}
