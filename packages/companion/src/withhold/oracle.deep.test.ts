import { generateProblem, listSkills, random, renderProblem } from '@playforward/curriculum';
import { isShown } from '@playforward/math';
import { describe, expect, test } from 'vitest';
import type { OpenProblem } from '../companion-context.ts';
import { hintLadder } from '../hints/hint-ladder.ts';
import { openProblemOf } from '../open-problem.ts';
import { type DialogueState, newDialogue } from '../plan/dialogue-state.ts';
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
  '9z + 4 = {c}',
  '{c}z + 77 = 993',
  'why is {c} wrong',
];

const plain = (text: string): string =>
  text.replace(/[$\\]/g, '').replace(/frac\{(\d+)\}\{(\d+)\}/g, '$1/$2');

/** What may be read from a reply: its move, its verdict, and its words with every number left out. */
function signOf(problem: OpenProblem, question: string, choice: string): string {
  const { reply } = tell(question.replace('{c}', plain(choice)), problem);
  // Of an offer it counts that it is there: the value in it is the one that was said.
  const isOffered = reply.hand_in !== undefined;
  return JSON.stringify([reply.move, reply.step_verdict, reply.hint_rung ?? null, isOffered]);
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

  test('who copies all hints and the line that they write out finds the key no oftener than chance', () => {
    let apart = 0;
    let all = 0;
    for (const problem of numeric) {
      let state: DialogueState = newDialogue;
      for (const { kind, text } of hintLadder(problem)) {
        state = tell('hint', problem, state).state;
        if (kind === 'worked') state = tell(plain(text), problem, state).state;
      }
      const signs = problem.choices.map((choice) => {
        const { reply } = tell(plain(choice), problem, state);
        return JSON.stringify([reply.move, reply.step_verdict]);
      });
      all += 1;
      const own = signs[problem.choices.indexOf(problem.shownAnswer)];
      if (signs.filter((sign) => sign === own).length === 1) apart += 1;
    }
    expect(apart / all).toBeLessThanOrEqual(0.1);
  });
});
