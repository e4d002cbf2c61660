import { GENDERS, LOOKING_FOR } from "@nakamatch/contract/vocabulary/people";
import { seeksFriendship, seeksRelationship } from "@nakamatch/domain/people/looking-for";
import { HeartHandshake, HeartPlus, Sparkles } from "lucide-react";
import { useController, useFormContext } from "react-hook-form";
import { useTranslation } from "../../../lib/translation.tsx";
import { CheckboxGroup } from "../../../ui/checkbox-group.tsx";
import { Select } from "../../../ui/select.tsx";
import { type PersonFactsForm, useChosenFact } from "./person-facts-form.tsx";

const icons = { amistad: HeartHandshake, relacion: HeartPlus, ambas: Sparkles };

/**
 * Gender, intention and preferences. Preferences appear by intention, and survive hiding (REG-42, EDIT-13, OPEN-24).
 */
export function PreferenceFields() {
  const { t } = useTranslation();
  const gender = useChosenFact("gender");
  const lookingFor = useChosenFact("lookingFor");
  return (
    <>
      <Select
        {...gender.field}
        value={gender.value || null}
        onValueChange={gender.onChange}
        options={GENDERS.map((value) => ({ value, label: t(`common.genders.${value}`) }))}
      />
      <Select
        {...lookingFor.field}
        value={lookingFor.value || null}
        onValueChange={lookingFor.onChange}
        options={LOOKING_FOR.map((value) => {
          const Icon = icons[value];
          return { value, label: t(`common.lookingFor.${value}`), icon: <Icon className="size-5" /> };
        })}
      />
      {seeksFriendship(lookingFor.value) && <TargetGenders name="friendshipPreference" />}
      {seeksRelationship(lookingFor.value) && <TargetGenders name="relationshipPreference" />}
    </>
  );
}

/** Genders to meet, with a hint about an empty choice (OPEN-40). */
function TargetGenders({ name }: { name: "friendshipPreference" | "relationshipPreference" }) {
  const { t } = useTranslation();
  const { control } = useFormContext<PersonFactsForm>();
  const { field } = useController({ control, name });
  return (
    <div className="sm:col-span-2">
      <CheckboxGroup
        legend={t(`person.fields.${name}`)}
        hint={field.value.length === 0 && t("person.fields.nobody")}
        name={field.name}
        value={field.value}
        onValueChange={field.onChange}
        options={GENDERS.map((value) => ({ value, label: t(`common.genderTargets.${value}`) }))}
      />
    </div>
  );
}
