import type { Phrases } from "../dictionary.ts";

export const settings: Phrases["settings"] = {
  meta: "Settings · Nakamatch",
  title: "Settings",
  back: "All settings",
  search: {
    label: "Search the settings",
    none: "No setting with “{{query}}”.",
    found_one: "{{count}} result",
    found_other: "{{count}} results",
  },
  groups: { account: "Your account", app: "This app", people: "Other people", data: "Your data" },
  parts: {
    account: {
      title: "Account",
      holds: "Nickname, email, profile and Premium",
      words: "user email address name photo bio subscription pay",
    },
    access: {
      title: "Login and security",
      holds: "Password, passkeys, two steps",
      words: "2fa two factor code authenticator phone sms verification google discord fingerprint sign in log in",
    },
    sessions: {
      title: "Your devices",
      holds: "Where you’re logged in",
      words: "sessions open phone computer browser log out sign out",
    },
    appearance: {
      title: "Language and theme",
      holds: "Which language, which colors",
      words:
        "dark light night mode appearance colors colours translation español english français italiano deutsch português",
    },
    notifications: {
      title: "Notifications",
      holds: "Push, quiet hours, email updates",
      words: "alerts summary news digest do not disturb night",
    },
    filter: {
      title: "Word filter",
      holds: "Masks swear words in what you write",
      words: "censorship words insults profanity chat messages",
    },
    name: {
      title: "Your name",
      holds: "How much of it others read",
      words: "first last surname real nickname privacy profile hide show who sees",
    },
    activity: {
      title: "Recently active",
      holds: "Whether others read that you were active",
      words: "last seen online status presence active hide privacy when",
    },
    metPeople: {
      title: "People from here",
      holds: "Whether your profile says you’ve met people",
      words: "meet met dates meetings plan plans trust profile privacy",
    },
    pause: {
      title: "Pause",
      holds: "Stay out of Discover for a while",
      words: "break rest hide invisible deactivate profile vacation",
    },
    words: {
      title: "Likes with words",
      holds: "Let people say something with their like",
      words: "message comment note receive report withdrawn block",
    },
    today: {
      title: "Your people each day",
      holds: "How far away, and in which languages",
      words: "today six daily near far distance kilometers km miles language discover",
    },
    hidden: {
      title: "Hidden people",
      holds: "People you don’t want to see in Discover",
      words: "hide not for me show again",
    },
    blocked: { title: "Blocked people", holds: "People who can’t see or message you", words: "block unblock users" },
    decisions: {
      title: "Decisions about your account",
      holds: "Warnings, reasons and appeals",
      words: "moderation suspension ban appeal",
    },
    data: {
      title: "My data",
      holds: "Download everything we hold about you",
      words: "export copy file archive zip gdpr privacy",
    },
    deletion: { title: "Delete account", holds: "For good", words: "remove erase close leave cancel" },
  },
  account: { email: "Email", nickname: "Nickname", profile: "Edit my profile", premium: "Premium and payments" },
  password: {
    title: "Password",
    text: "Changing it logs you out everywhere else, and we’ll email you about it.",
    open: "Change password",
    current: "Current password",
    next: "New password",
    save: "Save password",
    doneTitle: "Password changed",
    doneText: "You’re logged out everywhere else.",
    currentRequired: "Enter your current password",
    set: {
      text: "Right now you log in without a password. Set one, and you can log in with your email too.",
      open: "Choose a password",
      prove: "Before you choose a password, confirm that it’s you.",
      doneTitle: "Password saved",
      doneText: "From now on you can also log in with your email address and this password.",
    },
  },
  providers: {
    title: "Other ways to log in",
    text: "You can also log in to Nakamatch with these accounts.",
    unlink: "Unlink",
    unlinkTitle: "Unlink {{provider}}?",
    unlinkText: "You won’t be able to log in with {{provider}} afterwards.",
    done: "{{provider}} is unlinked",
  },
  activity: {
    text: "Cards and profiles say whether somebody was active in the last day or week, counted once a night. Nobody reads more than that, and it changes no order.",
    switch: "Show that I was active",
    hint: "If you turn it off, you don’t read it of others either. In chats you still see who’s there right now.",
  },
  metPeople: {
    text: "Your profile can say “Has met people from here”: a yes, without a number or names. It takes two different people who each say, after a plan, that you met, as you do.",
    switch: "Show that I’ve met people",
    hint: "Counted once a night. We don’t say when it begins, not even to you.",
  },
  appearance: {
    text: "The theme changes in this browser only. Our emails to you follow the language you choose.",
  },
  hidden: {
    text: "If someone isn’t for you, hide them from their card or profile. No one finds out, and you can bring them back here.",
    empty: "You haven’t hidden anyone",
    showName: "Show {{name}} again",
    failed: "We couldn’t open the list. Try again in a moment.",
  },
  data: {
    text: "Everything we hold about you in one file: a page to read, and the same data for other programs.",
    request: "Prepare the file",
    building: "We’re preparing the file. We’ll email you when it’s ready.",
    progress: "Preparing",
    ready: "Your file is ready to download.",
    download: "Download ({{size}})",
    until: "We’ll delete it on {{date}}.",
    again: "Prepare another",
    failed: "We couldn’t prepare the file. Try again.",
  },
  deletion: {
    text: "Your profile and everything that goes with it disappear for good. We’ll ask you to confirm first.",
  },
};
