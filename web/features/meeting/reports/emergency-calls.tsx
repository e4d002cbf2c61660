import { emergencyNumbers } from "@nakamatch/domain/meeting/emergency-numbers";
import { Phone } from "lucide-react";
import { useTranslation } from "../../../lib/translation.tsx";
import { buttonClass } from "../../../ui/button.tsx";

/** The emergency numbers of a time zone, as call buttons. */
export function EmergencyCalls({ timeZone }: { timeZone: string }) {
  const { t } = useTranslation();
  const numbers = emergencyNumbers(timeZone);
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border-2 border-danger bg-danger-wash px-4 py-3">
      <p className="font-bold">{t(numbers.length > 0 ? "reports.meeting.danger" : "reports.meeting.dangerLocal")}</p>
      {numbers.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {numbers.map((number) => (
            <li key={number}>
              <a href={`tel:${number}`} aria-label={t("reports.meeting.call", { number })} className={buttonClass()}>
                <Phone aria-hidden="true" className="size-5" />
                {number}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
