import { Button, type ButtonProps } from "./button.tsx";
import { useFocusFallback } from "./focus-fallback.ts";

export type DisappearingButtonProps = Omit<ButtonProps, "ref"> & {
  /** Gets the focus when the button is removed while it has the focus. */
  focusFallback: (button: HTMLButtonElement) => HTMLElement | null | undefined;
};

/** A button that is removed once its work is done, such as "load more" at the end of a list. */
export function DisappearingButton({ focusFallback, ...rest }: DisappearingButtonProps) {
  return <Button ref={useFocusFallback(focusFallback)} {...rest} />;
}
