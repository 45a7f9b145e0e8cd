import { z } from 'zod';

/** How old somebody is, as far as the rules for children ask; nobody is asked for a birthday. */
export const ageBands = ['under-13', '13-15', '16-plus'] as const;
const ageBand = z.enum(ageBands);

/** GET and POST /api/my-data/age. */
export const ageAnswer = z.strictObject({
  /** Null until it is answered, by the student once or by the school. */
  band: ageBand.nullable(),
  /** What the grade suggests. */
  suggested: ageBand.nullable(),
  /** Chat and the class's city wait for a yes of the school or a guardian. */
  waits_for_consent: z.boolean(),
});

/** POST /api/my-data/age. */
export const ageBody = z.strictObject({ band: ageBand });

/** POST /api/my-data/consent-letter: whom to ask for a yes. */
export const consentLetterBody = z.strictObject({ email: z.string().max(254) });

/** The parts in which a person's rows are told and downloaded. */
export const dataParts = [
  'account',
  'profile',
  'answers',
  'conversations',
  'city',
  'race',
  'classes',
  'safety',
  'sign-ins',
] as const;

/** GET /api/my-data: what is kept of the signed-in person. */
export const myDataAnswer = z.strictObject({
  name: z.string(),
  email: z.string(),
  is_guest: z.boolean(),
  since: z.iso.datetime(),
  age: ageAnswer,
  /** Who agreed and when, where a yes was needed and given. */
  consent: z.strictObject({ by: z.string(), at: z.iso.datetime() }).nullable(),
  /** When everything will be erased, once that was asked for. */
  erase_at: z.iso.datetime().nullable(),
  kept: z.array(
    z.strictObject({
      part: z.enum(dataParts),
      entries: z.int(),
      /** Days until an entry goes by itself; null: it stays as long as the account. */
      days: z.int().nullable(),
    }),
  ),
});

/** PATCH /api/my-data: corrects the name. */
export const correctionBody = z.strictObject({ name: z.string().trim().min(1).max(80) });

/** POST and DELETE /api/my-data/erasure. */
export const erasureAnswer = z.strictObject({ erase_at: z.iso.datetime().nullable() });

/** DELETE /api/my-data/conversations. */
export const erasedConversations = z.strictObject({ erased: z.int() });

export const myDataLimits = {
  /** Days in which an erasure that was asked for can be taken back. */
  erasureDays: 14,
} as const;

export type AgeBand = z.infer<typeof ageBand>;
export type AgeAnswer = z.infer<typeof ageAnswer>;
export type AgeBody = z.infer<typeof ageBody>;
export type DataPart = (typeof dataParts)[number];
export type MyData = z.infer<typeof myDataAnswer>;
export type CorrectionBody = z.infer<typeof correctionBody>;
export type ErasureAnswer = z.infer<typeof erasureAnswer>;
