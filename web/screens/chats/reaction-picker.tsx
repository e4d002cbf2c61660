import { REACTIONS, type ReactionCode } from "@nakamatch/contract/vocabulary/reactions";
import { useEffect, useRef } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { ReactionIcon } from "../../ui/reaction-icon.tsx";
import { MessageAction } from "./message-action.tsx";

type ReactionPickerProps = {
  chosen: ReactionCode | null;
  describedBy: string;
  onChoose: (code: ReactionCode) => void;
  /** By Escape. */
  onClose: () => void;
  /** The focus is elsewhere. */
  onLeave: () => void;
};

/** The six, in place of the other actions. A press on the chosen one takes it away. */
export function ReactionPicker({ chosen, describedBy, onChoose, onClose, onLeave }: ReactionPickerProps) {
  const { t } = useTranslation();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    group.current?.querySelector("button")?.focus({ preventScroll: true });
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border of its own
    <div
      ref={group}
      role="group"
      aria-label={t("reactions.list")}
      className="flex"
      // Where buttons get no focus by a press, it would leave, and the press would miss.
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={({ key }) => key === "Escape" && onClose()}
      onBlur={({ relatedTarget }) => {
        if (!group.current?.contains(relatedTarget)) onLeave();
      }}
    >
      {REACTIONS.map((code, index) => {
        const name = t(`reactions.names.${code}`);
        return (
          <MessageAction
            key={code}
            label={name}
            title={`${name} (${index + 1})`}
            aria-keyshortcuts={`${index + 1}`}
            aria-describedby={describedBy}
            aria-pressed={code === chosen}
            className="aria-pressed:bg-wash"
            icon={<ReactionIcon code={code} className="size-6!" />}
            onClick={() => onChoose(code)}
          />
        );
      })}
    </div>
  );
}
