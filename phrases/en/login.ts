import type { Phrases } from "../dictionary.ts";

export const login: Phrases["login"] = {
  meta: "Log in · Nakamatch",
  title: "Good to see you!",
  intro: "The story picks up where you left it.",
  email: "Email",
  password: "Password",
  submit: "Log in",
  submitting: "Logging in...",
  forgot: "Forgot your password?",
  noAccount: "No account yet?",
  register: "Sign up",
  backHome: "Back to home",
  emailRequired: "Enter your email",
  passwordRequired: "Enter your password",
  firstWelcomeTitle: "Welcome to Nakamatch!",
  welcomeTitle: "Welcome back!",
  welcomeText: "You're logged in.",
  failedTitle: "Login failed",
  reset: {
    title: "Recover your password",
    text: "Enter your email and we'll send you a link to choose a new one.",
    email: "Email of your account",
    send: "Send link",
    sentTitle: "Check your inbox",
    sentText: "If there's an account with that email, the link is on its way.",
    failedTitle: "The link couldn't be sent",
  },
  confirmed: {
    title: "Email confirmed",
    text: "All set. Log in and start chapter one.",
  },
  linkInvalid: {
    title: "This link no longer works",
    text: "It's invalid or has expired. Get a new one and confirm your email.",
  },
  unconfirmed: {
    title: "Your email isn't confirmed yet",
    text: "Open the link we sent to {{email}}. If you can't find it, we'll send another.",
  },
  banned: {
    title: "Your account is suspended",
    reason: "Reason",
    until: "Until",
    permanent: "Permanent",
  },
};
