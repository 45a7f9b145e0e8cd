import type { CompanionContext } from '../companion-context.ts';
import type { Asking } from '../know/answers.ts';
import { topicOf } from '../story/topic-of.ts';

/** What is open while a student asks; a problem that was typed belongs to the lesson that its words name. */
export function askingIn({ lesson, openProblem }: Pick<CompanionContext, 'lesson' | 'openProblem'>): Asking {
  if (!openProblem) return { lesson: lesson?.slug };
  const { question, rendered, skill } = openProblem;
  const steps = (rendered?.steps ?? []).map(
    ({ instruction, explanation }) => `${instruction} ${explanation}`,
  );
  const topic = skill === 'told' ? (topicOf(openProblem) ?? undefined) : undefined;
  return { lesson: lesson?.slug ?? topic, skill, problem: [question, ...steps].join(' ') };
}
