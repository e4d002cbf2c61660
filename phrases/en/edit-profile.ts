import type { Phrases } from "../dictionary.ts";

export const editProfile: Phrases["editProfile"] = {
  meta: "Edit profile · Nakamatch",
  title: "Edit profile",
  back: "Back",
  save: "Save changes",
  saving: "Saving…",
  loading: "Loading your profile…",
  sections: {
    personal: "Personal info",
    location: "Location",
    preferences: "Preferences",
    interests: "What you love",
  },
  nickname: "Nickname",
  nicknameFixed: "The nickname can’t be changed.",
  interestsSaved: "Every change to your interests is saved right away.",
  preview: "How others see you",
  noBio: "Without a word about you, it’s harder to break the ice.",
  toasts: {
    saved: "Profile updated",
    savedText: "Others can see your changes now.",
    validation: "Something isn’t right yet",
    loadError: "We couldn’t load your profile",
    saveError: "We couldn’t save your profile",
    updateError: "Your changes are still here. Try again in a moment.",
    addError: "We couldn’t add the title",
    removeError: "We couldn’t remove the title",
  },
  loadFailed: {
    title: "Your profile didn’t arrive",
    text: "We couldn’t fetch it. Trying again usually helps.",
  },
  unsaved: {
    title: "Leave without saving?",
    text: "You’ve changed your profile and haven’t saved it yet.",
    leave: "Leave without saving",
    stay: "Keep editing",
  },
  newer: {
    title: "Your profile was changed elsewhere",
    text: "Another tab or device saved it while you were editing. Your changes are still here; everything else is up to date. This is what’s saved where the two differ:",
    take: "Use what’s saved",
    keep: "Keep mine",
    empty: "(empty)",
  },
};
