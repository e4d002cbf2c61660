import { es } from "@nakamatch/phrases/es";
import { expect, type Locator, type Page } from "@playwright/test";

/** `/chats`, in Spanish. */
export class ChatsPage {
  readonly #page: Page;
  readonly search: Locator;
  readonly conversations: Locator;
  readonly composer: Locator;
  readonly counter: Locator;
  readonly send: Locator;
  readonly messages: Locator;
  readonly loadEarlier: Locator;
  readonly back: Locator;
  readonly legend: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.search = page.getByRole("searchbox", { name: es.chats.search });
    this.conversations = page.getByRole("list", { name: es.chats.list }).getByRole("link");
    this.composer = page.getByRole("textbox", { name: /^Mensaje para / });
    this.counter = page.locator("[data-counter]");
    this.send = page.getByRole("button", { name: es.chats.messages.send });
    this.messages = page.getByRole("region", { name: /^Mensajes con / });
    this.loadEarlier = this.messages.getByRole("button", { name: es.chats.messages.earlier });
    this.back = page.getByRole("link", { name: es.chats.backToList });
    this.legend = page.getByLabel(es.chats.messages.legend);
  }

  async open(): Promise<void> {
    await this.#page.goto("/chats");
    await expect(this.search).toBeVisible();
  }

  conversation(nickname: string): Locator {
    return this.conversations.filter({ hasText: nickname });
  }

  async openConversation(nickname: string): Promise<void> {
    await this.conversation(nickname).click();
    await expect(this.composer).toHaveAccessibleName(es.chats.messages.write.replace("{{name}}", nickname));
  }

  /** Chooses from the options menu of the open conversation. */
  async chooseOption(nickname: string, option: string): Promise<void> {
    await this.#page.getByRole("button", { name: es.safety.menu.replace("{{name}}", nickname) }).click();
    await this.#page.getByRole("menuitem", { name: option }).click();
  }

  /** The bubble with this text. */
  message(text: string): Locator {
    return this.messages.getByRole("listitem").filter({ hasText: text });
  }

  /** All messages. The hint below a risky one, which links the safety centre, is none. */
  get bubbles(): Locator {
    const hint = this.#page.getByRole("link", { name: es.safety.centre.link });
    const withText = this.messages.getByRole("listitem").filter({ has: this.#page.getByRole("paragraph") });
    return withText.filter({ hasNot: hint });
  }

  /** The separators between days: a `time` alone in its line. */
  get days(): Locator {
    return this.messages.getByRole("listitem").filter({ hasNot: this.#page.getByRole("paragraph") });
  }

  /** The tick of an own message. */
  tick(text: string, state: "sending" | "sent" | "read"): Locator {
    return this.message(text).getByRole("img", { name: es.chats.messages[state], exact: true });
  }

  async say(text: string): Promise<void> {
    await this.composer.fill(text);
    await this.composer.press("Enter");
  }
}
