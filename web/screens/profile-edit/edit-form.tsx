import type { OwnProfile } from "@nakamatch/contract/endpoints/profiles";
import { nameProblem } from "@nakamatch/domain/people/names";
import { type ReactNode, useCallback, useId, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "../../lib/translation.tsx";
import { BioField } from "../../person/facts/bio-field.tsx";
import { NameField } from "../../person/facts/name-field.tsx";
import { type PersonFactsForm, PersonFactsProvider } from "../../person/facts/person-facts-form.tsx";
import { PlaceFields } from "../../person/facts/place-fields.tsx";
import { PreferenceFields } from "../../person/facts/preference-fields.tsx";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { NewerNotice } from "./newer-notice.tsx";
import { Preview } from "./preview.tsx";
import { UnsavedChanges } from "./unsaved-changes.tsx";
import { useEditProfile } from "./use-edit-profile.tsx";

/** The fields with their stored values, a preview beside them and the button that saves (EDIT-01..13). */
export function EditForm({ own, onSaved }: { own: OwnProfile; onSaved: () => void }) {
  const { t } = useTranslation();
  const isSaved = useRef(false);
  const { form, busy, submit, newer, keepMine, takeStored } = useEditProfile(own, () => {
    isSaved.current = true;
    onSaved();
  });
  const { isDirty } = form.formState;
  const isUnsaved = useCallback(() => isDirty && !isSaved.current, [isDirty]);
  return (
    <PersonFactsProvider form={form}>
      <form
        noValidate
        aria-label={t("editProfile.title")}
        onSubmit={submit}
        className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
      >
        <div className="flex min-w-0 flex-col gap-6">
          {newer && <NewerNotice key={String(newer.isUrgent)} newer={newer} onKeep={keepMine} onTake={takeStored} />}
          <Section title={t("editProfile.sections.personal")}>
            <NameField name="firstName" />
            <NameField name="lastName" />
            <div className="sm:col-span-2">
              <p className="font-bold">{t("editProfile.nickname")}</p>
              <p className="mt-1 text-lg [overflow-wrap:anywhere]">@{own.nickname}</p>
              <p className="text-ink-soft text-sm">{t("editProfile.nicknameFixed")}</p>
            </div>
            <BioField />
          </Section>
          <Section title={t("editProfile.sections.location")}>
            <PlaceFields />
          </Section>
          <Section title={t("editProfile.sections.preferences")}>
            <PreferenceFields />
          </Section>
        </div>
        <div className="flex min-w-0 flex-col gap-5 lg:sticky lg:top-[calc(var(--header)+1.5rem)] lg:low:static">
          <Preview own={own} />
          <SaveButton busy={busy} />
        </div>
      </form>
      <UnsavedChanges isUnsaved={isUnsaved} isSaving={busy} />
    </PersonFactsProvider>
  );
}

/** Off while a name has a wrong character, and while saving is under way (EDIT-07, EDIT-10). */
function SaveButton({ busy }: { busy: boolean }) {
  const { t } = useTranslation();
  const { control } = useFormContext<PersonFactsForm>();
  const names = useWatch({ control, name: ["firstName", "lastName"] });
  return (
    <Button
      type="submit"
      variant="primary"
      size="lg"
      block
      busy={busy}
      busyLabel={t("editProfile.saving")}
      disabled={names.some((name) => nameProblem(name) === "invalid")}
    >
      {t("editProfile.save")}
    </Button>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <Panel as="section" aria-labelledby={heading}>
      <h2 id={heading} className="mb-5 text-2xl">
        {title}
      </h2>
      <div className="grid items-start gap-x-5 gap-y-5 sm:grid-cols-2">{children}</div>
    </Panel>
  );
}
