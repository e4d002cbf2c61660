import { isCheckInOpen } from "@nakamatch/domain/meeting/check-in";
import { useRef } from "react";
import { OwnCheckIn } from "../../features/chats/check-ins/own-check-in.tsx";
import { useCheckIns } from "../../features/chats/check-ins/use-check-ins.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** Own check-ins that are open, also of chats that a block has closed; nothing without any. */
export function CheckInsSection() {
  const { t } = useTranslation();
  const end = useRef<HTMLDivElement>(null);
  const { data } = useCheckIns({ staleTime: 0 });
  const open = data?.checkIns.filter(({ state }) => isCheckInOpen(state)) ?? [];
  return (
    <div ref={end} tabIndex={-1}>
      {open.length > 0 && (
        <SettingsSection title={t("checkIns.own.title")} text={t("checkIns.own.text")}>
          <ul className="flex flex-col gap-6">
            {open.map((checkIn) => (
              <li key={checkIn.id}>
                <OwnCheckIn checkIn={checkIn} focusFallback={() => end.current} />
              </li>
            ))}
          </ul>
        </SettingsSection>
      )}
    </div>
  );
}
