import type { Phrases } from "../dictionary.ts";

export const securityEmails: Phrases["securityEmails"] = {
  common: {
    greeting: "Hi {{nickname}},",
    action: "Check my account",
    after: "Wasn’t you? Change your password, or use “Forgot your password?”: that logs out all other devices.",
    why: "We write to {{email}} about every security change.",
    factors: {
      totp: "authenticator app",
      phone: "phone",
    },
  },
  newDevice: {
    subject: "Login on a new device",
    preheader: "Was it you?",
    body: "Someone, probably you, logged in to your account on a new device:",
  },
  factorAdded: {
    subject: "New verification method on your account",
    preheader: "Was it you?",
    body: "From now on, logging in takes a code ({{factor}}).",
  },
  factorRemoved: {
    subject: "Verification method removed from your account",
    preheader: "Was it you?",
    body: "Someone, probably you, removed a verification method: {{factor}}.",
  },
  recoveryCodesRenewed: {
    subject: "Your recovery codes have changed",
    preheader: "Was it you?",
    body: "There are new ones. The old codes no longer work.",
  },
  providerLinked: {
    subject: "New way into your account",
    preheader: "Was it you?",
    body: "You can now log in with {{provider}} too.",
  },
  providerUnlinked: {
    subject: "One way into your account is gone",
    preheader: "Was it you?",
    body: "You can’t log in with {{provider}} anymore.",
  },
  passwordSet: {
    subject: "Your account now has a password",
    preheader: "Was it you?",
    body: "It now works together with your email.",
  },
  passkeyAdded: {
    subject: "Your account has a new passkey",
    preheader: "Was it you?",
    body: "It logs you in without a password.",
  },
  passkeyRemoved: {
    subject: "Passkey removed from your account",
    preheader: "Was it you?",
    body: "You can’t log in with it anymore.",
  },
};
