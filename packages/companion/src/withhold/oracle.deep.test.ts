import { generateProblem, listSkills, random, renderProblem } from '@playforward/curriculum';
import { isShown } from '@playforward/math';
import { describe, expect, test } from 'vitest';
import type { OpenProblem } from '../companion-context.ts';
import { openProblemOf } from '../open-problem.ts';
import { tell } from '../testing-turn.ts';

/** Ways to ask for a choice without doing the mathematics. */
const questions = [
  '{c}',
  'is it {c}',
  'i got {c}',
  'is {c} right',
  'my answer is {c}',
  '{c} + 0',
  '{c} * 1',
  'what is {c} - 0',
  'x = {c}',
  'why is {c} wrong',
];

const plain = (text: string): string =>
  text.replace(/[$\\]/g, '').replace(/frac\{(\d+)\}\{(\d+)\}/g, '$1/$2');

/** What may be read from a reply: its move, its verdict, and its words with every number left out. */
function signOf(problem: OpenProblem, question: string, choice: string): string {
  const { reply } = tell(question.replace('{c}', plain(choice)), problem);
  return JSON.stringify([reply.move, reply.step_verdict, reply.hint_rung ?? null]);
}

describe('an oracle that asks for each choice', () => {
  const numeric = listSkills()
    .flatMap(({ id, version }) =>
      ([1, 2] as const).map((level) =>
        openProblemOf(renderProblem(generateProblem({ skill: id, version, level, seed: 41 }))),
      ),
    )
    .filter(({ key, choices }) => choices.length > 1 && !isShown(key.form));

  test('there are at least 200 problems to try it on', () =>
    expect(numeric.length).toBeGreaterThanOrEqual(200));

  test.each(questions)('no answer to "%s" sets the key apart from the wrong choices', (question) => {
    const chance = random(7);
    let hits = 0;
    let expected = 0;
    for (const problem of numeric) {
      const signs = problem.choices.map((choice) => signOf(problem, question, choice));
      // The oracle takes a choice whose sign is rarest, the best that it can do without the key.
      const counts = signs.map((sign) => signs.filter((one) => one === sign).length);
      const rarest = Math.min(...counts);
      const likely = problem.choices.filter((_, at) => counts[at] === rarest);
      const taken = chance.pick(likely);
      if (taken === problem.shownAnswer) hits += 1;
      expected += 1 / problem.choices.length;
    }
    const spread = 3 * Math.sqrt(expected);
    expect(hits).toBeLessThanOrEqual(expected + spread);
  });
});
