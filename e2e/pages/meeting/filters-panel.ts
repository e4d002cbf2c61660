import { es } from "@nakamatch/phrases/es";
import { expect, type Locator, type Page } from "@playwright/test";

const words = es.dashboard.filters;

/** The filters of the dashboard, and the button that opens them. */
export class FiltersPanel {
  readonly toggle: Locator;
  readonly root: Locator;
  readonly compatibility: Locator;
  readonly distance: Locator;
  readonly minAge: Locator;
  readonly maxAge: Locator;
  readonly country: Locator;
  readonly city: Locator;
  readonly interests: Locator;
  readonly clear: Locator;

  constructor(page: Page) {
    this.toggle = page.getByRole("button", { name: new RegExp(`^${words.toggle}`) });
    this.root = page.getByRole("region", { name: words.title });
    this.compatibility = this.root.getByRole("slider", { name: words.compatibility });
    this.distance = this.root.getByRole("slider", { name: words.distance });
    this.minAge = this.root.getByRole("spinbutton", { name: words.minAge });
    this.maxAge = this.root.getByRole("spinbutton", { name: words.maxAge });
    this.country = this.root.getByRole("combobox", { name: words.country });
    this.city = this.root.getByRole("combobox", { name: words.city });
    this.interests = this.root.getByRole("combobox", { name: words.interests });
    this.clear = this.root.getByRole("button", { name: words.clear });
  }

  /** Opens the panel by the keyboard. */
  async open(): Promise<void> {
    await this.toggle.press("Enter");
    await expect(this.country).toBeVisible();
  }

  /** The number on the badge, as it is announced. */
  async expectActive(count: number): Promise<void> {
    const said = (count === 1 ? words.active_one : words.active_other).replace("{{count}}", String(count));
    if (count === 0) await expect(this.toggle).toHaveAccessibleName(words.toggle);
    else await expect(this.toggle).toHaveAccessibleName(`${words.toggle} ${said}`);
  }

  /** Searches a list and picks the first result, by keyboard. */
  async pick(list: Locator, text: string): Promise<void> {
    await list.fill(text);
    await list.press("Enter");
  }
}
