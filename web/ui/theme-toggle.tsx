import { Monitor, Moon, Sun } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Segmented } from "./segmented.tsx";

export type ThemeToggleProps = {
  theme: "system" | "light" | "dark";
  onThemeChange: (theme: "system" | "light" | "dark") => void;
  className?: string | undefined;
};

/** Paper, night, or whatever the device says. */
export function ThemeToggle({ theme, onThemeChange, className }: ThemeToggleProps) {
  const { t } = useTranslation();
  return (
    <Segmented
      iconsOnly
      label={t("common.theme.label")}
      value={theme}
      onValueChange={onThemeChange}
      className={className}
      options={[
        { value: "light", label: t("common.theme.light"), icon: <Sun aria-hidden="true" /> },
        { value: "system", label: t("common.theme.system"), icon: <Monitor aria-hidden="true" /> },
        { value: "dark", label: t("common.theme.dark"), icon: <Moon aria-hidden="true" /> },
      ]}
    />
  );
}
