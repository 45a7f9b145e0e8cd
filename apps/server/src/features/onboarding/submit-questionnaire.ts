import type { CareerChoice, Questionnaire } from '@playforward/contract';
import { checkAnswer } from '@playforward/language';
import type { Careers } from '../../careers/open-careers.ts';
import type { AppContext } from '../../context.ts';
import type { Student } from '../../sessions/session-store.ts';
import { replaceSubmission } from './queries.ts';

export type OnboardingServices = Pick<AppContext, 'db' | 'clock'> & { careers: Careers };

export type SubmitResult =
  | { kind: 'matched'; careers: CareerChoice[] }
  /** The sentence is the one the student reads on the page. */
  | { kind: 'answer-refused'; sentence: string };

/** Checks the written answers as the page does, finds careers, and stores both in the place of earlier ones. */
export async function submitQuestionnaire(
  { db, clock, careers }: OnboardingServices,
  student: Student,
  given: Questionnaire,
): Promise<SubmitResult> {
  const sentence = Object.values(given)
    .filter((answer) => typeof answer === 'string')
    .map(checkAnswer)
    .find((found) => found !== undefined);
  if (sentence) return { kind: 'answer-refused', sentence };

  const questionnaire = trimmed(given);
  const found = careers
    .match(questionnaire)
    .map(({ title, description, salary_range, story }) => ({ title, description, salary_range, story }));
  await replaceSubmission(db, { userId: student.id, questionnaire, careers: found, now: clock.now() });
  return { kind: 'matched', careers: found };
}

function trimmed(answers: Questionnaire): Questionnaire {
  const entries = Object.entries(answers).map(([field, answer]) => [
    field,
    typeof answer === 'string' ? answer.trim() : answer,
  ]);
  return Object.fromEntries(entries) as Questionnaire;
}
