/** Left out: looks, ids that libraries generate, and attributes that refer to ids. */
const SILENT_ATTRIBUTES =
  /^(class|style|id|for|data-.*|aria-(labelledby|describedby|controls|owns|activedescendant|errormessage)|xmlns|viewBox|preserveAspectRatio|decoding|loading|d|fill|stroke.*|width|height|tabindex)$/;
/** An id that React or a library counts: another one whenever something is added to the page. */
const COUNTED_ID = /\b_r_\w+_|«r\w+»|base-ui-[\w:]+/g;
/** Colours that mean something, wherever they stand: as background, text or border. */
const MEANING = /^(?:bg|text|border)-((?:on-)?(?:signal|accent|gold|danger|success|warn|kind)[a-z-]*)!?$/;
const NEVER_SHOWN =
  "script, style, template, .base-ui-disable-scrollbar, [data-base-ui-focus-guard], [data-base-ui-inert]";

/**
 * A page as text, one line for each element that says or does something: its tag, the attributes that people, assistive
 * technology or the browser go by, the colours that mean something, names and descriptions given by other elements, and
 * its text. For snapshots of what a screen consists of: `expect(outlineOf(document.body)).toMatchSnapshot()`.
 */
export function outlineOf(root: Element): string {
  return linesOf(root, 0).join("\n");
}

/** The same of the toast on the screen, wherever the focus is; empty without one. */
export function outlineOfToast(): string {
  const toast = document.querySelector("[data-variant]");
  return toast ? outlineOf(toast) : "";
}

function linesOf(element: Element, depth: number): string[] {
  if (element.matches(NEVER_SHOWN)) return [];
  const indent = "  ".repeat(depth);
  if (element.matches("svg")) return [`${indent}${iconOf(element)}`];
  const kind = element.getAttribute("data-kind");
  if (kind) return [`${indent}icon ${kind}`];

  const said = [...attributesOf(element), ...referencesOf(element), ...coloursOf(element)];
  const isPlain = said.length === 0 && element.matches("div, span, body, strong, em, small, b, i");
  const inner = [...element.childNodes].flatMap((child): string[] => {
    if (child instanceof Element) return linesOf(child, isPlain ? depth : depth + 1);
    const text = child instanceof Text ? child.data.replaceAll(/\s+/g, " ").trim() : "";
    return text === "" ? [] : [`${indent}${isPlain ? "" : "  "}"${text}"`];
  });
  if (isPlain) return inner;
  return [`${indent}${[element.tagName.toLowerCase(), ...said].join(" ")}`, ...inner];
}

function iconOf(svg: Element): string {
  const icon = /\blucide-([a-z0-9-]+)/.exec(svg.getAttribute("class") ?? "")?.[1] ?? "drawing";
  return [`icon ${icon}`, ...attributesOf(svg).filter((said) => !/^(aria-hidden|focusable)/.test(said))].join(" ");
}

function attributesOf(element: Element): string[] {
  const own = [...element.attributes]
    .filter(({ name }) => !SILENT_ATTRIBUTES.test(name))
    .map(({ name, value }) => (value === "" ? name : `${name}=${JSON.stringify(value.replace(COUNTED_ID, "(id)"))}`));
  // The fields' values are no attributes.
  if (element instanceof HTMLInputElement && /checkbox|radio/.test(element.type)) {
    if (element.checked) own.push("(checked)");
  } else if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    if (element.value !== "") own.push(`(${JSON.stringify(element.value)})`);
  }
  if (element.getAttribute("tabindex") === "-1") own.push('tabindex="-1"');
  return own.sort();
}

function referencesOf(element: Element): string[] {
  return ["aria-labelledby", "aria-describedby"].flatMap((name) => {
    const ids = (element.getAttribute(name) ?? "").split(/\s+/).filter((id) => id !== "");
    const texts = ids.map((id) => element.ownerDocument.getElementById(id)?.textContent?.trim() ?? "missing");
    return ids.length === 0 ? [] : [`${name.slice("aria-".length)}=${JSON.stringify(texts.join(" "))}`];
  });
}

function coloursOf(element: Element): string[] {
  const colours = [...element.classList].flatMap((name) => MEANING.exec(name)?.[1] ?? []);
  return colours.length === 0 ? [] : [`[${[...new Set(colours)].join(" ")}]`];
}
