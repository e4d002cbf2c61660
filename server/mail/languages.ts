import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { chatEnds as deChatEnds } from "@nakamatch/phrases/de/chats/chat-ends";
import { checkInEmails as deCheckIns } from "@nakamatch/phrases/de/chats/check-in-emails";
import { planEmails as dePlanEmails } from "@nakamatch/phrases/de/chats/plan-emails";
import { planLinkPage as dePlanLinkPage } from "@nakamatch/phrases/de/chats/plan-link-page";
import { plans as dePlans } from "@nakamatch/phrases/de/chats/plans";
import { reactions as deReactions } from "@nakamatch/phrases/de/chats/reactions";
import { emails as de } from "@nakamatch/phrases/de/emails";
import { questions as deQuestions } from "@nakamatch/phrases/de/moderation/questions";
import { reasons as deReasons } from "@nakamatch/phrases/de/moderation/reasons";
import { reports as deReports } from "@nakamatch/phrases/de/moderation/reports";
import { statement as deStatement } from "@nakamatch/phrases/de/moderation/statement";
import { digestEmails as deDigests } from "@nakamatch/phrases/de/notifications/digest-emails";
import { dataExport as deDataExport } from "@nakamatch/phrases/de/operation/data-export";
import { prompts as dePrompts } from "@nakamatch/phrases/de/people/prompts";
import { verificationEmails as deVerification } from "@nakamatch/phrases/de/photos/verification-emails";
import { premiumEmails as dePremium } from "@nakamatch/phrases/de/premium/premium-emails";
import { securityEmails as deSecurity } from "@nakamatch/phrases/de/sign-in/security-emails";
import { sessions as deSessions } from "@nakamatch/phrases/de/sign-in/sessions";
import type { Phrases } from "@nakamatch/phrases/dictionary";
import { chatEnds as enChatEnds } from "@nakamatch/phrases/en/chats/chat-ends";
import { checkInEmails as enCheckIns } from "@nakamatch/phrases/en/chats/check-in-emails";
import { planEmails as enPlanEmails } from "@nakamatch/phrases/en/chats/plan-emails";
import { planLinkPage as enPlanLinkPage } from "@nakamatch/phrases/en/chats/plan-link-page";
import { plans as enPlans } from "@nakamatch/phrases/en/chats/plans";
import { reactions as enReactions } from "@nakamatch/phrases/en/chats/reactions";
import { emails as en } from "@nakamatch/phrases/en/emails";
import { questions as enQuestions } from "@nakamatch/phrases/en/moderation/questions";
import { reasons as enReasons } from "@nakamatch/phrases/en/moderation/reasons";
import { reports as enReports } from "@nakamatch/phrases/en/moderation/reports";
import { statement as enStatement } from "@nakamatch/phrases/en/moderation/statement";
import { digestEmails as enDigests } from "@nakamatch/phrases/en/notifications/digest-emails";
import { dataExport as enDataExport } from "@nakamatch/phrases/en/operation/data-export";
import { prompts as enPrompts } from "@nakamatch/phrases/en/people/prompts";
import { verificationEmails as enVerification } from "@nakamatch/phrases/en/photos/verification-emails";
import { premiumEmails as enPremium } from "@nakamatch/phrases/en/premium/premium-emails";
import { securityEmails as enSecurity } from "@nakamatch/phrases/en/sign-in/security-emails";
import { sessions as enSessions } from "@nakamatch/phrases/en/sign-in/sessions";
import { chatEnds as esChatEnds } from "@nakamatch/phrases/es/chats/chat-ends";
import { checkInEmails as esCheckIns } from "@nakamatch/phrases/es/chats/check-in-emails";
import { planEmails as esPlanEmails } from "@nakamatch/phrases/es/chats/plan-emails";
import { planLinkPage as esPlanLinkPage } from "@nakamatch/phrases/es/chats/plan-link-page";
import { plans as esPlans } from "@nakamatch/phrases/es/chats/plans";
import { reactions as esReactions } from "@nakamatch/phrases/es/chats/reactions";
import { emails as es } from "@nakamatch/phrases/es/emails";
import { questions as esQuestions } from "@nakamatch/phrases/es/moderation/questions";
import { reasons as esReasons } from "@nakamatch/phrases/es/moderation/reasons";
import { reports as esReports } from "@nakamatch/phrases/es/moderation/reports";
import { statement as esStatement } from "@nakamatch/phrases/es/moderation/statement";
import { digestEmails as esDigests } from "@nakamatch/phrases/es/notifications/digest-emails";
import { dataExport as esDataExport } from "@nakamatch/phrases/es/operation/data-export";
import { prompts as esPrompts } from "@nakamatch/phrases/es/people/prompts";
import { verificationEmails as esVerification } from "@nakamatch/phrases/es/photos/verification-emails";
import { premiumEmails as esPremium } from "@nakamatch/phrases/es/premium/premium-emails";
import { securityEmails as esSecurity } from "@nakamatch/phrases/es/sign-in/security-emails";
import { sessions as esSessions } from "@nakamatch/phrases/es/sign-in/sessions";
import { chatEnds as frChatEnds } from "@nakamatch/phrases/fr/chats/chat-ends";
import { checkInEmails as frCheckIns } from "@nakamatch/phrases/fr/chats/check-in-emails";
import { planEmails as frPlanEmails } from "@nakamatch/phrases/fr/chats/plan-emails";
import { planLinkPage as frPlanLinkPage } from "@nakamatch/phrases/fr/chats/plan-link-page";
import { plans as frPlans } from "@nakamatch/phrases/fr/chats/plans";
import { reactions as frReactions } from "@nakamatch/phrases/fr/chats/reactions";
import { emails as fr } from "@nakamatch/phrases/fr/emails";
import { questions as frQuestions } from "@nakamatch/phrases/fr/moderation/questions";
import { reasons as frReasons } from "@nakamatch/phrases/fr/moderation/reasons";
import { reports as frReports } from "@nakamatch/phrases/fr/moderation/reports";
import { statement as frStatement } from "@nakamatch/phrases/fr/moderation/statement";
import { digestEmails as frDigests } from "@nakamatch/phrases/fr/notifications/digest-emails";
import { dataExport as frDataExport } from "@nakamatch/phrases/fr/operation/data-export";
import { prompts as frPrompts } from "@nakamatch/phrases/fr/people/prompts";
import { verificationEmails as frVerification } from "@nakamatch/phrases/fr/photos/verification-emails";
import { premiumEmails as frPremium } from "@nakamatch/phrases/fr/premium/premium-emails";
import { securityEmails as frSecurity } from "@nakamatch/phrases/fr/sign-in/security-emails";
import { sessions as frSessions } from "@nakamatch/phrases/fr/sign-in/sessions";
import { chatEnds as itChatEnds } from "@nakamatch/phrases/it/chats/chat-ends";
import { checkInEmails as itCheckIns } from "@nakamatch/phrases/it/chats/check-in-emails";
import { planEmails as itPlanEmails } from "@nakamatch/phrases/it/chats/plan-emails";
import { planLinkPage as itPlanLinkPage } from "@nakamatch/phrases/it/chats/plan-link-page";
import { plans as itPlans } from "@nakamatch/phrases/it/chats/plans";
import { reactions as itReactions } from "@nakamatch/phrases/it/chats/reactions";
import { emails as it } from "@nakamatch/phrases/it/emails";
import { questions as itQuestions } from "@nakamatch/phrases/it/moderation/questions";
import { reasons as itReasons } from "@nakamatch/phrases/it/moderation/reasons";
import { reports as itReports } from "@nakamatch/phrases/it/moderation/reports";
import { statement as itStatement } from "@nakamatch/phrases/it/moderation/statement";
import { digestEmails as itDigests } from "@nakamatch/phrases/it/notifications/digest-emails";
import { dataExport as itDataExport } from "@nakamatch/phrases/it/operation/data-export";
import { prompts as itPrompts } from "@nakamatch/phrases/it/people/prompts";
import { verificationEmails as itVerification } from "@nakamatch/phrases/it/photos/verification-emails";
import { premiumEmails as itPremium } from "@nakamatch/phrases/it/premium/premium-emails";
import { securityEmails as itSecurity } from "@nakamatch/phrases/it/sign-in/security-emails";
import { sessions as itSessions } from "@nakamatch/phrases/it/sign-in/sessions";
import { chatEnds as ptChatEnds } from "@nakamatch/phrases/pt/chats/chat-ends";
import { checkInEmails as ptCheckIns } from "@nakamatch/phrases/pt/chats/check-in-emails";
import { planEmails as ptPlanEmails } from "@nakamatch/phrases/pt/chats/plan-emails";
import { planLinkPage as ptPlanLinkPage } from "@nakamatch/phrases/pt/chats/plan-link-page";
import { plans as ptPlans } from "@nakamatch/phrases/pt/chats/plans";
import { reactions as ptReactions } from "@nakamatch/phrases/pt/chats/reactions";
import { emails as pt } from "@nakamatch/phrases/pt/emails";
import { questions as ptQuestions } from "@nakamatch/phrases/pt/moderation/questions";
import { reasons as ptReasons } from "@nakamatch/phrases/pt/moderation/reasons";
import { reports as ptReports } from "@nakamatch/phrases/pt/moderation/reports";
import { statement as ptStatement } from "@nakamatch/phrases/pt/moderation/statement";
import { digestEmails as ptDigests } from "@nakamatch/phrases/pt/notifications/digest-emails";
import { dataExport as ptDataExport } from "@nakamatch/phrases/pt/operation/data-export";
import { prompts as ptPrompts } from "@nakamatch/phrases/pt/people/prompts";
import { verificationEmails as ptVerification } from "@nakamatch/phrases/pt/photos/verification-emails";
import { premiumEmails as ptPremium } from "@nakamatch/phrases/pt/premium/premium-emails";
import { securityEmails as ptSecurity } from "@nakamatch/phrases/pt/sign-in/security-emails";
import { sessions as ptSessions } from "@nakamatch/phrases/pt/sign-in/sessions";

