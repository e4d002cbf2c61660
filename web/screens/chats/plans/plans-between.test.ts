import { expect, test } from "vitest";
import type { ShownMessage } from "../message-groups.ts";
import { message, minutesAgo } from "../testing.tsx";
import { plansBetween } from "./plans-between.ts";
import { plan } from "./testing.ts";

test("each plan stands once, also beside a message that has waited since before it", () => {
  const plans = [200, 55, 45, 5].map((minutes, index) => plan(index, { proposedAt: minutesAgo(minutes) }));
  const shown: ShownMessage[] = [
    message(1, { sentAt: minutesAgo(100) }),
    message(2, { sentAt: minutesAgo(50) }),
    message(3, { sentAt: minutesAgo(60), outgoing: "waiting" } as Partial<ShownMessage>),
  ];
  const places = [undefined, ...shown].map((from, index) => plansBetween(plans, from, shown[index]));
  expect(places.map((placed) => placed.map(({ id }) => plans.findIndex((each) => each.id === id)))).toEqual([
    [0],
    [1],
    [2, 3],
    [],
  ]);
});
