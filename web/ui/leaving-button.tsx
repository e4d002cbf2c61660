import { Button, type ButtonProps } from "./button.tsx";
import { useFocusHeir } from "./focus-heir.ts";

export type LeavingButtonProps = Omit<ButtonProps, "ref"> & {
  /** Gets the focus when the button leaves with it. */
  heir: (button: HTMLButtonElement) => HTMLElement | null | undefined;
};

/** A button that is gone once its work is done, such as the one for more of a list. */
export function LeavingButton({ heir, ...rest }: LeavingButtonProps) {
  return <Button ref={useFocusHeir(heir)} {...rest} />;
}
