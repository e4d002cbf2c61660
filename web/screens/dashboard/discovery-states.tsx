import type { DiscoveryFilters } from "@nakamatch/contract/vocabulary/discovery";
import { Eraser, Search, UserPen } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useOrigin } from "../../features/people/profile-origin.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { AllCalm } from "../../ui/art/all-calm.tsx";
import { NoPeople } from "../../ui/art/no-people.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";
import { countActiveFilters, filterToLoosen } from "./filters.ts";

const preferences = "/profile/edit#preferences";

export type DiscoveryEmptyProps = {
  seeksNobody: boolean;
  filters: DiscoveryFilters;
  onClearFilters: () => void;
  busy: boolean;
  onRetry: () => void;
};

/** No preferences (OPEN-40), strict filters, or no people yet; each with a next step (DISC-37). */
export function DiscoveryEmpty({ seeksNobody, filters, onClearFilters, busy, onRetry }: DiscoveryEmptyProps) {
  const { t } = useTranslation();
  const here = useOrigin();
  const clear = (
    <Button
      icon={<Eraser className="size-5" />}
      onClick={() => {
        onClearFilters();
        // Nothing to clear: refetch.
        if (countActiveFilters(filters) === 0) onRetry();
      }}
    >
      {t("dashboard.filters.clear")}
    </Button>
  );
  if (seeksNobody) {
    return (
      <EmptyState
        drawing={<NoPeople />}
        title={t("dashboard.noPreference.title")}
        text={t("dashboard.noPreference.text")}
        action={
          <Actions>
            <ButtonLink to={preferences} state={here} variant="primary" icon={<UserPen className="size-5" />}>
              {t("dashboard.noPreference.action")}
            </ButtonLink>
            {clear}
          </Actions>
        }
      />
    );
  }
  if (countActiveFilters(filters) > 0) {
    const culprit = filterToLoosen(filters);
    return (
      <EmptyState
        drawing={<NoPeople />}
        title={t("dashboard.filtered.title")}
        text={t(culprit ? `dashboard.filtered.loosen.${culprit}` : "dashboard.filtered.text")}
        action={clear}
      />
    );
  }
  return (
    <EmptyState
      drawing={<NoPeople />}
      title={t("dashboard.empty.title")}
      text={t("dashboard.empty.text")}
      action={
        <Actions>
          <Button busy={busy} icon={<Search className="size-5" />} onClick={onRetry}>
            {t("dashboard.empty.action")}
          </Button>
          {clear}
        </Actions>
      }
    />
  );
}

function Actions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap justify-center gap-3">{children}</div>;
}

type OfUnknownProps = {
  /** Null where the viewer says nothing either. */
  count: number | null | undefined;
  told: "silent" | "placeless";
  ask: "sayLanguages" | "sayPlace";
};

/** Who passes a filter without saying what it asks. */
export function OfUnknown({ count, told, ask }: OfUnknownProps) {
  const { t } = useTranslation();
  const here = useOrigin();
  if (count === 0) return null;
  return (
    <p className="text-ink-soft text-sm">
      {count == null ? (
        <Link to="/profile/edit" state={here} className="font-bold text-accent-ink underline underline-offset-4">
          {t(`dashboard.filters.${ask}`)}
        </Link>
      ) : (
        t(`dashboard.filters.${told}`, { count })
      )}
    </p>
  );
}

export function DiscoveryError({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      drawing={<AllCalm />}
      title={t("dashboard.error.title")}
      text={t("dashboard.error.text")}
      action={<RetryButton onClick={onRetry} />}
    />
  );
}
