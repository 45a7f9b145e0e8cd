import type { HandAnswer } from '@playforward/diagram';
import { expect, test } from 'vitest';
import { generateProblem, listSkills } from '../generate-problem.ts';
import type { RenderedProblem } from '../problem-spec.ts';
import { renderProblem } from '../render-problem.ts';
import { checkHand } from '../verify/check-hand.ts';
import { answerInWords } from './answer-in-words.ts';
import { judgeHand } from './judge-hand.ts';
import { readHand } from './read-hand.ts';

const drawn = (slug: string, level: 1 | 2 | 3) => {
  const version = listSkills().find(({ id }) => id === slug)?.version ?? 0;
  const spec = generateProblem({ skill: slug, version, level, seed: 7 });
  return { spec, rendered: renderProblem(spec), text: {} };
};
const byHand = drawn('m6-graph-simple-inequality', 2);
const made = ({ choices }: RenderedProblem, correct: boolean): HandAnswer => {
  const answer = readHand(choices.find((choice) => choice.correct === correct)?.value ?? '');
  if (!answer) throw new Error('no such drawing');
  return answer;
};

test('the drawing of the key is right, and each wrong one has its own way of working and reason', () => {
  const { rendered } = byHand;
  for (const { value, correct, misconception, reason } of rendered.choices) {
    const answer = readHand(value);
    expect(answer && judgeHand(rendered, answer)).toEqual({ kind: 'judged', correct, misconception, reason });
  }
});

test('a drawing that shows no known way of working is told the next thing to look at', () => {
  const far: HandAnswer = {
    kind: 'range-on-line',
    left: { at: -16, filled: true },
    right: { at: 16, filled: true },
  };
  expect(judgeHand(byHand.rendered, far)).toEqual({
    kind: 'judged',
    correct: false,
    misconception: null,
    reason: byHand.rendered.otherWrong,
  });
});

test('what is not finished, off the line, of another kind or for a typed problem is no answer', () => {
  const unfit = (problem: RenderedProblem, answer: HandAnswer) =>
    expect(judgeHand(problem, answer)).toMatchObject({
      kind: 'unfit',
      message: expect.stringMatching(/\.$/),
    });
  unfit(byHand.rendered, { kind: 'range-on-line', left: null, right: null });
  unfit(byHand.rendered, { kind: 'range-on-line', left: { at: 900, filled: true }, right: null });
  unfit(byHand.rendered, { kind: 'order-cards', order: [0, 1, 2, 3] });
  unfit(drawn('m6-order-rationals', 2).rendered, made(byHand.rendered, true));
});

test('a stored drawing is read in a whole sentence, and text stays text', () => {
  const key = byHand.rendered.choices.find(({ correct }) => correct);
  expect(key?.text).toBe('Filled circle at 1.5, thick line to the left');
  expect(answerInWords(byHand.rendered, key?.value ?? '')).toBe(
    'The circle at 1.5 is filled, and the line to the left of it is thick.',
  );
  expect(answerInWords(byHand.rendered, '3:4')).toBe('3:4');
  expect(answerInWords({}, '{"kind":"order-cards"}')).toBe('{"kind":"order-cards"}');
});

test('the verifier refuses a key that cannot be drawn, and one that stands there at first', () => {
  const { spec, rendered } = byHand;
  expect(checkHand(byHand)).toEqual([]);
  const far = '{"kind":"range-on-line","left":{"at":99,"filled":true},"right":null}';
  const withKey = (value: string) => ({
    ...byHand,
    rendered: {
      ...rendered,
      choices: rendered.choices.map((one) => (one.correct ? { ...one, value } : one)),
    },
  });
  expect(checkHand(withKey(far))[0]?.message).toContain('cannot be made by hand');
  const cards = drawn('m6-order-rationals', 1);
  const choices = cards.rendered.choices.map((one) =>
    one.correct ? { ...one, value: '{"kind":"order-cards","order":[0,1,2,3]}' } : one,
  );
  expect(
    checkHand({ ...cards, rendered: { ...cards.rendered, choices } }).map(({ message }) => message),
  ).toContain('what stands there at first is the answer');
  expect(
    checkHand({ ...byHand, spec: { ...spec, answer: { ...spec.answer, form: 'choice' } } }),
  ).toHaveLength(1);
});
