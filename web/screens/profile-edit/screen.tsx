import type { OwnProfile } from "@nakamatch/contract/endpoints/people/profiles";
import { INTEREST_KINDS } from "@nakamatch/contract/vocabulary/people";
import { nameProblem, shownName } from "@nakamatch/domain/people/names";
import { isVisible } from "@nakamatch/domain/people/visible-text";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { useBlocker, useLocation } from "react-router";
import { type PersonFactsForm, PersonFactsProvider } from "../../features/people/facts/person-facts-form.tsx";
import { PlaceFields } from "../../features/people/facts/place-fields.tsx";
import { PreferenceFields } from "../../features/people/facts/preference-fields.tsx";
import { BioField, NameField } from "../../features/people/facts/text-fields.tsx";
import { ChosenInterests } from "../../features/people/interests/chosen-interests.tsx";
import { InterestsEditor } from "../../features/people/interests/interests-editor.tsx";
import { useMyInterests } from "../../features/people/interests/use-interests.ts";
import { PersonAvatar } from "../../features/people/person-avatar.tsx";
import { BioBubble } from "../../features/people/profile/about.tsx";
import { ProfileHead } from "../../features/people/profile/profile-head.tsx";
import { SectionSkeleton } from "../../features/people/profile/profile-section.tsx";
import { ownProfileQuery } from "../../features/people/profile/use-profile.ts";
import { useWayBack } from "../../features/people/profile-origin.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useRealtime } from "../../lib/realtime.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Announce } from "../../ui/announce.tsx";
import { AllCalm } from "../../ui/art/all-calm.tsx";
import { Awaited } from "../../ui/awaited.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { cx } from "../../ui/cx.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Form } from "../../ui/form.tsx";
import { Panel } from "../../ui/panel.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useFailureToast } from "../../ui/toast.tsx";
import { WayBack } from "../../ui/way-back.tsx";
import { LanguagesField } from "./languages-field.tsx";
import { NewerNotice } from "./newer-notice.tsx";
import { Part, PhoneFold } from "./part.tsx";
import { PhotosPart } from "./photos/photos-part.tsx";
import { PromptsPart } from "./prompts/prompts-part.tsx";
import { useEditProfile } from "./use-edit-profile.tsx";

export const phrases = ["dashboard", "editProfile", "interests", "languages", "person", "profile", "prompts"] as const;

const ChosenWithShelf = lazyPart(
  () => import("../../features/people/interests/shelf/chosen-with-shelf.tsx").then((module) => module.ChosenWithShelf),
  ChosenInterests,
  { phrases: ["shelf"] },
);

const Verification = lazyPart(
  () => import("./verification.tsx").then((module) => module.Verification),
  () => (
    // Link target, present before the part has loaded.
    <div id="verification" className="scroll-mt-24">
      <SectionSkeleton lines={["w-full", "w-2/3"]} />
    </div>
  ),
  { phrases: ["verification"] },
);

/** Where to return if not opened from the profile. */
const PROFILE = "/profile/me";

/** `/profile/edit`: the form, and interests, which save at once (NAV-12). */
export function Component() {
  const { t } = useTranslation();
  const goBack = useWayBack(PROFILE, { replace: true });
  const { data: own, isError, errorUpdatedAt, refetch } = useQuery(ownProfileQuery());
  useRealtime("photo.decided", () => void refetch());
  const hasFailed = isError && !own;
  const unsavedPart = useRef(false);
  useFailureToast(hasFailed ? t("editProfile.toasts.loadError") : null, errorUpdatedAt);
  return (
    <div
      aria-busy={(!own && !hasFailed) || undefined}
      // Room for the bar with the save button.
      className="mx-auto flex w-full max-w-5xl flex-col gap-6 px-4 py-5 has-data-save-bar:pb-24 has-data-save-bar:[--lower-edge:calc(var(--bar,0px)+var(--keyboard,0px)+4.75rem)] sm:px-6 sm:py-7"
    >
      <title>{t("editProfile.meta")}</title>
      <WayBack onClick={goBack}>{t("editProfile.back")}</WayBack>
      <h1 className="font-black text-3xl sm:text-4xl">{t("editProfile.title")}</h1>
      {own && <PhotosPart own={own} />}
      {own && <EditForm own={own} onSaved={goBack} unsavedPart={unsavedPart} />}
      {own && <Verification />}
      {own && <PromptsPart prompts={own.prompts} isUnsaved={unsavedPart} />}
      {own && <Interests />}
      {!own && !hasFailed && (
        <>
          <Awaited text={t("editProfile.loading")} />
          <SectionSkeleton lines={["w-full", "w-11/12", "w-4/5", "w-3/5"]} />
          <SectionSkeleton lines={["w-full", "w-2/3"]} />
        </>
      )}
      {hasFailed && (
        <EmptyState
          drawing={<AllCalm />}
          title={t("editProfile.loadFailed.title")}
          text={t("editProfile.loadFailed.text")}
          action={<RetryButton onClick={() => void refetch()} />}
        />
      )}
    </div>
  );
}

