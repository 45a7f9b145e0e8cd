import { equivalent, solve } from '@playforward/math';
import { lettersOf, numberAt, rounds } from '../claims/put-in.ts';
import { isDenied, lineStatements } from './line-statements.ts';

/** Whether a line keeps a solution of the one before. */
const keeps = (known: string, answer: string): boolean =>
  answer
    .split(' or ')
    .some((own) =>
      known.split(' or ').some((part) => equivalent(part, own) !== 'different' || isRounded(part, own)),
    );

/** "x = 37.2" for x = 37.1875. */
function isRounded(exact: string, own: string): boolean {
  const [value, said] = [exact, own].map((line) => line.split('=').at(-1) ?? '');
  const number = numberAt(value ?? '');
  return number !== null && rounds(said ?? '', number);
}

const found = /^\s*[a-z]\s*=\s*-?\d+(?:\.\d+)?(?:\/\d+)?\s*$/i;

function answerOf(equation: string): string | null {
  const solved = solve(equation);
  return 'reason' in solved ? null : solved.answer;
}

/** Whether a line keeps a solution of another one, and both can be solved. */
export function keepsSolution(from: string, to: string): boolean {
  const [known, own] = [from, to].map((line) => (found.test(line) ? line : answerOf(line)));
  return known != null && own != null && keeps(known, own);
}

/** The first equation of a work, counted from 0, that has another solution than the one before it. */
export function firstUnlike(steps: readonly string[]): number | null {
  const before = new Map<string, string>();
  for (const [at, line] of steps.entries()) {
    if (isDenied(line)) continue;
    for (const { kind, text } of lineStatements(line)) {
      const [letter, other] = lettersOf(text);
      if (kind !== 'equation' || letter === undefined || other !== undefined || / or /.test(text)) continue;
      // "3x - 15 + 6x + 15 = 9x" puts terms together, for every x.
      const [left, right, ...more] = text.split('=');
      if (right !== undefined && more.length === 0 && equivalent(left ?? '', right) === 'equal') continue;
      const answer = found.test(text) ? text : answerOf(text);
      if (answer === null) continue;
      const known = before.get(letter);
      if (known !== undefined && !keeps(known, answer)) return at;
      before.set(letter, answer);
    }
  }
  return null;
}
