import type { Phrases } from "../../dictionary.ts";

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
    body: "Someone, probably you, added a verification method ({{factor}}). You’ll need its code to log in.",
  },
  factorRemoved: {
    subject: "Verification method removed from your account",
    preheader: "Was it you?",
    body: "Someone, probably you, removed a verification method: {{factor}}.",
  },
  recoveryCodesRenewed: {
    subject: "Your recovery codes have changed",
    preheader: "Was it you?",
    body: "Someone, probably you, created new recovery codes. The old ones no longer work.",
  },
  providerLinked: {
    subject: "New way into your account",
    preheader: "Was it you?",
    body: "Someone, probably you, linked {{provider}}: it now logs you in too.",
  },
  providerUnlinked: {
    subject: "One way into your account is gone",
    preheader: "Was it you?",
    body: "Someone, probably you, unlinked {{provider}}: it no longer logs you in.",
  },
  passwordSet: {
    subject: "Your account now has a password",
    preheader: "Was it you?",
    body: "Someone, probably you, created a password. Together with your email, it now logs you in.",
  },
  passkeyAdded: {
    subject: "Your account has a new passkey",
    preheader: "Was it you?",
    body: "Someone, probably you, added a passkey. It logs you in without a password.",
  },
  passkeyRemoved: {
    subject: "Passkey removed from your account",
    preheader: "Was it you?",
    body: "Someone, probably you, removed a passkey. You can’t log in with it anymore.",
  },
};
