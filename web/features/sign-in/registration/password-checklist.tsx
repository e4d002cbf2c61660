import { PASSWORD_RULES, passwordChecklist } from "@nakamatch/domain/people/password";
import { Circle, CircleAlert, CircleCheck } from "lucide-react";
import { useTranslation } from "../../../lib/translation.tsx";
import { cx } from "../../../ui/cx.ts";

const looks = {
  met: { icon: CircleCheck, className: "font-semibold text-success-ink" },
  missed: { icon: CircleAlert, className: "font-semibold text-danger-ink" },
  open: { icon: Circle, className: "text-ink-soft" },
};

type PasswordChecklistProps = {
  password: string;
  id?: string;
  /** Marks what is missing as an error. */
  isTried?: boolean;
};

/** Checks the four rules while typing (REG-36, RESET-02). */
export function PasswordChecklist({ password, id, isTried = false }: PasswordChecklistProps) {
  const { t } = useTranslation();
  const met = passwordChecklist(password);
  return (
    <div id={id} className="rounded-control bg-wash px-3.5 py-3 text-sm">
      <p className="font-bold">{t("register.password.label")}</p>
      <ul className="mt-1.5 grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {PASSWORD_RULES.map((rule) => {
          const look = met[rule] ? looks.met : isTried ? looks.missed : looks.open;
          const Icon = look.icon;
          return (
            <li
              key={rule}
              data-rule={rule}
              data-met={met[rule]}
              className={cx("flex items-center gap-2", look.className)}
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
