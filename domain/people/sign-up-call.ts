import type { SignUp } from "@nakamatch/contract/endpoints/sign-in/accounts";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { DEFAULT_NICKNAME } from "@nakamatch/contract/vocabulary/people";
import type { Registration, RegistrationInput } from "./registration.ts";

/** Under the names of REG-45..47. */
export function signUpCall(
  registration: Registration,
  { origin, language }: { origin: string; language: Language },
): SignUp {
  const { email, password } = registration;
  return {
    email,
    password,
    options: {
      emailRedirectTo: `${origin}/dashboard`,
      language,
      data: {
        first_name: registration.firstName,
        last_name: registration.lastName,
        birth_date: registration.birthDate,
        nickname: registration.nickname || DEFAULT_NICKNAME,
        email,
        country: registration.country,
        city: String(registration.cityId),
        bio: registration.bio,
        gender: registration.gender,
        looking_for: registration.lookingFor,
        friendship_preference: registration.friendshipPreference,
        relationship_preference: registration.relationshipPreference,
      },
    },
  };
}

/** Under our names. The metadata's address is ignored. */
export function registrationInput({ email, password, options: { data } }: SignUp): RegistrationInput {
  return {
    firstName: data.first_name,
    lastName: data.last_name,
    nickname: data.nickname,
    birthDate: data.birth_date,
    email,
    password,
    country: data.country,
    city: data.city,
    bio: data.bio,
    gender: data.gender,
    lookingFor: data.looking_for,
    friendshipPreference: data.friendship_preference,
    relationshipPreference: data.relationship_preference,
  };
}
