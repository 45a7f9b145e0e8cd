import type { QuestionnaireBody } from '@playforward/contract';
import { type AnswerField, stepAt } from './steps.ts';

/** What stands in the fields, as typed or as the value of the choice; an open question has no entry. */
export type Answers = Readonly<Partial<Record<AnswerField, string>>>;

/** The ten answers as the call takes them. */
export function toQuestionnaire(answers: Answers): QuestionnaireBody {
  const written = (field: AnswerField) => (answers[field] ?? '').trim();
  return {
    grade: written('grade') as QuestionnaireBody['grade'],
    city_state: written('city_state'),
    favorite_subjects: written('favorite_subjects'),
    enjoy_during_free_time: written('enjoy_during_free_time'),
    math_confidence: Number(answers.math_confidence),
    ai_and_technology_confidence: Number(answers.ai_and_technology_confidence),
    career_or_job_interest: written('career_or_job_interest'),
    brands_or_companies_admired: written('brands_or_companies_admired'),
    proud_accomplishments: written('proud_accomplishments'),
    what_makes_a_great_math_teacher: written('what_makes_a_great_math_teacher'),
  };
}

export type AnswerFault = { step: number; problem: string };

/** The first written answer between two steps that the check refuses. */
export function findProblem(
  answers: Answers,
  { from, to, check }: { from: number; to: number; check: (answer: string) => string | undefined },
): AnswerFault | undefined {
  for (let step = from; step <= to; step += 1) {
    const asked = stepAt(step);
    const problem = asked.kind === 'text' ? check(answers[asked.field] ?? '') : undefined;
    if (problem) return { step, problem };
  }
  return undefined;
}
