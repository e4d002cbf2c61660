/** Left out: styles, generated ids and references to them. */
const SILENT_ATTRIBUTES =
  /^(class|style|id|for|data-.*|aria-(labelledby|describedby|controls|owns|activedescendant|errormessage)|xmlns|viewBox|preserveAspectRatio|decoding|loading|d|fill|stroke.*|width|height|tabindex)$/;
/** Generated ids, which change with any addition. */
const COUNTED_ID = /\b_r_\w+_|«r\w+»|base-ui-[\w:]+/g;
/** Meaningful colours of background, text or border. */
const MEANING = /^(?:bg|text|border)-((?:on-)?(?:signal|accent|gold|danger|success|warn|kind)[a-z-]*)!?$/;
const NEVER_SHOWN =
  "script, style, template, .base-ui-disable-scrollbar, [data-base-ui-focus-guard], [data-base-ui-inert]";

const FIELDS = "input, select, textarea";

/** Elements with their own line; content between them is one line. */
const OWN_LINE =
  "h1, h2, h3, h4, h5, h6, a, button, input, select, textarea, p, ul, ol, li, dl, dt, dd, table, caption, summary, [role]:not([role=img]), [aria-label], main, nav, header, footer, section, form, fieldset, legend, label";

/**
 * A page as text: headings, controls, landmarks and blocks, with accessible names, semantic attributes and meaningful
 * colours. For snapshots: `expect(outlineOf(document.body)).toMatchSnapshot()`.
 */
export function outlineOf(root: Element): string {
  return linesOf(root, 0).join("\n");
}

/** The toast's outline; empty without one. */
export function outlineOfToast(): string {
  const toast = document.querySelector("[data-variant]");
  return toast ? outlineOf(toast) : "";
}

function linesOf(element: Element, depth: number): string[] {
  if (isSilent(element)) return [];
  const said = saidOf(element);
  const isNamed = said.length > 0 || element.matches(`${FIELDS}, h1, h2, h3, h4, h5, h6, a, button, main, nav`);
  const inner = innerOf(element, isNamed ? depth + 1 : depth);
  if (!isNamed) return inner;
  const own = `${"  ".repeat(depth)}${[element.tagName.toLowerCase(), ...said].join(" ")}`;
  if (inner.length === 0) return said.every((one) => one.startsWith("aria-live")) ? [] : [own];
  const [first = "", ...more] = inner;
  const isText = more.length === 0 && !innerBlocks(element);
  return isText ? [`${own} ${first.trim()}`] : [own, ...inner];
}

function innerOf(element: Element, depth: number): string[] {
  const lines: string[] = [];
  let text: string[] = [];
  const endLine = () => {
    const line = text.join(" ").replaceAll(/\s+/g, " ").trim();
    if (line !== "") lines.push(`${"  ".repeat(depth)}"${line}"`);
    text = [];
  };
  for (const child of element.childNodes) {
    if (!(child instanceof Element)) text.push(child.textContent ?? "");
    else if (child.matches(OWN_LINE) || innerBlocks(child)) {
      endLine();
      lines.push(...linesOf(child, depth));
    } else text.push(textOf(child));
  }
  endLine();
  return lines;
}

/** Text between elements with lines; icons in braces. */
function textOf(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? "";
  if (isSilent(node)) return "";
  if (node.matches("svg")) return iconOf(node);
  const kind = node.getAttribute("data-kind");
  if (kind) return `{${kind}}`;
  const said = saidOf(node).filter((one) => !/^aria-(?:hidden|live)=/.test(one));
  const inner = [...node.childNodes].map(textOf).join(" ").trim();
  const isEmpty = inner === "" && said.every((one) => one.startsWith("["));
  return said.length > 0 && !isEmpty ? `<${said.join(" ")}> ${inner}` : inner;
}

function innerBlocks(element: Element): boolean {
  return element.querySelector(OWN_LINE) !== null;
}

function isSilent(element: Element): boolean {
  if (element.matches(NEVER_SHOWN)) return true;
  // The field names its label.
  if (element.matches("label") && element.querySelector(FIELDS) === null) return true;
  return element.matches("[aria-hidden=true]:not(svg, [data-kind])") && !element.querySelector("[data-kind], svg");
}

function iconOf(svg: Element): string {
  const icon = /\blucide-([a-z0-9-]+)/.exec(svg.getAttribute("class") ?? "")?.[1];
  const name = svg.getAttribute("aria-label");
  return icon || name ? `{${[icon, name].filter(Boolean).join(" ")}}` : "";
}

function saidOf(element: Element): string[] {
  return [...attributesOf(element), ...labelsOf(element), ...referencesOf(element), ...coloursOf(element)];
}

function attributesOf(element: Element): string[] {
  const own = [...element.attributes]
    .filter(({ name }) => !SILENT_ATTRIBUTES.test(name))
    .map(({ name, value }) => (value === "" ? name : `${name}=${JSON.stringify(value.replace(COUNTED_ID, "(id)"))}`));
  // Values are not attributes.
  if (element instanceof HTMLInputElement && /checkbox|radio/.test(element.type)) {
    if (element.checked) own.push("(checked)");
  } else if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    if (element.value !== "") own.push(`(${JSON.stringify(element.value)})`);
  }
  if (element.getAttribute("tabindex") === "-1") own.push('tabindex="-1"');
  return own.sort();
}

function labelsOf(element: Element): string[] {
  if (!element.matches(FIELDS) || element.matches("[aria-label], [aria-labelledby]")) return [];
  const { labels } = element as HTMLInputElement;
  return [...(labels ?? [])].map((label) => `label=${JSON.stringify(label.textContent?.trim() ?? "")}`);
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
