import { AGE, NICKNAME } from "@nakamatch/contract/vocabulary/limits";
import { ageOn, birthDateBounds, isCalendarDate, utcDate } from "@nakamatch/domain/people/age";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "../lib/translation.tsx";
import { BioField, NameField } from "../person/facts/text-fields.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { TextField } from "../ui/text-field.tsx";
import { Available, FormSection } from "./form-section.tsx";
import { problemText, useProblem } from "./problem-text.ts";
import type { RegistrationForm } from "./registration-form.ts";
import type { RegistrationState } from "./use-registration.tsx";

/** First panel: names, nickname, birth date and bio. */
export function PersonalSection({ nickname }: { nickname: RegistrationState["nickname"] }) {
  const { t } = useTranslation();
  return (
    <FormSection number={1} title={t("register.sections.personal")} text={t("register.sections.personalText")}>
      <NameField name="firstName" />
      <NameField name="lastName" />
      <NicknameField nickname={nickname} />
      <BirthDateField />
      <BioField />
    </FormSection>
  );
}

function NicknameField({ nickname }: { nickname: RegistrationState["nickname"] }) {
  const { t } = useTranslation();
  const { register } = useFormContext<RegistrationForm>();
  const problem = useProblem();
  const { state } = nickname;
  const against = state.status === "unavailable" && state.reason ? problemText(t, "nickname", state.reason) : undefined;
  const statuses = {
    unknown: null,
    checking: <Spinner label={t("register.availability.nicknameChecking")} className="text-ink-soft" />,
    available: <Available>{t("register.availability.nicknameAvailable", { nickname: state.value })}</Available>,
    unavailable: null,
  };
  return (
    <TextField
      {...register("nickname", {
        // Keyboards of phones add a space after a word that they suggest.
        setValueAs: (value: string) => value.trim(),
        onChange: (event) => nickname.typed(event.target.value.trim()),
        onBlur: (event) => void nickname.check(event.target.value.trim()),
      })}
      label={t("register.fields.nickname")}
      hint={t("register.fields.nicknameHint")}
      error={against ?? problem("nickname")}
      status={statuses[state.status]}
      data-availability={state.status}
      maxLength={NICKNAME.max * 2}
      autoComplete="nickname"
      enterKeyHint="next"
      autoCapitalize="none"
      spellCheck={false}
      required
      leading="@"
      className="sm:col-span-2"
    />
  );
}

function BirthDateField() {
  const { t } = useTranslation();
  const { register } = useFormContext<RegistrationForm>();
  const problem = useProblem();
  const value = useWatch<RegistrationForm, "birthDate">({ name: "birthDate" });
  const today = utcDate(new Date());
  const age = isCalendarDate(value) ? ageOn(value, today) : -1;
  return (
    <TextField
      {...register("birthDate")}
      {...birthDateBounds(today, AGE.min, AGE.max)}
      type="date"
      label={t("register.fields.birthDate")}
      hint={t("register.fields.birthDateHint")}
      error={problem("birthDate")}
      status={age >= 0 && <span className="font-semibold">{t("common.people.age", { count: age })}</span>}
      autoComplete="bday"
      enterKeyHint="next"
      required
      className="sm:col-span-2"
    />
  );
}
