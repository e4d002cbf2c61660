import type { KeyboardEvent } from "react";
import { IconButton, type IconButtonProps } from "../../ui/icon-button.tsx";

/** A button of a message; arrow keys lead to the others. */
export function MessageAction(props: IconButtonProps) {
  return <IconButton tabIndex={-1} {...props} data-action="" onKeyDown={moveByArrows} />;
}

/**
 * Moves the focus to the previous, next, first or last message's button, or to its place if it was taken back, or
 * sideways between the buttons of one message.
 */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const button = event.currentTarget;
  const message = button.closest("[data-message]");
  const all = [
    ...(button.closest("[role=list]")?.querySelectorAll<HTMLElement>("[data-copy], [data-taken-back]") ?? []),
  ];
  const beside = [...(message?.querySelectorAll<HTMLElement>("[data-action]") ?? [])];
  const index = all.findIndex((stop) => message?.contains(stop));
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
