import type { HelpPlace } from './help-options.ts';

type Address = {
  lessonId: number;
  tab: string;
  /** What follows the tab in the address: `2/problem/14`. */
  rest: string;
  step?: number | undefined;
};

const parts = ['key-concept', 'guided-problem', 'practice-problems'] as const;

/** What is open in a lesson, read from its address: the problem, the concept and the step help is asked for. */
export function helpPlaceOf({ lessonId, tab, rest, step }: Address): HelpPlace {
  const part = parts.find((one) => one === tab) ?? 'other';
  const [, problem] = /(?:^|\/)problem\/(\d{1,10})(?:\/|$)/.exec(rest) ?? [];
  const [, concept] = /^(\d{1,4})(?:\/|$)/.exec(rest) ?? [];
  return {
    part,
    lessonId,
    problemId: part !== 'other' && problem ? Number(problem) : undefined,
    concept: part === 'key-concept' ? Number(concept ?? 0) : undefined,
    step: part === 'guided-problem' ? step : undefined,
  };
}
