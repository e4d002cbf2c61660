import type { Phrases } from "../dictionary.ts";

export const securityEmails: Phrases["securityEmails"] = {
  common: {
    greeting: "Hi {{nickname}},",
    action: "Check my account",
    after:
      "Was it you? Then there’s nothing to do. If it wasn’t, end the other sessions in the settings and change your password right away. If you can’t get in any more, press “Forgot your password?” on the login page.",
    why: "You’re getting this email because we let you know about everything that affects the security of the Nakamatch account of {{email}}.",
    factors: {
      totp: "authenticator app",
      phone: "phone",
    },
  },
  newDevice: {
    subject: "Login on a new device",
    preheader: "If it wasn’t you, someone got into your account.",
    body: "Someone logged in to your account on a device where you’ve never done so before:",
  },
  factorAdded: {
    subject: "A verification method was added to your account",
    preheader: "From now on you need a code to log in.",
    body: "A two-step verification method was added to your account ({{factor}}). You need a code to log in.",
  },
  factorRemoved: {
    subject: "A verification method was removed from your account",
    preheader: "If it wasn’t you, check your account right away.",
    body: "A two-step verification method was removed from your account ({{factor}}): it can no longer be used to log in.",
  },
  recoveryCodesRenewed: {
    subject: "Your recovery codes have changed",
    preheader: "The previous ones no longer work.",
    body: "New recovery codes were created for your account. The previous ones no longer work.",
  },
  providerLinked: {
    subject: "There’s a new way to log in to your account",
    preheader: "An account with another service was linked.",
    body: "{{provider}} can now be used to log in to your account.",
  },
  providerUnlinked: {
    subject: "A way to log in to your account was removed",
    preheader: "An account with another service was unlinked.",
    body: "{{provider}} can no longer be used to log in to your account.",
  },
  passwordSet: {
    subject: "Your account now has a password",
    preheader: "It can be used with your email address to log in.",
    body: "A password was chosen for your account. It can now be used with your email address to log in.",
  },
  passkeyAdded: {
    subject: "Your account has a new passkey",
    preheader: "It can be used to log in without a password.",
    body: "A passkey was added to your account. It can be used to log in without a password.",
  },
  passkeyRemoved: {
    subject: "A passkey was removed from your account",
    preheader: "It can no longer be used to log in.",
    body: "A passkey was removed from your account: it can no longer be used to log in.",
  },
};
