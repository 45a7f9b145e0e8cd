import type { OpenProblem } from '../companion-context.ts';

type Choice = readonly [value: string, reason: string | null];
type Given = {
  readonly question: string;
  readonly form: string;
  readonly choices: readonly Choice[];
  readonly work: readonly string[];
  readonly instructions?: readonly string[];
};

/** An open problem whose first choice is right. */
export function openProblem({ question, form, choices, work, instructions = [] }: Given): OpenProblem {
  const [right = ['', null]] = choices;
  return {
    question,
    key: { value: right[0], form },
    shownAnswer: right[0],
    choices: choices.map(([value]) => value),
    attempts: [],
    unlockedHints: 0,
    rendered: {
      id: { skill: 'a-skill-of-no-course', version: 1, level: 1, seed: 1 },
      question,
      choices: choices.map(([value, reason], at) => ({ value, text: value, reason, correct: at === 0 })),
      steps: work.map((line, at) => ({
        instruction: instructions[at] ?? `Move ${at}.`,
        explanation: '',
        work: line,
      })),
      diagram: null,
    },
  } as unknown as OpenProblem;
}
