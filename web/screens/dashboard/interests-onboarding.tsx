import { useIsMutating, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { InterestsEditor } from "../../features/people/interests/interests-editor.tsx";
import { orpc } from "../../lib/api.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useMedia } from "../../lib/media.ts";
import { useUser } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { reloadPage } from "../../ui/back-closes.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useErrorToast } from "../../ui/toast.tsx";
import { awaitFirstPeople } from "./first-people.ts";

const FirstLimits = lazyPart(() => import("./first-limits.tsx").then((module) => module.FirstLimits), undefined, {
  phrases: ["dailySettings", "languages"],
});

/**
 * Asks for first interests (INTEREST-01, INTEREST-02). Closes with at least one, and reloads the page (INTEREST-13,
 * INTEREST-14); who continues is first asked, once, whom they want among "six for today".
 */
export function InterestsOnboarding() {
  const { t } = useTranslation();
  const { fail, clearError } = useErrorToast();
  const first = useRef<HTMLSelectElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  // Touch would open the keyboard over the covers.
  const isAtDesk = useMedia("(pointer: fine)");
  const { interestCount } = useUser();
  // The cached session may be stale; the list is not.
  const { data: mine } = useQuery(orpc.interests.mine.queryOptions({ enabled: interestCount === 0 }));
  // A reload would abort pending changes.
  const isWriting = useIsMutating() > 0;
  const [needed, setNeeded] = useState(false);
  const [isPutOff, setPutOff] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { data: settings } = useQuery(orpc.dailyPeople.settings.queryOptions({ enabled: needed }));
  const { data: switches } = useQuery(orpc.switches.current.queryOptions({ enabled: needed }));
  if (!needed && !isPutOff && interestCount === 0 && mine?.length === 0) setNeeded(true);

  const hasOne = mine !== undefined && mine.length > 0;
  // Servers of the release before say nothing of it.
  const hasLimits = settings?.isChosen === false && !switches?.maintenanceUntil;
  const asksLimits = hasOne && hasLimits;
  const onFirst = useEffectEvent(clearError);
  useEffect(() => {
    if (hasOne) onFirst();
  }, [hasOne]);

  const finish = () => {
    setNeeded(false);
    awaitFirstPeople();
    // Everything depends on the interests (INTEREST-14).
    reloadPage();
  };
  const leave = () => {
    if (hasOne) return finish();
    // Nothing can be added: members may look around.
    if (switches?.maintenanceUntil) {
      setPutOff(true);
      setNeeded(false);
      return;
    }
    fail(t("interests.toasts.needOneTitle"), t("interests.toasts.needOne"));
  };

  return (
    <Dialog
      open={needed}
      onOpenChange={(open) => !open && leave()}
      dismissable={!isWriting}
      hasSteps
      size="lg"
      initialFocus={isAtDesk ? search : first}
      title={t("interests.title")}
      description={hasLimits ? `${t("interests.step")} · ${t("interests.intro")}` : t("interests.intro")}
      actions={
        <>
          {/* On phones the editor itself shows the number. */}
          {hasOne && (
            <p className="mr-auto self-center text-ink-soft max-md:hidden">
              {t("interests.chosenCount", { count: mine.length })}
            </p>
          )}
          <Button
            ref={next}
            variant="primary"
            size="lg"
            busy={isWriting && !isAsking}
            onClick={() => (asksLimits ? setIsAsking(true) : leave())}
          >
            {t("common.actions.continue")}
          </Button>
        </>
      }
    >
      <InterestsEditor ref={first} searchRef={search} onSkip={() => next.current?.focus()} />
      {hasOne && <FirstLimits open={isAsking} onBack={() => setIsAsking(false)} onDone={finish} />}
    </Dialog>
  );
}
