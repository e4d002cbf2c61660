import { lazyPart } from "../../../lib/lazy-part.tsx";
import { useOpenings } from "../../../lib/use-openings.ts";
import type { DeleteAccountPanelProps } from "./delete-account-panel.tsx";

const DeleteAccountPanel = lazyPart(
  () => import("./delete-account-panel.tsx").then((module) => module.DeleteAccountPanel),
  undefined,
  { phrases: ["deleteAccount", "passkeys", "pause", "providers"] },
);

/** Account deletion. The code loads on opening. */
export function DeleteAccountDialog(props: DeleteAccountPanelProps) {
  const openings = useOpenings(props.open);
  return openings > 0 && <DeleteAccountPanel key={openings} {...props} />;
}
