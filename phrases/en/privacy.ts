import type { Phrases } from "../dictionary.ts";

export const privacy: Phrases["privacy"] = {
  meta: {
    title: "Privacy · Nakamatch",
    description:
      "What data Nakamatch holds, what for, for how long, who else sees it, and how to get it back or delete it.",
  },
  title: "Privacy",
  lead: "What we know about you, what we use it for, and how to make us forget it. No trackers, no ads, nothing sold to anyone.",
  summary: {
    title: "In a minute",
    keep: "We keep what you put on your profile, your likes, your chats and just enough to keep others out of your account. We never ask where your device is.",
    use: "We use it to introduce you to people looking for the same thing and to keep this place safe. No ads, no trackers.",
    seen: "Others see your profile, never your email, your birth date or where you are. Nobody on the team reads your chats, except the last messages of one that somebody reports.",
    sold: "We sell nothing. We only involve services we need, such as Stripe for premium payments.",
    yours:
      "In your settings you can download your data or delete your account. What little remains has a time limit, listed below.",
  },
  who: {
    title: "Who is responsible for your data",
    operator: "Who’s responsible: {{name}}",
    address: "Address: {{address}}",
    text: "The operator of this site is responsible for your data. For any question about it, write to:",
  },
  data: {
    title: "What we hold, and what for",
    account: {
      title: "Your account",
      text: "Your email address, your password and your language. We store the password in a form that not even we can read. We use the address to log you in, to confirm that it’s yours and to tell you what you need to know; never for advertising. If you log in with Google or Discord, we also keep your account ID there.",
    },
    profile: {
      title: "Your profile and interests",
      text: "Name, nickname, date of birth, gender, country, city, bio, languages, your answers to our questions, what you’re looking for and with whom, the titles you love, which of them you put on your shelf, and how far you are with each. With these we show you to people who are looking for the same thing, and work out age, distance and compatibility. We never ask your device where it is. If you import a file with your list, it is read on your device: only the titles reach us, and how far you are with those you add. If you fetch it by username, our server asks for it and keeps neither the name nor the list. Once a night we work out whether you were active in the last day or the last week; others read that, unless you turn it off in the settings.",
    },
    photo: {
      title: "Your photos",
      text: "The photos you upload, up to six, cropped and without hidden data such as place or camera. A program on our own server may hold back a photo that looks explicit until a moderator has seen it; the photo never leaves that server for this.",
    },
    verification: {
      title: "Your verified profile",
      text: "If you ask for the verified badge: the gesture we ask you for, your photo making it, and since when you’ve had the badge. Only moderators see that photo, and we note who opens it and when. No face recognition program ever touches it.",
    },
    meetings: {
      title: "Likes, matches, blocks, hidden people and saved searches",
      text: "Who you like, who you match with and who you block, so that the chat opens when the like is mutual and nobody you’ve blocked runs into you again. Also who you hide from Discover, so that we don’t show them to you again: no one else can see that. And the searches you save, with their names and filters, so that you repeat them with one tap and our email updates say how many new people fit; for this we also note when each person confirms their email. And who was among your people for today, so that we bring you others each day, and how far away they may live, and whether they should speak your languages. If you send a few words with a like, also those words and what on their profile they’re about; the person you like sees them and, if there’s a report or a flag, moderators do too.",
    },
    chats: {
      title: "Your chats",
      text: "The messages, when they were sent and read, with which sentence and when a conversation was ended, the reactions to them, and when you were last online. You can take back a message for 10\u00a0minutes: its words then appear nowhere and are kept only for a report, but an email already sent stays as it is. Your plans for two: what, when and where, and who agreed, canceled or asked for another time, and when. Only the two of you see that, and whoever gets a link to it from one of you, which also shows the other’s nickname, age and first photo; we keep when it was made, how often it was opened and when its maker said that all is well. After a cancellation, an end, a ban or a block by that person it shows only the nickname and the plan; after a block by its maker, photo and age stay. Calendar files and emails about it name nobody else. For first messages and words with likes we also keep a scrambled code (a hash) that can’t be turned back into the text, to slow down people who send the same thing to everyone.",
    },
    afterPlans: {
      title: "How your plans went",
      text: "What you say of a plan that’s over: that you met, that it didn’t happen, that something was wrong, or nothing. Nobody else sees it, not even the other person; if you report them, your answer isn’t part of the report. If you both say that you met, we keep, with your account, a scrambled code (a hash) of the two of you that nobody can read without our server’s secret. It serves one purpose: your profile may say “Has met people from here”, if you turn that on in the settings. It isn’t in the download of your data, because it would tell what somebody else answered. We also count how many plans there were and at how many people met, without names.",
    },
    checkIns: {
      title: "Saying that you’re home",
      text: "The hour you set after a plan, and what you answer. Of the person you trust: their email address and the name by which they know you, only for as long as they’re needed; nobody sees the address, not even you or your archive; the name, only you and that person. That person gets one question and, if you don’t answer, one email with that name and the hour; nothing of the other person or the plan. Of each address we keep a scrambled code (a hash) that can’t be turned back into it, so that nobody is asked too often.",
    },
    going: {
      title: "Events you go to",
      text: "Which events you say you go to, since when, who may see it and whether only verified people. It tells where you will be: only the day or days and the city of the event. People see it who go too and whom you see, nobody else: people you like and your matches or, if you choose so, all compatible people who go, and only once 24 hours have passed. For everybody else there is one number per event, rounded down to tens. We also note when you changed your mind, so that nobody looks by coming and going.",
    },
    sessions: {
      title: "Your devices",
      text: "The browser and IP address you log in from, and when: that’s how you stay logged in, and how you can log out a device that isn’t yours. With two-step verification, also its app or phone number; with passkeys, their names and when you used them. Your fingerprint, face and PIN never leave your device.",
    },
    reports: {
      title: "Reports",
      text: "Who reports whom and why, and the evidence of what could be seen at that moment: the profile with its photos, or messages of the chat with the reported person’s age (the last 50, that person’s last 50, and the marked one with 25 on each side), and the words received with a like. Also, if they answer it, whether someone may be in danger, under 18 or asking for money. And what moderators ask the reported person, with the answer. Only moderators see it.",
    },
    moderation: {
      title: "Moderation",
      text: "Warnings, suspensions and appeals, with their reasons, and automatic flags for moderators: words from our list in names, bios, answers and words with likes, repeated messages, and new accounts with the email address of someone who is suspended. For the last one we keep a scrambled code (a hash) of the address, not the address.",
    },
    premium: {
      title: "Premium",
      text: "If you have premium: which plan, from when, until when, and the number of the subscription. Your card number doesn’t pass through us: the Premium page shows you its brand and last four digits, read from Stripe at that moment like your invoices, and we don’t store them.",
    },
    alerts: {
      title: "Your notifications and email updates",
      text: "Which notifications you want, how often we send you email updates and when the last one went out, your quiet hours and your time zone. For each browser where you switch notifications on, also its address at the push service and what we’ve sent there, until you log out; the address for up to ten minutes more, to clear what the device still shows. Each email update has a link to stop them.",
    },
    technical: {
      title: "The technical side",
      text: "So that nobody overloads the service, we count requests per IP address, in memory, with a scrambled code (a hash) in place of the address. The technical log contains no names, emails, IP addresses or anything people write.",
    },
  },
  bases: {
    title: "Why we may do this",
    intro:
      "The law asks for a reason for every piece of data. These are ours, under the General Data Protection Regulation:",
    contract:
      "The contract with you (Article 6(1)(b)): account, profile, photos, likes, chats, logins and premium. Nakamatch doesn’t work without them.",
    consent:
      "Your consent (Article 9(2)(a)): the genders you’re looking for in a relationship may reveal your orientation. You state them because you want to, and you can change that at any time by choosing friendship only.",
    interest:
      "The legitimate interest (Article 6(1)(f)) in keeping this place safe (reports, evidence, moderation, automatic flags and limits against abuse) and in emailing you what’s new. You can object to either; one tap stops the emails.",
    duty: "A legal obligation (Article 6(1)(c)): to explain every moderation decision to you, to handle your appeal, and to answer the courts when they require it.",
  },
  times: {
    title: "For how long",
    intro: "What is part of your account lasts as long as your account. These are the limits for the rest:",
    columns: { what: "What", time: "How long" },
    unconfirmed: { what: "Accounts that nobody confirms", time: "7\u00a0days" },
    sessions: { what: "Logins you no longer use", time: "30\u00a0days at most" },
    links: {
      what: "Links to confirm your email and to change your password",
      time: "24 hours to confirm your email, 1 hour to change your password",
    },
    addresses: { what: "Your earlier email address, if you change it", time: "7\u00a0days" },
    emails: { what: "Emails to you, once they’re sent", time: "2\u00a0hours at most" },
    jobs: { what: "Other internal tasks, once they’re done", time: "7\u00a0days" },
    requests: { what: "The count of emails and codes you’ve asked for", time: "1\u00a0day" },
    exports: { what: "The file with your data", time: "1\u00a0day" },
    devices: { what: "The cookie that recognizes your device, since you last logged in", time: "400\u00a0days" },
    identity: { what: "A sign-up with Google or Discord that isn’t completed", time: "1\u00a0hour, in your browser" },
    alerts: { what: "Which notifications we’ve sent you", time: "1\u00a0day" },
    language: { what: "Cookie with your language", time: "365\u00a0days" },
    uploads: {
      what: "Photos that were replaced or removed",
      time: "No longer shown from that moment; copies in other browsers expire after 1\u00a0hour",
    },
    firstMessages: {
      what: "Scrambled code (hash) that recognizes a repeated first message, and how many likes with words you send",
      time: "24 hours, until the daily clean-up",
    },
    dailyPeople: {
      what: "Who was among your people for today",
      time: "7 days, until the daily clean-up",
    },
    words: {
      what: "The words of a like that you took back or that a block took away, so that whoever got them can still report them",
      time: "30 days, until the daily clean-up",
    },
    going: { what: "Which event you go to", time: "Until a week after its end, or until you say that you don’t go" },
    goingChanges: { what: "When you said that you go, or changed who sees it", time: "30\u00a0days" },
    checkIns: { what: "The hour at which you say that you’re home", time: "3 days after it" },
    trustedPeople: {
      what: "The email address of the person you trust",
      time: "48 hours without an answer; otherwise until plan and check-in are over: the plan by its time, the check-in at the latest 24 hours after their email was due",
    },
    trustedMailboxes: {
      what: "The code of an address that we asked",
      time: "30 days; if it wants no more questions, until we’re asked to delete it",
    },
    takenBack: {
      what: "Messages that were taken back, so that whoever got them can still report them",
      time: "30\u00a0days, until the daily clean-up; while a report is open, until someone decides, even if someone deletes their account",
    },
    plans: {
      what: "Plans for two, whatever became of them",
      time: "30\u00a0days after their end, until the daily clean-up",
    },
    planLinks: {
      what: "Links to a plan, and the nickname they show of a deleted account",
      time: "12\u00a0hours after the plan, or when you end the link",
    },
    afterPlans: {
      what: "What you say of a plan that’s over, and the scrambled code (hash) of two people who met",
      time: "What you say, 14\u00a0days after the end of the plan, until the daily clean-up; the code, until one of the two deletes their account, until the daily clean-up",
    },
    evidence: {
      what: "Evidence of a report, even if someone deletes their account",
      time: "1\u00a0year, and until someone decides; after a decision also for 6\u00a0months, and until we answer your appeal",
    },
    outcomes: { what: "Whether we took action on what you reported", time: "1\u00a0year" },
    noteDrafts: { what: "Unsent notes and answers of moderators", time: "Until someone decides, 30 days at most" },
    gestures: {
      what: "The photo of your gesture, unless someone decides or you take it back before; then how your request ended",
      time: "7\u00a0days",
    },
    readings: { what: "Which moderator saw the photo of your gesture, and when", time: "1\u00a0year" },
    privateNotes: { what: "What moderators note about you; it’s in the download of your data", time: "1\u00a0year" },
    signals: { what: "Automatic flags for moderators, once they’re closed", time: "1\u00a0year" },
    bannedEmail: {
      what: "Scrambled code (hash) of the email address of a suspended account, or of one deleted with open reports",
      time: "Until 1\u00a0year after the suspension; no limit if it’s permanent; without a suspension, until someone decides",
    },
    log: {
      what: "Log of moderation decisions",
      time: "No limit, under pseudonyms; when someone deletes their account, we erase the link between that person and the pseudonym",
    },
    backups: {
      what: "Backups",
      time: "What you delete disappears from them within 90 days; until then, a list of account IDs without names keeps deleted accounts from coming back",
    },
  },
  others: {
    title: "Who else is involved",
    intro: "We neither sell nor hand over your data. The only others involved are:",
    members:
      "Other people on Nakamatch, who see your profile. They never see your email, your date of birth or where you are.",
    hosting:
      "The servers we rent for this site: they hold the database and the photos and pass on live updates. They store your data but don’t use it.",
    mail: "The services that deliver the emails and text messages we send you.",
    providers:
      "Google or Discord, if you log in with one of them. They learn that you use Nakamatch; they tell us your email, your account ID there and, in Google’s case, your name. We tell them nothing of what you do here.",
    payment:
      "Stripe, which takes payments for premium on its own page. It gets your email, your account ID here and what you enter when paying. If you delete your account, we ask it to erase your data.",
    push: "Your browser’s push service (Google’s, Mozilla’s, Apple’s or Microsoft’s), only if you switch on notifications. It receives each one encrypted and can’t read it.",
    flags:
      "flagcdn.com, where your browser gets country flags. It sees your IP address and which flag it is, but not which page you’re on.",
    lists:
      "AniList or MyAnimeList, if this site offers it and you fetch your list from there by username. They get that name from our server, not who you are or your IP address; we read only what is public and don’t keep the name.",
    passwords:
      "If this site uses one, a service that knows leaked passwords. All it receives is five characters of a scrambled code (a hash) of your new password, which many others share: not the password, and not who you are.",
    translation:
      "If this site allows it, the maker of the browser in which a moderator has a report, an appeal or its evidence translated: the browser usually translates on the device, but may send the text to its maker.",
    law: "The police and the courts, if the law obliges us.",
  },
  device: {
    title: "On your device",
    cookie: {
      intro: "We use only the cookies we can’t do without:",
      session:
        "Some keep you logged in. Scripts on the page can read only one of them, which says that someone is logged in.",
      device:
        "One recognizes this device once you’ve logged in on it, so that a stranger’s wrong passwords don’t lock you out. Like the ones above, it holds neither your name nor your address.",
      language: "One holds your language.",
      signUp:
        "When you sign up, one recognizes this device for a day, so that you’re in as soon as you confirm your email.",
      provider:
        "The first time you log in with Google or Discord, one holds what they told us, encrypted, until you complete the sign-up or an hour has passed.",
    },
    storage:
      "Your browser keeps your language, the theme and other preferences. While you’re logged in, also your nickname, your photo, messages you haven’t sent yet and a bio you haven’t saved; logging out deletes them. For a while it also keeps the address we’ve just written to. What you type while signing up, without the password, stays in the tab for up to half an hour, in case you reload it.",
    nothing:
      "There are no cookies for advertising or statistics, and no scripts from other companies. That’s why you won’t see a cookie banner.",
  },
  machines: {
    title: "What a machine decides",
    text: "A program works out the compatibility and the order in which you see people, from titles and distance, and picks your people for today by titles and a draw. A program may also hold back a photo or stop a repeated message. That’s all: a person always decides on warnings and suspensions, with written reasons, and you can appeal each one once; someone else decides.",
  },
  rights: {
    title: "Your rights",
    intro: "Just ask; you don’t have to tell us why:",
    access: "Know what we hold about you, and get it in a file that other programs can read too.",
    correct: "Correct it: nearly everything, by yourself, by editing your profile.",
    erase:
      "Delete your account with your profile, photos, interests, likes, blocks and logins. Messages you’ve sent stay in the chats of the people who got them, without your name; open reports stay, without your name too, until someone decides, and evidence of a report until its time is up.",
    object: "Object to a particular use, or ask us to pause it while we sort it out.",
    withdraw: "Withdraw your consent at any time, without changing what happened before.",
    how: "Download your data and delete your account in the settings or, if it is suspended, when you log in. For the rest, write to us from your account’s email address: we answer within a month.",
    complain: "If you think we’re not doing this right, you can go to the data protection authority of your country.",
  },
  age: {
    title: "Adults only",
    text: "Nakamatch is for people of 18 and over. We don’t knowingly hold data about minors: if we find that an account belongs to one, we close it.",
  },
  changes: {
    title: "Changes",
    text: "When Nakamatch changes, so do this page and the date at the top.",
    terms: "What others see of you and the house rules are in the terms.",
  },
};
