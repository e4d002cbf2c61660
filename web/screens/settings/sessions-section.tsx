import type { OwnSession } from "@nakamatch/contract/endpoints/sign-in/sessions";
import { deviceName } from "@nakamatch/domain/people/device";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Monitor, Smartphone } from "lucide-react";
import { useRef, useState } from "react";
import { orpc } from "../../lib/api.ts";
import { toAppError } from "../../lib/errors.ts";
import { formatDateTime } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useToast } from "../../ui/toast.tsx";
import { Loaded, SettingsSection } from "./settings-section.tsx";

/** Open sessions; all but the current one can be ended. */
export function SessionsSection() {
  const { t } = useTranslation();
  const toast = useToast();
  const client = useQueryClient();
  const query = useQuery(orpc.sessions.list.queryOptions());
  const [isAsking, setIsAsking] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const others = query.data?.sessions.filter(({ isCurrent }) => !isCurrent) ?? [];
  const ended = async (title: string) => {
    await client.invalidateQueries({ queryKey: orpc.sessions.key() });
    setIsAsking(false);
    toast({ title, variant: "success" });
  };
  const onError = (thrown: unknown) => {
    setIsAsking(false);
    toast({ title: t("errors.title"), description: toAppError(thrown).text(t), variant: "destructive" });
  };
  const endOthers = useMutation(
    orpc.sessions.endOthers.mutationOptions({ onSuccess: () => ended(t("sessions.endedOthers")), onError }),
  );
  const end = useMutation(orpc.sessions.end.mutationOptions({ onSuccess: () => ended(t("sessions.ended")), onError }));

  return (
    <SettingsSection text={t("sessions.text")}>
      <Loaded query={query} failed={t("sessions.loadFailed")} height="h-24">
        {({ sessions }) => (
          <ul ref={list} className="flex flex-col [&>li+li]:border-t-2 [&>li]:border-line">
            {sessions.map((session) => (
              <SessionItem
                key={session.id}
                session={session}
                isEnding={end.isPending && end.variables.sessionId === session.id}
                onEnd={() => end.mutate({ sessionId: session.id })}
              />
            ))}
          </ul>
        )}
      </Loaded>
      {others.length > 0 && (
        <Button className="self-start" onClick={() => setIsAsking(true)}>
          {t("sessions.endOthers")}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t("sessions.endOthersTitle")}
        description={t("sessions.endOthersText")}
        confirmLabel={t("sessions.endOthers")}
        busy={endOthers.isPending}
        onConfirm={() => endOthers.mutate({})}
        // The button goes with the last other session.
        finalFocus={() => (others.length > 0 ? null : (list.current?.closest("section") ?? null))}
      />
    </SettingsSection>
  );
}

function SessionItem({ session, isEnding, onEnd }: { session: OwnSession; isEnding: boolean; onEnd: () => void }) {
  const { t, language } = useTranslation();
  const { isMobile, address, lastSeenAt, isCurrent, isHeldBack } = session;
  const device = deviceName(session, {
    both: (known) => t("sessions.device", known),
    unknown: t("sessions.unknown"),
  });
  const time = isCurrent ? t("sessions.now") : formatDateTime(new Date(lastSeenAt), language);
  const Icon = isMobile ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex min-w-0 gap-3">
        <Icon className="mt-0.5 size-5 shrink-0" />
        <div className="flex min-w-0 flex-col gap-0.5">
          <p className="flex flex-wrap items-center gap-2 font-bold [overflow-wrap:anywhere]">
            {device}
            {isCurrent && <Badge tone="success">{t("sessions.current")}</Badge>}
            {isHeldBack && <Badge>{t("sessions.heldBack")}</Badge>}
          </p>
          {address !== null && (
            <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">{t("sessions.address", { address })}</p>
          )}
          <p className="text-ink-soft text-sm">{t("sessions.lastSeen", { time })}</p>
        </div>
      </div>
      {!isCurrent && (
        <Button aria-label={`${t("sessions.end")}: ${device}`} busy={isEnding} onClick={onEnd}>
          {t("sessions.end")}
        </Button>
      )}
    </li>
  );
}
