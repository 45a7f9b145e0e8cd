import { verifyCheck } from '../proof/verify-step.ts';
import { readRequest } from '../question/request.ts';
import type { Solution } from '../solution.ts';
import { algebraExercises } from './algebra-exercises.ts';
import { calculusExercises } from './calculus-exercises.ts';
import { chanceExercises } from './chance-exercises.ts';
import type { Ask, Exercise } from './exercise.ts';
import { figureExercises } from './figure-exercises.ts';
import { functionExercises } from './function-exercises.ts';
import { moneyExercises } from './money-exercises.ts';
import { numberExercises } from './number-exercises.ts';
import { storyExercises } from './story-exercises.ts';

const exercises: readonly Exercise[] = [
  ...numberExercises,
  ...algebraExercises,
  ...functionExercises,
  ...figureExercises,
  ...chanceExercises,
  ...moneyExercises,
  ...storyExercises,
  ...calculusExercises,
];

const plain = (words: string): string =>
  words
    .replace(/[−–]/g, '-')
    .replace(/[’`´]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/[\s.?!:;,]+$/, '')
    .trim();

/** An exercise whose whole wording is known, so that no word of it is passed over. */
export function solveExercise(problem: string, typed: string, ask: Ask): Solution | null {
  const words = plain(readRequest(typed).words);
  for (const { reads, work } of exercises) {
    const found = reads.exec(words)?.groups;
    if (!found) continue;
    const worked = work(found, ask);
    if (worked === null) continue;
    const question = `Find what is asked: ${words}.`;
    if (typeof worked === 'string') {
      const other = ask(worked);
      if (other) return { ...other, problem, question };
      continue;
    }
    const { kind, chain, answer, check } = worked;
    if (!chain.proven || chain.steps.length === 0 || check.length === 0 || !check.every(verifyCheck))
      continue;
    const checks = check.map(({ claim, holds }) => ({ claim, holds }));
    return { problem, question, kind, steps: chain.steps, answer, check: checks };
  }
  return null;
}
