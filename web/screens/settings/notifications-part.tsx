import type { AlertSettings } from "@nakamatch/contract/endpoints/push/push-notifications";
import { DIGEST_FREQUENCIES, type DigestFrequency } from "@nakamatch/contract/vocabulary/digests";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { playSound, useSoundChoice } from "../../features/chats/message-sound.ts";
import { api, orpc } from "../../lib/api.ts";
import { applyConfirmed, refetchChanged } from "../../lib/cached-changes.ts";
import { log } from "../../lib/log.ts";
import { pushSupport, rememberPushOwner, subscribeBrowser, unsubscribeBrowser } from "../../lib/push.ts";
import { useUser } from "../../lib/session.tsx";
import { browserTimeZone } from "../../lib/time-zone.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { cx } from "../../ui/cx.ts";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { Switch } from "../../ui/switch.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useToast } from "../../ui/toast.tsx";
import { Loaded, SettingsSection } from "./settings-section.tsx";
import { useChoice } from "./use-choice.ts";

const NIGHT = { from: "22:00", until: "08:00" };

export function NotificationsPart() {
  return (
    <>
      <AlertsSection />
      <SoundSection />
      <DigestSection />
      <TurnsSection />
      <PlansSection />
    </>
  );
}

/** Push notifications, quiet hours, this browser. */
function AlertsSection() {
  const { t } = useTranslation();
  const query = useQuery(orpc.pushNotifications.settings.queryOptions());
  return (
    <SettingsSection title={t("pushNotifications.title")} text={t("pushNotifications.text")}>
      <Loaded query={query} height="h-112">
        {({ settings, ...here }) => (
          <>
            <AlertsHere {...here} />
            <Choices settings={settings} isOn={here.isSubscribed} />
          </>
        )}
      </Loaded>
    </SettingsSection>
  );
}

/** The sound for messages, in this browser. */
function SoundSection() {
  const { t } = useTranslation();
  const [isOn, choose] = useSoundChoice();
  return (
    <SettingsSection title={t("pushNotifications.sound.title")} text={t("pushNotifications.sound.text")}>
      <Switch
        label={t("pushNotifications.sound.switch")}
        checked={isOn}
        onCheckedChange={(isWanted) => {
          choose(isWanted);
          if (isWanted) playSound();
        }}
      />
    </SettingsSection>
  );
}

/** Frequency of the email digest. */
function DigestSection() {
  const { t } = useTranslation();
  const query = useQuery(orpc.digestEmails.current.queryOptions());
  const queryKey = orpc.digestEmails.current.queryKey();
  const choose = useChoice({
    queryKey,
    send: (digest: DigestFrequency) => api.digestEmails.change({ digest, timeZone: browserTimeZone().timeZone }),
    changeOf: (digest) => ({ queryKey, apply: () => ({ digest }) }),
  });
  return (
    <SettingsSection title={t("digest.settings.title")} text={t("digest.settings.text")}>
      <Loaded query={query} height="h-20">
        {({ digest }) => (
          <RadioCards
            short
            legend={t("digest.settings.label")}
            options={DIGEST_FREQUENCIES.map((value) => ({ value, label: t(`digest.settings.${value}`) }))}
            value={digest}
            onValueChange={choose}
          />
        )}
      </Loaded>
      {!browserTimeZone().isKnown && <p className="text-ink-soft">{t("pushNotifications.zoneUnknown")}</p>}
    </SettingsSection>
  );
}

/** Reminders of chats in which it is the viewer's turn. */
function TurnsSection() {
  const { t } = useTranslation();
  const query = useQuery(orpc.turns.settings.queryOptions());
  const queryKey = orpc.turns.settings.queryKey();
  const choose = useChoice({
    queryKey,
    send: (isReminding: boolean) => api.turns.change({ isReminding }),
    changeOf: (isReminding) => ({ queryKey, apply: () => ({ isReminding }) }),
  });
  return (
    <SettingsSection title={t("digest.turns.title")} text={t("digest.turns.text")}>
      <Loaded query={query} height="h-14">
        {({ isReminding }) => (
          <Switch
            label={t("digest.turns.switch")}
            hint={t("digest.turns.hint")}
            checked={isReminding}
            onCheckedChange={choose}
          />
        )}
      </Loaded>
    </SettingsSection>
  );
}

/** Emails of plans. */
function PlansSection() {
  const { t } = useTranslation();
  const query = useQuery(orpc.plans.settings.queryOptions());
  const queryKey = orpc.plans.settings.queryKey();
  const choose = useChoice({
    queryKey,
    send: (isEmailed: boolean) => api.plans.change({ isEmailed, timeZone: browserTimeZone().timeZone }),
    changeOf: (isEmailed) => ({ queryKey, apply: () => ({ isEmailed }) }),
  });
  return (
    <SettingsSection title={t("plans.emails.title")} text={t("plans.emails.text")}>
      <Loaded query={query} height="h-14">
        {({ isEmailed }) => (
          <Switch
            label={t("plans.emails.switch")}
            hint={t(browserTimeZone().isKnown ? "plans.emails.hint" : "pushNotifications.zoneUnknown")}
            checked={isEmailed}
            onCheckedChange={choose}
          />
        )}
      </Loaded>
    </SettingsSection>
  );
}

