/** A rule for elements on any page. */
interface Rule {
  readonly elements: string;
  readonly holds: (element: Element) => boolean;
  readonly demand: string;
}

const has = (name: string) => (element: Element) => element.hasAttribute(name);
const isHidden = (element: Element) => element.closest("[aria-hidden=true], [hidden], [inert]") !== null;

const RULES: readonly Rule[] = [
  { elements: "button", holds: has("type"), demand: "says what it does in a form (`type`)" },
  // The app validates and words errors itself.
  { elements: "form", holds: has("novalidate"), demand: "is not checked by the browser (`noValidate`)" },
  { elements: "img", holds: has("alt"), demand: "has an alternative text, if an empty one" },
  {
    elements: "svg",
    holds: (svg) => isHidden(svg) || svg.closest("[role=img]") !== null,
    demand: "is hidden from screen readers, or an image with a name",
  },
  {
    elements: "time",
    holds: (time) => /^\d{4}-\d\d-\d\d/.test(time.getAttribute("datetime") ?? ""),
    demand: "says which time it is (`dateTime`)",
  },
  {
    elements: "a[target=_blank]",
    // Our own pages are paths.
    holds: (link) =>
      /^\/(?!\/)/.test(link.getAttribute("href") ?? "") || /noopener|noreferrer/.test(link.getAttribute("rel") ?? ""),
    demand: "gives the other site no way back to this window (`rel`)",
  },
  {
    elements: "input[type=email], input[type=password]",
    holds: has("autocomplete"),
    demand: "can be filled in by the browser or a password manager (`autoComplete`)",
  },
  {
    elements: "input:not([type=hidden]), select, textarea, [role=img], [role=dialog], [role=alertdialog], [role=menu]",
    holds: (element) => isHidden(element) || hasName(element),
    demand: "has a name",
  },
  {
    elements: "[aria-labelledby], [aria-describedby]",
    holds: (element) => isHidden(element) || referred(element).every((id) => element.ownerDocument.getElementById(id)),
    demand: "is named and described by elements that are there",
  },
  {
    elements: "title, h1, h2, h3, h4, h5, h6, button, a[href], label, legend, summary, caption, dt, option",
    holds: (element) => isHidden(element) || hasText(element),
    demand: "says something",
  },
  {
    elements: "[aria-label]",
    holds: (element) => element.getAttribute("aria-label")?.trim() !== "",
    demand: "has no empty name",
  },
  { elements: "[role=tab], [role=option]", holds: has("aria-selected"), demand: "says whether it is selected" },
  {
    elements: "[role=checkbox], [role=radio], [role=switch]",
    holds: has("aria-checked"),
    demand: "says whether it is checked",
  },
  {
    elements: "[role=listitem]",
    holds: (item) => item.closest("[role=list], ul, ol") !== null,
    demand: "is in a list",
  },
];

/** Markup faults of a page: a line per element and violated rule. */
export function markupFaults(page: ParentNode): string[] {
  const broken = RULES.flatMap(({ elements, holds, demand }) =>
    [...page.querySelectorAll(elements)]
      .filter((element) => !holds(element))
      .map((element) => `${startTag(element)} ${demand}`),
  );
  const ids = Map.groupBy(page.querySelectorAll("[id]"), ({ id }) => id);
  const repeated = [...ids]
    .filter(([, elements]) => elements.length > 1)
    .map(([id]) => `#${id} is the id of one element`);
  return [...broken, ...repeated];
}

function hasName(element: Element): boolean {
  return (
    element.closest("label") !== null ||
    (element.id !== "" && element.ownerDocument.querySelector(`label[for="${CSS.escape(element.id)}"]`) !== null) ||
    hasNameOfItsOwn(element)
  );
}

/** Words, or a labelled picture. */
function hasText(element: Element): boolean {
  if (element.textContent?.trim() || hasNameOfItsOwn(element)) return true;
  return [...element.querySelectorAll("[aria-label], [alt], [title]")].some(
    (inner) => hasNameOfItsOwn(inner) || inner.getAttribute("alt")?.trim(),
  );
}

function hasNameOfItsOwn(element: Element): boolean {
  return ["aria-label", "aria-labelledby", "title"].some((name) => Boolean(element.getAttribute(name)?.trim()));
}

function referred(element: Element): string[] {
  return ["aria-labelledby", "aria-describedby"].flatMap((name) =>
    (element.getAttribute(name) ?? "").split(/\s+/).filter((id) => id !== ""),
  );
}

function startTag(element: Element): string {
  return /^<[^>]*>/.exec(element.outerHTML)?.[0].slice(0, 200) ?? element.tagName;
}
