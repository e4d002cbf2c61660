import type { Phrases } from "../dictionary.ts";

export const person: Phrases["person"] = {
  fields: {
    firstName: "First name",
    lastName: "Last name",
    nameFull: "That's the limit: {{max}} characters.",
    bio: "About you",
    bioPlaceholder: "Which series kept you up all night? Which game do you always come back to?",
    country: "Country",
    countryPlaceholder: "Find your country",
    city: "City",
    cityPlaceholder: "Find your city",
    cityLocked: "Choose a country first",
    gender: "Gender",
    lookingFor: "What are you looking for?",
    friendshipPreference: "For friendship, I'm interested in",
    relationshipPreference: "For a relationship, I'm interested in",
    nobody: "If you don't check anyone, we can't show you anyone.",
  },
  problems: {
    firstName: {
      required: "Your first name is required",
      invalid: "Your first name can only contain letters, spaces and hyphens",
      mixed: "Write your first name in the letters of one alphabet",
      tooLong: "Your first name can't be longer than 10 characters",
    },
    lastName: {
      required: "Your last name is required",
      invalid: "Your last name can only contain letters, spaces and hyphens",
      mixed: "Write your last name in the letters of one alphabet",
      tooLong: "Your last name can't be longer than 10 characters",
    },
    country: {
      required: "Choose a country",
    },
    city: {
      required: "Choose a city",
    },
    bio: {
      invalid: "Your bio has invisible characters. Delete them or type it by hand.",
      tooLong: "Your bio can't be longer than 300 characters",
    },
    gender: {
      required: "Choose a gender",
    },
    lookingFor: {
      required: "Tell us what you're looking for",
    },
  },
};
