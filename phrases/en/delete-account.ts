import type { Phrases } from "../dictionary.ts";

export const deleteAccount: Phrases["deleteAccount"] = {
  action: "Delete my account",
  title: "Delete your account?",
  final: "This can’t be undone.",
  lost: "We’ll delete your profile, your photo, your interests, your likes and your matches for good.",
  messages: "Messages you sent stay in other people’s chats, shown as coming from “Deleted account”.",
  reports: "Open reports, yours or about you, are kept without your name until someone decides.",
  premium: {
    granted: "Your premium ends at that moment.",
    paid: "Your premium subscription ends at that moment and you won’t be charged again.",
    notRefunded: "What you’ve already paid isn’t refunded.",
    withdrawable:
      "If you delete your account now, what you’ve paid isn’t refunded. If you withdraw first, until {{date}}, you get all of it back.",
    premium: "Withdraw on the Premium page",
    contact: "Write to us to withdraw",
  },
  password: "Your password",
  passwordHint: "So we know it’s you.",
  passwordRequired: "Enter your password.",
  confirm: "Delete account",
  failed: "Your account couldn’t be deleted. Try again.",
  done: { title: "Account deleted", text: "Your account has been deleted." },
};
