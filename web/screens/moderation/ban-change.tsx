import type { BannedPerson } from "@nakamatch/contract/schemas/banned-person";
import { type BanDuration, NOTES_MAX } from "@nakamatch/contract/vocabulary/decisions";
import { changedBanEnd, changedDurations } from "@nakamatch/domain/safety/ban";
import { type ReactNode, useRef, useState } from "react";
import { useSendKey } from "../../features/moderation/decide/use-send-key.ts";
import { api } from "../../lib/api.ts";
import { formatDateTime } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useOpenings } from "../../lib/use-openings.ts";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { personIdOf, useDecision } from "./use-queues.ts";

type Ban = Pick<BannedPerson, "bannedAt" | "until">;

const timesOf = ({ bannedAt, until }: Ban) => ({
  since: new Date(bannedAt),
  until: until === null ? null : new Date(until),
});

/** Whether a ban can have another duration now. */
export function canChange(ban: Ban): boolean {
  return changedDurations(timesOf(ban), new Date()).length > 0;
}

type Asking = {
  /** Bans as shown now. */
  entries: readonly BannedPerson[];
  canLift?: boolean;
};

/** The dialog that changes a ban; outside the list, to keep what is written when the entry leaves. */
export function useBanChange({ entries, canLift = false }: Asking): {
  ask: (entry: BannedPerson) => void;
  isAsking: boolean;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<BannedPerson>();
  const [isOpen, setIsOpen] = useState(false);
  const openings = useOpenings(isOpen);
  return {
    ask: (entry) => {
      setAsked(entry);
      setIsOpen(true);
    },
    isAsking: isOpen,
    dialog: asked && openings > 0 && (
      <BanChangeDialog
        key={openings}
        seen={asked}
        latest={entries.find((each) => personIdOf(each) === personIdOf(asked))}
        canLift={canLift}
        open={isOpen}
        onOpenChange={setIsOpen}
      />
    ),
  };
}

type BanChangeDialogProps = {
  seen: BannedPerson;
  /** Undefined once it has left the list. */
  latest: BannedPerson | undefined;
  canLift: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Another duration, counted from the beginning of the ban, or its end now; with a note. */
function BanChangeDialog({ seen, latest, canLift, open, onOpenChange }: BanChangeDialogProps) {
  const { t, language } = useTranslation();
  // After a change by someone else the second try is about what is shown by then.
  const [isTold, setIsTold] = useState(false);
  const ban = (isTold && latest) || seen;
  const { id: personId, nickname: name } = seen.person;
  const [now] = useState(() => new Date());
  const times = timesOf(ban);
  const durations = changedDurations(times, now);
  const options = [
    ...durations.map((value) => ({ value: value as BanDuration | "lift", label: t(`banDialog.durations.${value}`) })),
    ...(canLift ? [{ value: "lift" as const, label: t("moderation.banChange.lift") }] : []),
  ];
  const [chosen, setChosen] = useState<BanDuration | "lift">();
  const value = options.find((option) => option.value === chosen)?.value ?? options[0]?.value ?? "lift";
  const [notes, setNotes] = useState("");
  const isDone = useRef(false);
  const { mutate, isPending } = useDecision(
    () => {
      const { bannedAt, until } = ban;
      return value === "lift"
        ? api.decisions.unban({ personId, notes })
        : api.decisions.changeBan({ personId, duration: value, notes, ban: { bannedAt, until } });
    },
    {
      personId,
      failed: { text: t(value === "lift" ? "moderation.banned.failed" : "moderation.banChange.failed") },
      done: () =>
        value === "lift"
          ? { title: t("moderation.banned.doneTitle"), description: t("moderation.banned.done") }
          : {
              title: t("moderation.banChange.done.title"),
              description: t("moderation.banChange.done.text", { name }),
            },
      onDone: () => {
        isDone.current = true;
        onOpenChange(false);
      },
      onError: ({ code }) => setIsTold(code === "BAN_CHANGED"),
    },
  );
  const end = value === "lift" ? undefined : changedBanEnd(value, times, now);
  useSendKey({ isOpen: open, isBusy: isPending || options.length === 0, onSend: mutate });
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("moderation.banChange.title", { name })}
      label={t(`moderation.banChange.submit.${value === "lift" ? "lift" : "change"}`)}
      busy={isPending}
      disabled={options.length === 0}
      finalFocus={() => (isDone.current && !latest ? document.getElementById("content") : null)}
      onSubmit={() => mutate()}
    >
      <div className="flex flex-col gap-2">
        <Segmented
          label={t("moderation.banChange.duration")}
          showLabel
          options={options}
          value={value}
          onValueChange={setChosen}
        />
        <p className="text-ink-soft text-sm">
          {t("moderation.banChange.since", { date: formatDateTime(ban.bannedAt, language) })}
        </p>
        <p role="status" className="font-bold">
          {value === "lift"
            ? t("moderation.banChange.lifted")
            : end
              ? t("moderation.banChange.until", { date: formatDateTime(end, language) })
              : t("moderation.banChange.never")}
        </p>
      </div>
      <TextArea
        label={t("moderation.banChange.notes")}
        hint={t(value === "lift" ? "moderation.banChange.notesKept" : "moderation.banChange.notesSent")}
        optional
        rows={2}
        maxLength={NOTES_MAX}
        max={NOTES_MAX}
        value={notes}
        onChange={(event) => setNotes(event.target.value)}
      />
    </FormDialog>
  );
}
