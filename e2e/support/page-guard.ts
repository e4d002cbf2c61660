import type { BrowserContext } from "@playwright/test";

/** Reports violations of the Content-Security-Policy by the console, where the guard sees them. Runs in the page. */
const REPORT_VIOLATIONS = `
  document.addEventListener("securitypolicyviolation", (event) => {
    console.error("CSP violation: " + event.violatedDirective + " " + event.blockedURI);
  });
`;

/** The browser logs every 4xx answer; the product shows those to the person. */
const REFUSED_REQUEST = /^Failed to load resource: the server responded with a status of 4\d\d/;

/**
 * Flags are the only external resource, out of reach here: the country codes below them show. Answering them by a route would
 * turn off the cache of each browser.
 */
const FLAG_SERVICE = "https://flagcdn.com/";

/** Collects errors of all pages of a browser. */
export class PageGuard {
  readonly #problems: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Ignores a problem that the test causes on purpose. */
  expect(problem: RegExp): void {
    this.#expected.push(problem);
  }

  /** Starts to listen; call it before the first page is opened. */
  async watch(context: BrowserContext): Promise<void> {
    await context.addInitScript(REPORT_VIOLATIONS);
    context.on("weberror", (webError) => {
      const error = webError.error();
      this.#problems.push(`page error: ${error.stack ?? error.message}`);
    });
    context.on("console", (message) => {
      const { url } = message.location();
      if (message.type() !== "error" || REFUSED_REQUEST.test(message.text()) || url.startsWith(FLAG_SERVICE)) return;
      this.#problems.push(`console error: ${message.text()} (${url})`);
    });
  }

  /** Of a browser that tells them in another way. */
  report(problems: readonly string[]): void {
    this.#problems.push(...problems);
  }

  /** All unexpected problems. */
  problems(): string[] {
    return this.#problems.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)));
  }
}
