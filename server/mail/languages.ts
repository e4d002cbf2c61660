import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { digestEmails as deDigests } from "@nakamatch/phrases/de/digest-emails";
import { emails as de } from "@nakamatch/phrases/de/emails";
import { premiumEmails as dePremium } from "@nakamatch/phrases/de/premium-emails";
import { prompts as dePrompts } from "@nakamatch/phrases/de/prompts";
import { reasons as deReasons } from "@nakamatch/phrases/de/reasons";
import { securityEmails as deSecurity } from "@nakamatch/phrases/de/security-emails";
import { sessions as deSessions } from "@nakamatch/phrases/de/sessions";
import { statement as deStatement } from "@nakamatch/phrases/de/statement";
import { verificationEmails as deVerification } from "@nakamatch/phrases/de/verification-emails";
import type { Phrases } from "@nakamatch/phrases/dictionary";
import { digestEmails as enDigests } from "@nakamatch/phrases/en/digest-emails";
import { emails as en } from "@nakamatch/phrases/en/emails";
import { premiumEmails as enPremium } from "@nakamatch/phrases/en/premium-emails";
import { prompts as enPrompts } from "@nakamatch/phrases/en/prompts";
import { reasons as enReasons } from "@nakamatch/phrases/en/reasons";
import { securityEmails as enSecurity } from "@nakamatch/phrases/en/security-emails";
import { sessions as enSessions } from "@nakamatch/phrases/en/sessions";
import { statement as enStatement } from "@nakamatch/phrases/en/statement";
import { verificationEmails as enVerification } from "@nakamatch/phrases/en/verification-emails";
import { digestEmails as esDigests } from "@nakamatch/phrases/es/digest-emails";
import { emails as es } from "@nakamatch/phrases/es/emails";
import { premiumEmails as esPremium } from "@nakamatch/phrases/es/premium-emails";
import { prompts as esPrompts } from "@nakamatch/phrases/es/prompts";
import { reasons as esReasons } from "@nakamatch/phrases/es/reasons";
import { securityEmails as esSecurity } from "@nakamatch/phrases/es/security-emails";
import { sessions as esSessions } from "@nakamatch/phrases/es/sessions";
import { statement as esStatement } from "@nakamatch/phrases/es/statement";
import { verificationEmails as esVerification } from "@nakamatch/phrases/es/verification-emails";
import { digestEmails as frDigests } from "@nakamatch/phrases/fr/digest-emails";
import { emails as fr } from "@nakamatch/phrases/fr/emails";
import { premiumEmails as frPremium } from "@nakamatch/phrases/fr/premium-emails";
import { prompts as frPrompts } from "@nakamatch/phrases/fr/prompts";
import { reasons as frReasons } from "@nakamatch/phrases/fr/reasons";
import { securityEmails as frSecurity } from "@nakamatch/phrases/fr/security-emails";
import { sessions as frSessions } from "@nakamatch/phrases/fr/sessions";
import { statement as frStatement } from "@nakamatch/phrases/fr/statement";
import { verificationEmails as frVerification } from "@nakamatch/phrases/fr/verification-emails";
import { digestEmails as itDigests } from "@nakamatch/phrases/it/digest-emails";
import { emails as it } from "@nakamatch/phrases/it/emails";
import { premiumEmails as itPremium } from "@nakamatch/phrases/it/premium-emails";
import { prompts as itPrompts } from "@nakamatch/phrases/it/prompts";
import { reasons as itReasons } from "@nakamatch/phrases/it/reasons";
import { securityEmails as itSecurity } from "@nakamatch/phrases/it/security-emails";
import { sessions as itSessions } from "@nakamatch/phrases/it/sessions";
import { statement as itStatement } from "@nakamatch/phrases/it/statement";
import { verificationEmails as itVerification } from "@nakamatch/phrases/it/verification-emails";
import { digestEmails as ptDigests } from "@nakamatch/phrases/pt/digest-emails";
import { emails as pt } from "@nakamatch/phrases/pt/emails";
import { premiumEmails as ptPremium } from "@nakamatch/phrases/pt/premium-emails";
import { prompts as ptPrompts } from "@nakamatch/phrases/pt/prompts";
import { reasons as ptReasons } from "@nakamatch/phrases/pt/reasons";
import { securityEmails as ptSecurity } from "@nakamatch/phrases/pt/security-emails";
import { sessions as ptSessions } from "@nakamatch/phrases/pt/sessions";
import { statement as ptStatement } from "@nakamatch/phrases/pt/statement";
import { verificationEmails as ptVerification } from "@nakamatch/phrases/pt/verification-emails";

export const emailPhrases: Record<Language, Phrases["emails"]> = { es, en, fr, it, de, pt };

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

export const reasonPhrases: Record<Language, Phrases["reasons"]> = {
  es: esReasons,
  en: enReasons,
  fr: frReasons,
  it: itReasons,
  de: deReasons,
  pt: ptReasons,
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
