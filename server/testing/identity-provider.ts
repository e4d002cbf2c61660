import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Provider, { interactionPolicy } from "oidc-provider";

export const PROVIDER_SETTINGS = {
  GOOGLE_CLIENT_ID: "nakamatch-google",
  GOOGLE_CLIENT_SECRET: "a-secret-of-google",
  DISCORD_CLIENT_ID: "nakamatch-discord",
  DISCORD_CLIENT_SECRET: "a-secret-of-discord",
};

export interface ProviderAccount {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}

/** On a loopback port. */
export interface IdentityProvider {
  /** Its origin and issuer. */
  url: string;
  /** Called before each request; returns true if it has responded. */
  intercept: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
  close(): Promise<void>;
}

/**
 * Starts a certified OpenID Connect provider (`oidc-provider`) in place of Google and Discord, with redirect URIs of
 * `site` and mandatory PKCE. Its login form takes the account's claims.
 */
export async function startIdentityProvider(site: string, port = 0): Promise<IdentityProvider> {
  const accounts = new Map<string, ProviderAccount>();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = createProvider(url, site, accounts);
  const answer = provider.callback();
  const started: IdentityProvider = { url, intercept: undefined, close: () => closeNow(server) };
  server.on("request", (request, response) => {
    if (started.intercept?.(request, response)) return;
    if (request.url?.startsWith("/interaction/")) {
      interact(provider, accounts, request, response).catch((error) => response.writeHead(500).end(String(error)));
    } else answer(request, response);
  });
  return started;
}

function createProvider(url: string, site: string, accounts: Map<string, ProviderAccount>): Provider {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);
  const clientOf = (name: "GOOGLE" | "DISCORD") => ({
    client_id: PROVIDER_SETTINGS[`${name}_CLIENT_ID`],
    client_secret: PROVIDER_SETTINGS[`${name}_CLIENT_SECRET`],
    redirect_uris: [`${site}/api/auth/callback/${name.toLowerCase()}`],
    token_endpoint_auth_method: "client_secret_post",
  });
  const provider = new Provider(url, {
    clients: [clientOf("GOOGLE"), clientOf("DISCORD")],
    cookies: { keys: ["cookies of tests"] },
    pkce: { required: () => true },
    // Google's ID token contains the profile.
    conformIdTokenClaims: false,
    scopes: ["openid", "email", "profile", "identify"],
    claims: {
      openid: ["sub", "id"],
      email: ["email", "email_verified", "verified"],
      profile: ["given_name", "family_name"],
      identify: ["username"],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: unknown, accountId: string) => {
      const { sub, ...profile } = accounts.get(accountId) ?? { sub: accountId };
      // `id` and `verified` are Discord's names.
      const claims = { ...profile, sub, id: sub, username: sub, verified: profile.email_verified };
      return { accountId, claims: () => claims };
    },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  });
  // Discord does not support OpenID Connect: the profile is read with a plain access token.
  provider.use(async (context, next) => {
    const { query } = context;
    if (context.path === "/auth" && query.scope?.includes("identify")) {
      context.query = { ...query, scope: `openid ${query.scope}` };
    }
    await next();
  });
  return provider;
}

/** Handles the login page. Consent is implied. */
async function interact(
  provider: Provider,
  accounts: Map<string, ProviderAccount>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { uid, prompt, params, session } = await provider.interactionDetails(request, response);
  const finish = (result: object) => provider.interactionFinished(request, response, result);
  if (prompt.name === "consent" && session) {
    const grant = new provider.Grant({ clientId: params.client_id, accountId: session.accountId });
    grant.addOIDCScope(params.scope);
    return finish({ consent: { grantId: await grant.save() } });
  }
  if (request.method !== "POST") {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(loginPage(uid));
    return;
  }
  const form = new URLSearchParams(await textOf(request));
  if (form.has("cancel")) return finish({ error: "access_denied", error_description: "the person cancelled" });
  const account = JSON.parse(form.get("account") ?? "") as ProviderAccount;
  accounts.set(account.sub, account);
  return finish({ select_account: {}, login: { accountId: account.sub } });
}

function loginPage(uid: string): string {
  return `<!doctype html><html lang="en"><title>Sign in</title><h1>Identity provider</h1>
<form method="post" action="/interaction/${uid}">
<label>Account <textarea name="account"></textarea></label>
<button>Continue</button> <button name="cancel" value="1">Cancel</button></form></html>`;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}

function closeNow(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

// `node server/testing/identity-provider.ts SITE PORT`, for browser tests.
if (import.meta.main) {
  const [site = "", port = "0"] = process.argv.slice(2);
  const { url } = await startIdentityProvider(site, Number(port));
  process.stdout.write(`identity provider at ${url}\n`);
}
