import { Monitor, Moon, Sun } from "lucide-react";
import { useTheme } from "../lib/theme.ts";
import { useTranslation } from "../lib/translation.tsx";
import { Segmented } from "../ui/segmented.tsx";

function useThemeOptions() {
  const { t } = useTranslation();
  return [
    { value: "light", label: t("common.theme.light"), icon: <Sun /> },
    { value: "system", label: t("common.theme.system"), icon: <Monitor /> },
    { value: "dark", label: t("common.theme.dark"), icon: <Moon /> },
  ] as const;
}

type ThemeSwitchProps = {
  /** With its label and the names of the themes. */
  isWide?: boolean;
  className?: string | undefined;
};

/** Light, dark or system; applied at once and stored. */
export function ThemeSwitch({ isWide = false, className }: ThemeSwitchProps) {
  const { t } = useTranslation();
  const [theme, setTheme] = useTheme();
  return (
    <Segmented
      iconsOnly={!isWide}
      showLabel={isWide}
      label={t("common.theme.label")}
      value={theme}
      onValueChange={setTheme}
      className={className}
      options={useThemeOptions()}
    />
  );
}
