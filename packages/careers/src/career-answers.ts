import { z } from 'zod';

const words = z.string().max(5000);

/** The ten submitted answers of the questionnaire. */
export const CareerAnswers = z.object({
  /** 6 to 12. */
  grade: z.number().int().min(6).max(12),
  city_state: words,
  favorite_subjects: words,
  enjoy_during_free_time: words,
  /** 1 to 5; 5 is the most confident. */
  math_confidence: z.number().int().min(1).max(5),
  /** 1 to 3; 1 ("Yes, a lot") is the most confident. */
  ai_and_technology_confidence: z.number().int().min(1).max(3),
  career_or_job_interest: words,
  brands_or_companies_admired: words,
  proud_accomplishments: words,
  what_makes_a_great_math_teacher: words,
});
export type CareerAnswers = z.infer<typeof CareerAnswers>;

/** The answers in the student's own words that say something about work. */
export const wordFields = [
  'career_or_job_interest',
  'enjoy_during_free_time',
  'favorite_subjects',
  'proud_accomplishments',
  'brands_or_companies_admired',
  'what_makes_a_great_math_teacher',
] as const satisfies readonly (keyof CareerAnswers)[];
export type WordField = (typeof wordFields)[number];
