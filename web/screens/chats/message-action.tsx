import type { KeyboardEvent } from "react";
import { IconButton, type IconButtonProps } from "../../ui/icon-button.tsx";

/** A button of a message; arrow keys lead to the others. */
export function MessageAction(props: IconButtonProps) {
  return <IconButton tabIndex={-1} {...props} data-action="" onKeyDown={moveByArrows} />;
}

/** Moves the focus to the previous, next, first or last message's button, or sideways between those of one message. */
function moveByArrows(event: KeyboardEvent<HTMLButtonElement>): void {
  const button = event.currentTarget;
  const message = button.closest("[data-message]");
  const all = [...(button.closest("[role=list]")?.querySelectorAll<HTMLElement>("[data-copy]") ?? [])];
  const beside = [...(message?.querySelectorAll<HTMLElement>("[data-action]") ?? [])];
  const index = all.findIndex((copy) => message?.contains(copy));
  const place = beside.indexOf(button);
  const targets: Partial<Record<string, HTMLElement | undefined>> = {
    ArrowUp: all[index - 1],
    ArrowDown: all[index + 1],
    ArrowLeft: beside[place - 1],
    ArrowRight: beside[place + 1],
    Home: all[0],
    End: all.at(-1),
  };
  const target = targets[event.key];
  if (!target) return;
  event.preventDefault();
  target.focus();
}
