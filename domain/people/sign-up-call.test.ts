import { signUpSchema } from "@nakamatch/contract/endpoints/sign-in/accounts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parseRegistration, type Registration } from "./registration.ts";
import { anyRegistration } from "./registration-testing.ts";
import { registrationInput, signUpCall } from "./sign-up-call.ts";

const TODAY = "2026-06-15";
const OPTIONS = { origin: "https://nakamatch.test", language: "es" } as const;

const robin: Registration = {
  firstName: "Nico",
  lastName: "Robin",
  nickname: "robin",
  birthDate: "1995-02-06",
  email: "robin@example.test",
  password: "Kaizoku-1999",
  country: "ES",
  cityId: 3117735,
  bio: "",
  gender: "mujer",
  lookingFor: "amistad",
  friendshipPreference: ["mujer"],
  relationshipPreference: [],
};

test("REG-45 REG-46 the call holds credentials, the way back and the metadata", () => {
  expect(signUpCall(robin, OPTIONS)).toEqual({
    email: "robin@example.test",
    password: "Kaizoku-1999",
    options: {
      emailRedirectTo: "https://nakamatch.test/dashboard",
      language: "es",
      data: {
        first_name: "Nico",
        last_name: "Robin",
        birth_date: "1995-02-06",
        nickname: "robin",
        email: "robin@example.test",
        country: "ES",
        city: "3117735",
        bio: "",
        gender: "mujer",
        looking_for: "amistad",
        friendship_preference: ["mujer"],
        relationship_preference: [],
      },
    },
  });
});

test("REG-47: an empty nickname is sent as Usuario", () => {
  expect(signUpCall({ ...robin, nickname: "" }, OPTIONS).options.data.nickname).toBe("Usuario");
});

test("the server reads from the call of a good registration exactly what the browser read from the form", () => {
  let good = 0;
  fc.assert(
    fc.property(anyRegistration, (form) => {
      const inBrowser = parseRegistration(form, TODAY);
      if (!inBrowser.ok) return;
      good += 1;
      const call = signUpSchema.parse(JSON.parse(JSON.stringify(signUpCall(inBrowser.value, OPTIONS))));
      expect(parseRegistration(registrationInput(call), TODAY)).toEqual(inBrowser);
    }),
    { numRuns: 300 },
  );
  expect(good, "good registrations among them").toBeGreaterThan(30);
});
