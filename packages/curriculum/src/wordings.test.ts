import { expect, test } from 'vitest';
import { drawProblem } from './draw-problem.ts';
import { numberSkill } from './kit/index.ts';
import { goldenFiles } from './verify/golden.ts';

const plan = (ask: string | readonly string[]) =>
  numberSkill('test-wordings', {
    version: 1,
    form: 'integer',
    text: {
      headline: 'Double it',
      ask,
      right: 'Twice as much.',
      less: 'Too small.',
      more: 'Too large.',
      other: 'Look again.',
      'add-do': 'Add.',
      'add-why': 'Both.',
      final: '{double}',
    },
    draw: ({ random }) => ({ n: random.int(10, 90) }),
    build: ({ n }, { step, distractor }) => ({
      words: { n, double: 2 * n },
      question: 'ask',
      answer: 2 * n,
      distractors: [
        distractor('multiplies-only-one-term', n, 'less'),
        distractor('uses-the-wrong-scale-factor', 3 * n, 'more'),
        distractor('slip', 2 * n + 1, 'more'),
      ],
      steps: [step('add', `${n} + ${n}`, 2 * n)],
      claims: [`2 * ${n} = ${2 * n}`],
    }),
  });

const one = plan('What is twice {n}?');
const many = plan(['What is twice {n}?', 'Double {n}.', 'Take {n} two times.']);
const keys = (skill: typeof one) =>
  Array.from({ length: 60 }, (_, seed) => {
    const { question } = drawProblem(skill, { skill: skill.id, version: 1, level: 1, seed }).spec;
    return 'key' in question ? question.key : '';
  });

test('a problem is asked in one of its wordings, the same one each time', () => {
  expect(new Set(keys(many))).toEqual(new Set(['ask', 'ask~2', 'ask~3']));
  expect(keys(many)).toEqual(keys(many));
});

test('wordings that are added change no number, so no golden file', () => {
  expect(goldenFiles(many)).toEqual(goldenFiles(one));
});
