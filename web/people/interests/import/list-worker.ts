import { type ListRequest, reportList } from "./report-list.ts";

// Reads a list beside the page, which stays responsive meanwhile. The file never leaves the device.
self.addEventListener("message", ({ data }: MessageEvent<ListRequest>) => {
  void reportList(data, (message) => self.postMessage(message));
});
