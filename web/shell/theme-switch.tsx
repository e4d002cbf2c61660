import { Monitor, Moon, Sun } from "lucide-react";
import { useTheme } from "../lib/theme.ts";
import { useTranslation } from "../lib/translation.tsx";
import { RadioCards } from "../ui/radio-cards.tsx";
import { Segmented } from "../ui/segmented.tsx";

function useThemeOptions() {
  const { t } = useTranslation();
  return [
    { value: "light", label: t("common.theme.light"), icon: <Sun /> },
    { value: "system", label: t("common.theme.system"), icon: <Monitor /> },
    { value: "dark", label: t("common.theme.dark"), icon: <Moon /> },
  ] as const;
}

/** Light, dark or system; applied at once and stored. */
export function ThemeSwitch({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const [theme, setTheme] = useTheme();
  return (
    <Segmented
      iconsOnly
      label={t("common.theme.label")}
      value={theme}
      onValueChange={setTheme}
      className={className}
      options={useThemeOptions()}
    />
  );
}

/** The same with names, for the settings. */
export function ThemeCards() {
  const { t } = useTranslation();
  const [theme, setTheme] = useTheme();
  const options = useThemeOptions().map(({ value, label, icon }) => ({
    value,
    label: (
      <span className="flex items-center gap-2 [&_svg]:size-5 [&_svg]:shrink-0">
        {icon}
        {label}
      </span>
    ),
  }));
  return <RadioCards short legend={t("common.theme.label")} options={options} value={theme} onValueChange={setTheme} />;
}
