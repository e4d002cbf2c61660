import type { RegistrationForm } from "@nakamatch/domain/people/registration";
import { expect, test } from "vitest";
import { signUpBody } from "./sign-up-body.ts";

const form: RegistrationForm = {
  firstName: "Nico",
  lastName: "Robin",
  nickname: "",
  email: " robin@example.test ",
  birthDate: "1995-02-06",
  password: "Kaizoku-1999",
  confirmPassword: "Kaizoku-1999",
  country: "ES",
  city: "3117735",
  cityName: "Madrid",
  bio: "",
  gender: "mujer",
  lookingFor: "amistad",
  friendshipPreference: ["mujer"],
  relationshipPreference: ["hombre"],
};

test("REG-47: an empty nickname is sent as Usuario", () => {
  const body = signUpBody(form, { origin: "https://nakamatch.test", language: "es" });
  expect(body.options.data.nickname).toBe("Usuario");
});
