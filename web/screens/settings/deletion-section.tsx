import { useState } from "react";
import { DeleteAccountDialog } from "../../account/deletion/delete-account-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** The way out. */
export function DeletionSection() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingsSection title={t("settings.deletion.title")} text={t("settings.deletion.text")}>
      <Button variant="danger" className="self-start" onClick={() => setIsOpen(true)}>
        {t("deleteAccount.action")}
      </Button>
      <DeleteAccountDialog open={isOpen} onOpenChange={setIsOpen} />
    </SettingsSection>
  );
}
