import type { Phrases } from "../../dictionary.ts";

export const premiumEmails: Phrases["premiumEmails"] = {
  greeting: "Hi {{nickname}}!",
  why: "Sent to {{email}} about your premium subscription.",
  contact: "Questions? Write to us at {{contact}}.",
  prices: {
    mensual: "{{price}} per month, tax included",
    yearly: "{{price}} per year, tax included",
  },
  subscribed: {
    subject: "You’re premium on Nakamatch",
    preheader: "What you’re getting and how to cancel.",
    body: "Thank you! Your premium subscription is active: {{price}}. Your name now shines in gold, with a crown.",
    after:
      "Next charge: {{date}}. Cancel any time on the Premium page and keep what you’ve paid for. Changed your mind? Withdraw there within 14 days and we’ll refund everything.",
    action: "See my subscription",
  },
  cancelled: {
    subject: "You’ve canceled your premium renewal",
    preheader: "You stay premium until {{date}}.",
    body: "Your renewal is canceled. We won’t charge you again.",
    after: "You stay premium until {{date}}. If you change your mind before then, reactivate it on the Premium page.",
    action: "See my subscription",
  },
  unpaid: {
    subject: "We couldn’t charge your premium subscription",
    preheader: "You stay premium until {{date}}.",
    body: "We couldn’t charge your renewal ({{price}}). Usually the card has expired or has insufficient funds.",
    after:
      "Pay now on the Premium page, with that card or another one. Otherwise we’ll try again over the next few days. If it still fails by {{date}}, the subscription ends.",
    action: "See my subscription",
  },
  ended: {
    subject: "Your premium subscription has ended",
    preheader: "We won’t charge you again.",
    body: "Your premium subscription has ended and we won’t charge you again. Everything else stays the same: your profile, your matches and your chats.",
    after: "If you’d like to come back, you’ll find the plans on the Premium page.",
    action: "See the plans",
  },
  withdrawn: {
    subject: "Your premium refund is on its way",
    preheader: "We’re refunding the full price.",
    body: "We’ve received your withdrawal and your subscription has ended. We’re refunding the full price to the payment method you used.",
    after: "Depending on your bank, it can take 5 to 10 days to show up.",
    action: "Go to Premium",
  },
  restored: {
    subject: "You’re premium again",
    preheader: "You get back the days you had left.",
    body: "We’ve settled the question about your payment, so you get back the premium days you had left: until {{date}}.",
    after:
      "It won’t renew, and we won’t charge you again. If you’d like to go on after that, you’ll find the plans on the Premium page.",
    action: "See my subscription",
  },
  renews: {
    subject: "Your yearly subscription renews on {{date}}",
    preheader: "What you’ll pay and how to cancel it.",
    body: "Your premium subscription renews on {{date}}: {{price}}.",
    after:
      "If you want to keep it, there’s nothing to do. If not, cancel the renewal before that day on the Premium page: it takes two clicks.",
    action: "See my subscription",
  },
};
