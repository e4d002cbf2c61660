import type { AlertSettings } from "@nakamatch/contract/endpoints/alerts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { api, orpc } from "../../../lib/api.ts";
import { toAppError } from "../../../lib/errors.ts";
import { RetryButton } from "../../../ui/retry-button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { AlertsHere } from "./alerts-here.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** What quiet hours begin with. */
const NIGHT = { from: "22:00", until: "08:00" };

/** What the person is notified of by push, when not, and whether in this browser. */
export function AlertsSection() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(orpc.alerts.settings.queryOptions());
  return (
    <SettingsSection title={t("alerts.title")} text={t("alerts.text")}>
      {data ? (
        <>
          <AlertsHere publicKey={data.publicKey} isSubscribed={data.isSubscribed} />
          <Choices settings={data.settings} />
        </>
      ) : isError ? (
        <RetryButton className="self-start" onClick={() => void refetch()} />
      ) : (
        <Skeleton className="h-60" />
      )}
    </SettingsSection>
  );
}

function Choices({ settings }: { settings: AlertSettings }) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const queryKey = orpc.alerts.settings.queryKey();
  // Each change is shown at once, and the next one is made to it.
  const [wanted, setWanted] = useState(settings);
  const latest = useRef(settings);
  const show = (next: AlertSettings) => {
    latest.current = next;
    setWanted(next);
  };
  const { mutate } = useMutation({
    // One after the other: the last choice is what is stored.
    scope: { id: "alerts" },
    mutationFn: (next: AlertSettings) => api.alerts.change(next),
    onSuccess: (answer) => queries.setQueryData(queryKey, (before) => before && { ...before, ...answer }),
    onError: async (thrown) => {
      toast({ title: t("errors.title"), description: toAppError(thrown).text(t), variant: "destructive" });
      await queries.invalidateQueries({ queryKey });
      show(queries.getQueryData(queryKey)?.settings ?? settings);
    },
  });
  const choose = (change: Partial<AlertSettings>) => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const next = { ...latest.current, ...change, timeZone };
    show(next);
    mutate(next);
  };
  const { quietHours } = wanted;
  return (
    <div className="flex flex-col gap-4">
      {(["messages", "matches", "likes"] as const).map((kind) => (
        <Switch
          key={kind}
          label={t(`alerts.${kind}`)}
          hint={kind === "likes" ? t("alerts.likesHint") : undefined}
          checked={wanted[kind]}
          onCheckedChange={(isWanted) => choose({ [kind]: isWanted })}
        />
      ))}
      <Switch
        label={t("alerts.showsText")}
        hint={t("alerts.showsTextHint")}
        checked={wanted.showsText}
        onCheckedChange={(showsText) => choose({ showsText })}
      />
      <Switch
        label={t("alerts.quiet")}
        hint={t("alerts.quietHint")}
        checked={quietHours !== null}
        onCheckedChange={(isQuiet) => choose({ quietHours: isQuiet ? NIGHT : null })}
      />
      {quietHours && (
        <div className="grid gap-4 pt-2 sm:grid-cols-2">
          {(["from", "until"] as const).map((end) => (
            <TextField
              key={end}
              type="time"
              label={t(`alerts.${end}`)}
              value={quietHours[end]}
              required
              // Empty while only a part of the time is typed.
              onChange={({ target: { value } }) =>
                value !== "" && choose({ quietHours: { ...quietHours, [end]: value.slice(0, 5) } })
              }
            />
          ))}
        </div>
      )}
    </div>
  );
}
