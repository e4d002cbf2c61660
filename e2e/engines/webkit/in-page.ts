import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fillField } from "../support/fill.ts";

/**
 * What finds elements and compares them in the page: Playwright's own, taken from its bundle, so that locators and expectations
 * mean the same as in the other browsers. @throws {Error} if a new version keeps it elsewhere
 */
export function playwrightInPage(): string {
  const bundle = readFileSync(createRequire(import.meta.url).resolve("playwright-core/lib/coreBundle"), "utf8");
  const begin = bundle.indexOf('"packages/playwright-core/src/generated/injectedScriptSource.ts"() {');
  const [, literal] = /\bsource\d+ = ('(?:[^'\\\n]|\\.)*');/.exec(bundle.slice(begin)) ?? [];
  if (begin < 0 || literal === undefined)
    throw new Error("This version of Playwright keeps its script for pages elsewhere");
  // A literal of JavaScript, which JSON cannot read.
  const source: unknown = new Function(`return ${literal}`)();
  return `const module = {};
    ${String(source)}
    const injected = new (module.exports.InjectedScript())(globalThis, {
      isUnderTest: false, sdkLanguage: "javascript", frameSeq: 0, testIdAttributeName: "data-testid", stableRafCount: 2,
      browserName: "webkit", shouldPrependErrorPrefix: false, isUtilityWorld: false, customEngines: [],
    });
    globalThis.${IN_PAGE} = { ...(${OPERATIONS})(injected), takeProblems: (${COLLECT_PROBLEMS})() };`;
}

/** Where it is in each document. */
export const IN_PAGE = "__nakamatchInPage";

/** Collects errors of a document from now on, also those written while it is left. Returns what takes them. */
const COLLECT_PROBLEMS = `() => {
  const KEPT = "nakamatch-problems";
  const kept = () => JSON.parse(sessionStorage.getItem(KEPT) ?? "[]");
  // What a page that is left was still fetching is rejected.
  let isLeft = false;
  addEventListener("beforeunload", () => (isLeft = true), { capture: true });
  const note = (problem) => {
    if (!isLeft) sessionStorage.setItem(KEPT, JSON.stringify([...kept(), problem]));
  };
  const described = (value) => (value instanceof Error ? value + " " + value.stack : String(value));
  const { error } = console;
  console.error = (...values) => {
    note("console error: " + values.map(described).join(" "));
    error.apply(console, values);
  };
  addEventListener("error", (event) => note("page error: " + described(event.error ?? event.message)));
  addEventListener("unhandledrejection", (event) => note("page error: " + described(event.reason)));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    note("CSP violation: " + violatedDirective + " " + blockedURI));
  return () => {
    const problems = kept();
    sessionStorage.removeItem(KEPT);
    return problems;
  };
}`;

/** Functions of `(selector, argument)`; what they return is an answer, or `undefined` for "not yet". Run in the page. */
const OPERATIONS = `(injected) => {
  const all = (selector) => injected.querySelectorAll(injected.parseSelector(selector), document);
  const one = (selector) => {
    const found = all(selector);
    if (found.length > 1) throw injected.strictModeViolationError(injected.parseSelector(selector), found);
    return found[0];
  };
  const when = async (selector, states, act) => {
    const element = one(selector);
    if (!element) return undefined;
    if (states.length > 0 && (await injected.checkElementStates(element, states, true))) return undefined;
    return { value: await act(element) };
  };
  const intoView = (element) => {
    const box = element.getBoundingClientRect();
    const isInside = box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
    if (!isInside) element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  };
  let aimed;
  return {
    count: (selector) => ({ value: all(selector).length }),
    state: (selector, state) => {
      const element = one(selector);
      const isAttached = element !== undefined;
      const isVisible = isAttached && injected.elementState(element, "visible", true).matches;
      const fits = { attached: isAttached, detached: !isAttached, visible: isVisible, hidden: !isVisible }[state];
      return { value: fits };
    },
    expect: async (selector, options) => {
      const isList = options.expression === "to.have.count" || options.expression.endsWith(".array");
      const found = isList ? all(selector) : [one(selector)].filter(Boolean);
      if (!isList && found.length === 0) {
        const isGone = ["to.be.hidden", "to.be.detached"].includes(options.expression);
        const isThere = ["to.be.visible", "to.be.attached"].includes(options.expression);
        if (options.expression === "to.be.in.viewport") return { value: { matches: false } };
        return { value: isGone ? { matches: true } : isThere ? { matches: false } : { matches: options.isNot, isMissing: true } };
      }
      return { value: await injected.expect(found[0], options, found, true) };
    },
    // Where to point at; whatever else is hit there does not get the event.
    aim: (selector, { action, position, isForced }) =>
      when(selector, isForced ? [] : ["visible", "enabled", "stable"], (element) => {
        intoView(element);
        const box = [...element.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
        if (!box) return null;
        const point = position
          ? { x: box.left + position.x, y: box.top + position.y }
          : { x: box.left + box.width / 2, y: box.top + box.height / 2 };
        aimed = isForced ? undefined : injected.setupHitTargetInterceptor(element, action, point, false);
        if (isForced || typeof aimed === "object") return point;
        // Below a bar at the edge.
        element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        return null;
      }),
    hasHit: () => ({ value: (aimed?.stop() ?? "done") === "done" }),
    fill: (selector, text) =>
      when(selector, ["visible", "enabled", "editable"], (element) => (${String(fillField)})(element, text)),
    select: (selector, options) =>
      when(selector, ["visible", "enabled"], (element) => injected.selectOptions(element, options)),
    focus: (selector) => when(selector, [], (element) => injected.focusNode(element, true)),
    intoView: (selector) => when(selector, ["stable"], intoView),
    box: (selector) =>
      when(selector, [], (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height };
      }),
    attribute: (selector, name) => when(selector, [], (element) => element.getAttribute(name)),
    text: (selector) => when(selector, [], (element) => element.textContent),
    value: (selector) => when(selector, [], (element) => element.value),
    evaluate: (selector, act) => when(selector, [], act),
    files: (selector, files) => when(selector, [], (element) => injected.setInputFiles(element, files)),
  };
}`;
