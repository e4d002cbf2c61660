import { Button, type ButtonProps } from "./button.tsx";
import { useFocusFallback } from "./focus-fallback.ts";

export type DisappearingButtonProps = Omit<ButtonProps, "ref"> & {
  /** Receives the focus on removal. */
  focusFallback: (button: HTMLButtonElement) => HTMLElement | null | undefined;
};

/** A button that removes itself, such as "load more" at the end of a list, and whose focus goes to a place of its own. */
export function DisappearingButton({ focusFallback, ...rest }: DisappearingButtonProps) {
  return <Button ref={useFocusFallback(focusFallback)} {...rest} />;
}
