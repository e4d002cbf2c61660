import { BlockedPeople, useBlockedPeople } from "../../features/meeting/blocks/blocked-people.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { CheckInsSection } from "./check-ins-section.tsx";
import { PlanLinksSection } from "./plan-links-section.tsx";

/** The list of `/blocked-users`, and the links to plans and check-ins that a block leaves. */
export function BlockedPart() {
  const { t } = useTranslation();
  const blocked = useBlockedPeople();
  return (
    <>
      {blocked.total !== null && blocked.total > 0 && (
        <p className="text-ink-soft">
          <span className="font-bold">{t("blockedUsers.total", { count: blocked.total })}.</span>{" "}
          {t("blockedUsers.explanation")}
        </p>
      )}
      <BlockedPeople blocked={blocked} heading="h3" />
      <PlanLinksSection />
      <CheckInsSection />
    </>
  );
}
