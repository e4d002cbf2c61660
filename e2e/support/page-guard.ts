import type { BrowserContext } from "@playwright/test";

/** Reports violations of the Content-Security-Policy by the console, where the guard sees them. Runs in the page. */
const REPORT_VIOLATIONS = `
  document.addEventListener("securitypolicyviolation", (event) => {
    console.error("CSP violation: " + event.violatedDirective + " " + event.blockedURI);
  });
`;

/** The browser logs every 4xx answer; the product shows those to the person. */
const REFUSED_REQUEST = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** Flags are the only external resource; the tests answer with one image for all. */
const FLAG_SERVICE = "https://flagcdn.com/**";
const FLAG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#c60b1e" d="M0 0h4v3H0z"/></svg>';

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
    await context.route(FLAG_SERVICE, (route) => route.fulfill({ contentType: "image/svg+xml", body: FLAG }));
    context.on("weberror", (webError) => {
      const error = webError.error();
      this.#problems.push(`page error: ${error.stack ?? error.message}`);
    });
    context.on("console", (message) => {
      if (message.type() !== "error" || REFUSED_REQUEST.test(message.text())) return;
      this.#problems.push(`console error: ${message.text()} (${message.location().url})`);
    });
  }

  /** Everything that went wrong and was not expected. */
  problems(): string[] {
    return this.#problems.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)));
  }
}
