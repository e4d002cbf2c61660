import type { WebKitSession } from "./driver.ts";
import { Finder, WebKitLocator } from "./locator.ts";

const TIMEOUT_MS = 30_000;
const PAUSE_MS = 40;

/** Names of keys in the protocol's private area of Unicode. */
const KEYS: Readonly<Record<string, string>> = {
  Enter: "\uE007",
  Tab: "\uE004",
  Escape: "\uE00C",
  Backspace: "\uE003",
  Delete: "\uE017",
  Space: " ",
  Shift: "\uE008",
  Control: "\uE009",
  ControlOrMeta: "\uE009",
  Alt: "\uE00A",
  End: "\uE010",
  Home: "\uE011",
  PageUp: "\uE00E",
  PageDown: "\uE00F",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

interface Expected {
  isNot: boolean;
  timeout: number;
}

/** What page objects use of Playwright's page, in WebKitGTK. */
export class WebKitPage extends Finder {
  readonly _apiName = "Page";
  readonly #session: WebKitSession;
  readonly #window: string;
  readonly #baseURL: string;

  constructor(session: WebKitSession, window: string, baseURL: string) {
    super();
    this.#session = session;
    this.#window = window;
    this.#baseURL = baseURL;
  }

  protected override find(selector: string): WebKitLocator {
    return new WebKitLocator(this, selector);
  }

  /** What expectations and tabs need of the context. */
  context() {
    return {
      _options: { baseURL: this.#baseURL },
      clearCookies: async ({ name }: { name: RegExp }) => {
        for (const cookie of (await this.call("GET", "/cookie")) as { name: string }[]) {
          if (name.test(cookie.name)) await this.call("DELETE", `/cookie/${cookie.name}`);
        }
      },
      newPage: async () => new WebKitPage(this.#session, await this.#session.newWindow(), this.#baseURL),
    };
  }

  mainFrame() {
    return { _expect: (expression: string, options: object) => this.expectUntil(":root", expression, options) };
  }

  call(method: "GET" | "POST" | "DELETE", command: string, body?: unknown): Promise<unknown> {
    return this.#session.call(this.#window, method, command, { body });
  }

  async goto(path: string): Promise<void> {
    await this.call("POST", "/url", { url: new URL(path, this.#baseURL).href });
  }

  async reload(): Promise<void> {
    await this.call("POST", "/refresh");
  }

  async goBack(): Promise<void> {
    await this.call("POST", "/back");
  }

  async bringToFront(): Promise<void> {
    await this.call("GET", "/url");
  }

  async setViewportSize({ width, height }: { width: number; height: number }): Promise<void> {
    const [outside, inside] = [await this.#resize(width, height), await this.#innerHeight()];
    await this.#resize(width, height + outside.height - inside);
  }

  async #resize(width: number, height: number): Promise<{ height: number }> {
    return (await this.call("POST", "/window/rect", { x: 0, y: 0, width, height })) as { height: number };
  }

  async #innerHeight(): Promise<number> {
    return Number(await this.evaluate("innerHeight"));
  }

  evaluate<Value = unknown>(code: string | (() => Value)): Promise<Value> {
    const expression = typeof code === "string" ? `(${code})` : `(${code})()`;
    return this.#session.evaluate(this.#window, expression) as Promise<Value>;
  }

  async screenshot({ path }: { path?: string } = {}): Promise<Buffer> {
    const picture = Buffer.from(String(await this.call("GET", "/screenshot")), "base64");
    if (path !== undefined) await (await import("node:fs/promises")).writeFile(path, picture);
    return picture;
  }

  async waitForEvent(_event: "filechooser"): Promise<{ setFiles: WebKitLocator["setInputFiles"] }> {
    // The pressed button's file input; the driver would otherwise wait for a window of the system.
    await this.evaluate(`void document.addEventListener("click", (event) => {
      if (event.target.type !== "file") return;
      event.preventDefault();
      event.target.setAttribute("data-chosen-input", "");
    }, { capture: true })`);
    const input = this.locator("[data-chosen-input]");
    await input.waitFor({ state: "attached" });
    return { setFiles: (file) => input.setInputFiles(file) };
  }

  readonly request = {
    post: (path: string, { data }: { data: unknown }) => this.#fetch("POST", path, data),
  };

  /** With the cookies of this browser, from a page of the server. */
  async #fetch(method: string, path: string, data: unknown) {
    await this.goto("/api/v1/health");
    const init = { method, headers: { "content-type": "application/json" }, body: JSON.stringify(data) };
    const answer = await this.evaluate<{ status: number; text: string }>(
      `fetch(${JSON.stringify(path)}, ${JSON.stringify(init)}).then(async (answer) => ({ status: answer.status, text: await answer.text() }))`,
    );
    return {
      ok: () => answer.status < 400,
      status: () => answer.status,
      url: () => path,
      text: async () => answer.text,
      json: async () => JSON.parse(answer.text),
    };
  }

  readonly keyboard = {
    press: (keys: string) => {
      const names = keys.split("+").map((name) => KEYS[name] ?? name);
      return this.#type([
        ...names.map((value) => ({ type: "keyDown", value })),
        ...names.reverse().map((value) => ({ type: "keyUp", value })),
      ]);
    },
    type: (text: string) =>
      this.#type(
        [...text].flatMap((value) => [
          { type: "keyDown", value },
          { type: "keyUp", value },
        ]),
      ),
    /** As an input method or a paste does. */
    insertText: async (text: string) => {
      await this.evaluate(`document.execCommand("insertText", false, ${JSON.stringify(text)})`);
    },
  };

  async #type(actions: object[]): Promise<void> {
    await this.call("POST", "/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
  }

  readonly mouse = {
    move: (x: number, y: number) =>
      this.#point([{ type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) }]),
    down: () => this.#point([{ type: "pointerDown", button: 0 }]),
    up: () => this.#point([{ type: "pointerUp", button: 0 }]),
    click: (x: number, y: number) =>
      this.#point([
        { type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]),
  };

  async #point(actions: object[]): Promise<void> {
    await this.call("POST", "/actions", {
      actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }],
    });
  }

  /** `argument`: also a function, which is called in the page. */
  operate(operation: string, selector: string, argument?: unknown): Promise<{ value: unknown } | undefined> {
    return this.#session.operate(this.#window, operation, selector, argument);
  }

  /** Whether the last click or hover reached what it was meant for. */
  async hasHit(): Promise<boolean> {
    // A document that came since knows of none: the click has led there.
    const answer = await this.operate("hasHit", "").catch(() => undefined);
    return answer?.value !== false;
  }

  /** Repeats an operation until it has an answer. */
  async untilDone<Value>(operation: string, selector: string, argument?: unknown, timeout?: number): Promise<Value> {
    const done = await this.until(
      `${operation} at ${selector}`,
      async () => {
        const answer = await this.operate(operation, selector, argument);
        // Not to be pointed at yet: something is above it.
        return operation === "aim" && answer?.value === null ? undefined : answer;
      },
      timeout,
    );
    return done as Value;
  }

  /** @throws {Error} naming `what`, with the last error, when the time is over */
  async until(
    what: string,
    attempt: () => Promise<{ value: unknown } | undefined>,
    timeout = TIMEOUT_MS,
  ): Promise<unknown> {
    const deadline = Date.now() + timeout;
    let problem = "";
    for (;;) {
      // The document may be replaced meanwhile.
      const answer = await attempt().catch((error: Error) => {
        if (/strict mode violation/.test(error.message)) throw error;
        problem = error.message;
      });
      if (answer !== undefined) return answer.value;
      if (Date.now() > deadline) throw new Error(`Waited ${timeout} ms for: ${what}\n${problem}`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  /** What Playwright's expectations ask: repeated until it fits or the time is over. */
  async expectUntil(selector: string, expression: string, options: object): Promise<object> {
    const expected = { ...(options as Expected), expression };
    const deadline = Date.now() + expected.timeout;
    let last: { matches: boolean; received?: unknown; isMissing?: boolean } = { matches: expected.isNot };
    let problem = "";
    for (;;) {
      const answer = await this.operate("expect", selector, expected).catch((error: Error) => {
        if (/strict mode violation/.test(error.message)) throw error;
        problem = error.message;
        return undefined;
      });
      if (answer !== undefined) last = answer.value as typeof last;
      if (answer !== undefined && !last.isMissing && last.matches !== expected.isNot) return last;
      if (Date.now() > deadline)
        return { ...last, matches: expected.isNot, timedOut: true, log: [`waiting for ${selector}`, problem] };
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
