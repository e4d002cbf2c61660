import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { Archive, pollingOf } from "../../account/archive.tsx";
import { orpc } from "../../lib/api.ts";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { useToast } from "../../ui/toast.tsx";
import { Loaded, SettingsSection } from "./settings-section.tsx";

const ARCHIVE = "/api/v1/me/data-export/archive";

/** Requests and downloads the data archive. */
export function DataSection() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const toast = useToast();
  const query = useQuery({
    ...orpc.dataExport.current.queryOptions(),
    refetchInterval: ({ state }) => pollingOf(state.data?.export),
  });
  const { mutate, isPending } = useMutation(
    orpc.dataExport.request.mutationOptions({
      onSuccess: (answer) => queries.setQueryData(orpc.dataExport.current.queryKey(), answer),
      onError: (thrown) =>
        toast({ title: t("errors.title"), description: toAppError(thrown).text(t), variant: "destructive" }),
    }),
  );
  return (
    <SettingsSection text={t("settings.data.text")}>
      <Loaded query={query} height="h-12 w-56 max-w-full">
        {(data) => (
          <Archive
            archive={data.export}
            isAsking={isPending}
            onAsk={() => mutate({})}
            download={(label) => (
              <a href={ARCHIVE} download="nakamatch.zip" className={buttonClass({ variant: "primary" })}>
                <Download className="size-5" />
                {label}
              </a>
            )}
          />
        )}
      </Loaded>
    </SettingsSection>
  );
}
