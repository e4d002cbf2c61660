import { log } from "./log.ts";

/** What no test may cause, whatever it is about; `setup-testing.ts` fails the test for it. */
const faults: string[] = [];

/** Lets the test that runs fail when it ends. */
export function noteFault(fault: string): void {
  faults.push(fault);
}

/** The faults so far, which are forgotten: a test that causes one on purpose expects it by this. */
export function takeFaults(): string[] {
  return faults.splice(0);
}

/** From now on a phrase, or a value in it, that is missing is a fault, and so is what a library complains about. */
export function watchConsole(): void {
  let isOurs = false;
  const logged = log.error;
  log.error = (message, ...details) => {
    if (/^No (text|value) /.test(message)) noteFault(message);
    isOurs = true;
    logged(message, ...details);
    isOurs = false;
  };
  // A test that causes a complaint on purpose replaces these.
  for (const name of ["error", "warn"] as const) {
    const report = console[name];
    console[name] = (...details: unknown[]) => {
      if (!isOurs) noteFault(details.map(String).join(" ").slice(0, 300));
      report(...details);
    };
  }
}

/** From now on a form that the browser would send by itself, which loads the page again, is a fault. */
export function watchForms(): void {
  // On the window: after all that is in the page.
  addEventListener("submit", (event) => {
    if (event.defaultPrevented) return;
    const form = event.target instanceof Element ? event.target.cloneNode() : null;
    noteFault(`${form instanceof Element ? form.outerHTML : "A form"} is sent by the browser (\`preventDefault\`)`);
  });
}
