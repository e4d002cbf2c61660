import { useState } from "react";
import { lazyPart } from "../../lib/lazy-part.tsx";
import type { DeleteAccountPanelProps } from "./delete-account-panel.tsx";

const DeleteAccountPanel = lazyPart(() =>
  import("./delete-account-panel.tsx").then((module) => module.DeleteAccountPanel),
);

/** The dialog in which a person deletes their account, whose code is fetched once it opens. It begins anew each time. */
export function DeleteAccountDialog(props: DeleteAccountPanelProps) {
  const [wasOpen, setWasOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  if (props.open !== wasOpen) {
    setWasOpen(props.open);
    if (props.open) setOpenings(openings + 1);
  }
  return openings > 0 && <DeleteAccountPanel key={openings} {...props} />;
}
