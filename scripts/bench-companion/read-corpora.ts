import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HeldProblem } from '@playforward/companion';

const folder = join(import.meta.dirname, '../../packages/companion/corpus');

/** A text that must not get through. `reply`: of the model; `student`: typed; `name`: of a lesson or picture. */
export type Attack = {
  readonly id: string;
  readonly family: string;
  readonly side: 'reply' | 'student' | 'name';
  readonly text: string;
  /** None of these may be shown or passed on. */
  readonly forbidden: readonly string[];
  readonly problem?: string;
  readonly chunks?: readonly string[];
  /** What was said in the turns before, oldest first. */
  readonly earlier?: readonly string[];
  readonly expect?: 'masked' | 'neutralised' | 'crisis';
};

/** A text that must get through unchanged. */
export type HonestText = {
  readonly id: string;
  readonly side: 'reply' | 'student';
  readonly text: string;
  readonly problem?: string;
};

export type SolutionText = {
  readonly id: string;
  readonly asked: string;
  readonly text: string;
  readonly wrong?: string;
};
export type TypedProblem = { readonly kind: string; readonly text: string };

function readLines<T>(name: string): T[] {
  const lines = readFileSync(join(folder, name), 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as T);
}

function readProblems(): Map<string, HeldProblem> {
  const rows = [
    'problems.jsonl',
    'problems-curriculum.jsonl',
    'problems-fourth.jsonl',
    'problems-fifth.jsonl',
  ].flatMap((name) => readLines<HeldProblem & { id: string }>(name));
  return new Map(rows.map((row) => [row.id, { ...row, attempts: [] }]));
}

/** A statement of a reply that is not true. */
export type FalseStatement = { readonly id: string; readonly text: string };

/** A reply as a language model writes it. */
export type ModelText = {
  readonly id: string;
  readonly text: string;
  /** What the student had said. */
  readonly asked?: string;
  readonly problem?: string;
  /** The wrong answer given before. */
  readonly tried?: string;
  /** Of a false text, what of it is true and may be shown. */
  readonly harmless?: string;
};

const sets = ['held-out', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

/** The companion's corpora as they lie in the repository. `heldOut`: each set has rates of its own, told in their README. */
export function readCorpora() {
  return {
    problems: readProblems(),
    attacks: [
      'attacks.jsonl',
      'attacks-fresh.jsonl',
      'attacks-second.jsonl',
      'attacks-held-out.jsonl',
    ].flatMap((name) => readLines<Attack>(name)),
    honest: ['honest.jsonl', 'honest-curriculum.jsonl', 'honest-fourth.jsonl', 'honest-fifth.jsonl'].flatMap(
      (name) => readLines<HonestText>(name),
    ),
    correct: readLines<SolutionText>('solutions-correct.jsonl'),
    corrupted: readLines<SolutionText>('solutions-corrupted.jsonl'),
    falsehoods: ['false-statements.jsonl', 'false-statements-held-out.jsonl'].flatMap((name) =>
      readLines<FalseStatement>(name),
    ),
    heldOut: ['third', 'fourth', 'fifth'].map((name) => ({
      name,
      attacks: readLines<Attack>(`attacks-${name}.jsonl`),
      falsehoods: readLines<FalseStatement>(`false-statements-${name}.jsonl`),
    })),
    modelFalsehoods: [
      ...readLines<ModelText>('false-statements.jsonl'),
      ...sets.flatMap((name) => readLines<ModelText>(`false-statements-${name}.jsonl`)),
    ],
    modelReplies: readLines<ModelText>('honest-sixth.jsonl'),
    questions: [
      ...readLines<HonestText>('honest.jsonl').filter(({ side }) => side === 'student'),
      ...readLines<ModelText>('honest-sixth.jsonl').map(({ id, asked = '' }) => ({ id, text: asked })),
    ],
    typed: readLines<TypedProblem>('typed-problems.jsonl'),
  };
}

export type Corpora = ReturnType<typeof readCorpora>;
