import { plainMath } from '../../hints/plain-math.ts';
import { lettersOf } from '../claims/put-in.ts';
import { sidesOf } from '../judge-line.ts';
import { formulasOf, squeezed } from '../solution-path.ts';
import type { Reading } from '../step-reading.ts';

const number = '\\(?(-?\\d+(?:\\.\\d+)?)\\)?';
const mostLetters = 2;

/** What an expression looks like with a number in place of each letter. */
function patternOf(side: string): RegExp {
  const seen: string[] = [];
  const parts = [...squeezed(side).replace(/−/g, '-').replaceAll('*', '')].map((sign, at, all) => {
    if (!/[a-z]/.test(sign)) return sign.replace(/[.+^$()[\]{}|\\]/g, '\\$&');
    const times = /[\d)]/.test(all[at - 1] ?? '') ? '\\*?' : '';
    const before = seen.indexOf(sign);
    if (before >= 0) return `${times}\\(?\\${before + 1}\\)?`;
    seen.push(sign);
    return times + number;
  });
  return new RegExp(`^${parts.join('')}$`);
}

/**
 * Whether a calculation is an expression of the question with a number, or a point that is spoken of, put in for its letters:
 * "2 * 5 - 3 * 4" for 2x - 3y.
 */
export function isPutIn(calculation: string, { problem, path }: Pick<Reading, 'problem' | 'path'>): boolean {
  const sides = path.given.flatMap((line) => sidesOf(line) ?? []).flatMap(({ left, right }) => [left, right]);
  const asked = formulasOf(problem.question).flatMap(({ kind, text }) =>
    kind === 'expression' ? [text] : [],
  );
  const told = squeezed([problem.question, ...problem.choices].map(plainMath).join(' ')).replace(/−/g, '-');
  return [...sides, ...asked].some((side) => {
    const letters = lettersOf(side);
    if (letters.length === 0 || letters.length > mostLetters || !/[-+*/^]|\d[a-z]/i.test(side)) return false;
    const [found, ...values] = patternOf(side).exec(squeezed(calculation)) ?? [];
    return found !== undefined && (values.length < 2 || told.includes(`(${values.join(',')})`));
  });
}
