import { GENDERS, LOOKING_FOR } from "@nakamatch/contract/vocabulary/people";
import { seeksFriendship, seeksNobody, seeksRelationship } from "@nakamatch/domain/people/looking-for";
import { HeartHandshake, HeartPlus, Sparkles, TriangleAlert } from "lucide-react";
import { type FocusEvent, useState } from "react";
import { useController, useFormContext, useFormState, useWatch } from "react-hook-form";
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
  const isNobodySought = useSeeksNobody();
  const { isSubmitted } = useFormState<PersonFactsForm>();
  // Saved without a tick, left so, or sent: not before one could choose.
  const [wasSaved] = useState(isNobodySought);
  const [wasLeft, setWasLeft] = useState(false);
  const isWarned = isNobodySought && (wasSaved || wasLeft || isSubmitted);
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
        onValueChange={(value) => {
          setWasLeft(false);
          lookingFor.onChange(value);
        }}
        options={LOOKING_FOR.map((value) => {
          const Icon = icons[value];
          return { value, label: t(`common.lookingFor.${value}`), icon: <Icon className="size-5" /> };
        })}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: watches the focus of its fields */}
      <div className="contents" onBlur={(event) => isNobodySought && hasLeft(event) && setWasLeft(true)}>
        {seeksFriendship(lookingFor.value) && <TargetGenders name="friendshipPreference" isWarned={isWarned} />}
        {seeksRelationship(lookingFor.value) && <TargetGenders name="relationshipPreference" isWarned={isWarned} />}
      </div>
      <div aria-live="polite" className={isWarned ? "sm:col-span-2" : "sr-only"}>
        {isWarned && (
          <p className="flex gap-2.5 rounded-control bg-danger-wash px-3 py-2.5 font-bold leading-snug">
            <TriangleAlert className="mt-0.5 size-5 shrink-0 text-danger-ink" />
            <span className="min-w-0">{t("person.fields.nobodyAtAll")}</span>
          </p>
        )}
      </div>
    </>
  );
}

/** To another field; a warning would move the button that is being pressed. */
function hasLeft({ currentTarget, relatedTarget }: FocusEvent): boolean {
  if (!(relatedTarget instanceof HTMLElement) || relatedTarget.matches("[type=submit]")) return false;
  return !currentTarget.contains(relatedTarget);
}

/** Nothing is ticked that counts, so that the person will see nobody. */
function useSeeksNobody(): boolean {
  const [lookingFor, friendshipPreference, relationshipPreference] = useWatch<
    PersonFactsForm,
    ["lookingFor", "friendshipPreference", "relationshipPreference"]
  >({ name: ["lookingFor", "friendshipPreference", "relationshipPreference"] });
  return seeksNobody({ lookingFor, friendshipPreference, relationshipPreference });
}

/** Genders to meet, with a hint about an empty choice (OPEN-40). */
function TargetGenders({
  name,
  isWarned,
}: {
  name: "friendshipPreference" | "relationshipPreference";
  isWarned: boolean;
}) {
  const { t } = useTranslation();
  const { control } = useFormContext<PersonFactsForm>();
  const { field } = useController({ control, name });
  return (
    <div className="sm:col-span-2">
      <CheckboxGroup
        legend={t(`person.fields.${name}`)}
        hint={field.value.length === 0 && !isWarned && t("person.fields.nobody")}
        name={field.name}
        value={field.value}
        onValueChange={field.onChange}
        options={GENDERS.map((value) => ({ value, label: t(`common.genderTargets.${value}`) }))}
      />
    </div>
  );
}
