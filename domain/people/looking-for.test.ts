import { expect, test } from "vitest";
import { seeksFriendship, seeksNobody, seeksRelationship } from "./looking-for.ts";

test.each([
  ["amistad", true, false],
  ["relacion", false, true],
  ["ambas", true, true],
  ["", false, false],
])("REG-42 looking for %j asks about friends: %s, about partners: %s", (lookingFor, friends, partners) => {
  expect(seeksFriendship(lookingFor)).toBe(friends);
  expect(seeksRelationship(lookingFor)).toBe(partners);
});

test.each([
  ["amistad", [], ["mujer"], true],
  ["amistad", ["mujer"], [], false],
  ["relacion", ["mujer"], [], true],
  ["ambas", [], ["otro"], false],
  ["ambas", [], [], true],
  ["", [], [], false],
  [null, [], [], false],
])(
  "OPEN-40 looking for %j among friends %j and partners %j seeks nobody: %s",
  (lookingFor, friends, partners, nobody) => {
    expect(seeksNobody({ lookingFor, friendshipPreference: friends, relationshipPreference: partners })).toBe(nobody);
  },
);
