import { afterEach, beforeEach, vi } from "vitest";
import { type ListRequest, reportList } from "./list-worker.ts";

/** For tests: runs the worker's code in the page, which lacks `Worker`. */
export function runWorkersInPage(): void {
  class WorkerInPage extends EventTarget {
    #isEnded = false;

    postMessage(request: ListRequest): void {
      void reportList(request, (data) => {
        if (!this.#isEnded) this.dispatchEvent(new MessageEvent("message", { data }));
      });
    }

    terminate(): void {
      this.#isEnded = true;
    }
  }
  beforeEach(() => void vi.stubGlobal("Worker", WorkerInPage));
  afterEach(() => void vi.unstubAllGlobals());
}
