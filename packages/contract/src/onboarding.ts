import { z } from 'zod';
import { orbSafetyCard } from './orb.ts';

const lowestGrade = 6;
const highestGrade = 12;
const grades = Array.from({ length: highestGrade - lowestGrade + 1 }, (_, index) => lowestGrade + index);

const notAGrade = `Please choose a grade from ${lowestGrade} to ${highestGrade}.`;

/** Taken as 6, "6" and "6th"; always 6 afterwards (D-43). */
const grade = z
  .union([z.literal(grades), z.enum(grades.flatMap((each) => [`${each}`, `${each}th`]))], {
    error: notAGrade,
  })
  .transform((value) => Number.parseInt(String(value), 10));

const written = (field: string) => z.string({ error: `Please answer ${field} in words.` });

function step(field: string, highest: number) {
  const error = `Please answer ${field} with a whole number from 1 to ${highest}.`;
  return z.int({ error }).min(1, { error }).max(highest, { error });
}

/**
 * POST /user/questionnaire/submit: the ten answers. Lengths and language of the written ones are checked by the
 * operation, with the sentences a student sees on the page.
 */
export const questionnaireBody = z.strictObject({
  grade,
  city_state: written('city_state'),
  favorite_subjects: written('favorite_subjects'),
  enjoy_during_free_time: written('enjoy_during_free_time'),
  /** 1 is "Not confident", 5 is "Super confident" (D-42). */
  math_confidence: step('math_confidence', 5),
  /** 1 is "Yes a lot", 3 is "Not yet": it falls with confidence (D-42). */
  ai_and_technology_confidence: step('ai_and_technology_confidence', 3),
  career_or_job_interest: written('career_or_job_interest'),
  brands_or_companies_admired: written('brands_or_companies_admired'),
  proud_accomplishments: written('proud_accomplishments'),
  what_makes_a_great_math_teacher: written('what_makes_a_great_math_teacher'),
});

/** A career offered to a student; its title is its identity (D-56). */
export const careerChoice = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  salary_range: z.string().min(1),
  story: z.string().min(1),
});

export const questionnaireAnswer = z.strictObject({
  career_match: z.array(careerChoice).min(1),
  /** Where a written answer is a cry for help: shown before anything else. */
  safety_card: orbSafetyCard.nullable(),
});

/** What a client sends; the server works with `Questionnaire`. */
export type QuestionnaireBody = z.input<typeof questionnaireBody>;
export type Questionnaire = z.output<typeof questionnaireBody>;
export type CareerChoice = z.infer<typeof careerChoice>;
export type QuestionnaireAnswer = z.infer<typeof questionnaireAnswer>;
