import type { PersonBadge } from "@nakamatch/contract/schemas/people";
import { BAN_DURATIONS, type BanDuration, NOTES_MAX } from "@nakamatch/contract/vocabulary/decisions";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { PROFILE_REPORT_REASONS, type ProfileReportReason } from "@nakamatch/contract/vocabulary/reports";
import { isVisible } from "@nakamatch/domain/people/visible-text";
import { banEnd } from "@nakamatch/domain/safety/ban";
import type { BanSuggestion } from "@nakamatch/domain/safety/suggestion";
import { Gavel, MessageSquareWarning } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";
import type { AppError } from "../../../lib/errors.ts";
import { formatDateTime, languageName } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { useTextsIn } from "../../../lib/use-texts-in.ts";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { RadioCards } from "../../../ui/radio-cards.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { type Measure, useDecide } from "./use-decide.ts";
import { useNotesDraft } from "./use-notes-draft.ts";
import { useSendKey } from "./use-send-key.ts";

export type BanPanelProps = {
  person: Pick<PersonBadge, "id" | "nickname">;
  /** In which the person reads it, where it is known. */
  language?: Language | null | undefined;
  /** Null if there are no open reports. */
  caseId?: string | null | undefined;
  /** False for deleted accounts, which can only be banned. */
  canWarn?: boolean | undefined;
  /** Perhaps since it was opened. */
  isDeleted?: boolean | undefined;
  type?: Measure["type"] | undefined;
  /** Undefined without a case or until it has loaded. */
  suggestion?: BanSuggestion | null | undefined;
  /** The case's draft on the server; undefined until it has loaded. */
  draft?: string | null | undefined;
  /** Whether evidence of the case is on the screen. */
  isBeside?: boolean | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** After success, with the dialog closed. */
  onDecided?: (() => void) | undefined;
  onRefused?: ((error: AppError) => void) | undefined;
  /** Focus target after success, if the opener is gone. */
  finalFocus?: (() => HTMLElement | null) | undefined;
};

/** Phrases that the person reads. */
const READ = ["banDialog", "reasons"] as const;

/** Texts for notes, in the person's language. */
const TEMPLATES = ["respect", "advertising", "picture", "honesty"] as const;

