import { describe, expect, test } from 'vitest';
import { makeProblem, tell } from '../../testing-turn.ts';

/** y² − 5y − 1 = 0 or one like it, whose way has a line with both signs. */
const formula = makeProblem('a1-quadratic-formula-solve', { level: 2, seed: 1 });
const line =
  formula.rendered?.steps
    .find(({ work }) => work?.includes('±'))
    ?.work?.split('→')
    .at(-1) ?? '';

describe('a line with both signs', () => {
  test('is right in whatever letters and signs it is typed', () => {
    expect(line).toContain('±');
    for (const sign of ['±', '+-', 'plus or minus'])
      expect(tell(plain(line).replace('±', sign), formula).reply.step_verdict).toBe('right');
  });

  test('is shown the part that is not as in the formula', () => {
    const [, left = '', right = ''] = /\((.+) ± (.+)\)/.exec(plain(line)) ?? [];
    const reply = tell(`${left} ± ${right}/2`, formula).reply;
    expect(reply.step_verdict).toBe('not-yet');
    expect(reply.text).toContain('before ±');
  });
});

const plain = (text: string): string =>
  text
    .replace(/\$/g, '')
    .replace(/\\frac\{(.*)\}\{(\d+)\}/, '($1)/$2')
    .replace(/\\sqrt\{(\d+)\}/g, 'sqrt($1)')
    .replace(/−/g, '-')
    .trim();
