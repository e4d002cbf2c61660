import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** A minimal worker or registration. */
class Target extends EventTarget {
  state = "installing";
  installing: Target | null = null;
  waiting: Target | null = null;
  postMessage = vi.fn();
  update = vi.fn(async () => {});
}

const registration = new Target();
const container = Object.assign(new EventTarget(), {
  controller: null as Target | null,
  register: vi.fn(async () => registration),
});
const reload = vi.fn();

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  Object.assign(registration, { installing: null, waiting: null });
  container.controller = new Target();
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { serviceWorker: container }));
  vi.spyOn(location, "reload").mockImplementation(reload);
});
afterEach(() => {
  vi.clearAllMocks();
});

async function start() {
  const module = await import("./app-update.ts");
  module.registerServiceWorker();
  await expect.poll(() => container.register).toHaveBeenCalledWith("/service-worker.js");
  await vi.advanceTimersByTimeAsync(0);
  return module;
}

/** Installs a new build. */
function install(): Target {
  const worker = new Target();
  registration.installing = worker;
  registration.dispatchEvent(new Event("updatefound"));
  worker.state = "installed";
  worker.dispatchEvent(new Event("statechange"));
  return worker;
}

test("a new build is offered, takes over when it is wanted, and the page is loaded again then", async () => {
  const { hasUpdate, subscribeUpdate, applyUpdate } = await start();
  const onChange = vi.fn();
  subscribeUpdate(onChange);
  expect(hasUpdate()).toBe(false);
  const worker = install();
  expect(onChange).toHaveBeenCalledOnce();
  expect(hasUpdate()).toBe(true);
  expect(worker.postMessage).not.toHaveBeenCalled();
  // Started by another tab.
  container.dispatchEvent(new Event("controllerchange"));
  expect(reload).not.toHaveBeenCalled();
  applyUpdate();
  expect(worker.postMessage).toHaveBeenCalledWith("take-over");
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event("controllerchange"));
  expect(reload).toHaveBeenCalledOnce();
});

test("one that another tab has activated only needs a reload", async () => {
  const { applyUpdate } = await start();
  const worker = install();
  worker.state = "activated";
  applyUpdate();
  expect(worker.postMessage).not.toHaveBeenCalled();
  expect(reload).toHaveBeenCalledOnce();
});

test("one that has waited since an earlier visit is offered too", async () => {
  registration.waiting = new Target();
  const { hasUpdate } = await start();
  expect(hasUpdate()).toBe(true);
});

test("one that was still installing when the page loaded is offered too", async () => {
  const worker = new Target();
  registration.installing = worker;
  const { hasUpdate } = await start();
  expect(hasUpdate()).toBe(false);
  worker.state = "installed";
  worker.dispatchEvent(new Event("statechange"));
  expect(hasUpdate()).toBe(true);
});

test("the first worker of a browser is no update", async () => {
  container.controller = null;
  const { hasUpdate } = await start();
  install();
  expect(hasUpdate()).toBe(false);
});

test("a page that stays open asks for a new build every hour", async () => {
  await start();
  await vi.advanceTimersByTimeAsync(59 * 60_000);
  expect(registration.update).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(registration.update).toHaveBeenCalledOnce();
});
