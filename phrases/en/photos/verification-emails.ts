import type { Phrases } from "../../dictionary.ts";

export const verificationEmails: Phrases["verificationEmails"] = {
  greeting: "Hi {{nickname}}!",
  approved: {
    subject: "Your profile is verified",
    preheader: "Your profile now has the verified badge.",
    body: "We compared your gesture with your first photo, and it’s you. Your profile now has the badge. If you change your first photo, you’ll lose the badge.",
    action: "See my profile",
  },
  rejected: {
    subject: "We couldn’t verify your profile",
    preheader: "You can try again.",
    reasons: {
      no_gesture: "We can’t see the gesture we asked for in the photo you sent.",
      other_person: "We don’t see the same person in your gesture and in your first photo.",
      unclear: "The photo of your gesture is hard to make out: maybe it’s dark or blurry.",
    },
    next: "No harm done, and nobody else knows. Try again whenever you like, in good light and with your whole face.",
    action: "Try again",
  },
  expired: {
    subject: "We didn’t get around to verifying your profile",
    preheader: "You can try again.",
    body: "Seven days have passed, and nobody got to compare your gesture with your first photo. That’s on us: it doesn’t count as a try.",
  },
  erased: "We’ve already deleted the photo of your gesture.",
  why: "We’re writing to {{email}} because you asked for the verified badge.",
};
