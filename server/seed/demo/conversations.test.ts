import { MESSAGE } from "@nakamatch/contract/vocabulary/limits";
import { messageRisk } from "@nakamatch/domain/safety/risky-message";
import { expect, test } from "vitest";
import { DEMO_CONVERSATIONS, pickMutualLikes } from "./conversations.ts";
import { DEMO_FIXTURE } from "./demo-testing.ts";
import { buildDemoPeople } from "./people.ts";
import { buildSpecialPeople } from "./special.ts";

const people = buildDemoPeople(DEMO_FIXTURE);
const { member } = buildSpecialPeople(DEMO_FIXTURE);

test("the demo member chats only with people she has matched with", () => {
  const mutual = pickMutualLikes(member, people);
  for (const { withKey } of DEMO_CONVERSATIONS) expect(mutual).toContain(withKey);
  for (const key of mutual) expect(people.find((person) => person.key === key)?.likesMember).toBe(true);
  expect(mutual.length).toBeGreaterThan(DEMO_CONVERSATIONS.length);
  expect(new Set(mutual).size).toBe(mutual.length);
});

test("messages are short, in order, and answered by both", () => {
  for (const { messages } of DEMO_CONVERSATIONS) {
    for (const { text } of messages) expect(messageRisk(text), text).toBeNull();
    const ages = messages.map(({ minutesAgo }) => minutesAgo);
    expect(ages).toEqual([...ages].sort((a, b) => b - a));
    expect(new Set(messages.map(({ from }) => from)).size).toBe(2);
    for (const { text } of messages) expect(text.length).toBeLessThanOrEqual(MESSAGE.max);
  }
});

test("one chat waits with two unread messages for the member", () => {
  const unread = DEMO_CONVERSATIONS.map(({ messages }) => messages.filter(({ read }) => !read));
  expect(unread.map((messages) => messages.length).sort()).toEqual([0, 0, 0, 0, 2]);
  expect(unread.flat().every(({ from }) => from === "other")).toBe(true);
});
