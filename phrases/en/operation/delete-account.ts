import type { Phrases } from "../../dictionary.ts";

export const deleteAccount: Phrases["deleteAccount"] = {
  action: "Delete my account",
  title: "Delete your account?",
  final: "This can’t be undone.",
  checkIn: "You have an unanswered “I’m home” check-in: it ends with your account, and nobody will be told.",
  lost: "We’ll delete your profile, your photos, your interests, your likes and your matches for good.",
  messages: "Messages you sent stay in other people’s chats, shown as coming from “Deleted account”.",
  reports: "Open reports, yours or about you, are kept without your name until someone decides.",
  premium: {
    granted: "Your premium ends at that moment.",
    paid: "Your premium subscription ends at that moment and we won’t charge you again.",
    notRefunded: "We don’t refund what you’ve already paid.",
    withdrawable:
      "Delete your account now and you won’t get a refund. Withdraw by {{date}}, before you delete it, and you get everything back.",
    premium: "Withdraw on the Premium page",
    contact: "Write to us to withdraw",
  },
  password: "Your password",
  passwordHint: "So we know it’s you.",
  passwordRequired: "Enter your password.",
  confirm: "Delete account",
  failed: "We couldn’t delete your account. Try again.",
  done: { title: "Account deleted", text: "Your account has been deleted." },
};