/** Reason, duration, notes and a preview (BAN-01..04). */
export function BanPanel({
  person,
  language,
  caseId,
  canWarn = true,
  isDeleted = false,
  type: initialType = "ban",
  suggestion: suggested,
  draft,
  isBeside = false,
  open,
  onOpenChange,
  ...after
}: BanPanelProps) {
  const { t, language: own } = useTranslation();
  const theirs = useTextsIn(language ?? own, READ);
  const [chosenType, setType] = useState(initialType);
  const type = isDeleted ? "ban" : chosenType;
  const [wasDeleted] = useState(isDeleted);
  // The first suggestion is kept, as reports may arrive while the moderator writes.
  const [suggestion, setSuggestion] = useState(suggested);
  if (suggestion === undefined && suggested !== undefined) setSuggestion(suggested);
  const [chosenDuration, setDuration] = useState<BanDuration>();
  const [chosenReason, setReason] = useState<ProfileReportReason>();
  const duration = chosenDuration ?? suggestion?.duration ?? "1_day";
  const reason = chosenReason ?? suggestion?.reason ?? "";
  const {
    text: notes,
    setText: setNotes,
    status,
    isKept,
    drop,
  } = useNotesDraft({ personId: person.id, caseId: caseId ?? undefined, draft, isOpen: open });
  const [tried, setTried] = useState(false);
  const reasonInput = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const onDone = () => {
    isDone.current = true;
    drop();
    onOpenChange(false);
    after.onDecided?.();
  };
  const { mutate, isPending } = useDecide({ id: person.id, caseId }, onDone, after.onRefused);
  const submit = () => {
    setTried(true);
    if (!reason) reasonInput.current?.focus();
    else mutate(type === "ban" ? { type, reason, notes, duration } : { type, reason, notes });
  };
  useSendKey({ isOpen: open, isBusy: isPending, onSend: submit });
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("banDialog.title", { name: person.nickname })}
      keepsText={isKept}
      beside={isBeside ? { fold: t("banDialog.evidence.fold"), unfold: t("banDialog.evidence.unfold") } : undefined}
      finalFocus={() => (isDone.current && after.finalFocus?.()) || null}
      // Focuses the reasons: arrows choose, Tab goes to the notes, Enter sends. On touch devices starts at the top.
      initialFocus={matchMedia("(pointer: coarse)").matches ? undefined : reasonInput}
      label={t(`banDialog.submit.${type}`)}
      variant="danger"
      busy={isPending}
      onSubmit={submit}
    >
      {isDeleted && !wasDeleted && (
        <p role="status" className="rounded-control bg-accent-wash px-4 py-3 font-bold text-accent-ink">
          {t("banDialog.deleted")}
        </p>
      )}
      <div className="flex flex-wrap gap-x-6 gap-y-5">
        {canWarn && (
          <Segmented
            label={t("banDialog.type")}
            showLabel
            options={[
              { value: "warning", label: t("banDialog.types.warning"), icon: <MessageSquareWarning /> },
              { value: "ban", label: t("banDialog.types.ban"), icon: <Gavel /> },
            ]}
            value={type}
            onValueChange={setType}
          />
        )}
        {type === "ban" && (
          <Segmented
            label={t("banDialog.duration")}
            showLabel
            options={BAN_DURATIONS.map((value) => ({ value, label: t(`banDialog.durations.${value}`) }))}
            value={duration}
            onValueChange={setDuration}
          />
        )}
        {type === "ban" && suggestion && (
          <p className="-mt-3 basis-full text-ink-soft text-sm">
            {t(suggestedKey(suggestion), {
              duration: t(`banDialog.durations.${suggestion.duration}`),
              count: suggestion.measures,
            })}
          </p>
        )}
      </div>
      <RadioCards
        ref={reasonInput}
        legend={t("banDialog.reason")}
        error={tried && !reason && t("banDialog.reasonRequired")}
        options={PROFILE_REPORT_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        value={reason}
        onValueChange={setReason}
      />
      <TextArea
        label={t("banDialog.notes")}
        hint={
          isDeleted
            ? t("banDialog.notesKept")
            : language && language !== own
              ? t("banDialog.notesLanguage", { language: languageName(language, own) })
              : t("banDialog.notesHint")
        }
        status={status}
        optional
        rows={2}
        maxLength={NOTES_MAX}
        max={NOTES_MAX}
        value={notes}
        onChange={(event) => setNotes(event.target.value)}
      />
      {theirs && (
        <Select
          label={t("banDialog.template")}
          options={TEMPLATES.map((value) => ({ value, label: t(`banDialog.templates.${value}`) }))}
          value={null}
          onValueChange={(value) => {
            const text = theirs.t(`banDialog.templates.${value}`);
            setNotes((isVisible(notes) ? `${notes.trimEnd()}\n${text}` : text).slice(0, NOTES_MAX));
          }}
        />
      )}
      {canWarn && theirs && (
        <BanPreview
          person={person}
          theirs={theirs}
          reason={reason}
          notes={notes}
          duration={type === "ban" ? duration : null}
        />
      )}
    </FormDialog>
  );
}

function suggestedKey({ isForAge, measures }: BanSuggestion) {
  if (isForAge) return "banDialog.suggestedUnderage";
  return measures === 0 ? "banDialog.suggestedFirst" : "banDialog.suggested";
}

/** What the person reads, in their language. `duration` is null for a warning. */
function BanPreview(props: {
  person: { nickname: string };
  theirs: NonNullable<ReturnType<typeof useTextsIn>>;
  reason: ProfileReportReason | "";
  notes: string;
  duration: BanDuration | null;
}) {
  const { person, theirs, reason, notes, duration } = props;
  const own = useTranslation();
  const { t, language } = theirs;
  const heading = useId();
  const [now] = useState(() => new Date());
  const until = duration && banEnd(duration, now);
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-2">
      <h3 id={heading} className="text-base">
        {own.t("banDialog.preview.title", { name: person.nickname })}
      </h3>
      <div
        lang={language === own.language ? undefined : language}
        className="flex flex-col gap-2 rounded-panel bg-wash p-4"
      >
        <p className="font-bold">{t(duration ? "banDialog.preview.ban" : "banDialog.preview.warning")}</p>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
          <Row label={t("banDialog.preview.reason")}>
            {reason ? (
              t(`reasons.${reason}`)
            ) : (
              <span className="text-ink-soft">{t("banDialog.preview.reasonMissing")}</span>
            )}
          </Row>
          {duration && (
            <Row label={t("banDialog.preview.until")}>
              {until ? formatDateTime(until, language) : t("banDialog.preview.permanent")}
            </Row>
          )}
          {isVisible(notes) && (
            <Row label={t("banDialog.preview.notes")}>
              <span className="user-text block whitespace-pre-line">{notes.trim()}</span>
            </Row>
          )}
        </dl>
        <p className="text-ink-soft text-sm">{t("banDialog.preview.appeal")}</p>
      </div>
    </section>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="font-bold">{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
