import type { Phrases } from "../dictionary.ts";

export const premiumEmails: Phrases["premiumEmails"] = {
  greeting: "Hi {{nickname}}!",
  why: "You’re getting this email because the Nakamatch account of {{email}} has or had a premium subscription.",
  contact: "Any questions? Write to us at {{contact}}.",
  prices: {
    mensual: "{{price}} per month, tax included",
    yearly: "{{price}} per year, tax included",
  },
  subscribed: {
    subject: "You’re premium on Nakamatch",
    preheader: "Your confirmation: what you bought and how to cancel it.",
    body: "Thank you! Your premium subscription is active: {{price}}. Your name now shines in gold, with a crown.",
    after:
      "The next charge is on {{date}}. You can cancel the renewal at any time on the Premium page; what you’ve paid for lasts until the end of the period. Within 14 days of buying you can also withdraw there, without giving a reason, and we’ll refund the full price.",
    action: "See my subscription",
  },
  cancelled: {
    subject: "You’ve cancelled your premium renewal",
    preheader: "You stay premium until {{date}}.",
    body: "We’ve cancelled the renewal of your subscription. You won’t be charged again.",
    after:
      "You stay premium until {{date}}. If you change your mind before then, you can reactivate it on the Premium page.",
    action: "See my subscription",
  },
  unpaid: {
    subject: "We couldn’t charge your premium subscription",
    preheader: "You stay premium until {{date}}.",
    body: "We couldn’t charge the renewal of your subscription ({{price}}). This usually means that the card has expired or has insufficient funds.",
    after:
      "You can pay it right away on the Premium page, with that card or another one. Otherwise we’ll try again over the next few days. You stay premium until {{date}}; if the charge still fails by then, the subscription ends.",
    action: "See my subscription",
  },
  ended: {
    subject: "Your premium subscription has ended",
    preheader: "You won’t be charged again.",
    body: "Your premium subscription has ended and you won’t be charged again. Everything else stays the same: your profile, your matches and your chats.",
    after: "If you’d like to come back, you’ll find the plans on the Premium page.",
    action: "See the plans",
  },
  withdrawn: {
    subject: "You’ve withdrawn from your premium subscription",
    preheader: "We’re refunding the full price.",
    body: "We’ve received your withdrawal. The subscription has ended, and we’re refunding the full price to the payment method you used.",
    after: "Depending on your bank, it can take 5 to 10 days to show up.",
    action: "Go to Premium",
  },
  restored: {
    subject: "You’re premium again",
    preheader: "You get back the days you had left.",
    body: "The question about your payment has been settled, so you get back the premium days you had left: until {{date}}.",
    after:
      "It won’t renew, and you won’t be charged again. If you’d like to go on after that, you’ll find the plans on the Premium page.",
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
