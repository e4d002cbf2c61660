import type { Phrases } from "../dictionary.ts";

export const person: Phrases["person"] = {
  fields: {
    firstName: "First name",
    lastName: "Last name",
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
    nobody: "If you tick nobody, we can't show you anybody.",
  },
  problems: {
    firstName: {
      required: "First name is required",
      invalid: "First name can only have letters, spaces and hyphens",
      tooLong: "First name can't be longer than 10 characters",
    },
    lastName: {
      required: "Last name is required",
      invalid: "Last name can only have letters, spaces and hyphens",
      tooLong: "Last name can't be longer than 10 characters",
    },
    country: {
      required: "Choose a country",
    },
    city: {
      required: "Choose a city",
    },
    bio: {
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
