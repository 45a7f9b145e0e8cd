import type { QuestionnaireBody } from '@playforward/contract';
import { onboardingText as text } from './text.ts';

export type AnswerField = keyof QuestionnaireBody;
export type Option = { value: string; label: string };

export type OnboardingStep =
  | { kind: 'introduction' }
  | { kind: 'grade'; field: AnswerField; options: readonly Option[] }
  | { kind: 'text'; field: AnswerField }
  | { kind: 'confidence'; field: AnswerField; options: readonly Option[] };

export type AnsweredStep = Exclude<OnboardingStep, { kind: 'introduction' }>;

/** Confidence counts from 1, in the order of the labels (D-42). */
const positions = (labels: readonly string[]) =>
  labels.map((label, index) => ({ value: String(index + 1), label }));
/** The value of "6th" is "6" (D-43). */
const grades = text.grades.map((label) => ({ value: String(Number.parseInt(label, 10)), label }));

/** Which step fills which field (D-41). */
export const steps: readonly OnboardingStep[] = [
  { kind: 'introduction' },
  { kind: 'grade', field: 'grade', options: grades },
  { kind: 'text', field: 'city_state' },
  { kind: 'text', field: 'career_or_job_interest' },
  { kind: 'text', field: 'enjoy_during_free_time' },
  { kind: 'text', field: 'proud_accomplishments' },
  { kind: 'text', field: 'brands_or_companies_admired' },
  { kind: 'text', field: 'what_makes_a_great_math_teacher' },
  { kind: 'confidence', field: 'math_confidence', options: positions(text.mathConfidence) },
  { kind: 'confidence', field: 'ai_and_technology_confidence', options: positions(text.aiConfidence) },
  { kind: 'text', field: 'favorite_subjects' },
];

export const firstStep = 1;
export const lastStep = steps.length;

/** Steps count from 1, as the documents and the student count them. */
export function stepAt(step: number): OnboardingStep {
  const found = steps[step - 1];
  if (!found) throw new Error(`there is no step ${step}`);
  return found;
}