export const emailPhrases: Record<Language, Phrases["emails"]> = { es, en, fr, it, de, pt };

export const dataExportPhrases: Record<Language, Phrases["dataExport"]> = {
  es: esDataExport,
  en: enDataExport,
  fr: frDataExport,
  it: itDataExport,
  de: deDataExport,
  pt: ptDataExport,
};

export const premiumPhrases: Record<Language, Phrases["premiumEmails"]> = {
  es: esPremium,
  en: enPremium,
  fr: frPremium,
  it: itPremium,
  de: dePremium,
  pt: ptPremium,
};

export const promptPhrases: Record<Language, Phrases["prompts"]> = {
  es: esPrompts,
  en: enPrompts,
  fr: frPrompts,
  it: itPrompts,
  de: dePrompts,
  pt: ptPrompts,
};

export const planPhrases: Record<Language, Phrases["plans"]> = {
  es: esPlans,
  en: enPlans,
  fr: frPlans,
  it: itPlans,
  de: dePlans,
  pt: ptPlans,
};

export const planLinkPagePhrases: Record<Language, Phrases["planLinkPage"]> = {
  es: esPlanLinkPage,
  en: enPlanLinkPage,
  fr: frPlanLinkPage,
  de: dePlanLinkPage,
  it: itPlanLinkPage,
  pt: ptPlanLinkPage,
};

