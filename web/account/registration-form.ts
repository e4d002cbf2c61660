import { emptyPersonFacts, type PersonFactsForm } from "../person/facts/person-facts-form.tsx";

/** What the registration form holds (specification §3, REG-03). */
export interface RegistrationForm extends PersonFactsForm {
  nickname: string;
  birthDate: string;
  email: string;
  password: string;
  confirmPassword: string;
}

export const emptyRegistration: RegistrationForm = {
  ...emptyPersonFacts,
  nickname: "",
  birthDate: "",
  email: "",
  password: "",
  confirmPassword: "",
};

/** The fields in the order of the page: the first wrong one gets the focus. */
export const FIELD_ORDER: readonly (keyof RegistrationForm)[] = [
  "firstName",
  "lastName",
  "nickname",
  "birthDate",
  "bio",
  "country",
  "city",
  "email",
  "password",
  "confirmPassword",
  "gender",
  "lookingFor",
  "friendshipPreference",
  "relationshipPreference",
];
