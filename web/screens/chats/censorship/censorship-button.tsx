import { Asterisk } from "lucide-react";
import { useState } from "react";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { Button } from "../../../ui/button.tsx";

const CensorshipDialog = lazyPart(
  () => import("./censorship-dialog.tsx").then((module) => module.CensorshipDialog),
  undefined,
  { phrases: ["censorship"] },
);

/** Opens the filter's settings (CENSOR-01), loaded on demand. */
export function CensorshipButton() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        className="gap-1! px-3! text-ink-soft! text-sm!"
        aria-haspopup="dialog"
        icon={<Asterisk className="size-4 shrink-0" />}
        onClick={() => {
          setIsOpen(true);
          setWasOpen(true);
        }}
      >
        {t("censorship.open")}
      </Button>
      {wasOpen && <CensorshipDialog open={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
