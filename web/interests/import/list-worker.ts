import { type ListRequest, reportList } from "./report-list.ts";

// Reads off the main thread. The file never leaves the device.
self.addEventListener("message", ({ data }: MessageEvent<ListRequest>) => {
  void reportList(data, (message) => self.postMessage(message));
});
