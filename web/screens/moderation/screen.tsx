import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { CASE_SORTS } from "@nakamatch/contract/vocabulary/moderation";
import { REPORT_REASONS } from "@nakamatch/contract/vocabulary/reports";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { BadgeCheck, Gavel, Images, Inbox, Radar, Scale, ScrollText } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { UndoBar } from "../../features/moderation/decide/undo-bar.tsx";
import { orpc } from "../../lib/api.ts";
import { toAppError } from "../../lib/errors.ts";
import { formatDate } from "../../lib/format.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useEventsMissed, useRealtime } from "../../lib/realtime.ts";
import type { ScreenLoader } from "../../lib/screen.ts";
import { useTab } from "../../lib/tab-address.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { AllCalm } from "../../ui/art/all-calm.tsx";
import { BackLink } from "../../ui/back-link.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ListWaiting } from "../../ui/list-states.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { useFailureToast, useToast } from "../../ui/toast.tsx";
import { BannedPeople } from "./banned-people.tsx";
import { HeldPhotosList } from "./held-photos-list.tsx";
import { usePassings } from "./passing.tsx";
import { ReportedPeople } from "./reported-people.tsx";
import { SecondLooks } from "./second-looks.tsx";
import { ShortcutsHelp } from "./shortcuts.tsx";
import { SignalsList } from "./signals-list.tsx";
import { entryElement } from "./use-list-keys.ts";
import {
  type CaseFilters,
  casesQuery,
  forgetQueues,
  useAppeals,
  useHeldPhotos,
  useRefetchQueues,
  useSignals,
  useVerifications,
} from "./use-queues.ts";

export const phrases = [
  "appeals",
  "banDialog",
  "caseMarks",
  "caseQuestions",
  "chatEnds",
  "heldPhotos",
  "moderation",
  "plans",
  "prompts",
  "questions",
  "reactions",
  "reasons",
  "signals",
  "statement",
  "verificationReview",
] as const;

const AppealsList = lazyPart(() => import("./appeals-list.tsx").then((module) => module.AppealsList), Waiting);
const VerificationsList = lazyPart(
  () => import("./verifications-list.tsx").then((module) => module.VerificationsList),
  Waiting,
  { phrases: ["verification"] },
);
const Log = lazyPart(() => import("./log.tsx").then((module) => module.Log), Waiting);

function Waiting() {
  return <ListWaiting height="h-72" />;
}

export const loader: ScreenLoader = (queries) =>
  Promise.all([
    queries.prefetchQuery(summaryQuery()),
    queries.infiniteQuery({ ...casesQuery("", {}), staleTime: "static" }),
  ]);

/** `/moderation/bans`, for moderators. Shows nothing before the role is checked (MOD-02, MOD-04). */
export function Component() {
  const { t } = useTranslation();
  const { data, isDenied, isLocked, isError, errorUpdatedAt, refetch } = useModeratorCheck();
  useFailureToast(isError && !data && !isDenied && !isLocked ? t("moderation.check.failed") : null, errorUpdatedAt);
  return (
    <>
      <title>{t("moderation.meta")}</title>
      {isDenied ? null : isLocked ? (
        <EmptyState
          level={1}
          drawing={<AllCalm />}
          title={t("moderation.factor.title")}
          text={t("errors.codes.SECOND_FACTOR_MISSING")}
          action={<ButtonLink to="/settings#access">{t("moderation.factor.settings")}</ButtonLink>}
        />
      ) : data ? (
        <Lists {...data} />
      ) : isError ? (
        <EmptyState
          level={1}
          drawing={<AllCalm />}
          title={t("moderation.check.failed")}
          text={t("moderation.check.text")}
          action={<RetryButton onClick={() => void refetch()} />}
        />
      ) : (
        <div role="status" className="flex flex-1 items-center justify-center text-3xl">
          <Spinner />
          <span className="sr-only">{t("common.loading")}</span>
        </div>
      )}
    </>
  );
}

