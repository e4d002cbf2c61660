import type { ListService } from "@nakamatch/contract/vocabulary/list-services";
import { useQueryClient } from "@tanstack/react-query";
import { FileUp } from "lucide-react";
import { type ComponentType, useState } from "react";
import { orpc } from "../../../../lib/api.ts";
import { useTranslation } from "../../../../lib/translation.tsx";
import { Button } from "../../../../ui/button.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import type { ImportDialogProps } from "./import-dialog.tsx";

/** Loaded on demand: few people use it. */
export function ImportButton() {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const [services, setServices] = useState<readonly ListService[]>([]);
  const [Dialog, setDialog] = useState<ComponentType<ImportDialogProps>>();
  const [open, setOpen] = useState(false);
  const [fetching, setFetching] = useState(false);

  const show = async () => {
    setFetching(true);
    try {
      const [{ ImportDialog }, known] = await Promise.all([
        import("./import-dialog.tsx"),
        // On failure files can still be imported.
        queries.fetchQuery(orpc.interests.listServices.queryOptions({ staleTime: Infinity })).catch(() => []),
      ]);
      setServices(known);
      setDialog(() => ImportDialog);
      setOpen(true);
    } catch {
      toast({ title: t("common.toasts.error"), description: t("errors.generic.network"), variant: "destructive" });
    } finally {
      setFetching(false);
    }
  };

  return (
    <>
      <Button
        icon={<FileUp className="size-5" />}
        busy={fetching}
        className="min-h-11! px-2.5! py-1! text-sm max-sm:gap-0! max-sm:border-transparent! max-sm:bg-transparent! max-sm:shadow-none!"
        aria-label={t("interests.list.open")}
        onClick={() => void show()}
      >
        <span className="max-sm:hidden">{t("interests.list.open")}</span>
      </Button>
      {Dialog && <Dialog open={open} onOpenChange={setOpen} services={services} />}
    </>
  );
}
