import { iso } from "playwright-core/lib/coreBundle";

/** What a locator needs of its page. */
export interface LocatedPage {
  readonly mouse: { click(x: number, y: number): Promise<void>; move(x: number, y: number): Promise<void> };
  readonly keyboard: { press(keys: string): Promise<void> };
  operate(operation: string, selector: string, argument?: unknown): Promise<{ value: unknown } | undefined>;
  hasHit(): Promise<boolean>;
  untilDone<Value>(operation: string, selector: string, argument?: unknown, timeout?: number): Promise<Value>;
  until(what: string, attempt: () => Promise<{ value: unknown } | undefined>, timeout?: number): Promise<unknown>;
  expectUntil(selector: string, expression: string, options: object): Promise<object>;
}

type Text = string | RegExp;
interface RoleOptions {
  name?: Text;
  exact?: boolean;
  level?: number;
  checked?: boolean;
  pressed?: boolean;
  selected?: boolean;
  expanded?: boolean;
}
interface Filter {
  hasText?: Text;
  hasNotText?: Text;
  has?: WebKitLocator;
  hasNot?: WebKitLocator;
}
interface Waiting {
  timeout?: number;
}

/** The methods of page and locator that find elements, as Playwright's selectors. */
export abstract class Finder {
  protected abstract find(selector: string): WebKitLocator;

  getByRole(role: string, { name, exact = false, ...states }: RoleOptions = {}): WebKitLocator {
    const parts = Object.entries(states).map(([state, value]) => `[${state}=${String(value)}]`);
    if (name !== undefined) parts.push(`[name=${iso.escapeForAttributeSelector(name, exact)}]`);
    return this.find(`internal:role=${role}${parts.join("")}`);
  }

  getByLabel(text: Text, { exact = false } = {}): WebKitLocator {
    return this.find(`internal:label=${iso.escapeForTextSelector(text, exact)}`);
  }

  getByText(text: Text, { exact = false } = {}): WebKitLocator {
    return this.find(`internal:text=${iso.escapeForTextSelector(text, exact)}`);
  }

  locator(selector: string, filter: Filter = {}): WebKitLocator {
    return this.find(selector).filter(filter);
  }
}

/** What page objects use of Playwright's locator. */
export class WebKitLocator extends Finder {
  /** By which Playwright's expectations know it. */
  readonly _apiName = "Locator";
  readonly #page: LocatedPage;
  readonly #selector: string;

  constructor(page: LocatedPage, selector: string) {
    super();
    this.#page = page;
    this.#selector = selector;
  }

  protected override find(selector: string): WebKitLocator {
    return new WebKitLocator(this.#page, `${this.#selector} >> ${selector}`);
  }

  override toString(): string {
    return this.#selector;
  }

  page(): LocatedPage {
    return this.#page;
  }

  filter({ hasText, hasNotText, has, hasNot }: Filter): WebKitLocator {
    const parts = [this.#selector];
    if (hasText !== undefined) parts.push(`internal:has-text=${iso.escapeForTextSelector(hasText, false)}`);
    if (hasNotText !== undefined) parts.push(`internal:has-not-text=${iso.escapeForTextSelector(hasNotText, false)}`);
    if (has !== undefined) parts.push(`internal:has=${JSON.stringify(has.#selector)}`);
    if (hasNot !== undefined) parts.push(`internal:has-not=${JSON.stringify(hasNot.#selector)}`);
    return new WebKitLocator(this.#page, parts.join(" >> "));
  }

  or(other: WebKitLocator): WebKitLocator {
    return this.find(`internal:or=${JSON.stringify(other.#selector)}`);
  }

  first(): WebKitLocator {
    return this.nth(0);
  }

  last(): WebKitLocator {
    return this.nth(-1);
  }

  nth(index: number): WebKitLocator {
    return this.find(`nth=${index}`);
  }

  #act<Value = void>(operation: string, argument?: unknown, waiting?: Waiting): Promise<Value> {
    return this.#page.untilDone<Value>(operation, this.#selector, argument, waiting?.timeout);
  }

  click({ position, force: isForced, timeout }: { position?: object; force?: boolean } & Waiting = {}): Promise<void> {
    return this.#pointAt({ action: "mouse", position, isForced }, (x, y) => this.#page.mouse.click(x, y), timeout);
  }

  hover(): Promise<void> {
    return this.#pointAt({ action: "hover" }, (x, y) => this.#page.mouse.move(x, y));
  }

  /** Until the element is what was hit: it may move between the look and the act. */
  async #pointAt(how: object, act: (x: number, y: number) => Promise<void>, timeout?: number): Promise<void> {
    for (let isHit = false; !isHit; ) {
      const { x, y } = await this.#act<{ x: number; y: number }>("aim", how, { ...(timeout && { timeout }) });
      await act(x, y);
      isHit = await this.#page.hasHit();
    }
  }

  fill(text: string): Promise<void> {
    return this.#act("fill", text);
  }

  clear(): Promise<void> {
    return this.fill("");
  }

  async selectOption(option: string | { label?: string; value?: string }): Promise<void> {
    // A text is a value or a label.
    await this.#act("select", [typeof option === "string" ? { valueOrLabel: option } : option]);
  }

  focus(): Promise<void> {
    return this.#act("focus");
  }

  async press(key: string): Promise<void> {
    await this.focus();
    await this.#page.keyboard.press(key);
  }

  scrollIntoViewIfNeeded(): Promise<void> {
    return this.#act("intoView");
  }

  setInputFiles(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    return this.#act("files", [{ name: file.name, mimeType: file.mimeType, buffer: file.buffer.toString("base64") }]);
  }

  boundingBox(): Promise<{ x: number; y: number; width: number; height: number }> {
    return this.#act("box");
  }

  getAttribute(name: string): Promise<string | null> {
    return this.#act("attribute", name);
  }

  textContent(): Promise<string> {
    return this.#act("text");
  }

  inputValue(): Promise<string> {
    return this.#act("value");
  }

  evaluate<Value>(code: (element: unknown) => Value): Promise<Value> {
    return this.#act("evaluate", code);
  }

  count(): Promise<number> {
    return this.#act("count");
  }

  isVisible(): Promise<boolean> {
    return this.#act("state", "visible");
  }

  async waitFor({ state = "visible", timeout }: { state?: string } & Waiting = {}): Promise<void> {
    await this.#page.until(
      `${this.#selector} to be ${state}`,
      async () =>
        (await this.#page.operate("state", this.#selector, state))?.value ? { value: undefined } : undefined,
      timeout,
    );
  }

  /** Called by Playwright's expectations. */
  _expect(expression: string, options: object): Promise<object> {
    return this.#page.expectUntil(this.#selector, expression, options);
  }
}
