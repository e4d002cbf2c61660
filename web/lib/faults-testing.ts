import { log } from "./log.ts";

/** Faults that fail any test (`setup-testing.ts`). */
const faults: string[] = [];

/** Fails the current test at its end. */
export function noteFault(fault: string): void {
  faults.push(fault);
}

/** Returns and clears the faults, for tests that cause them on purpose. */
export function takeFaults(): string[] {
  return faults.splice(0);
}

/** Reports missing phrases and values, and complaints of libraries. */
export function watchConsole(): void {
  let isOurs = false;
  const logged = log.error;
  log.error = (message, ...details) => {
    if (/^No (text|value) /.test(message)) noteFault(message);
    isOurs = true;
    logged(message, ...details);
    isOurs = false;
  };
  // Tests that expect complaints replace these.
  for (const name of ["error", "warn"] as const) {
    const report = console[name];
    console[name] = (...details: unknown[]) => {
      if (!isOurs) noteFault(details.map(String).join(" ").slice(0, 300));
      report(...details);
    };
  }
}

/** Reports native form submits, which would reload the page. */
export function watchForms(): void {
  // On the window, after all handlers of the page.
  addEventListener("submit", (event) => {
    if (event.defaultPrevented) return;
    const form = event.target instanceof Element ? event.target.cloneNode() : null;
    noteFault(`${form instanceof Element ? form.outerHTML : "A form"} is sent by the browser (\`preventDefault\`)`);
  });
}
