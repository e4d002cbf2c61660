import { mkdtempSync, rmSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import type { BucketSettings } from "../storage/storage.ts";

export interface TestBucket {
  bucket: BucketSettings & { endpoint: string };
  /** The same as environment variables. */
  settings: Record<string, string>;
  close(): Promise<void>;
}

/**
 * An S3-compatible service on a loopback port, with an empty bucket. With `refusesKeys` it refuses wrong keys, but also
 * listings, whose path it signs without the client's trailing slash. Call `close()` in `afterAll`.
 */
export async function openTestBucket({ refusesKeys = false } = {}): Promise<TestBucket> {
  const directory = mkdtempSync(join(tmpdir(), "nakamatch-bucket-"));
  const service = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    allowMismatchedSignatures: !refusesKeys,
    directory,
    configureBuckets: [{ name: "photos", configs: [] }],
  });
  const endpoint = `http://127.0.0.1:${(await service.run()).port}`;
  const bucket = {
    endpoint,
    bucket: "photos",
    region: "us-east-1",
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
  };
  return {
    bucket,
    settings: {
      S3_BUCKET: bucket.bucket,
      S3_ENDPOINT: endpoint,
      S3_REGION: bucket.region,
      S3_ACCESS_KEY_ID: bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    },
    async close() {
      await service.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

const REFUSAL = "<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>";

/**
 * The same bucket for a key without `ListBucket`, to which Amazon answers 403 instead of 404, and to any listing. With
 * `mayRead: false` every reading is refused.
 */
export async function refuseListing({ bucket }: TestBucket, rights = { mayRead: true }) {
  const asked: string[] = [];
  const service = createServer((incoming, answer) => {
    const { method = "GET", url = "", headers } = incoming;
    asked.push(`${method} ${url}`);
    const isReading = method === "GET" || method === "HEAD";
    const refuse = () =>
      answer.writeHead(403, { "content-type": "application/xml" }).end(method === "HEAD" ? "" : REFUSAL);
    if (url.includes("list-type") || (isReading && !rights.mayRead)) return refuse();
    const onward = request(bucket.endpoint + url, { method, headers }, (response) => {
      if (isReading && response.statusCode === 404) return refuse();
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  const endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  return { bucket: { ...bucket, endpoint }, asked, close: () => void service.close() };
}
