import { describe, expect, test } from 'vitest';
import type { OpenProblem } from '../../companion-context.ts';
import { makeProblem, storedEquation, tell } from '../../testing-turn.ts';

const bar = makeProblem('m6-percent-of-benchmark', { level: 2, seed: 3 });
const [, percent = ''] = /(\d+)%/.exec(bar.question) ?? [];
const [, total = '', things = ''] = /(\d{2,}) (\w+)/.exec(bar.question) ?? [];
const said = (text: string, problem = bar): string => tell(text, problem).reply.text;

describe('a what-if', () => {
  test('is answered with the move that the number belongs to, where the way has no calculation with it', () => {
    const other = said(`what if it was 200 instead of ${total}`);
    expect(other).toMatch(/200.* in place of .*90/);
    expect(other).toContain('Divide 90 by 5.');
    expect(other).not.toMatch(/\b(?:18|40)\b|stays the same|gets (?:greater|smaller)/);
  });

  test('finds the number that is meant by the words beside it', () => {
    expect(said(`what happens if there were 4000 ${things}`)).toMatch(
      new RegExp(`4000.* in place of .*${total}`),
    );
  });

  test('of twice as much has twice the number', () => {
    expect(said(`what if there were twice as many ${things}`)).toMatch(
      new RegExp(`${2 * Number(total)}.* in place of .*${total}`),
    );
  });

  test('that says whether the answer grows is told yes or no first, with a number', () => {
    const deck: OpenProblem = {
      ...bar,
      question: 'A tape of 60 inches is cut into 12 equal parts. How long is one part?',
      shownAnswer: '5',
      key: { value: '5', form: 'number', misconceptions: [] },
      choices: [],
      rendered: bar.rendered && {
        ...bar.rendered,
        steps: [
          {
            instruction: 'Divide the length.',
            explanation: 'All are equal.',
            work: '60 ÷ 12 = 5',
            diagram: null,
          },
        ],
      },
    };
    expect(said('if there are more parts does it get shorter?', deck)).toMatch(/^Yes\. .*60 \\div 24 = 2\.5/);
    expect(said('if there are more inches does it get smaller?', deck)).toMatch(/^No\. .*120 \\div 12 = 10/);
    expect(said('what if there were 10 parts', deck)).toMatch(/60 \\div 10 = 6/);
    expect(said('what if there were 10 parts', deck)).not.toMatch(/more than|less than/);
    expect(said('what if there were 11.9 parts', deck)).not.toMatch(/5\.0/);
  });

  test('with a value of a choice is told as any other number, the answer no less', () => {
    const values = [...bar.choices.map((text) => text.replace(/[^\d.]/g, '')), '45'];
    const texts = values.map((value) =>
      said(`what if it was ${value}% instead of ${percent}%`)
        .replace(/\$[^$]*\$/g, 'N')
        .replace(/\b(?:more|less)\b/g, 'M'),
    );
    expect(new Set(texts).size).toBe(1);
  });

  test('with another line is worked out as far as the solver answers the open problem', () => {
    const reply = said('what if it was -2(p - 5) = 4', storedEquation());
    expect(reply).toContain('p = 3');
    expect(said('what if it was 2p = -6', storedEquation())).not.toMatch(/-3|−3/);
    expect(said('what if it was -4(p - 5) = 32', storedEquation())).not.toMatch(/-3|−3/);
  });

  test('with a line whose answer is that of the open problem is told as any other', () => {
    const [same, other] = [8, 10].map((side) => said(`what if it was -2(p - 1) = ${side}`, storedEquation()));
    for (const text of [same, other]) expect(text).toContain('multiplied by what stands outside');
  });

  test('of a letter with a value stays a try', () => {
    expect(said('what if x is 2', storedEquation())).not.toContain('in place of');
  });
});
