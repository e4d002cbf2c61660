import type { SignUp } from "@nakamatch/contract/endpoints/accounts";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { DEFAULT_NICKNAME } from "@nakamatch/contract/vocabulary/people";
import { type RegistrationForm, savedPreferences } from "@nakamatch/domain/people/registration";

/** The sign-up call of a filled form (REG-45..47). A hidden preference group is sent empty (OPEN-24). */
export function signUpBody(
  form: RegistrationForm,
  { origin, language }: { origin: string; language: Language },
): SignUp {
  const email = form.email.trim();
  const { friendshipPreference, relationshipPreference } = savedPreferences(form);
  return {
    email,
    password: form.password,
    options: {
      emailRedirectTo: `${origin}/dashboard`,
      language,
      data: {
        first_name: form.firstName.trim(),
        last_name: form.lastName.trim(),
        birth_date: form.birthDate,
        nickname: form.nickname || DEFAULT_NICKNAME,
        email,
        country: form.country,
        city: form.city,
        bio: form.bio,
        gender: form.gender,
        looking_for: form.lookingFor,
        friendship_preference: friendshipPreference,
        relationship_preference: relationshipPreference,
      },
    },
  };
}
