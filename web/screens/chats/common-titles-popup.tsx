import { Popover } from "@base-ui/react/popover";
import { useQuery } from "@tanstack/react-query";
import { Sparkles } from "lucide-react";
import { useState } from "react";
import { TitleList } from "../../features/people/title-list.tsx";
import { orpc } from "../../lib/api.ts";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Awaited } from "../../ui/awaited.tsx";
import { useBackCloses } from "../../ui/back-closes.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { useReplacedOpener } from "../../ui/landmark.ts";
import { RetryButton } from "../../ui/retry-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** Initially open, because opening renders it first (`common-titles.tsx`). */
export function CommonTitlesPopup({ personId }: { personId: string }) {
  const { t } = useTranslation();
  const [button, landmark] = useReplacedOpener();
  const [open, setOpen] = useState(true);
  useBackCloses(open, () => setOpen(false));
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger ref={button} render={<IconButton label={t("likes.inCommon")} icon={<Sparkles />} />} />
      <Popover.Portal container={landmark}>
        <Popover.Positioner className="z-50 outline-none" sideOffset={10} align="end" collisionPadding={8}>
          <Popover.Popup className="popup max-h-(--available-height) w-80 max-w-(--available-width) overflow-y-auto overscroll-contain p-4">
            <Popover.Title className="mb-2 font-bold text-lg">{t("likes.inCommon")}</Popover.Title>
            <Titles personId={personId} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Titles({ personId }: { personId: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(orpc.profiles.get.queryOptions({ input: { personId } }));
  if (data) {
    const titles = data.interests.filter(({ isShared }) => isShared);
    if (titles.length === 0) return <p className="text-ink-soft">{t("chats.noneInCommon")}</p>;
    return <TitleList label={t("likes.inCommon")} titles={titles} />;
  }
  if (error) {
    return (
      <div className="flex flex-col items-start gap-3">
        <p>{toAppError(error).text(t)}</p>
        <RetryButton onClick={() => void refetch()} />
      </div>
    );
  }
  return (
    <div aria-busy="true" className="flex flex-wrap gap-1.5">
      <Awaited text={t("common.loading")} />
      <Skeleton className="h-7 w-28" />
      <Skeleton className="h-7 w-20" />
    </div>
  );
}