/** `isOn`: in this browser; elsewhere they may be. */
function Choices({ settings, isOn }: { settings: AlertSettings; isOn: boolean }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const queryKey = orpc.pushNotifications.settings.queryKey();
  const choose = useChoice({
    queryKey,
    send: (change: Partial<AlertSettings>) => {
      // Merged on sending, to keep newer settings.
      const latest = queries.getQueryData(queryKey)?.settings ?? settings;
      return api.pushNotifications.change({ ...latest, ...change, timeZone: browserTimeZone().timeZone });
    },
    changeOf: (change) => ({
      queryKey,
      apply: (data: { settings: AlertSettings }) => ({ ...data, settings: { ...data.settings, ...change } }),
    }),
  });
  const { isModerator } = useUser();
  const { quietHours } = settings;
  return (
    <div className={cx("flex flex-col gap-4", !isOn && "[&_[role=switch]]:opacity-50")}>
      {!isOn && <p className="text-ink-soft">{t("pushNotifications.hereOff")}</p>}
      {(["messages", "matches", "likes"] as const).map((kind) => (
        <Switch
          key={kind}
          label={t(`pushNotifications.${kind}`)}
          hint={kind === "likes" ? t("pushNotifications.likesHint") : undefined}
          checked={settings[kind]}
          onCheckedChange={(isWanted) => choose({ [kind]: isWanted })}
        />
      ))}
      {isModerator && (
        <Switch
          label={t("pushNotifications.cases")}
          hint={t("pushNotifications.casesHint")}
          checked={settings.cases ?? false}
          onCheckedChange={(cases) => choose({ cases })}
        />
      )}
      <Switch
        label={t("pushNotifications.showsText")}
        hint={t("pushNotifications.showsTextHint")}
        checked={settings.showsText}
        onCheckedChange={(showsText) => choose({ showsText })}
      />
      <Switch
        label={t("pushNotifications.quiet")}
        hint={t(browserTimeZone().isKnown ? "pushNotifications.quietHint" : "pushNotifications.zoneUnknown")}
        checked={quietHours !== null}
        onCheckedChange={(isQuiet) => choose({ quietHours: isQuiet ? NIGHT : null })}
      />
      {quietHours && (
        <div className="grid gap-4 pt-2 sm:grid-cols-2">
          {(["from", "until"] as const).map((end) => (
            <TimeField
              key={end}
              label={t(`pushNotifications.${end}`)}
              value={quietHours[end]}
              onChange={(time) => choose({ quietHours: { ...quietHours, [end]: time } })}
            />
          ))}
        </div>
      )}
    </div>
  );
}

type TimeFieldProps = { label: string; value: string; onChange: (time: string) => void };

/** Updates at once: a later value would interrupt typing the second digit. */
function TimeField({ label, value, onChange }: TimeFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  return (
    <TextField
      type="time"
      label={label}
      value={typed}
      required
      onChange={({ target }) => {
        // Empty while incomplete.
        if (target.value === "") return;
        const time = target.value.slice(0, 5);
        setTyped(time);
        onChange(time);
      }}
    />
  );
}

/** Toggles notifications in this browser, or explains why it has none. */
function AlertsHere({
  publicKey,
  isSubscribed,
  isBrief,
}: {
  publicKey: string;
  isSubscribed: boolean;
  isBrief: boolean;
}) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const { id } = useUser();
  const [support, setSupport] = useState(pushSupport);
  /** The browser's question was dismissed, or not shown. */
  const [isUnanswered, setUnanswered] = useState(false);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (isWanted: boolean) => {
      if (!isWanted) {
        await api.pushNotifications.unsubscribe();
        rememberPushOwner(null);
        await unsubscribeBrowser().catch((error: unknown) => log.error("The browser stays subscribed", error));
        return false;
      }
      const subscription = await subscribeBrowser(publicKey);
      if (!subscription) return false;
      await api.pushNotifications.subscribe(subscription);
      rememberPushOwner({ personId: id, endpoint: subscription.endpoint });
      return true;
    },
    onMutate: () => setUnanswered(false),
    onSuccess: (isOn, isWanted) => {
      setUnanswered(isWanted && !isOn);
      applyConfirmed(queries, {
        queryKey: orpc.pushNotifications.settings.key(),
        apply: (before: { isSubscribed: boolean }) => ({ ...before, isSubscribed: isOn }),
      });
      setSupport(pushSupport());
    },
    onError: (error) => {
      log.error("Notifications could not be switched", error);
      toast({ title: t("errors.title"), description: t("pushNotifications.hereError"), variant: "destructive" });
      // The server may have another key by now.
      return refetchChanged(queries, orpc.pushNotifications.settings.key());
    },
  });
  const obstacle = support === "possible" ? isBrief && "brief" : support;
  const why = obstacle || (isUnanswered && "unanswered");
  return (
    <>
      {!obstacle && (
        <Switch
          label={t("pushNotifications.here")}
          hint={t("pushNotifications.hereHint")}
          checked={isPending ? variables : isSubscribed}
          busy={isPending}
          onCheckedChange={(isWanted) => mutate(isWanted)}
        />
      )}
      <div role="status" className="empty:absolute">
        {why && <p className="rounded-control bg-wash p-3">{t(`pushNotifications.${why}`)}</p>}
      </div>
    </>
  );
}
