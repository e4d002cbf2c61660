import { ArrowLeft, Gavel, Inbox } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslation } from "../../lib/translation.tsx";
import { AllCalm } from "../../ui/art/all-calm.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { type Tab, Tabs } from "../../ui/tabs.tsx";
import { useFailureToast } from "../../ui/toast.tsx";
import { BannedPeople } from "./banned-people.tsx";
import { ReportedPeople } from "./reported-people.tsx";
import { ShortcutsHelp } from "./shortcuts-dialog.tsx";
import { useLiveUpdates } from "./use-live-updates.ts";
import { useModerationPlace } from "./use-moderation-place.ts";
import { useModeratorCheck } from "./use-moderator-check.ts";

export type ModerationScreenProps = {
  /** Placed last. */
  more?: readonly Tab<string>[] | undefined;
};

/** For moderators (spec §2, Moderation). Shows nothing before the role is checked (MOD-02, MOD-04). */
export function ModerationScreen({ more = [] }: ModerationScreenProps) {
  const { t } = useTranslation();
  const { data, isDenied, isError, errorUpdatedAt, refetch } = useModeratorCheck();
  useFailureToast(isError && !data && !isDenied ? t("moderation.check.failed") : null, errorUpdatedAt);
  if (isDenied) return null;
  if (data) return <Lists cases={data.cases} banned={data.banned} more={more} />;
  if (isError) {
    return (
      <EmptyState
        level={1}
        drawing={<AllCalm />}
        title={t("moderation.check.failed")}
        text={t("moderation.check.text")}
        action={<RetryButton onClick={() => void refetch()} />}
      />
    );
  }
  return (
    <div role="status" className="flex flex-1 items-center justify-center text-3xl">
      <Spinner />
      <span className="sr-only">{t("common.loading")}</span>
    </div>
  );
}

function Lists({ cases, banned, more }: { cases: number; banned: number; more: readonly Tab<string>[] }) {
  const { t } = useTranslation();
  useLiveUpdates();
  const place = useModerationPlace(["reported", "banned", ...more.map(({ value }) => value)]);
  const { search, setSearch } = place;
  const tab = (value: string, icon: ReactNode, count: number, content: ReactNode): Tab<string> => ({
    value,
    label: t(`moderation.${value as "reported" | "banned"}.tab`),
    icon,
    count,
    content,
  });
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-5 px-4 py-6 sm:px-6 sm:py-8">
      <Link
        to="/dashboard"
        className="-ml-2 flex min-h-11 items-center gap-2 self-start rounded-full px-2 font-bold hover:bg-wash"
      >
        <ArrowLeft className="size-5" />
        {t("moderation.back")}
      </Link>
      <div className="flex items-center justify-between gap-4">
        <h1 className="font-black text-3xl sm:text-4xl">{t("moderation.title")}</h1>
        <ShortcutsHelp />
      </div>
      <Tabs
        label={t("moderation.lists")}
        value={place.tab}
        onValueChange={place.setTab}
        tabs={[
          tab(
            "reported",
            <Inbox />,
            cases,
            <ReportedPeople search={search} onSearch={setSearch} open={place.open} onOpen={place.setOpen} />,
          ),
          tab("banned", <Gavel />, banned, <BannedPeople search={search} onSearch={setSearch} />),
          ...more,
        ]}
      />
    </div>
  );
}
