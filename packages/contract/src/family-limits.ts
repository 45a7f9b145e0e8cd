/** Numbers of families, their codes and links. */
export const familyLimits = {
  codeLength: 12,
  /** Signs between two hyphens, as a code is shown. */
  codeGroup: 4,
  codeDays: 30,
  /** Codes of one child that can be open at a time. */
  openCodes: 12,
  /** Tries for a code, and in how many seconds: by one account, and by one network. */
  codeTries: 10,
  codeTriesOfANetwork: 120,
  codeTriesSeconds: 600,
  /** Adults and links that can see one child. */
  linksOfAChild: 8,
  childrenOfAGuardian: 12,
  /** A link without an account opens nothing after this. */
  readerDays: 365,
  /** Weeks that can be looked back at. */
  weeksBack: 8,
  /** When the weekly mail leaves: from this hour of the school's Friday on. */
  mailHour: 15,
} as const;

/** Languages of what is written for families. */
export const familyLanguages = ['en', 'es'] as const;
export type FamilyLanguage = (typeof familyLanguages)[number];
