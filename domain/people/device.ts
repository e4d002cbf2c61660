/** Browser and system, by their usual names. */
export interface Device {
  browser: string | null;
  system: string | null;
  isMobile: boolean;
}

/** In this order: most browsers also name others. */
const BROWSERS: [name: string, sign: RegExp][] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\b(?:OPR|Opera|OPT)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Vivaldi", /\bVivaldi\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bVersion\/[\d.]+.*\bSafari\//],
];

const SYSTEMS: [name: string, sign: RegExp][] = [
  ["iOS", /\b(?:iPhone|iPod)\b/],
  ["iPadOS", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["macOS", /\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
];

/** Parses `User-Agent`; null where unknown. */
export function deviceOf(userAgent: string | null): Device {
  const nameIn = (known: [name: string, sign: RegExp][]) =>
    known.find(([, sign]) => sign.test(userAgent ?? ""))?.[0] ?? null;
  const system = nameIn(SYSTEMS);
  const isMobile = system === "iOS" || system === "iPadOS" || system === "Android";
  return { browser: nameIn(BROWSERS), system, isMobile };
}

/** A device's name in the person's language, as far as known. */
export function deviceName(
  { browser, system }: Pick<Device, "browser" | "system">,
  { both, unknown }: { both: (device: { browser: string; system: string }) => string; unknown: string },
): string {
  return browser !== null && system !== null ? both({ browser, system }) : (browser ?? system ?? unknown);
}
