import type { Ref } from "react";
import { useTranslation } from "../../../lib/translation.tsx";
import { Koma } from "../../../ui/art/koma.tsx";
import { useToastVariant } from "../../../ui/toast.tsx";

export type RegistrationProgressProps = {
  /** Gets the focus when a panel opens. */
  ref: Ref<HTMLParagraphElement>;
  number: number;
  total: number;
  title: string;
};

/** Koma walks along as the panels fill. */
export function RegistrationProgress({ ref, number, total, title }: RegistrationProgressProps) {
  const { t } = useTranslation();
  const isRefused = useToastVariant() === "destructive";
  const done = `${(100 * number) / total}%`;
  return (
    <div>
      <p ref={ref} tabIndex={-1} className="font-bold outline-none">
        {t("register.panel", { number, total, title })}
      </p>
      <div className="pt-11">
        <div className="relative h-3 rounded-full border-2 border-edge bg-sheet">
          <div className="h-full rounded-full bg-signal transition-[width]" style={{ width: done }} />
          <svg
            viewBox="0 -6 108 126"
            className="-translate-x-full absolute bottom-1.5 h-11 w-auto transition-[left]"
            style={{ left: done }}
            aria-hidden="true"
          >
            <Koma mood={isRefused ? "sad" : number === total ? "joyful" : "happy"} />
          </svg>
        </div>
      </div>
    </div>
  );
}
