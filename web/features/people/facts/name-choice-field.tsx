import { NAME_CHOICES, type NameChoice } from "@nakamatch/contract/vocabulary/people";
import { shownName } from "@nakamatch/domain/people/names";
import type { Translate } from "../../../lib/i18n.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { Segmented } from "../../../ui/segmented.tsx";

export type NamedPerson = { firstName: string; lastName: string; nickname: string };

/** In words, what others read of these names. Needs the phrases `person`. */
export function whatOthersRead(t: Translate, person: NamedPerson, choice: NameChoice): string {
  const names = [shownName(person, choice), person.nickname && `@${person.nickname}`].filter(Boolean);
  return t("person.name.reads", { name: names.join(" · ") || "…" });
}

/** How much of the name others read: all, the first, or the nickname alone; below it what that is, and who reads what. */
export function NameChoiceField({
  person,
  value,
  onValueChange,
}: {
  person: NamedPerson;
  value: NameChoice;
  onValueChange: (choice: NameChoice) => void;
}) {
  const { t } = useTranslation();
  return (
    <div className="flex min-w-0 flex-col gap-1.5 sm:col-span-2">
      <Segmented
        label={t("person.name.label")}
        showLabel
        options={NAME_CHOICES.map((choice) => ({ value: choice, label: t(`person.name.${choice}`) }))}
        value={value}
        onValueChange={onValueChange}
      />
      <p className="font-semibold [overflow-wrap:anywhere]">{whatOthersRead(t, person, value)}</p>
      <p className="text-ink-soft text-sm">{t("person.name.text")}</p>
    </div>
  );
}
