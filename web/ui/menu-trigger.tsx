import { EllipsisVertical } from "lucide-react";
import type { ReactElement } from "react";
import { IconButton } from "./icon-button.tsx";

/** The button that opens a menu; three dots by default. */
export function menuTrigger(label: string, trigger: ReactElement | undefined): ReactElement {
  return trigger ?? <IconButton label={label} icon={<EllipsisVertical />} variant="framed" />;
}
