import { createHmac } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import Stripe from "stripe";
import { newId, type SandboxEvent } from "./objects.ts";

/** Delays in milliseconds before each retry. */
const REPEAT_AFTER_MS = [200, 1000, 5000, 20_000, 60_000];

export interface Webhooks {
  /** Until called, events are retried as if there were no response. */
  sendTo(url: () => string): void;
  /** Emits an event with a copy of the object. */
  emit(type: string, object: unknown): void;
  /** Sends once; returns the status. */
  send(event: SandboxEvent): Promise<number>;
  /** Oldest first. */
  readonly events: readonly SandboxEvent[];
  /** Sets how often later events are delivered; 0 loses them. Default: once, retried until received. */
  deliver(copies: (event: SandboxEvent) => number): void;
  /** Resolves when all events are received, given up or lost. */
  settled(): Promise<void>;
  close(): void;
}

/** Signs `seconds` and body like Stripe. */
export function sign(body: string, secret: string, seconds = Math.floor(Date.now() / 1000)): string {
  const signature = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${signature}`;
}

/** Sends signed events in any order, like Stripe. */
export function createWebhooks({ secret, now }: { secret: string; now: () => number }): Webhooks {
  const events: SandboxEvent[] = [];
  const running = new Set<Promise<void>>();
  const stop = new AbortController();
  let urlOf: () => string = () => "";
  let copiesOf: (event: SandboxEvent) => number = () => 1;

  const send: Webhooks["send"] = async (event) => {
    const body = JSON.stringify(event);
    const headers = { "content-type": "application/json", "stripe-signature": sign(body, secret) };
    const response = await fetch(urlOf(), { method: "POST", body, headers, signal: stop.signal });
    await response.arrayBuffer();
    return response.status;
  };
  const deliver = async (event: SandboxEvent) => {
    for (const delay of [0, ...REPEAT_AFTER_MS]) {
      await sleep(delay, undefined, { signal: stop.signal, ref: false });
      const status = await send(event).catch(() => 0);
      if (status >= 200 && status < 300) return;
    }
  };
  const track = (work: Promise<void>) => {
    const tracked = work.catch(() => {}).finally(() => running.delete(tracked));
    running.add(tracked);
  };
  return {
    events,
    send,
    sendTo(url) {
      urlOf = url;
    },
    emit(type, object) {
      const event: SandboxEvent = {
        id: newId("evt"),
        object: "event",
        api_version: Stripe.API_VERSION,
        created: now(),
        livemode: false,
        pending_webhooks: 1,
        request: null,
        type,
        data: { object: structuredClone(object) },
      };
      events.push(event);
      for (let copy = copiesOf(event); copy > 0; copy--) track(deliver(event));
    },
    deliver(copies) {
      copiesOf = copies;
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
    close: () => stop.abort(),
  };
}
