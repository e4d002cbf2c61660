import type { Phrases } from "../dictionary.ts";

export const emails: Phrases["emails"] = {
  layout: {
    signature: "See you on Nakamatch.",
    linkHint: "Button not working? Copy this address into your browser:",
  },
  confirmation: {
    subject: "Confirm your email and get started on Nakamatch",
    preheader: "You're one click away. The link works for 24 hours.",
    greeting: "Hi {{nickname}}!",
    body: "Your account is ready. All that's left is to confirm that this address is yours.",
    action: "Confirm my email",
    after: "The link works for 24 hours.",
    why: "You're getting this email because someone created a Nakamatch account with the address {{email}}. If it wasn't you, just ignore it: no one can see an unconfirmed account, and we'll delete it within a few days.",
  },
  passwordReset: {
    subject: "Choose a new password",
    preheader: "The link works once, for one hour.",
    greeting: "Hi {{nickname}}!",
    body: "Someone, most likely you, asked to change your account's password.",
    action: "Choose a new password",
    after: "The link works once, for one hour.",
    why: "You're getting this email because someone asked for a new password for the account of {{email}}. If it wasn't you, just ignore it: your password stays the same.",
  },
  wrongPasswords: {
    subject: "Someone has been trying passwords on your account",
    preheader: "We're slowing the attempts down. On your own devices you can sign in as usual.",
    greeting: "Hi {{nickname}},",
    body: "In the last 24 hours, many wrong passwords were entered for your account. That's why, for a few minutes at a time, we hold back attempts from devices you've never signed in on. On your own devices you can sign in as usual.",
    action: "Sign in",
    after:
      "Was it you? Then there's nothing to do. If it wasn't, and your password is short or you also use it elsewhere, choose a new one: press “Forgot your password?” on the sign-in page. That also lets you in right away on a new device.",
    why: "You're getting this email because many wrong passwords were entered for the Nakamatch account of {{email}}. We send it once a day at most.",
  },
  decision: {
    line: "{{label}}: {{value}}",
    greeting: "Hi {{nickname}},",
    why: "You're getting this email because the moderation team made a decision about the Nakamatch account of {{email}}.",
    warning: {
      subject: "You have received a warning on Nakamatch",
      preheader: "Why, and how to appeal if it's a mistake.",
      body: "We have sent you a warning. These are the reasons:",
      action: "See the decision",
      after:
        "Think it's a mistake? You can appeal once on that page. Someone else on the team will review it, never the person who made the decision.",
    },
    ban: {
      subject: "We have suspended your Nakamatch account",
      preheader: "Why, and how to appeal if it's a mistake.",
      body: "We have suspended your account. These are the reasons:",
      action: "Go to sign-in",
      after:
        "Think it's a mistake? Enter your email and password as if to sign in: you'll see the decision and can appeal once. Someone else on the team will review it, never the person who made the decision.",
    },
    photo: {
      subject: "We have rejected your Nakamatch photo",
      preheader: "Why, and how to appeal if it's a mistake.",
      body: "Others don't see your photo. These are the reasons:",
      action: "See the decision",
      after:
        "Think it's a mistake? You can appeal once on that page. Someone else on the team will review it, never the person who made the decision.",
    },
    unban: {
      subject: "We have lifted the suspension of your account",
      preheader: "Your Nakamatch account is active again.",
      body: "The moderation team has lifted the suspension of your account. You can sign in again, and others see your profile again.",
      action: "Sign in",
    },
    granted: {
      subject: "We have granted your appeal",
      preheader: "The decision is reversed.",
      body: "Someone else on the team has reviewed your appeal and agrees with you.",
      effects: {
        warning: "The warning is withdrawn.",
        ban: "The suspension of your account is reversed.",
        photo: "The rejection of your photo is reversed.",
      },
      action: "Go to Nakamatch",
    },
    denied: {
      subject: "The answer to your appeal",
      preheader: "The decision stands.",
      body: "Someone else on the team has reviewed your appeal, and the decision stands.",
      action: "Go to Nakamatch",
    },
  },
};
