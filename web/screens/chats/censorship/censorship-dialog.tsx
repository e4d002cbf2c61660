import { CensorshipSettings } from "../../../features/chats/censorship/censorship-settings.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

/** The word filter's settings, reset on opening. */
export function CensorshipDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="md"
      title={t("censorship.title")}
      description={t("censorship.intro")}
      actions={
        <Button variant="primary" onClick={() => onOpenChange(false)}>
          {t("censorship.done")}
        </Button>
      }
    >
      <CensorshipSettings />
    </Dialog>
  );
}
