import { onOrOff, setting, wholeNumber } from './define-setting.ts';

/** The settings that concern children and their families. */
export const privacyCatalogue = {
  consentAge: setting(
    'CONSENT_AGE',
    {
      perSchool: true,
      about:
        "Age below which chat and the class's city stay closed until the school or a guardian has agreed; 0 asks nobody.",
      allowed: 'a whole number from 0 to 18',
      fallback: '13',
    },
    wholeNumber(0, 18),
  ),
  schoolConsent: setting(
    'SCHOOL_CONSENT',
    {
      perSchool: true,
      about:
        'Whether the school has agreed for all its students, as the law of its place lets it. Otherwise npm run admin -- consent notes who agreed for whom.',
      allowed: 'on or off',
      fallback: 'off',
    },
    onOrOff,
  ),
  breakMinutes: setting(
    'BREAK_MINUTES',
    {
      perSchool: true,
      about: 'Minutes at the screen after which a break is proposed; 0 never.',
      allowed: 'a whole number from 0 to 240',
      fallback: '45',
    },
    wholeNumber(0, 240),
  ),
};
