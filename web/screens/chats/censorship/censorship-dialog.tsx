import { isReplacementChar } from "@nakamatch/domain/safety/censorship";
import { useState } from "react";
import { useTranslation } from "../../../lib/translation.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { CustomWords } from "./custom-words.tsx";
import { useCensorship } from "./settings.ts";

/** The settings of the filter; each change holds at once (specification §2, Censorship settings dialog). */
export function CensorshipDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("censorship.title")}
      description={t("censorship.intro")}
      actions={
        <Button variant="primary" onClick={() => onOpenChange(false)}>
          {t("censorship.done")}
        </Button>
      }
    >
      <Settings />
    </Dialog>
  );
}

/** Starts afresh each time the dialog opens, without the refused character of the last time. */
function Settings() {
  const { t } = useTranslation();
  const { settings, change } = useCensorship();
  const { enabled, replacementChar } = settings;
  const [refused, setRefused] = useState<string | null>(null);
  const changeChar = (char: string) => {
    const isGood = isReplacementChar(char);
    setRefused(isGood ? null : char);
    if (isGood) change({ replacementChar: char });
  };
  return (
    <div className="flex flex-col gap-5">
      <Switch
        label={t("censorship.enabled")}
        hint={enabled ? t("censorship.on") : t("censorship.off")}
        checked={enabled}
        onCheckedChange={(checked) => change({ enabled: checked })}
      />
      <TextField
        label={t("censorship.replacement")}
        hint={t("censorship.example", { masked: replacementChar.repeat(7) })}
        error={refused !== null && t("censorship.problems.replacement")}
        value={refused ?? replacementChar}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onFocus={(event) => event.target.select()}
        onChange={(event) => changeChar(event.target.value)}
      />
      <CustomWords />
    </div>
  );
}
