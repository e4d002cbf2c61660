import { BadgeCheck } from "lucide-react";
import { useState } from "react";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { useOpenings } from "../../../lib/use-openings.ts";
import { IconButton } from "../../../ui/icon-button.tsx";

const Explanation = lazyPart(() => import("./explanation.tsx").then((module) => module.Explanation), undefined, {
  phrases: ["verification"],
});

/** The verified mark beside a name; a press explains it. */
export function VerifiedSign() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const openings = useOpenings(isOpen);
  return (
    <>
      <IconButton
        label={t("common.people.verified")}
        aria-haspopup="dialog"
        icon={<BadgeCheck className="size-7! text-accent-ink" />}
        onClick={() => setOpen(true)}
        className="-my-3 align-middle"
      />
      {openings > 0 && <Explanation open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