const TABS = ["reported", "banned", "appeals", "photos", "verifications", "signals", "log"] as const;
type Tab = (typeof TABS)[number];

function tab(
  value: Tab,
  label: string,
  icon: ReactNode,
  count: number | string | null | undefined,
  content: ReactNode,
) {
  return { value, label, icon, count: count ?? undefined, content };
}

interface Summary {
  cases: number;
  banned: number;
  factorNeededFrom?: string | undefined;
}

function Lists({ cases, banned, factorNeededFrom }: Summary) {
  const { t, language } = useTranslation();
  useLiveUpdates();
  useOpened();
  const appeals = useAppeals();
  const photos = useHeldPhotos();
  const verifications = useVerifications();
  const { signals, hasNextPage } = useSignals();
  const signalCount = signals && (hasNextPage ? `${signals.length}+` : signals.length);
  const { openTab, onOpenTab, onOpenCase, appeal, signal, ...place } = useModerationPlace();
  usePassings(onOpenCase);
  /** The list in which each person was decided about. */
  const decidedIn = useRef(new Map<string, string>());
  const list = JSON.stringify([place.search, place.filters]);
  const onReopened = (personId: string) => {
    // Decided in another list.
    if (openTab !== "reported") return;
    if (decidedIn.current.get(personId) === list) place.onOpen(personId);
    else onOpenCase(personId);
    focusCase(personId);
  };
  return (
    <div className="page-wide flex flex-col gap-5 px-4 py-6 sm:px-6 xl:gap-3 xl:py-4">
      {/* In one line on wide screens, to leave height for the case. */}
      <div className="flex flex-col gap-5 xl:flex-row xl:items-center xl:gap-6">
        <BackLink to="/dashboard">{t("moderation.back")}</BackLink>
        <div className="flex grow items-center justify-between gap-4">
          <h1 className="font-black text-3xl sm:text-4xl xl:text-3xl">{t("moderation.title")}</h1>
          <ShortcutsHelp />
        </div>
      </div>
      {factorNeededFrom !== undefined && (
        <Notice tone="info" title={t("moderation.factor.soon", { date: formatDate(factorNeededFrom, language) })}>
          <p>{t("moderation.factor.text")}</p>
          <ButtonLink to="/settings#access" className="self-start">
            {t("moderation.factor.settings")}
          </ButtonLink>
        </Notice>
      )}
      <Tabs
        label={t("moderation.lists")}
        value={openTab}
        onValueChange={onOpenTab}
        tabs={[
          tab(
            "reported",
            t("moderation.reported.tab"),
            <Inbox />,
            cases,
            <Reported
              {...place}
              all={cases}
              onOpenCase={onOpenCase}
              onDecided={(personId) => decidedIn.current.set(personId, list)}
            />,
          ),
          tab("banned", t("moderation.banned.tab"), <Gavel />, banned, <BannedPeople {...place} />),
          tab("appeals", t("appeals.tab"), <Scale />, appeals.total, <AppealsList {...appeal} />),
          tab("photos", t("heldPhotos.tab"), <Images />, photos.total, <HeldPhotosList />),
          tab("verifications", t("verificationReview.tab"), <BadgeCheck />, verifications.total, <VerificationsList />),
          tab("signals", t("signals.tab"), <Radar />, signalCount, <SignalsList {...signal} />),
          tab("log", t("moderation.log.tab"), <ScrollText />, undefined, <Log />),
        ]}
      />
      <UndoBar onReopened={onReopened} />
    </div>
  );
}

function Reported(place: Parameters<typeof ReportedPeople>[0]) {
  return (
    <>
      <SecondLooks />
      <ReportedPeople {...place} />
    </>
  );
}

/** Focuses the entry once it is rendered, for about a second. */
function focusCase(personId: string, frames = 60): void {
  requestAnimationFrame(() => {
    const entry = entryElement("case", personId);
    if (entry) entry.focus();
    else if (frames > 0) focusCase(personId, frames - 1);
  });
}

