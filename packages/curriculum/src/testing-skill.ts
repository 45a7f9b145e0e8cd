import type { ProblemBody, Skill } from './define-skill.ts';
import { defineSkill } from './define-skill.ts';

/** A complete small skill for tests; `change` spoils one thing about its problems. */
export function makeSkill(change: (body: ProblemBody) => Partial<ProblemBody> = () => ({})): Skill {
  return defineSkill({
    id: 'test-double',
    version: 1,
    form: 'integer',
    text: {
      en: {
        headline: 'Find the double',
        question: 'A box holds {n} pens. How many pens do two boxes hold?',
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
    },
    draw: ({ random }) => ({ n: random.int(10, 400) }),
    build({ n }, { say }) {
      const double = 2 * n;
      const body: ProblemBody = {
        headline: say('headline'),
        question: say('question', { n }),
        diagram: null,
        answer: { form: 'integer', value: String(double), reason: say('right') },
        distractors: [
          { misconception: 'uses-the-wrong-scale-factor', value: String(3 * n), reason: say('three-boxes') },
          { misconception: 'multiplies-only-one-term', value: String(n + 2), reason: say('adds-two') },
          { misconception: 'slip', value: String(n), reason: say('one-box') },
        ],
        otherWrong: say('other'),
        steps: [
          {
            rule: 'add',
            before: `${n} + ${n}`,
            after: String(double),
            instruction: say('add-do'),
            explanation: say('add-why'),
          },
          {
            rule: 'check',
            before: `${double} − ${n}`,
            after: String(n),
            instruction: say('check-do'),
            explanation: say('check-why'),
          },
          {
            rule: 'halve',
            before: `${double} ÷ 2`,
            after: String(n),
            instruction: say('halve-do'),
            explanation: say('halve-why'),
          },
        ],
        finalAnswer: say('final', { double }),
        claims: [`2 * ${n} = ${double}`],
      };
      return { ...body, ...change(body) };
    },
  });
}
