import { z } from "zod";

type Values<Params> = { [Name in keyof Params]?: z.ZodType<Params[Name]> };

/**
 * A schema of the parameters of a call that takes `Params` in Stripe's own client: a name or type that the client does not
 * state does not compile, and whatever the schema does not have is refused. Stripe states its enums as open.
 */
export function paramsOf<Params>() {
  return <Shape extends Values<Params>>(shape: Shape & Record<Exclude<keyof Shape, keyof Params>, never>) =>
    z.strictObject(shape as { [Name in keyof Shape]: Extract<Shape[Name], z.ZodType> });
}

/** A flag as it is sent. */
export const flag = z.enum(["true", "false"]).transform((word) => word === "true");

/** A whole number as it is sent. */
export const whole = z.string().regex(/^\d+$/).transform(Number);
