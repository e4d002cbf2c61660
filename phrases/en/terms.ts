import type { Phrases } from "../dictionary.ts";

export const terms: Phrases["terms"] = {
  meta: {
    title: "Terms and safety · Nakamatch",
    description: "The rules of Nakamatch, how to meet up safely and what we do with every report.",
  },
  title: "Terms of use",
  lead: "What you can expect from Nakamatch, and what Nakamatch expects from you. No small print.",
  service: {
    title: "What Nakamatch is",
    what: "A place to make friends or find a partner if you love anime, manga, video games, series or movies. We show you people who are looking for the same thing as you. When the like is mutual, you can chat.",
    compatibility:
      "Compatibility compares the titles each of you has picked, nothing else. We use your city to work out the distance.",
    free: "Nakamatch is free to use. Only premium costs money, and all it changes is how your name looks and who comes first in a tie.",
    premium: {
      renewal:
        "Premium renews every month or every year, depending on the plan, at the price you see before paying, tax included.",
      notice: "We email you 14 days before a yearly renewal.",
      cancel:
        "Cancel the renewal any time on the Premium page, in two clicks, and you stay premium until the end of the period you’ve paid for.",
      withdraw:
        "Within 14 days of buying you can also withdraw there, without giving a reason, and we refund the full price to the same payment method.",
      unpaid: "If we can’t charge a renewal, premium goes on for 7 more days while we try again.",
    },
  },
  account: {
    title: "Your account",
    age: "You have to be 18 or over. If we learn that someone isn’t, we close their account.",
    truth:
      "One person, one account, with true information. Your nickname is up to you and your photo can be a drawing, but never someone else’s face.",
    confirm:
      "You confirm your email before you first log in. If nobody confirms an account, we delete it after a week.",
    password: "Your password is yours alone: we’ll never ask for it, by email or in a chat.",
    leave:
      "If you want to leave, delete your account in the settings: we erase your profile, photos, titles and likes. Messages you’ve sent stay in the chats of the people who got them, without your name.",
  },
  privacy: {
    title: "What others see of you",
    seen: "Other people on Nakamatch see your profile: name, nickname, age, country, city, gender, what and who you’re looking for, your bio, your answers, your photos and the badge if you have it, your interests, your shelf, how far you are with each title, and how many kilometers your city is from theirs.",
    hidden: "Nobody sees your email, your date of birth or where you are: all we know is the city you’ve picked.",
    photo:
      "We strip the hidden data from your photos, such as place and camera. Nobody can guess the address of one, but anyone who has it can open it until you change the photo.",
    chats:
      "Nobody on the team reads your chats. Only when someone reports a chat do we save its latest messages, and only moderators see them.",
    yours: "What you write and upload stays yours. You allow us to show it inside Nakamatch and nothing more.",
  },
  conduct: {
    title: "What has no place here",
    intro:
      "The short rule: treat people the way you’d like to be treated in a first message. The long one, what we don’t allow:",
    harassment: "Harassing, threatening, insulting, or not stopping after a no.",
    hate: "Hate based on origin, gender, orientation, religion, body or disability.",
    explicit: "Nudity, explicit sex or violence in photos and profiles, or sent to someone who hasn’t asked for it.",
    minors: "Any sexual content involving minors, drawn or not. We hand it to the police.",
    impersonation: "Pretending to be someone else, or making up a life to deceive.",
    money: "Asking for money, selling, advertising, or sending the same message to everyone.",
    evasion: "Coming back with another account during a suspension.",
    limits:
      "To keep spam out, likes and messages have automatic limits. If you reach one, we tell you when you can go on.",
  },
  safety: {
    title: "Safety center",
    intro: "How to meet up safely, what happens when you report someone, and where to get help.",
    meet: {
      title: "Before you meet, and when you do",
      talk: "Chat here for a while before you share your number or move to another app. Someone who means well is in no hurry.",
      video: "Have a video call before you meet: five minutes tell you whether it’s the person in the photo.",
      public: "The first time, meet by day and where there are people: a café, a comic shop, a convention.",
      tell: "Tell someone you trust who you’re meeting, where and until when. Share your location with them.",
      way: "Get there and back on your own, with your phone charged.",
      leave: "Keep an eye on your drink. If something feels off, leave: you don’t owe anyone an explanation.",
      money: "Don’t send money, gift cards, codes or documents, however sad or urgent the story sounds.",
      images:
        "Don’t send intimate photos to someone you don’t know. If you’re being blackmailed: don’t pay, keep the evidence and report it.",
    },
    report: {
      title: "What happens when you report someone",
      seal: "We save the evidence at that moment: the profile with its photos, or the messages of the chat that matter (the latest, and the one you mark with those around it). From then on nobody can change it, even by editing their profile or deleting their account.",
      keep: "Only moderators see the evidence. We erase it after a year, never before someone has decided or while an appeal needs it.",
      quiet: "We don’t tell the other person who reported them.",
      human:
        "A person always decides. Automatic filters can hold back a photo or stop a repeated message, but they don’t suspend anyone.",
      outcome: "It can end in nothing, in a warning, or in a suspension for a day, a week, a month or for good.",
      answer:
        "We let you know once we’ve looked into your report. What we decide about the other person stays between us and them.",
      again:
        "Under “Decisions” you’ll see whether we took action. If we didn’t, you can ask once for someone else on the team to take a look.",
      block: "You don’t have to wait: blocking works at once, and nobody finds out.",
    },
    help: {
      title: "If you need help",
      danger:
        "If you’re in danger now, call the emergency number: 112 in Europe, 911 in much of the Americas, 190 in Brazil, or your country’s own.",
      lines:
        "Nearly every country has free, confidential lines for victims of violence, for suicide prevention and for young people. Search for “helpline” and your country: there’s someone there who knows how to listen.",
      police:
        "Threats, assault, blackmail and scams are crimes: report them to the police too. If a court asks us for the evidence, we hand it over.",
      us: "For everything else, we’re here:",
    },
  },
  decisions: {
    title: "Warnings, suspensions and appeals",
    statement:
      "If we take action, we tell you in your language which rule it is, what it’s based on, whether anything automatic was involved and how to appeal. You see it on screen (when you log in, if it’s a suspension) and get it by email.",
    warning: "You read a warning, confirm it and carry on. It takes nothing away from you.",
    ban: "While you’re suspended you can’t log in and nobody sees your profile. It ends by itself on the date we tell you.",
    appeal:
      "You can appeal each decision once, even if you can’t log in. Someone else on the team looks at it, never the person who decided. If you’re right, everything goes back to how it was.",
    log: "Every decision goes into a log that nobody can change unnoticed. It holds pseudonyms instead of names; when someone deletes their account, we erase the link between that person and the pseudonym.",
  },
  limits: {
    title: "What we can’t promise",
    identity:
      "We don’t check anyone’s identity or background: we know that their email exists, and little more. That’s why the advice above matters.",
    people: "We provide the tools and the moderation, but everyone answers for what they do, in here and out there.",
    service:
      "We look after the service, but we can’t promise that it never fails. Nor that you’ll find the love of your life, though we hope so.",
    law: "Nothing here takes away the rights that the law of your country gives you.",
  },
  changes: {
    title: "Changes and contact",
    date: "If we change these terms, the date at the top changes. If you no longer agree, you can delete your account in the settings.",
    write: "Questions, complaints, ideas? Write to us:",
  },
  transparency: {
    title: "Transparency",
    intro:
      "How many decisions we make each year, for what reason and what happened next. The figures come from our log, which nobody can change unnoticed.",
    few: "Below {{count}} we don’t give the exact figure, so that nobody can be singled out.",
    empty: "There are no decisions to count yet.",
    error: "We couldn’t load the figures.",
    year: "Decisions in {{year}}",
    columns: { decision: "Decision", outcome: "What happened next", count: "Number" },
    actions: {
      warning: "Warning",
      ban: "Suspension",
      dismissal: "Reports without action",
      photo_rejected: "Photo rejected",
    },
    outcomes: {
      stands: "Not appealed",
      lifted: "Lifted early",
      upheld: "Appealed and confirmed",
      reversed: "Appealed and reversed",
    },
    fewer: "fewer than {{count}}",
  },
};
