import { checkClaim } from '@playforward/math';
import { expect, test } from 'vitest';
import { type LetterStory, letterEquations } from './letter-equations.ts';

const stories = Object.keys(letterEquations) as LetterStory[];

/** A side with numbers in the place of its letters, as plain text. */
function withNumbers(side: string, x: string): string {
  return side
    .replace(/\\frac\{([^{}]*)\}\{([^{}]*)\}/g, '(($1)/($2))')
    .replace(/x/g, `*(${x})`)
    .replace(/p/g, '*(5)')
    .replace(/q/g, '*(7)')
    .replace(/k/g, '*(29)')
    .replace(/(^|[(+−/ -])\s*\*/g, '$1')
    .replace(/(\d|\))\s*\(/g, '$1*(')
    .replace(/\)\*?\*/g, ')*')
    .replaceAll('−', '-');
}

test.each(stories)('%s: the solution makes every line of its way true', (story) => {
  const { whole, answer, lines } = letterEquations[story](3, 4);
  const solution = withNumbers(answer, '');
  for (const line of [whole, ...lines.map(({ after }) => after)]) {
    const [left = '', right = ''] = line.split(' = ').map((side) => withNumbers(side, solution));
    expect(checkClaim(`${left} = ${right}`), line).toBe('true');
  }
});
