import type { z } from "zod";
import type { Emit, Ledger } from "./ledger.ts";
import type { SandboxState } from "./objects.ts";

export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, code: string | undefined, message: string, param?: string) {
    super(message);
    this.status = status;
    this.body = { error: { type: "invalid_request_error", code, message, param } };
  }
}

export interface EndpointContext {
  state: SandboxState;
  ledger: Ledger;
  emit: Emit;
  /** Returns the payment page of a purchase or invoice. */
  pageOf: (id: string) => string;
}

export interface Endpoint {
  method: "GET" | "POST" | "DELETE";
  path: RegExp;
  /** As strict as Stripe's API, which refuses anything else. */
  params: z.ZodType;
  // biome-ignore lint/suspicious/noExplicitAny: each reads what its own schema has parsed.
  answer(context: EndpointContext, params: any, id: string): unknown;
}

export function find<Thing>(things: Record<string, Thing>, id: string, kind: string): Thing {
  const found = Object.hasOwn(things, id) ? things[id] : undefined;
  if (!found) throw missing(kind, id);
  return found;
}

export function missing(kind: string, id: string): StripeRefusal {
  return new StripeRefusal(404, "resource_missing", `No such ${kind}: '${id}'`);
}
