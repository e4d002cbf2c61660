import { Trash2 } from "lucide-react";
import { useState } from "react";
import { DeleteAccountDialog } from "../../account/deletion/delete-account-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { Menu } from "../../ui/menu.tsx";

/** The options menu of the own profile (PROFILE-12). */
export function OwnMenu() {
  const { t } = useTranslation();
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <>
      <Menu
        label={t("profile.menuOwn")}
        items={[
          {
            label: t("deleteAccount.action"),
            icon: <Trash2 />,
            tone: "danger",
            onSelect: () => setIsDeleting(true),
          },
        ]}
      />
      <DeleteAccountDialog open={isDeleting} onOpenChange={setIsDeleting} />
    </>
  );
}