/** As in the onboarding (INTEREST-15); outside the form, so Enter does not submit it. */
function Interests() {
  const { t } = useTranslation();
  const { data: chosen } = useMyInterests();
  const failures = { add: t("editProfile.toasts.addError"), remove: t("editProfile.toasts.removeError") };
  return (
    <Part
      title={t("editProfile.sections.interests")}
      text={t("editProfile.interestsSaved")}
      label={t("editProfile.interestsEdit")}
      folded={
        <ul className="flex flex-wrap gap-2">
          {INTEREST_KINDS.flatMap((kind) => chosen?.filter((title) => title.kind === kind) ?? []).map((title) => (
            <li key={title.id} className="min-w-0 max-w-full">
              <Badge tone={title.kind} className="[&>span]:whitespace-normal">
                {title.name}
              </Badge>
            </li>
          ))}
        </ul>
      }
    >
      <InterestsEditor failures={failures} Chosen={ChosenWithShelf} />
    </Part>
  );
}

type EditFormProps = {
  own: OwnProfile;
  onSaved: () => void;
  /** Whether a part outside the form has unsaved text. */
  unsavedPart: RefObject<boolean>;
};

/** Stored values, with a preview and a save button (EDIT-01..13). */
function EditForm({ own, onSaved, unsavedPart }: EditFormProps) {
  const { t } = useTranslation();
  const isSaved = useRef(false);
  const { form, busy, submit, newer, keepMine, takeStored, dropBio } = useEditProfile(own, () => {
    isSaved.current = true;
    // A part with unsaved text may keep the screen open.
    form.reset(form.getValues());
    onSaved();
  });
  const { isDirty } = form.formState;
  useEffect(() => {
    if (!isDirty) isSaved.current = false;
  }, [isDirty]);
  const isUnsaved = () => isDirty && !isSaved.current;
  const { hash } = useLocation();
  useEffect(() => {
    // The router looks for it before the profile has loaded.
    if (hash !== "") document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <PersonFactsProvider form={form}>
      <Form
        busy={busy}
        aria-label={t("editProfile.title")}
        onSubmit={submit}
        className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
      >
        <div className="flex min-w-0 flex-col gap-6">
          {newer && <NewerNotice key={String(newer.isUrgent)} newer={newer} onKeep={keepMine} onTake={takeStored} />}
          <Section title={t("editProfile.sections.personal")}>
            <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] items-start gap-x-3 gap-y-9 sm:col-span-2 sm:gap-x-5">
              <NameField name="firstName" />
              <NameField name="lastName" />
            </div>
            <div className="sm:col-span-2">
              <p className="font-bold">{t("editProfile.nickname")}</p>
              <p className="mt-1 text-lg [overflow-wrap:anywhere]">@{own.nickname}</p>
              <p className="text-ink-soft text-sm">{t("editProfile.nicknameFixed")}</p>
            </div>
            <BioField />
            <LanguagesField />
          </Section>
          <Section title={t("editProfile.sections.location")}>
            <PlaceFields />
          </Section>
          <Section id="preferences" title={t("editProfile.sections.preferences")}>
            <PreferenceFields />
          </Section>
          <Save busy={busy} />
        </div>
        <div className="min-w-0 lg:sticky lg:top-[calc(var(--header)+1.5rem)] lg:low:static">
          <PhoneFold label={t("editProfile.preview")}>
            <Preview own={own} />
          </PhoneFold>
        </div>
      </Form>
      <UnsavedChanges isUnsaved={isUnsaved} isSaving={busy} unsavedPart={unsavedPart} onDrop={dropBio} />
    </PersonFactsProvider>
  );
}

const NAMES = ["firstName", "lastName"] as const;

/**
 * Below the fields, and with changes in a bar that is always in sight. Disabled while a name is invalid, with a way to it, and
 * while saving (EDIT-07, EDIT-10).
 */
