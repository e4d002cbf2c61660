import { GENDERS, LOOKING_FOR } from "@nakamatch/contract/vocabulary/people";
import { type RegistrationForm, seeksFriendship, seeksRelationship } from "@nakamatch/domain/people/registration";
import { HeartHandshake, HeartPlus, Sparkles } from "lucide-react";
import { useController, useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { CheckboxGroup } from "../../ui/checkbox-group.tsx";
import { Select } from "../../ui/select.tsx";
import { FormSection } from "./form-section.tsx";
import { useProblem } from "./use-problem.ts";

const icons = { amistad: HeartHandshake, relacion: HeartPlus, ambas: Sparkles };

/** Fourth panel: whom one wants to meet. A group is there only for what is sought; its ticks survive hiding. */
export function PreferencesSection() {
  const { t } = useTranslation();
  const { control } = useFormContext<RegistrationForm>();
  const problem = useProblem();
  const gender = useController({ control, name: "gender" }).field;
  const lookingFor = useController({ control, name: "lookingFor" }).field;
  return (
    <FormSection number={4} title={t("register.sections.preferences")} text={t("register.sections.preferencesText")}>
      <Select
        ref={gender.ref}
        name={gender.name}
        onBlur={gender.onBlur}
        label={t("register.fields.gender")}
        error={problem("gender")}
        value={gender.value || null}
        onValueChange={gender.onChange}
        options={GENDERS.map((value) => ({ value, label: t(`common.genders.${value}`) }))}
      />
      <Select
        ref={lookingFor.ref}
        name={lookingFor.name}
        onBlur={lookingFor.onBlur}
        label={t("register.fields.lookingFor")}
        error={problem("lookingFor")}
        value={lookingFor.value || null}
        onValueChange={lookingFor.onChange}
        options={LOOKING_FOR.map((value) => {
          const Icon = icons[value];
          return {
            value,
            label: t(`common.lookingFor.${value}`),
            icon: <Icon className="size-5" aria-hidden="true" />,
          };
        })}
      />
      {seeksFriendship(lookingFor.value) && <Targets name="friendshipPreference" />}
      {seeksRelationship(lookingFor.value) && <Targets name="relationshipPreference" />}
    </FormSection>
  );
}

/** The genders one seeks, and in plain words what an empty list means (OPEN-40). */
function Targets({ name }: { name: "friendshipPreference" | "relationshipPreference" }) {
  const { t } = useTranslation();
  const { control } = useFormContext<RegistrationForm>();
  const { field } = useController({ control, name });
  return (
    <div className="sm:col-span-2">
      <CheckboxGroup
        legend={t(`register.fields.${name}`)}
        hint={field.value.length === 0 && t("register.fields.nobody")}
        name={field.name}
        value={field.value}
        onValueChange={field.onChange}
        options={GENDERS.map((value) => ({ value, label: t(`common.genderTargets.${value}`) }))}
      />
    </div>
  );
}
