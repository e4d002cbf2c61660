/** Unfinished work by origin: file and kind. */
const open = new Map<unknown, string>();
let areLeaksAllowed = false;

/** Leaks of unmounted components: listeners on window and document, observers, timers. Clears them. */
export function takeLeaks(): string[] {
  const left = areLeaksAllowed ? [] : [...open.values()];
  open.clear();
  areLeaksAllowed = false;
  return left;
}

/** For tests of the whole app, which never unmounts. */
export function allowLeaks(): void {
  areLeaksAllowed = true;
}

/** Starts tracking. */
export function trackLeaks(): void {
  for (const target of [globalThis as unknown as Window, document]) watchListeners(target);
  watchTimers();
  globalThis.ResizeObserver = watched(ResizeObserver);
  globalThis.IntersectionObserver = watched(IntersectionObserver);
  globalThis.MutationObserver = watched(MutationObserver);
}

/** Our file that called this during React's work; other work lives as long as the page. */
function callerInReact(): string | undefined {
  const frames = (new Error("Who calls?").stack ?? "").split("\n").filter((frame) => /^\s+at /.test(frame));
  const [caller = ""] = frames.filter((frame) => !frame.includes("leaks-testing"));
  if (caller.includes("node_modules") || !frames.some((frame) => frame.includes("react-dom"))) return undefined;
  return /[\w.-]+\.tsx?(?=[:?])/.exec(caller)?.[0];
}

type Listener = EventListenerOrEventListenerObject;
type Options = boolean | AddEventListenerOptions | undefined;

function watchListeners(target: Pick<Window, "addEventListener" | "removeEventListener">): void {
  const { addEventListener: add, removeEventListener: remove } = target;
  const added: { type: string; listener: Listener; capture: boolean }[] = [];
  const isCapture = (options: Options) => (typeof options === "object" ? Boolean(options.capture) : Boolean(options));
  const find = (type: string, listener: Listener, options: Options) =>
    added.findIndex((each) => each.type === type && each.listener === listener && each.capture === isCapture(options));
  target.addEventListener = (type: string, listener: Listener, options?: Options) => {
    add.call(target, type, listener, options);
    const endsItself = typeof options === "object" && (options.once || options.signal);
    const file = endsItself ? undefined : callerInReact();
    if (!file || find(type, listener, options) !== -1) return;
    const entry = { type, listener, capture: isCapture(options) };
    added.push(entry);
    open.set(entry, `${file} still listens to "${type}" (\`removeEventListener\`)`);
  };
  target.removeEventListener = (type: string, listener: Listener, options?: Options) => {
    remove.call(target, type, listener, options);
    const at = find(type, listener, options);
    if (at !== -1) for (const entry of added.splice(at, 1)) open.delete(entry);
  };
}

/** Except fake ones. */
function watchTimers(): void {
  const { setTimeout: later, setInterval: often, clearTimeout: stop } = globalThis;
  const begun = (timer: unknown, end: string) => {
    const file = callerInReact();
    if (file) open.set(timer, `${file} still waits (\`${end}\`)`);
    return timer;
  };
  const setTimeout = (work: (...values: unknown[]) => void, ms?: number, ...values: unknown[]) => {
    const run = () => {
      open.delete(timer);
      work(...values);
    };
    const timer = later(run, ms);
    return begun(timer, "clearTimeout");
  };
  const setInterval = (work: () => void, ms?: number) => begun(often(work, ms), "clearInterval");
  const clear = (timer: unknown) => {
    open.delete(timer);
    stop(timer as number);
  };
  Object.assign(globalThis, { setTimeout, setInterval, clearTimeout: clear, clearInterval: clear });
}

interface Observer {
  observe(target: Node, options?: object): void;
  unobserve?(target: Node): void;
  disconnect(): void;
}

/** The class, with tracking of observation. */
function watched<Class extends new (...args: never[]) => object>(Original: Class): Class {
  const Base = Original as unknown as new (...args: unknown[]) => Observer;
  class Watched extends Base {
    readonly #file = callerInReact();
    readonly #targets = new Set<Node>();
    override observe(target: Node, options?: object): void {
      super.observe(target, options);
      this.#targets.add(target);
      if (this.#file) open.set(this, `${this.#file} still observes (${Original.name}, \`disconnect\`)`);
    }
    // Mutation observers cannot unobserve a single node.
    override unobserve(target: Node): void {
      super.unobserve?.(target);
      this.#targets.delete(target);
      if (this.#targets.size === 0) open.delete(this);
    }
    override disconnect(): void {
      super.disconnect();
      this.#targets.clear();
      open.delete(this);
    }
  }
  return Watched as unknown as Class;
}
