import { DIGEST_FREQUENCIES, type DigestFrequency } from "@nakamatch/contract/vocabulary/digests";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "../../lib/api.ts";
import { changeAtOnce, refetchChanged } from "../../lib/cached-changes.ts";
import { toAppError } from "../../lib/errors.ts";
import { browserTimeZone } from "../../lib/time-zone.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useToast } from "../../ui/toast.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** Frequency of the email digest. */
export function DigestSection() {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const { data, isError, refetch } = useQuery(orpc.digests.current.queryOptions());
  const queryKey = orpc.digests.current.queryKey();
  const { mutate: choose } = useMutation({
    // In sequence: the last choice is stored.
    scope: { id: "digest" },
    mutationFn: (digest: DigestFrequency) => api.digests.change({ digest, timeZone: browserTimeZone().timeZone }),
    onMutate: (digest) => changeAtOnce(queries, { queryKey, apply: () => ({ digest }) }),
    onSuccess: (_answer, _digest, shown) => shown.confirm(),
    onError: (thrown, _digest, shown) => {
      shown?.undo();
      toast({ title: t("errors.title"), description: toAppError(thrown).text(t), variant: "destructive" });
      return refetchChanged(queries, queryKey);
    },
  });
  return (
    <SettingsSection title={t("digest.settings.title")} text={t("digest.settings.text")}>
      {data ? (
        <RadioCards
          short
          legend={t("digest.settings.label")}
          options={DIGEST_FREQUENCIES.map((value) => ({ value, label: t(`digest.settings.${value}`) }))}
          value={data.digest}
          onValueChange={choose}
        />
      ) : isError ? (
        <RetryButton className="self-start" onClick={() => void refetch()} />
      ) : (
        <Skeleton className="h-40" />
      )}
      {!browserTimeZone().isKnown && <p className="text-ink-soft">{t("alerts.zoneUnknown")}</p>}
    </SettingsSection>
  );
}
