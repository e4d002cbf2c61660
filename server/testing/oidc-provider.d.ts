/** The part of the untyped package used by tests. */
declare module "oidc-provider" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  interface Interaction {
    uid: string;
    prompt: { name: string };
    params: { client_id: string; scope: string };
    session?: { accountId: string };
  }

  class Grant {
    constructor(owner: { clientId: string; accountId: string });
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  export default class Provider {
    constructor(issuer: string, configuration: object);
    readonly Grant: typeof Grant;
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
    use(
      middleware: (
        context: { path: string; query: Record<string, string> },
        next: () => Promise<void>,
      ) => Promise<void>,
    ): void;
  }

  export const interactionPolicy: {
    base(): { add(prompt: object, index?: number): void };
    Prompt: new (info: { name: string; requestable: boolean }) => object;
  };
}