function Save({ busy }: { busy: boolean }) {
  const { t } = useTranslation();
  const { control, setFocus } = useFormContext<PersonFactsForm>();
  const { isDirty } = useFormState({ control });
  const names = useWatch({ control, name: NAMES });
  const wrong = NAMES.find((_, at) => nameProblem(names[at] ?? "") === "invalid");
  return (
    <div
      data-save-bar={isDirty || undefined}
      className={cx(
        isDirty &&
          "fixed inset-x-0 bottom-[calc(var(--bar,0px)+var(--keyboard,0px))] z-20 border-edge border-t-2 bg-sheet py-3 low:z-30 low:py-1.5",
      )}
    >
      {isDirty && <Announce text={t("editProfile.changed")} />}
      <div className={cx("flex items-center gap-3 sm:gap-5", isDirty && "mx-auto max-w-5xl justify-end px-4 sm:px-6")}>
        {isDirty && !wrong && <p className="min-w-0 flex-1 font-bold max-sm:hidden">{t("editProfile.changed")}</p>}
        {wrong && (
          <button
            type="button"
            onClick={() => setFocus(wrong)}
            className="min-h-11 min-w-0 flex-1 rounded text-left font-bold text-danger-ink leading-tight underline underline-offset-4"
          >
            {t(`editProfile.check.${wrong}`)}
          </button>
        )}
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          busyLabel={t("editProfile.saving")}
          disabled={wrong !== undefined}
          className={isDirty ? "max-sm:flex-1" : "flex-1"}
        >
          {t("editProfile.save")}
        </Button>
      </div>
    </div>
  );
}

function Section({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <Panel as="section" id={id} aria-labelledby={heading} className="scroll-mt-24">
      <h2 id={heading} className="mb-5 text-2xl">
        {title}
      </h2>
      <div className="grid items-start gap-x-5 gap-y-9 [--note-room:1.625rem] sm:grid-cols-2">{children}</div>
    </Panel>
  );
}

/** The profile as others see it. */
function Preview({ own }: { own: OwnProfile }) {
  const { t } = useTranslation();
  const { control } = useFormContext<PersonFactsForm>();
  const names = ["firstName", "lastName", "country", "cityName", "bio"] as const;
  const [firstName, lastName, country, city, bio] = useWatch({ control, name: names });
  const realName = shownName({ firstName, lastName }, own.nameChoice);
  const person = { ...own, realName, country: country || null, city: city || null, distanceKm: null };
  return (
    <section aria-labelledby="preview-title" className="flex flex-col gap-4">
      <h2 id="preview-title" className="text-xl max-md:sr-only">
        {t("editProfile.preview")}
      </h2>
      <ProfileHead person={person} level={3} avatar={<PersonAvatar person={own} size="lg" />} />
      {isVisible(bio) ? <BioBubble bio={bio} /> : <p className="text-ink-soft">{t("editProfile.noBio")}</p>}
      {/* Photos, answers, shelf and titles are saved one by one. */}
      <TextLink to="/profile/me" className="self-start">
        {t("editProfile.previewAll")}
      </TextLink>
    </section>
  );
}

type UnsavedChangesProps = Pick<EditFormProps, "unsavedPart"> & {
  isUnsaved: () => boolean;
  isSaving: boolean;
  onDrop: () => void;
};

/**
 * Asks before discarding changes: by a dialog within the app, by the browser on closing or reloading. Not while the form
 * saves, unless a part is unsaved. `isUnsaved` is evaluated on leaving.
 */
function UnsavedChanges({ isUnsaved, isSaving, unsavedPart, onDrop }: UnsavedChangesProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { state, reset, proceed } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // Until this screen is gone, even if the next one is left at once.
      currentLocation.pathname === pathname &&
      nextLocation.pathname !== pathname &&
      (unsavedPart.current || (!isSaving && isUnsaved())),
  );
  const onLeave = useEffectEvent((event: BeforeUnloadEvent) => {
    if (unsavedPart.current || isUnsaved()) event.preventDefault();
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => onLeave(event);
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, []);
  return (
    <ConfirmDialog
      isOnLeaving
      open={state === "blocked"}
      onOpenChange={(open) => !open && reset?.()}
      title={t("editProfile.unsaved.title")}
      description={t("editProfile.unsaved.text")}
      confirmLabel={t("editProfile.unsaved.leave")}
      cancelLabel={t("editProfile.unsaved.stay")}
      tone="danger"
      onConfirm={() => {
        onDrop();
        proceed?.();
      }}
    />
  );
}
