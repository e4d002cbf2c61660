import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname } from "node:path";
import type { StripeAddress } from "../stripe.ts";
import { StripeRefusal } from "./endpoint.ts";
import { ENDPOINTS } from "./endpoints.ts";
import { parseForm } from "./form.ts";
import { Ledger } from "./ledger.ts";
import { emptyState, type KnownSubscription, type SandboxState } from "./objects.ts";
import { answerPage } from "./pages.ts";
import { createWebhooks, type Webhooks } from "./webhooks.ts";

/**
 * For tests: `error` refuses a call with 500, `lost` performs it without a response, `broken` performs it and responds
 * with 500.
 */
export type Fault = "error" | "lost" | "broken";

/** Stripe for development: API on a loopback port, payment page, webhooks. */
export interface Sandbox {
  /** The page that moves its time. */
  url: string;
  address: StripeAddress;
  secretKey: string;
  webhookSecret: string;
  state: SandboxState;
  ledger: Ledger;
  webhooks: Webhooks;
  /** Decides how each API call fails, if at all; for tests. */
  faultOf(decide: (call: { method: string; path: string }) => Fault | undefined): void;
  /** Such as `POST /v1/customers`. */
  calls: string[];
  close(): Promise<void>;
}

export interface SandboxSettings {
  /** Finds a subscription that the sandbox lacks. */
  adopt?: ((subscriptionId: string) => Promise<KnownSubscription | undefined>) | undefined;
  /** Keeps the state between starts. */
  file?: string | undefined;
  isProduction: boolean;
}

const BODY_MAX = 64 * 1024;

/** Starts the sandbox. @throws {Error} in production */
export async function startSandbox({ file, isProduction, adopt }: SandboxSettings): Promise<Sandbox> {
  if (isProduction) throw new Error("The payment sandbox does not run in production.");
  const state = file !== undefined && existsSync(file) ? readState(file) : emptyState();
  const webhookSecret = `whsec_${randomBytes(24).toString("hex")}`;
  const secretKey = `sk_test_${randomBytes(24).toString("hex")}`;
  const webhooks = createWebhooks({ secret: webhookSecret, now: () => ledger.now() });
  const ledger: Ledger = new Ledger(state, webhooks.emit);
  const calls: string[] = [];
  let decide: (call: { method: string; path: string }) => Fault | undefined = () => undefined;

  const save = () => {
    if (file === undefined) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.draft`, JSON.stringify({ ...state, answers: {} }));
    renameSync(`${file}.draft`, file);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? "/", origin);
    const method = request.method ?? "GET";
    const body = await readBody(request);
    if (!pathname.startsWith("/v1/")) {
      const page = answerPage(
        { state, ledger, origin },
        { method, path: pathname, body, from: request.headers.origin },
      );
      save();
      response.writeHead(page.status, { "content-type": "text/html; charset=utf-8", ...page.headers });
      response.end(page.html);
      return;
    }
    calls.push(`${method} ${pathname}`);
    const fault = decide({ method, path: pathname });
    if (fault === "error")
      return sendJson(response, 500, { error: { type: "api_error", message: "Something failed." } });
    const wanted = /^\/v1\/subscriptions\/(\w+)$/.exec(pathname)?.[1];
    if (wanted !== undefined && !state.subscriptions[wanted]) {
      const known = await adopt?.(wanted);
      if (known) ledger.adopt(wanted, known);
    }
    const text = method === "GET" || body === "" ? search.slice(1) : body;
    const { status, result } = answerApi(request, { method, path: pathname, text });
    save();
    if (fault === "lost") return;
    if (fault === "broken")
      return sendJson(response, 500, { error: { type: "api_error", message: "Something failed." } });
    sendJson(response, status, result);
  }

  function answerApi(
    request: IncomingMessage,
    { method, path, text }: { method: string; path: string; text: string },
  ): { status: number; result: unknown } {
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      return {
        status: 401,
        result: { error: { type: "invalid_request_error", message: "Invalid API Key provided." } },
      };
    }
    const key = String(request.headers["idempotency-key"] ?? "");
    const asked = `${method} ${path} ${text}`;
    const before = method === "POST" && key !== "" ? state.answers[key] : undefined;
    if (before) {
      if (before.request === asked) return { status: before.status, result: before.body };
      const message = "Keys for idempotent requests can only be used with the same parameters.";
      return { status: 400, result: { error: { type: "idempotency_error", message } } };
    }
    const answered = perform(method, path, text);
    if (method === "POST" && key !== "") {
      state.answers[key] = { request: asked, status: answered.status, body: structuredClone(answered.result) };
    }
    return answered;
  }

  function perform(method: string, path: string, text: string): { status: number; result: unknown } {
    try {
      for (const endpoint of ENDPOINTS) {
        const match = endpoint.method === method ? endpoint.path.exec(path) : null;
        if (!match) continue;
        const params = endpoint.params.safeParse(parseForm(text));
        if (!params.success) {
          const [issue] = params.error.issues;
          const code = issue?.code === "unrecognized_keys" ? "parameter_unknown" : "parameter_invalid";
          throw new StripeRefusal(
            400,
            code,
            `Received an invalid parameter: ${issue?.path.join(".")} ${issue?.message}`,
          );
        }
        const context = { state, ledger, emit: webhooks.emit, pageOf: (id: string) => `${origin}/pay/${id}` };
        return { status: 200, result: endpoint.answer(context, params.data, match[1] ?? "") };
      }
      throw new StripeRefusal(404, undefined, `Unrecognized request URL (${method}: ${path}).`);
    } catch (error) {
      if (error instanceof StripeRefusal) return { status: error.status, result: error.body };
      throw error;
    }
  }

  return {
    url: origin,
    address: { host: "127.0.0.1", port, protocol: "http" },
    secretKey,
    webhookSecret,
    state,
    ledger,
    webhooks,
    calls,
    faultOf(decision) {
      decide = decision;
    },
    async close() {
      webhooks.close();
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function readState(file: string): SandboxState {
  return { ...emptyState(), ...(JSON.parse(readFileSync(file, "utf8")) as Partial<SandboxState>) };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request.setEncoding("utf8")) {
    body += chunk;
    if (body.length > BODY_MAX) throw new Error("the body is too long");
  }
  return body;
}

function sendJson(response: ServerResponse, status: number, result: unknown): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(result));
}
