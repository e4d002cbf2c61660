import type { Browser, BrowserType, Locator, Page } from "@playwright/test";
import utils from "playwright-core/lib/utilsBundle";
import { fillField } from "./fill.ts";

/** Debian's Firefox does not know it, and Playwright sends it for each context, whatever that asks for. */
const UNKNOWN_COMMAND = "emulation.setMediaFeaturesOverride";

/** Firefox by WebDriver BiDi, with reduced motion and without requests of its own. */
export async function launchFirefox(firefox: BrowserType): Promise<Browser> {
  answerUnknownCommand();
  return firefox.launch({
    channel: "moz-firefox",
    executablePath: "/usr/bin/firefox-esr",
    firefoxUserPrefs: {
      "ui.prefersReducedMotion": 1,
      "layout.css.prefers-color-scheme.content-override": 1,
      "network.captive-portal-service.enabled": false,
      "network.connectivity-service.enabled": false,
    },
  });
}

let isAnswered = false;

/** Answers it in Firefox's place. */
function answerUnknownCommand(): void {
  if (isAnswered) return;
  isAnswered = true;
  const { send } = utils.ws.prototype;
  utils.ws.prototype.send = function (text: unknown, ...rest: unknown[]) {
    const isUnknown = typeof text === "string" && text.includes(`"method":"${UNKNOWN_COMMAND}"`);
    if (!isUnknown) return Reflect.apply(send, this, [text, ...rest]);
    const { id } = JSON.parse(text) as { id: number };
    setImmediate(() => this.emit("message", JSON.stringify({ type: "success", id, result: {} }), false));
  };
}

/** Makes `fill` of all locators one that reaches the app. */
export function fillAsPeopleDo(page: Page): void {
  const prototype = Object.getPrototypeOf(page.locator("html")) as Locator;
  prototype.fill = async function (this: Locator, text: string) {
    await this.waitFor();
    await this.evaluate(fillField, text);
  };
}
