import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Archive, pollingOf } from "../../features/operation/archive.tsx";
import { api, orpc } from "../../lib/api.ts";
import { toAppError } from "../../lib/errors.ts";
import { saveFile } from "../../lib/save-file.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useToast } from "../../ui/toast.tsx";
import { Loaded, SettingsSection } from "./settings-section.tsx";

/** Requests and downloads the data archive. */
export function DataSection() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const toast = useToast();
  const query = useQuery({
    ...orpc.dataExport.current.queryOptions(),
    refetchInterval: ({ state }) => pollingOf(state.data?.export),
  });
  const onError = (thrown: unknown) =>
    toast({ title: t("errors.title"), description: toAppError(thrown).text(t), variant: "destructive" });
  const request = useMutation({
    mutationFn: () => api.dataExport.request(),
    onSuccess: (answer) => queries.setQueryData(orpc.dataExport.current.queryKey(), answer),
    onError,
  });
  const download = useMutation({
    mutationFn: () => api.dataExport.archive(),
    onSuccess: (archive) => saveFile(archive, "nakamatch.zip"),
    onError,
  });
  return (
    <SettingsSection text={t("settings.data.text")}>
      <Loaded query={query} height="h-12 w-56 max-w-full">
        {(data) => (
          <Archive
            archive={data.export}
            isAsking={request.isPending}
            onAsk={() => request.mutate()}
            isDownloading={download.isPending}
            onDownload={() => download.mutate()}
          />
        )}
      </Loaded>
    </SettingsSection>
  );
}
