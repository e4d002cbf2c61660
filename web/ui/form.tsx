import type { ComponentProps } from "react";

export type FormProps = Omit<ComponentProps<"form">, "onSubmit"> & {
  /** Enter does nothing, so that nothing is sent twice. */
  busy?: boolean | undefined;
  onSubmit: () => unknown;
};

/** A form with checks of our own, which say what is wrong at its field. */
export function Form({ busy = false, onSubmit, ...rest }: FormProps) {
  return (
    <form
      noValidate
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
    />
  );
}
