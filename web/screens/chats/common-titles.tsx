import { Sparkles } from "lucide-react";
import { useState } from "react";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

type TriggerProps = { personId: string; onOpen?: () => void };

const CommonTitlesPopup = lazyPart(
  () => import("./common-titles-popup.tsx").then((module) => module.CommonTitlesPopup),
  Trigger,
);

/** Button that lists the titles in common, loaded on demand. */
export function CommonTitles({ personId }: { personId: string }) {
  const [wasOpen, setWasOpen] = useState(false);
  return (
    // An open popover renders elements of its own beside the button: here they get no gap.
    <div className="@max-[18rem]:ml-auto">
      {wasOpen ? (
        <CommonTitlesPopup personId={personId} />
      ) : (
        <Trigger personId={personId} onOpen={() => setWasOpen(true)} />
      )}
    </div>
  );
}

function Trigger({ onOpen }: TriggerProps) {
  const { t } = useTranslation();
  return (
    <IconButton
      label={t("likes.inCommon")}
      icon={<Sparkles />}
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={onOpen}
    />
  );
}
