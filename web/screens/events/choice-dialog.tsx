import type { Going } from "@nakamatch/contract/endpoints/meeting/going";
import { GOER_VIEWS, type GoerView } from "@nakamatch/contract/vocabulary/going";
import { useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { Switch } from "../../ui/switch.tsx";
import { useGo } from "./queries.ts";

type ChoiceDialogProps = {
  eventId: string;
  /** Undefined for somebody who does not go yet. */
  own: Going | undefined;
  changesLeft: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Whom one sees at an event, and who sees one. */
export function ChoiceDialog({ eventId, own, changesLeft, open, onOpenChange }: ChoiceDialogProps) {
  const { t } = useTranslation();
  const { mutate, isPending } = useGo(eventId, () => onOpenChange(false));
  const [choice, setChoice] = useState<{ view: GoerView; isVerifiedOnly: boolean }>();
  const { view, isVerifiedOnly } = choice ?? own ?? { view: "liked", isVerifiedOnly: false };
  // Opened again, it begins with what is stored.
  const close = (isOpen: boolean) => {
    setChoice(undefined);
    onOpenChange(isOpen);
  };
  return (
    <FormDialog
      open={open}
      onOpenChange={close}
      title={t(own ? "going.dialog.change" : "going.dialog.title")}
      description={t("going.dialog.text")}
      label={t(own ? "going.dialog.save" : "going.go")}
      busy={isPending}
      onSubmit={() => mutate({ view, isVerifiedOnly })}
    >
      <div className="flex flex-col gap-2">
        <RadioCards
          legend={t("going.dialog.view")}
          options={GOER_VIEWS.map((value) => ({ value, label: t(`going.dialog.${value}`) }))}
          value={view}
          onValueChange={(next) => setChoice({ view: next, isVerifiedOnly })}
        />
        <p className="text-sm" aria-live="polite">
          {t(`going.dialog.rule.${view}`)}
        </p>
      </div>
      <Switch
        label={t("going.dialog.verified")}
        hint={t("going.dialog.verifiedHint")}
        checked={isVerifiedOnly}
        onCheckedChange={(next) => setChoice({ view, isVerifiedOnly: next })}
      />
      <div className="flex flex-col gap-1 text-ink-soft text-sm">
        <p>{t("going.dialog.when")}</p>
        <p>{t("going.dialog.left", { count: changesLeft })}</p>
      </div>
    </FormDialog>
  );
}
