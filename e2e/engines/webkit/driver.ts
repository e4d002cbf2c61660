import { type ChildProcess, spawn } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { IN_PAGE, playwrightInPage } from "./in-page.ts";

/** In a folder of the machine's architecture. */
const MINI_BROWSER = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser").at(-1);

/** Takes the space from the toolbar, whose buttons keep a window wider than a phone; and prefers reduced motion. */
const GTK = {
  "gtk.css":
    "* { min-width: 0; padding: 0; margin: 0; } button, entry { border-width: 0; } entry image { -gtk-icon-transform: scale(0.1); }",
  "settings.ini": "[Settings]\ngtk-enable-animations=0\n",
};

/** WebKitWebDriver, Debian's WebKitGTK by the classic WebDriver protocol. Needs a display, as of `xvfb-run`. */
export class WebKitDriver {
  readonly #process: ChildProcess;
  readonly #folder: string;
  readonly #address: string;
  /** For each document. */
  readonly inPage = playwrightInPage();

  private constructor(process: ChildProcess, folder: string, address: string) {
    this.#process = process;
    this.#folder = folder;
    this.#address = address;
  }

  static async start(port: number): Promise<WebKitDriver> {
    const folder = mkdtempSync(join(tmpdir(), "nakamatch-webkit-"));
    mkdirSync(join(folder, "gtk-3.0"));
    for (const [name, text] of Object.entries(GTK)) writeFileSync(join(folder, "gtk-3.0", name), text);
    const child = spawn("WebKitWebDriver", [`--port=${port}`], {
      env: { ...process.env, XDG_CONFIG_HOME: folder, LANGUAGE: "es_ES", TZ: "Europe/Madrid" },
      stdio: "ignore",
    });
    const driver = new WebKitDriver(child, folder, `http://127.0.0.1:${port}`);
    await driver.#untilReady(child);
    return driver;
  }

  async #untilReady(child: ChildProcess): Promise<void> {
    for (;;) {
      const isReady = await this.call("GET", "/status").then(
        () => true,
        () => false,
      );
      if (isReady) return;
      if (child.exitCode !== null) throw new Error("WebKitWebDriver could not be started");
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** @throws {WebDriverError} the error of the protocol */
  async call(method: "GET" | "POST" | "DELETE", path: string, body: unknown = {}): Promise<unknown> {
    const response = await fetch(`${this.#address}${path}`, {
      method,
      ...(method === "POST" && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (!response.ok) throw new WebDriverError(value?.error ?? "unknown", `${value?.error}: ${value?.message}`);
    return value;
  }

  /** A browser with cookies and storage of its own. */
  async open(): Promise<WebKitSession> {
    const options = { binary: MINI_BROWSER, args: ["--automation"] };
    const capabilities = {
      alwaysMatch: { browserName: "MiniBrowser", pageLoadStrategy: "normal", "webkitgtk:browserOptions": options },
    };
    const { sessionId } = (await this.call("POST", "/session", { capabilities })) as { sessionId: string };
    const path = `/session/${sessionId}`;
    // Below the time that what asks again waits: a script is lost with a document that is replaced under it.
    await this.call("POST", `${path}/timeouts`, { script: 15_000, pageLoad: 60_000 });
    return new WebKitSession(this, path);
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once("exit", resolve));
    if (this.#process.kill()) await ended;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

export class WebDriverError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** One browser. Its windows take turns: WebDriver acts in one at a time. */
export class WebKitSession {
  readonly #driver: WebKitDriver;
  readonly #path: string;
  #current: string | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  /** Errors of its pages and on their consoles, from the first command in each document on. */
  readonly problems: string[] = [];
  /** The last commands with their answers; the same one again is counted. */
  readonly #said: { line: string; times: number }[] = [];

  constructor(driver: WebKitDriver, path: string) {
    this.#driver = driver;
    this.#path = path;
  }

  /** The first window. */
  async firstWindow(): Promise<string> {
    return (await this.#driver.call("GET", `${this.#path}/window`)) as string;
  }

  newWindow(): Promise<string> {
    return this.#take(async () => {
      const { handle } = (await this.#driver.call("POST", `${this.#path}/window/new`, { type: "tab" })) as {
        handle: string;
      };
      return handle;
    });
  }

  /** One command in a window. `name` stands for it among the last ones. */
  call(
    window: string,
    method: "GET" | "POST" | "DELETE",
    command: string,
    { body, name = `${method} ${command} ${JSON.stringify(body) ?? ""}` }: { body?: unknown; name?: string } = {},
  ): Promise<unknown> {
    return this.#take(async () => {
      try {
        if (this.#current !== window) await this.#driver.call("POST", `${this.#path}/window`, { handle: window });
        this.#current = window;
        const answer = await this.#driver.call(method, `${this.#path}${command}`, body);
        this.#note(name, answer);
        return answer;
      } catch (error) {
        this.#note(name, String(error));
        throw error;
      }
    });
  }

  #note(name: string, answer: unknown): void {
    const line = `${name.slice(0, 300)} → ${(JSON.stringify(answer) ?? "").slice(0, 200)}`;
    const last = this.#said.at(-1);
    if (last?.line === line) last.times++;
    else this.#said.push({ line, times: 1 });
    if (this.#said.length > 40) this.#said.shift();
  }

  /** The last commands with their answers, one a line. */
  lastCommands(): string {
    return this.#said.map(({ line, times }) => (times > 1 ? `${line} (${times} times)` : line)).join("\n");
  }

  /** The value of `code`, an expression that may be a promise. @throws {WebDriverError} what it throws */
  async evaluate(window: string, code: string, name = code): Promise<unknown> {
    const script = `const done = arguments[arguments.length - 1];
      const tell = (answer) => done({ ...answer, problems: globalThis.${IN_PAGE}?.takeProblems() ?? [] });
      (async () => (${code}))().then((value) => tell({ value }), (error) => tell({ message: String(error) }));`;
    const answer = (await this.call(window, "POST", "/execute/async", { body: { script, args: [] }, name })) as {
      value?: unknown;
      message?: string;
      problems: string[];
    };
    this.problems.push(...answer.problems);
    if (answer.message !== undefined) throw new Error(answer.message);
    return answer.value;
  }

  /** One of the operations of `in-page.ts`; undefined: not yet. */
  async operate(
    window: string,
    operation: string,
    selector: string,
    argument: unknown,
  ): Promise<{ value: unknown } | undefined> {
    const given = [selector, argument]
      .map((each) => (typeof each === "function" ? String(each) : (JSON.stringify(each) ?? "undefined")))
      .join(", ");
    const code = `globalThis.${IN_PAGE} ? globalThis.${IN_PAGE}.${operation}(${given}) : "install"`;
    const name = `${operation} ${selector} ${given.slice(JSON.stringify(selector).length + 2)}`;
    const answer = await this.evaluate(window, code, name);
    if (answer !== "install") return (answer ?? undefined) as { value: unknown } | undefined;
    await this.call(window, "POST", "/execute/sync", {
      body: { script: this.#driver.inPage, args: [] },
      name: "install",
    });
    // The document may have been replaced meanwhile: then this is asked again.
    return undefined;
  }

  async close(): Promise<void> {
    const windows = (await this.#driver.call("GET", `${this.#path}/window/handles`)) as string[];
    for (const window of windows) await this.evaluate(window, "undefined").catch(() => {});
    await this.#take(() => this.#driver.call("DELETE", this.#path));
  }

  #take<Value>(act: () => Promise<Value>): Promise<Value> {
    const mine = this.#turn.then(act, act);
    this.#turn = mine.catch(() => {});
    return mine;
  }
}
