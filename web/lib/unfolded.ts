import { useState } from "react";
import { useMedia } from "./media.ts";

/**
 * Whether something is unfolded: at first as asked. Low windows have one line for it, so that it folds as the window becomes low,
 * and is afterwards as it was before.
 */
export function useUnfolded(atFirst: boolean | (() => boolean)) {
  const isLow = useMedia("(max-height: 30rem)");
  const [isOpen, setIsOpen] = useState(atFirst);
  const [isOpenLow, setIsOpenLow] = useState(false);
  if (!isLow && isOpenLow) setIsOpenLow(false);
  return isLow ? { isLow, isOpen: isOpenLow, setIsOpen: setIsOpenLow } : { isLow, isOpen, setIsOpen };
}
