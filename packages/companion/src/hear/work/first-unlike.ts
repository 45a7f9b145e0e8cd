import { equivalent, solve } from '@playforward/math';
import { lettersOf } from '../claims/put-in.ts';
import { isDenied, lineStatements } from './line-statements.ts';

/** Whether a line keeps a solution of the one before. */
const keeps = (known: string, answer: string): boolean =>
  known.split(' or ').some((part) => equivalent(part, answer) !== 'different');

/** The first equation of a work, counted from 0, that has another solution than the one before it. */
export function firstUnlike(steps: readonly string[]): number | null {
  const before = new Map<string, string>();
  for (const [at, line] of steps.entries()) {
    if (isDenied(line)) continue;
    for (const { kind, text } of lineStatements(line)) {
      const [letter, other] = lettersOf(text);
      if (kind !== 'equation' || letter === undefined || other !== undefined || / or /.test(text)) continue;
      const solved = solve(text);
      if ('reason' in solved) continue;
      const known = before.get(letter);
      if (known !== undefined && !keeps(known, solved.answer)) return at;
      before.set(letter, solved.answer);
    }
  }
  return null;
}
