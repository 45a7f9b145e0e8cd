import { numberSkill } from './kit/number-skill.ts';
import type { ProblemBody, Skill } from './skill.ts';

/** A complete small skill for tests; `change` spoils one thing about its problems. */
export function makeSkill(change: (body: ProblemBody) => Partial<ProblemBody> = () => ({})): Skill {
  return {
    ...doubles,
    attempt(level, random) {
      const { params, build } = doubles.attempt(level, random);
      return { params, build: () => ({ ...build(), ...change(build()) }) };
    },
  };
}

const doubles = numberSkill('test-double', {
  version: 1,
  form: 'integer',
  text: {
    headline: 'Find the double',
    box: 'A box holds {n} pens. How many pens do two boxes hold?',
    two: 'Each of two boxes holds {n} pens. How many pens are there?',
    next: 'There are {n} pens in one box. The next box holds as many. How many do both hold?',
    full: 'Two full boxes hold {n} pens each. How many pens is that?',
    later: 'A class has {n} pens in a box and buys a second one. How many pens does it have then?',
    right: 'Two boxes hold twice as many pens.',
    'adds-two': 'This adds two pens. What do two full boxes hold?',
    'one-box': 'This is one box. The question asks about two boxes.',
    'three-boxes': 'This counts one box too many. How many boxes are there?',
    other: 'Think of two full boxes.',
    'add-do': 'Add the pens of both boxes.',
    'add-why': 'Both boxes hold the same.',
    'check-do': 'Take one box away to check.',
    'check-why': 'One box must be left.',
    'halve-do': 'Share the pens over two boxes.',
    'halve-why': 'Each box gets the same.',
    final: 'Two boxes hold {double} pens.',
    blame: 'This is wrong.',
    tells: 'It should be {double}.',
  },
  draw: ({ level, random }) => ({
    n: random.int(10, 400),
    ask: random.pick(['box', 'two', 'next', level === 3 ? 'later' : 'full'] as const),
  }),
  build({ n, ask }, { step, distractor }) {
    const double = 2 * n;
    return {
      words: { n, double },
      question: ask,
      answer: double,
      distractors: [
        distractor('uses-the-wrong-scale-factor', 3 * n, 'three-boxes'),
        distractor('adds-the-difference', n + 2, 'adds-two'),
        distractor('slip', n, 'one-box'),
      ],
      steps: [
        step('add', `${n} + ${n}`, double),
        step('check', `${double} − ${n}`, n),
        step('halve', `${double} ÷ 2`, n),
      ],
      claims: [`2 * ${n} = ${double}`],
    };
  },
});
