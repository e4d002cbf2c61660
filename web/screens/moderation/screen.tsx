import { Images, Radar, Scale } from "lucide-react";
import type { ScreenLoader } from "../../lib/screen.ts";
import { useUser } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { AppealsList } from "./appeals-list.tsx";
import { HeldPhotosList } from "./held-photos-list.tsx";
import { ModerationScreen } from "./moderation-screen.tsx";
import { SignalsList } from "./signals-list.tsx";
import { useAppeals } from "./use-appeals.ts";
import { casesQuery } from "./use-cases.ts";
import { useHeldPhotos } from "./use-held-photos.ts";
import { summaryQuery } from "./use-moderator-check.ts";
import { useSignals } from "./use-signals.ts";

export const phrases = ["appeals", "banDialog", "heldPhotos", "moderation", "reasons", "signals", "statement"] as const;

export const loader: ScreenLoader = (queries) =>
  Promise.all([
    queries.prefetchQuery(summaryQuery()),
    queries.infiniteQuery({ ...casesQuery(""), staleTime: "static" }),
  ]);

/** `/moderation/bans` (specification §2, Moderation). */
export function Component() {
  const { t } = useTranslation();
  const { isModerator } = useUser();
  // Nobody else gets them, and the screen shows them nothing.
  const appeals = useAppeals({ enabled: isModerator });
  const photos = useHeldPhotos({ enabled: isModerator });
  const { signals, hasNextPage } = useSignals({ enabled: isModerator });
  const more = [
    {
      value: "appeals",
      label: t("appeals.tab"),
      icon: <Scale />,
      count: appeals.total ?? undefined,
      content: <AppealsList />,
    },
    {
      value: "photos",
      label: t("heldPhotos.tab"),
      icon: <Images />,
      count: photos.total ?? undefined,
      content: <HeldPhotosList />,
    },
    {
      value: "signals",
      label: t("signals.tab"),
      icon: <Radar />,
      count: signals && (hasNextPage ? `${signals.length}+` : signals.length),
      content: <SignalsList />,
    },
  ];
  return (
    <>
      <title>{t("moderation.meta")}</title>
      <ModerationScreen more={more} />
    </>
  );
}
