/** A text of an email as drawn by a mail client in one color scheme. */
export interface DrawnText {
  text: string;
  /** Of the text, `#rrggbb`. */
  colour: string;
  background: string;
  isHidden: boolean;
}

type Style = Record<string, string>;

const VOID = new Set(["meta", "br", "!doctype"]);

/** Renders our own HTML only, in which every tag is closed. */
export function drawEmail(html: string, scheme: "light" | "dark"): DrawnText[] {
  const dark = scheme === "dark" ? darkRules(html) : new Map<string, Style>();
  const drawn: DrawnText[] = [];
  const open = [{ colour: "#000000", background: "#ffffff", isHidden: true }];
  for (const [, closing, name = "", attributes = "", text = ""] of html.matchAll(
    /<(\/?)([!\w]+)((?:\s[^>]*)?)>|([^<]+)/g,
  )) {
    const around = open.at(-1);
    if (!around) throw new Error(`More tags closed than opened before </${name}>`);
    if (text.trim() !== "") drawn.push({ text: readEntities(text), ...around });
    if (name === "" || VOID.has(name.toLowerCase())) continue;
    if (closing) {
      open.pop();
      continue;
    }
    const style = { ...inlineStyle(attributes) };
    for (const each of classesOf(attributes)) Object.assign(style, dark.get(each));
    open.push({
      colour: style.color ?? around.colour,
      background: style["background-color"] ?? around.background,
      isHidden: name !== "body" && (around.isHidden || style.display === "none"),
    });
  }
  if (open.length !== 1) throw new Error(`${open.length - 1} tags are not closed`);
  return drawn;
}

/** Returns the WCAG 2.2 contrast of two colors `#rrggbb`. */
export function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function darkRules(html: string): Map<string, Style> {
  const block = /@media \(prefers-color-scheme:dark\)\{((?:[^{}]*\{[^}]*\})*)\}/.exec(html)?.[1] ?? "";
  return new Map(
    [...block.matchAll(/\.([\w-]+)\{([^}]*)\}/g)].map(([, name = "", rules = ""]) => [
      name,
      // Without `!important` the inline style wins.
      Object.fromEntries(
        parseStyle(rules)
          .filter(([, value]) => value.endsWith("!important"))
          .map(([property, value]) => [property, value.replace("!important", "")]),
      ),
    ]),
  );
}

function inlineStyle(attributes: string): Style {
  return Object.fromEntries(parseStyle(/ style="([^"]*)"/.exec(attributes)?.[1] ?? ""));
}

function classesOf(attributes: string): string[] {
  return (/ class="([^"]*)"/.exec(attributes)?.[1] ?? "").split(" ");
}

function parseStyle(style: string): [string, string][] {
  return style
    .split(";")
    .filter((each) => each.includes(":"))
    .map((each) => {
      const [property = "", ...value] = each.split(":");
      return [property.trim(), value.join(":").trim()];
    });
}

function readEntities(text: string): string {
  const entities: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&amp;": "&" };
  return text.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity);
}
