import { z } from 'zod';
import { registerBody } from './accounts.ts';
import { familyLanguages, familyLimits } from './family-limits.ts';

const code = z.string().trim().min(1).max(40);
const token = z.string().regex(/^[\w-]{43}$/);
const language = z.enum(familyLanguages);
const moment = z.iso.datetime();
const day = z.iso.date();

/** POST /api/family/link, and what else is done with a code that is still good. */
export const familyCodeBody = z.strictObject({ code });

/** POST /api/family/code: whom a code is about, before somebody uses it up. */
export const familyCodeAnswer = z.strictObject({ child: z.string() });

/** POST /api/family/accounts: the code, and an account of one's own. */
export const guardianBody = registerBody
  .omit({ code: true })
  .extend({ name: z.string().trim().min(1, 'Please tell us your name.').max(80), code, language });

/** POST /api/family/sign-in: by address and password, from whatever domain. */
export const guardianSignInBody = z.strictObject({
  email: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(256),
});

/** POST /api/family/readers: the address, good for a year, behind # and therefore in no log. */
export const readerLink = z.strictObject({ address: z.string(), until: moment });

const weekQuery = {
  language: language.optional(),
  back: z.int().min(0).max(familyLimits.weeksBack).optional(),
};

/** POST /api/family/readers/week: by the link alone. */
export const readerWeekBody = z.strictObject({ token, ...weekQuery });
export const readerEndBody = z.strictObject({ token });

const child = z.strictObject({
  id: z.int(),
  name: z.string(),
  classes: z.array(z.strictObject({ name: z.string(), teacher: z.string() })),
  since: moment,
  language,
  weekly_mail: z.boolean(),
  /** Chat and the class's city: whether they wait for a yes, and who has given it. */
  consent: z.strictObject({
    state: z.enum(['not-needed', 'waits', 'given']),
    by: z.string().nullable(),
    at: moment.nullable(),
    /** Whether this adult can give it: the link came from the school. */
    can_give: z.boolean(),
  }),
});

/** GET /api/family/children. */
export const familyChildren = z.strictObject({
  children: z.array(child),
  /** Whether this school sends mail at all. */
  mail: z.boolean(),
});

/** PATCH /api/family/children/{id}. */
export const changeChildBody = z.strictObject({
  weekly_mail: z.boolean().optional(),
  language: language.optional(),
});

/** POST /api/family/children/{id}/consent. */
export const consentBody = z.strictObject({ yes: z.boolean() });

/** A sentence in pieces: what matters is set off. */
const sentence = z.array(
  z.strictObject({ text: z.string(), strong: z.boolean(), lang: z.literal('en').optional() }),
);

/** GET /api/family/children/{id}/week?language=&back=. */
export const familyWeek = z.strictObject({
  child: z.string(),
  language,
  /** The Monday it begins with, and the place of the week: 0 this one, 1 the one before. */
  monday: day,
  back: z.int(),
  classes: z.array(z.strictObject({ name: z.string(), teacher: z.string() })),
  /** One short line on top. */
  headline: z.string(),
  /** Up to five. */
  sentences: z.array(sentence),
  /** Monday to Friday, and days of the weekend on which there was work; only up to today. */
  days: z.array(z.strictObject({ day, worked: z.boolean(), is_ahead: z.boolean() })),
  stars: z.strictObject({ new: z.int(), in_unit: z.int(), unit: z.string().nullable() }),
  dinner: z.strictObject({ ask: z.string(), listen_for: z.string() }),
  next: z.array(
    z.strictObject({
      kind: z.enum(['task', 'lesson']),
      day: day.nullable(),
      title: z.string(),
      lang: z.literal('en').optional(),
    }),
  ),
});

/** GET /api/families: who sees a student's week, as the student is told. */
export const ownFamilies = z.strictObject({
  links: z.array(
    z.strictObject({
      id: z.int(),
      /** Null for a link without an account. */
      name: z.string().nullable(),
      since: moment,
    }),
  ),
});

/** POST /api/families/code. */
export const newFamilyCode = z.strictObject({ code: z.string(), until: moment });

/** POST /api/teach/classes/{id}/family-letters: a letter with a code for each of these students. */
export const familyLettersBody = z.strictObject({
  student_ids: z.array(z.int().min(1)).min(1).max(200),
  language: z.enum([...familyLanguages, 'both']),
});
export const familyLetters = z.strictObject({ count: z.int(), address: z.string() });

/** POST /api/family/mail/end: what stands in each weekly mail. */
export const endMailBody = z.strictObject({ token: z.string().min(1).max(100) });

export type GuardianBody = z.infer<typeof guardianBody>;
export type ReaderLink = z.infer<typeof readerLink>;
export type FamilyCodeAnswer = z.infer<typeof familyCodeAnswer>;
export type FamilyChildren = z.infer<typeof familyChildren>;
export type ChangeChildBody = z.infer<typeof changeChildBody>;
export type FamilyWeek = z.infer<typeof familyWeek>;
export type OwnFamilies = z.infer<typeof ownFamilies>;
export type NewFamilyCode = z.infer<typeof newFamilyCode>;
export type FamilyLettersBody = z.infer<typeof familyLettersBody>;
export type FamilyLetters = z.infer<typeof familyLetters>;
