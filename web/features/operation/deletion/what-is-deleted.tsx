import { useTranslation } from "../../../lib/translation.tsx";

/** What a deletion does, as a list. */
export function WhatIsDeleted() {
  const { t } = useTranslation();
  return (
    <ul className="mb-4 flex list-disc flex-col gap-1.5 pl-5">
      {(["lost", "messages", "reports"] as const).map((each) => (
        <li key={each}>{t(`deleteAccount.${each}`)}</li>
      ))}
    </ul>
  );
}
