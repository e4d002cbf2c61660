import { PASSWORD_RULES, passwordChecklist } from "@nakamatch/domain/people/password";
import { Circle, CircleCheck } from "lucide-react";
import { useTranslation } from "../lib/translation.tsx";
import { cx } from "../ui/cx.ts";

/** Checks the four rules while typing (REG-36, RESET-02). */
export function PasswordChecklist({ password, id }: { password: string; id?: string }) {
  const { t } = useTranslation();
  const met = passwordChecklist(password);
  return (
    <div id={id} className="rounded-control bg-wash px-3.5 py-3 text-sm">
      <p className="font-bold">{t("register.password.label")}</p>
      <ul className="mt-1.5 grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {PASSWORD_RULES.map((rule) => {
          const Icon = met[rule] ? CircleCheck : Circle;
          return (
            <li
              key={rule}
              data-rule={rule}
              data-met={met[rule]}
              className={cx("flex items-center gap-2", met[rule] ? "font-semibold text-success-ink" : "text-ink-soft")}
            >
              <Icon className="size-4.5 shrink-0" />
              <span>
                {t(`register.password.${rule}`)}
                <span className="sr-only">
                  : {met[rule] ? t("register.password.met") : t("register.password.unmet")}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
