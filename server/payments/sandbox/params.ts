import { z } from "zod";

type Values<Params> = { [Name in keyof Params]?: z.ZodType<Params[Name]> };

/**
 * A schema of the `Params` of a call in Stripe's client: names or types that it does not state do not compile, other
 * parameters are refused. Stripe states its enums as open.
 */
export function paramsOf<Params>() {
  return <Shape extends Values<Params>>(shape: Shape & Record<Exclude<keyof Shape, keyof Params>, never>) =>
    z.strictObject(shape as { [Name in keyof Shape]: Extract<Shape[Name], z.ZodType> });
}

export const flag = z.enum(["true", "false"]).transform((word) => word === "true");

export const whole = z.string().regex(/^\d+$/).transform(Number);
