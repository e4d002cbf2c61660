import { expect, test } from "vitest";
import { seeksFriendship, seeksRelationship } from "./looking-for.ts";

test.each([
  ["amistad", true, false],
  ["relacion", false, true],
  ["ambas", true, true],
  ["", false, false],
])("REG-42 looking for %j asks about friends: %s, about partners: %s", (lookingFor, friends, partners) => {
  expect(seeksFriendship(lookingFor)).toBe(friends);
  expect(seeksRelationship(lookingFor)).toBe(partners);
});
