import { useTranslation } from "../../lib/translation.tsx";
import { CountryField } from "../../person/place/country-field.tsx";

export type CountryFilterProps = {
  /** Country code; empty for any. */
  value: string;
  onValueChange: (code: string) => void;
};

/** Search-select of the country to filter by. */
export function CountryFilter({ value, onValueChange }: CountryFilterProps) {
  const { t } = useTranslation();
  return (
    <CountryField
      label={t("dashboard.filters.country")}
      placeholder={t("dashboard.filters.anyCountry")}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