export const planEmailPhrases: Record<Language, Phrases["planEmails"]> = {
  es: esPlanEmails,
  en: enPlanEmails,
  fr: frPlanEmails,
  it: itPlanEmails,
  de: dePlanEmails,
  pt: ptPlanEmails,
};

export const checkInPhrases: Record<Language, Phrases["checkInEmails"]> = {
  es: esCheckIns,
  en: enCheckIns,
  fr: frCheckIns,
  it: itCheckIns,
  de: deCheckIns,
  pt: ptCheckIns,
};

export const reactionPhrases: Record<Language, Phrases["reactions"]> = {
  es: esReactions,
  en: enReactions,
  fr: frReactions,
  it: itReactions,
  de: deReactions,
  pt: ptReactions,
};

export const questionPhrases: Record<Language, Phrases["questions"]> = {
  es: esQuestions,
  en: enQuestions,
  fr: frQuestions,
  it: itQuestions,
  de: deQuestions,
  pt: ptQuestions,
};

export const chatEndPhrases: Record<Language, Phrases["chatEnds"]> = {
  es: esChatEnds,
  en: enChatEnds,
  fr: frChatEnds,
  it: itChatEnds,
  de: deChatEnds,
  pt: ptChatEnds,
};

export const reasonPhrases: Record<Language, Phrases["reasons"]> = {
  es: esReasons,
  en: enReasons,
  fr: frReasons,
  it: itReasons,
  de: deReasons,
  pt: ptReasons,
};

export const reportPhrases: Record<Language, Phrases["reports"]> = {
  es: esReports,
  en: enReports,
  fr: frReports,
  it: itReports,
  de: deReports,
  pt: ptReports,
};

export const statementWords: Record<Language, Phrases["statement"]> = {
  es: esStatement,
  en: enStatement,
  fr: frStatement,
  it: itStatement,
  de: deStatement,
  pt: ptStatement,
};

export const digestPhrases: Record<Language, Phrases["digestEmails"]> = {
  es: esDigests,
  en: enDigests,
  fr: frDigests,
  it: itDigests,
  de: deDigests,
  pt: ptDigests,
};

export const securityPhrases: Record<Language, Phrases["securityEmails"]> = {
  es: esSecurity,
  en: enSecurity,
  fr: frSecurity,
  it: itSecurity,
  de: deSecurity,
  pt: ptSecurity,
};

export const sessionPhrases: Record<Language, Phrases["sessions"]> = {
  es: esSessions,
  en: enSessions,
  fr: frSessions,
  it: itSessions,
  de: deSessions,
  pt: ptSessions,
};

export const verificationPhrases: Record<Language, Phrases["verificationEmails"]> = {
  es: esVerification,
  en: enVerification,
  fr: frVerification,
  it: itVerification,
  de: deVerification,
  pt: ptVerification,
};
