import { z } from "zod";

type Values<Params> = { [Name in keyof Params]?: z.ZodType<Params[Name]> };

/**
 * Creates a schema for the `Params` of a call in Stripe's client. Names or types not in them do not compile; other
 * parameters are refused. Stripe declares its enums as open.
 */
export function paramsOf<Params>() {
  return <Shape extends Values<Params>>(shape: Shape & Record<Exclude<keyof Shape, keyof Params>, never>) =>
    z.strictObject(shape as { [Name in keyof Shape]: Extract<Shape[Name], z.ZodType> });
}

export const flag = z.enum(["true", "false"]).transform((word) => word === "true");

export const whole = z.string().regex(/^\d+$/).transform(Number);
