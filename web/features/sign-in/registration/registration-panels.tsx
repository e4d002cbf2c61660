import { AGE, NICKNAME } from "@nakamatch/contract/vocabulary/limits";
import { ageOn, birthDateBounds, isCalendarDate, utcDate } from "@nakamatch/domain/people/age";
import { CircleCheck } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Link, useNavigate } from "react-router";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { NameChoiceField } from "../../people/facts/name-choice-field.tsx";
import { PersonFactsProvider } from "../../people/facts/person-facts-form.tsx";
import { PlaceFields } from "../../people/facts/place-fields.tsx";
import { PreferenceFields } from "../../people/facts/preference-fields.tsx";
import { BioField, NameField } from "../../people/facts/text-fields.tsx";
import { problemText, type RegistrationForm, useProblem } from "./registration-form.ts";
import type { RegistrationProgressProps } from "./registration-progress.tsx";
import type { RegistrationState } from "./use-registration.tsx";

/**
 * The panels of a registration, on phones one at a time; `account` is the third, unless the provider gave it, `children`
 * follow the button.
 */
export function RegistrationPanels<Checked extends object>({
  registration,
  label,
  busyLabel,
  account,
  children,
}: {
  registration: RegistrationState<Checked>;
  label: string;
  busyLabel: string;
  account?: ReactNode;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { form, nickname, nameChoice, busy, submit, panel, panelCount, progress } = registration;
  const sections = [
    { name: "personal", content: <PersonalSection nickname={nickname} nameChoice={nameChoice} /> },
    {
      name: "location",
      content: (
        <FormSection number={2} title={t("register.sections.location")} text={t("register.sections.locationText")}>
          <PlaceFields />
        </FormSection>
      ),
    },
    ...(account ? [{ name: "account", content: account } as const] : []),
    {
      name: "preferences",
      content: (
        <FormSection
          number={panelCount}
          title={t("register.sections.preferences")}
          text={t("register.sections.preferencesText")}
        >
          <PreferenceFields />
        </FormSection>
      ),
    },
  ] as const;
  const opened = panel === null ? undefined : sections[panel - 1];
  const isOpen = (number: number) => panel === null || panel === number;
  const isSent = isOpen(panelCount);
  return (
    <PersonFactsProvider form={form}>
      <Form
        busy={busy}
        aria-label={label}
        onSubmit={submit}
        data-begun={(panel ?? 1) > 1 || undefined}
        className="flex flex-col gap-8"
      >
        {opened && (
          <Progress
            ref={progress}
            number={panel ?? 1}
            total={panelCount}
            title={t(`register.sections.${opened.name}`)}
          />
        )}
        {sections.map(({ name, content }, index) => (
          <div key={name} hidden={!isOpen(index + 1)}>
            {content}
          </div>
        ))}
        <div className="flex flex-col gap-4">
          {isSent && <AcceptedTerms />}
          <div className="flex flex-wrap gap-4">
            {panel !== null && panel > 1 && (
              <Button size="lg" onClick={() => void navigate(-1)}>
                {t("common.actions.back")}
              </Button>
            )}
            <Button
              type="submit"
              variant="primary"
              size="lg"
              busy={busy}
              busyLabel={isSent && busyLabel}
              className="min-w-0 grow basis-32"
            >
              {isSent ? label : t("common.actions.continue")}
            </Button>
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-ink-soft">
            <p>{t("register.adults")}</p>
            {children}
          </div>
        </div>
      </Form>
    </PersonFactsProvider>
  );
}

/** Optional: the form works without it. */
const Progress = lazyPart<RegistrationProgressProps>(
  () =>
    import("./registration-progress.tsx").then(
      (module) => module.RegistrationProgress,
      () => () => null,
    ),
  () => <div className="h-21" />,
);

const PAGES = { terms: "/terms", privacy: "/privacy" };

/** Acceptance of terms and privacy, with links in new tabs. */
function AcceptedTerms() {
  const { t } = useTranslation();
  // Every third part is a tag's name, followed by its text.
  const parts = t("register.accept").split(/<(terms|privacy)>(.*?)<\/\1>/);
  return (
    <p className="text-ink-soft text-sm">
      {parts.map((part, index) => {
        if (index % 3 === 0) return part;
        if (index % 3 === 1) return null;
        const page = parts[index - 1] as keyof typeof PAGES;
        return (
          <Link
            key={page}
            to={PAGES[page]}
            target="_blank"
            className="inline-block py-1.5 font-bold text-signal-ink underline underline-offset-4"
          >
            {part}
          </Link>
        );
      })}
    </p>
  );
}

/** First panel: names, nickname, birth date and bio. */
function PersonalSection({ nickname, nameChoice }: Pick<RegistrationState, "nickname" | "nameChoice">) {
  const { t } = useTranslation();
  return (
    <FormSection number={1} title={t("register.sections.personal")} text={t("register.sections.personalText")}>
      <NameField name="firstName" />
      <NameField name="lastName" />
      <ShownNameField choice={nameChoice} />
      <NicknameField nickname={nickname} />
      <BirthDateField />
      <BioField />
    </FormSection>
  );
}

function ShownNameField({ choice: { value, choose } }: { choice: RegistrationState["nameChoice"] }) {
  const [firstName, lastName, nickname] = useWatch<RegistrationForm, ["firstName", "lastName", "nickname"]>({
    name: ["firstName", "lastName", "nickname"],
  });
  return <NameChoiceField person={{ firstName, lastName, nickname }} value={value} onValueChange={choose} />;
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
        // Phone keyboards append a space after suggestions.
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

/** A numbered panel of a long form. */
export function FormSection({
  number,
  title,
  text,
  children,
}: {
  number: number;
  title: string;
  text: string;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <Panel as="section" variant="raised" aria-labelledby={heading} className="scroll-mt-24">
      <span
        aria-hidden="true"
        className="-top-6 -left-3 -rotate-6 absolute flex size-11 items-center justify-center rounded-full border-2 border-edge bg-accent font-black font-display text-on-accent text-xl"
      >
        {number}
      </span>
      <h2 id={heading} className="text-2xl">
        {title}
      </h2>
      <p className="mt-1 text-ink-soft">{text}</p>
      <div className="mt-5 grid items-start gap-x-4 gap-y-9 pb-4 [--note-room:1.625rem] sm:grid-cols-2">{children}</div>
    </Panel>
  );
}

/** Marks an available value by icon and words. */
export function Available({ children }: { children: string }) {
  return (
    <p className="flex items-start gap-1.5 font-semibold text-success-ink">
      <CircleCheck className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 break-words">{children}</span>
    </p>
  );
}
