import type { StoredSwitches } from "@nakamatch/contract/endpoints/operation/switches";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { api, orpc } from "../../lib/api.ts";
import { useApp } from "../../lib/app.tsx";
import { refetchChanged } from "../../lib/cached-changes.ts";
import { toAppError } from "../../lib/errors.ts";
import { formatDateTime } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Awaited } from "../../ui/awaited.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";
import { Select } from "../../ui/select.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Switch } from "../../ui/switch.tsx";
import { useErrorToast } from "../../ui/toast.tsx";
import { Section } from "./sections.tsx";

const MINUTES = ["5", "10", "20", "30", "60", "120"] as const;

type Change = Partial<Pick<StoredSwitches, "isRegistrationOpen" | "maintenanceUntil">>;

/** Registration and maintenance, for operators. Loads by itself; needs the phrases of `switches`. */
export function Switches() {
  const { t, language } = useTranslation();
  const query = useQuery(orpc.switches.stored.queryOptions());
  const { data } = query;
  return (
    <Section title={t("switches.title")}>
      <p className="-mt-3 text-ink-soft">{t("switches.text")}</p>
      {data ? (
        <>
          <Controls stored={data} />
          <p className="text-ink-soft text-sm">
            {data.changedAt === null
              ? t("switches.unchanged")
              : t("switches.changed", {
                  time: formatDateTime(data.changedAt, language),
                  who: data.changedBy ?? t("switches.byCommand"),
                })}
          </p>
        </>
      ) : query.isError ? (
        <div className="flex flex-wrap items-center gap-3">
          <p role="alert">{t("switches.loadError")}</p>
          <RetryButton onClick={() => void query.refetch()} />
        </div>
      ) : (
        <>
          <Awaited text={t("common.loading")} />
          <Skeleton className="h-60" />
        </>
      )}
    </Section>
  );
}

function Controls({ stored }: { stored: StoredSwitches }) {
  const { t, language } = useTranslation();
  const { session } = useApp();
  const [minutes, setMinutes] = useState<(typeof MINUTES)[number]>("10");
  const { mutate, isPending } = useChange(stored);
  const { isRegistrationOpen, maintenanceUntil } = stored;
  const start = () => {
    const end = session.now().getTime() + Number(minutes) * 60_000;
    mutate({ maintenanceUntil: new Date(end).toISOString() });
  };
  const [isClosing, setClosing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <Switch
        label={t("switches.registration")}
        hint={t("switches.registrationHint")}
        checked={isRegistrationOpen}
        busy={isPending}
        onCheckedChange={(isOpen) => (isOpen ? mutate({ isRegistrationOpen: true }) : setClosing(true))}
      />
      <ConfirmDialog
        open={isClosing}
        onOpenChange={setClosing}
        title={t("switches.closeTitle")}
        description={t("switches.closeText")}
        confirmLabel={t("switches.close")}
        onConfirm={() => {
          setClosing(false);
          mutate({ isRegistrationOpen: false });
        }}
      />
      <div className="flex flex-col gap-3">
        <div>
          <h3 className="font-bold">{t("switches.maintenance")}</h3>
          <p className="text-ink-soft text-sm">{t("switches.maintenanceHint")}</p>
          <p ref={status} tabIndex={-1} role="status" className="mt-1 outline-none">
            {maintenanceUntil === null
              ? t("switches.off")
              : t("switches.until", { time: formatDateTime(maintenanceUntil, language) })}
          </p>
        </div>
        <div className="flex flex-wrap items-end gap-3">
          <Select
            label={t("switches.duration")}
            options={MINUTES.map((value) => ({ value, label: t("switches.minutes", { count: Number(value) }) }))}
            value={minutes}
            onValueChange={setMinutes}
            className="w-48"
          />
          <Button busy={isPending} onClick={maintenanceUntil === null ? () => setAsking(true) : start}>
            {t(maintenanceUntil === null ? "switches.start" : "switches.extend")}
          </Button>
          <ConfirmDialog
            open={isAsking}
            onOpenChange={setAsking}
            title={t("switches.startTitle")}
            description={t("switches.startText")}
            confirmLabel={t("switches.start")}
            onConfirm={() => {
              setAsking(false);
              start();
            }}
          />
          {/* Never removed, to keep the focus. */}
          <Button
            disabled={maintenanceUntil === null}
            busy={isPending}
            onClick={() =>
              // The button is off then.
              mutate({ maintenanceUntil: null }, { onSuccess: () => status.current?.focus() })
            }
          >
            {t("switches.end")}
          </Button>
        </div>
      </div>
    </>
  );
}

/** Refetches after each attempt, as another operator may have been faster. */
function useChange({ isRegistrationOpen, maintenanceUntil, version }: StoredSwitches) {
  const { t } = useTranslation();
  const { fail, clearError } = useErrorToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) => api.switches.change({ isRegistrationOpen, maintenanceUntil, version, ...change }),
    onMutate: clearError,
    onError: (thrown) => fail(t("errors.title"), toAppError(thrown).text(t)),
    onSettled: () => refetchChanged(queries, orpc.switches.key()),
  });
}
