import type { Phrases } from "../dictionary.ts";

export const securityEmails: Phrases["securityEmails"] = {
  common: {
    greeting: "Hi {{nickname}},",
    action: "Check my account",
    after:
      "Was it you? Then there’s nothing to do. If it wasn’t, end the other sessions in the settings and change your password right away. If you can’t get in any more, press “Forgot your password?” at login.",
    why: "You get this email because we tell you about everything that affects the security of {{email}}’s Nakamatch account.",
    factors: {
      totp: "authenticator app",
      phone: "phone",
    },
  },
  newDevice: {
    subject: "Login on a new device",
    preheader: "If it wasn’t you, somebody got into your account.",
    body: "Somebody logged in to your account on a device where you had never done so before:",
  },
  factorAdded: {
    subject: "Your account has one more verification",
    preheader: "From now on a code is asked for at login.",
    body: "Your account has a new two-step verification ({{factor}}). A code is asked for at login.",
  },
  factorRemoved: {
    subject: "A verification was removed from your account",
    preheader: "If it wasn’t you, check your account right away.",
    body: "Your account has one two-step verification less ({{factor}}): it no longer counts at login.",
  },
  recoveryCodesRenewed: {
    subject: "Your recovery codes have changed",
    preheader: "The earlier ones no longer work.",
    body: "New recovery codes were made for your account. The earlier ones no longer work.",
  },
  providerLinked: {
    subject: "There’s another way into your account",
    preheader: "An account at another service was linked.",
    body: "From now on {{provider}} opens your account too.",
  },
  providerUnlinked: {
    subject: "There’s one way less into your account",
    preheader: "An account at another service was unlinked.",
    body: "{{provider}} no longer opens your account.",
  },
  passwordSet: {
    subject: "Your account now has a password",
    preheader: "Together with your address it opens your account.",
    body: "A password was chosen for your account. From now on it opens your account too, together with your address.",
  },
  passkeyAdded: {
    subject: "Your account has a new passkey",
    preheader: "It opens your account without a password.",
    body: "A passkey was added to your account. It opens it without a password.",
  },
  passkeyRemoved: {
    subject: "A passkey was removed from your account",
    preheader: "It no longer opens your account.",
    body: "One passkey of your account was removed: it no longer opens your account.",
  },
};
