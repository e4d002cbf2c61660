import type { TestApplication } from "./application.ts";
import type { ProviderAccount } from "./identity-provider.ts";

/** One origin's cookies, as kept by a browser. */
export class CookieJar {
  readonly #cookies = new Map<string, string>();

  /** `header` is an initial `Cookie` header. */
  constructor(header = "") {
    for (const pair of header.split("; ").filter(Boolean)) {
      this.#cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
  }

  /** Applies a response's cookies. */
  take(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = cookie.split("; ");
      const [name = "", value = ""] = [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)];
      const isOver = attributes.some((attribute) => /^max-age=0$/i.test(attribute)) || value === "";
      if (isOver) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }

  has(name: string): boolean {
    return this.#cookies.has(name);
  }

  /** The `Cookie` header. */
  get header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }
}

/** A browser's sign-in at a provider; `site` has our cookies. */
export interface ProviderVisit {
  site: CookieJar;
  /** The final screen. */
  screen: string;
}

/** Begins a sign-in; returns the address at the provider. */
export async function startAtProvider(
  server: TestApplication,
  provider: "google" | "discord",
  site: CookieJar,
  screens: { callbackURL?: string; errorCallbackURL?: string } = {},
): Promise<URL> {
  const response = await server.post("/api/auth/sign-in/social", { provider, ...screens }, { cookie: site.header });
  if (!response.ok) throw new Error(`the sign-in was refused: ${await response.text()}`);
  site.take(response);
  return new URL(((await response.json()) as { url: string }).url);
}

/** Signs in at the provider, or cancels; returns the redirect back. */
export async function visitProvider(address: URL, account: ProviderAccount | "cancel"): Promise<URL> {
  const jar = new CookieJar();
  let next = address;
  let init: RequestInit = {};
  while (next.origin === address.origin) {
    const response = await fetch(next, { ...init, redirect: "manual", headers: { cookie: jar.header } });
    jar.take(response);
    const location = response.headers.get("location");
    if (location !== null) {
      next = new URL(location, next);
      init = {};
      continue;
    }
    const page = await response.text();
    if (!page.includes("<form")) throw new Error(`the provider answered with ${response.status}: ${page}`);
    const form = account === "cancel" ? { cancel: "1" } : { account: JSON.stringify(account) };
    init = { method: "POST", body: new URLSearchParams(form) };
  }
  return next;
}

/** Returns from a provider; resolves to the final screen. */
export async function comeBack(server: TestApplication, address: URL, site: CookieJar): Promise<string> {
  const own = server.url + address.pathname + address.search;
  const response = await fetch(own, { redirect: "manual", headers: { cookie: site.header } });
  site.take(response);
  const location = response.headers.get("location");
  if (response.status !== 302 || location === null) throw new Error(`no redirect but ${response.status}`);
  return location;
}

/** Signs in by a provider, in a new browser unless `site` is given. */
export async function signInByProvider(
  server: TestApplication,
  provider: "google" | "discord",
  account: ProviderAccount | "cancel",
  site = new CookieJar(),
): Promise<ProviderVisit> {
  const address = await startAtProvider(server, provider, site);
  const screen = await comeBack(server, await visitProvider(address, account), site);
  return { site, screen };
}
