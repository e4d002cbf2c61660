import { AGE, BIO_MAX, NAME_MAX, NICKNAME } from "@nakamatch/contract/vocabulary/limits";
import { ageOn, birthDateBounds, isCalendarDate, utcDate } from "@nakamatch/domain/people/age";
import { nameProblem } from "@nakamatch/domain/people/names";
import type { RegistrationForm } from "@nakamatch/domain/people/registration";
import { CircleCheck } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Spinner } from "../../ui/spinner.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { FormSection } from "./form-section.tsx";
import { problemText } from "./problem-text.ts";
import type { Availability } from "./use-availability.ts";
import { useProblem } from "./use-problem.ts";
import type { Registration } from "./use-registration.tsx";

/** First panel: who one is. */
export function PersonalSection({ nickname }: { nickname: Registration["nickname"] }) {
  const { t } = useTranslation();
  return (
    <FormSection number={1} title={t("register.sections.personal")} text={t("register.sections.personalText")}>
      <NameField name="firstName" autoComplete="given-name" />
      <NameField name="lastName" autoComplete="family-name" />
      <NicknameField nickname={nickname} />
      <BirthDateField />
      <BioField />
    </FormSection>
  );
}

function NameField({ name, autoComplete }: { name: "firstName" | "lastName"; autoComplete: string }) {
  const { t } = useTranslation();
  const { register } = useFormContext<RegistrationForm>();
  const problem = useProblem();
  const value = useWatch<RegistrationForm, typeof name>({ name });
  // A wrong character is said while it is typed, the rest when the field is left (REG-06).
  const typed = nameProblem(value) === "invalid" ? problemText(t, name, "invalid") : undefined;
  return (
    <TextField
      {...register(name)}
      label={t(`register.fields.${name}`)}
      error={typed ?? problem(name)}
      maxLength={NAME_MAX}
      autoComplete={autoComplete}
      required
    />
  );
}

function NicknameField({ nickname }: { nickname: Registration["nickname"] }) {
  const { t } = useTranslation();
  const { register } = useFormContext<RegistrationForm>();
  const problem = useProblem();
  const { state } = nickname;
  const against = state.status === "unavailable" && state.reason ? problemText(t, "nickname", state.reason) : undefined;
  return (
    <TextField
      {...register("nickname", {
        onChange: (event) => nickname.typed(event.target.value),
        onBlur: (event) => void nickname.check(event.target.value),
      })}
      label={t("register.fields.nickname")}
      hint={t("register.fields.nicknameHint")}
      error={against ?? problem("nickname")}
      status={<NicknameStatus {...state} />}
      data-availability={state.status}
      maxLength={NICKNAME.max * 2}
      autoComplete="nickname"
      autoCapitalize="none"
      spellCheck={false}
      required
      leading="@"
      className="sm:col-span-2"
    />
  );
}

function NicknameStatus({ status, value }: Availability) {
  const { t } = useTranslation();
  if (status === "checking") {
    return <Spinner label={t("register.availability.nicknameChecking")} className="text-ink-soft" />;
  }
  if (status !== "available") return null;
  return <Available>{t("register.availability.nicknameAvailable", { nickname: value })}</Available>;
}

/** A good answer: an icon and words. */
export function Available({ children }: { children: string }) {
  return (
    <p className="flex items-start gap-1.5 font-semibold text-success-ink">
      <CircleCheck className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span className="min-w-0 break-words">{children}</span>
    </p>
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
      required
      className="sm:col-span-2"
    />
  );
}

function BioField() {
  const { t } = useTranslation();
  const { register } = useFormContext<RegistrationForm>();
  const problem = useProblem();
  return (
    <TextArea
      {...register("bio")}
      label={t("register.fields.bio")}
      placeholder={t("register.fields.bioPlaceholder")}
      error={problem("bio")}
      max={BIO_MAX}
      optional
      className="sm:col-span-2"
    />
  );
}
