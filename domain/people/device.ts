/** What a browser says of itself, as people call it. */
export interface Device {
  browser: string | null;
  system: string | null;
  isMobile: boolean;
}

/** By what a browser is known. Most name others besides themselves, so the order matters. */
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

/** Browser and system by the header `User-Agent`; null for what it does not tell. */
export function deviceOf(userAgent: string | null): Device {
  const nameIn = (known: [name: string, sign: RegExp][]) =>
    known.find(([, sign]) => sign.test(userAgent ?? ""))?.[0] ?? null;
  const system = nameIn(SYSTEMS);
  const isMobile = system === "iOS" || system === "iPadOS" || system === "Android";
  return { browser: nameIn(BROWSERS), system, isMobile };
}

/** What people call a device: browser and system in the words of their language, or what is known of them. */
export function deviceName(
  { browser, system }: Pick<Device, "browser" | "system">,
  { both, unknown }: { both: (device: { browser: string; system: string }) => string; unknown: string },
): string {
  return browser !== null && system !== null ? both({ browser, system }) : (browser ?? system ?? unknown);
}