/** Queue lengths; moderators only. */
function summaryQuery() {
  return orpc.cases.summary.queryOptions();
}

/**
 * Checks the role with the server before showing anything (MOD-02). Others, including former moderators, get a toast
 * and the dashboard (OPEN-75, ERR-55). Who was one until now is told so, and keeps nothing of it.
 */
function useModeratorCheck() {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const query = useQuery(summaryQuery());
  const code = query.error && toAppError(query.error).code;
  const isDenied = code === "MODERATOR_ONLY";
  const queries = useQueryClient();
  const hasRead = query.data !== undefined;
  const leave = useEffectEvent(() => {
    const why = hasRead ? "ended" : "denied";
    toast({
      title: t(`moderation.${why}.title`),
      description: t(`moderation.${why}.text`),
      ...(!hasRead && { variant: "destructive" as const }),
      announcesMove: true,
    });
    // Nobody shows them any more.
    forgetQueues(queries);
    void navigate("/dashboard", { replace: true });
  });
  useEffect(() => {
    if (isDenied) leave();
  }, [isDenied]);
  return { ...query, isDenied, isLocked: code === "SECOND_FACTOR_MISSING" };
}

/** Tab, search, filters and open case, in the URL for reload and return. */
function useModerationPlace() {
  const [params, setParams] = useSearchParams();
  const set = (values: Record<string, string | null | undefined>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value) after.set(name, value);
          else after.delete(name);
        }
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const [openTab, onOpenTab] = useTab(TABS);
  return {
    openTab,
    search: params.get("q") ?? "",
    filters: caseFiltersIn(params),
    onFilter: ({ sort, reason, language, mine }: CaseFilters) =>
      set({ sort, reason, language, mine: mine ? "true" : null }),
    open: params.get("person"),
    onOpenTab,
    onSearch: (search: string) => set({ q: search.trim() }),
    onOpen: (personId: string | null) => set({ person: personId }),
    onOpenCase: (personId: string) => setParams({ person: personId }, { replace: true, preventScrollReset: true }),
    appeal: {
      open: params.get("appeal"),
      onOpen: (appealId: string | null) => set({ appeal: appealId }),
    },
    signal: {
      open: params.get("signal"),
      onOpen: (signalId: string | null) => set({ signal: signalId }),
    },
    onFinish: () => set({ q: null, person: null }),
  };
}

/** Ignores unknown values. */
function caseFiltersIn(params: URLSearchParams): CaseFilters {
  const one = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === params.get(name));
  const [sort, reason] = [one("sort", CASE_SORTS), one("reason", REPORT_REASONS)];
  const language = one("language", LANGUAGES);
  const mine = params.get("mine") === "true";
  return { ...(sort && { sort }), ...(reason && { reason }), ...(language && { language }), ...(mine && { mine }) };
}

/** Marks the queue as seen for the team's bell: on opening, on return, and at changes meanwhile. */
function useOpened(): void {
  const { mutate } = useMutation(orpc.bell.opened.mutationOptions());
  const note = () => document.visibilityState === "visible" && mutate(undefined);
  const noteNow = useEffectEvent(note);
  useEffect(() => {
    noteNow();
    document.addEventListener("visibilitychange", noteNow);
    return () => document.removeEventListener("visibilitychange", noteNow);
  }, []);
  useRealtime("moderation.changed", note);
}

/** Collects changes for one refetch; in milliseconds. */
const COLLECT_MS = 400;

/** Refetches after reports, decisions and claims, including other moderators'. */
function useLiveUpdates(): void {
  const refetchQueues = useRefetchQueues();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const refetch = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void refetchQueues();
    }, COLLECT_MS);
  };
  useRealtime("moderation.changed", refetch);
  useEventsMissed(refetch);
}
