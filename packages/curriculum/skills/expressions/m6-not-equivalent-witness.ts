import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';

/** x² + a·b and (a + b)·x, both times `times`: they agree at a and at b. `at` is where they do not. */
type Params = { ask: 'shows' | 'proves'; letter: string; a: number; b: number; times: number; at: number };

/**
 * Level 1 has a table and agreement at zero, level 2 two other places, level 3 both sides times a number.
 * The answer is chosen, for many other values would show it as well.
 */
export const m6NotEquivalentWitness = choiceSkill('m6-not-equivalent-witness', {
  version: 3,
  text: {
    headline: 'Find a value that disagrees',
    shows: [
      'Which value of {x} shows that {first} and {second} are not equivalent?',
      'For which of these values of {x} do {first} and {second} have different values?',
    ],
    proves: [
      'A student says that {first} and {second} are equivalent. Which value of {x} shows that they are not?',
      'Somebody thinks that {first} and {second} are always equal. For which of these values of {x} do they differ?',
    ],
    key: '{x} is {at, number}',
    agree: '{x} is {a, number}',
    'agree-too': '{x} is {b, number}',
    never: 'None of these values',
    right:
      'The values differ here. One such value is enough to show that the expressions are not equivalent.',
    both: 'Put it into both expressions. Are the two values different?',
    one: 'Both have the same value here. Does one value that agrees tell about all the others?',
    none: 'Put in each of these values. Do both expressions give the same each time?',
    other: 'Put each value into both expressions. Look for one where they differ.',
    'agree-do': 'Put {tried, number} into both expressions.',
    'agree-why': 'The values are the same, so the expressions do not differ here.',
    'square-do': 'Now put {at, number} into the first expression, and square it.',
    'square-why': 'The power comes first.',
    'finish-do': 'Work out the rest of the first expression.',
    'finish-why': 'Multiplying comes before adding.',
    'finish-sum': 'Only the sum is left.',
    'first-do': 'Now put {at, number} into the first expression.',
    'first-why': 'The letter stands for the same number each time.',
    'second-do': 'Put {at, number} into the second expression.',
    'second-why': 'Use the same number here.',
    'compare-do': 'Compare the two values.',
    'compare-why': 'Equivalent expressions agree for every value.',
  },
  draw: ({ level, random }): Params => ({
    ask: random.pick(['shows', 'proves']),
    letter: random.pick(['n', 'x', 'y', 'p']),
    ...drawNumbers(level, random),
  }),
  build({ ask, letter: x, a, b, times, at }: Params, { level, say, step, distractor }) {
    const front = times === 1 ? '' : String(times);
    const first = a === 0 ? `${front}${x}^2` : `${front}${x}^2 + ${times * a * b}`;
    const second = `${times * (a + b)}${x}`;
    const [u, v] = [times * (at ** 2 + a * b), times * (a + b) * at];
    const words = { x: `$${x}$`, first: `$${first}$`, second: `$${second}$`, a, b, at };
    const put = (value: number): string =>
      `${front === '' ? '' : `${front} × `}${value}^2${a === 0 ? '' : ` + ${times * a * b}`}`;
    const agree = (value: number) => {
      const both = times * (a + b) * value;
      return step('agree', `$${put(value)}$ and ${times * (a + b)} × ${value}`, `${both} and ${both}`, {
        do: say('agree-do', { tried: value }),
      });
    };
    return {
      words,
      question: ask,
      diagram: level === 1 ? tableOf(x, { b, at, first, second }) : null,
      answer: { value: 'differs', text: 'key' },
      distractors: [
        distractor('chooses-a-value-where-both-agree', 'agrees', 'both', 'agree'),
        distractor('thinks-one-agreeing-value-proves-equivalence', 'agrees-too', 'one', 'agree-too'),
        distractor('slip', 'never', 'none'),
      ],
      steps: [
        agree(a),
        agree(b),
        ...(a === 0
          ? [step('try-first', `$${put(at)}$`, u, 'first')]
          : [
              step('square-first', `$${at}^2$`, at ** 2, 'square'),
              step(
                'finish-first',
                `${times === 1 ? '' : `${times} × `}${at ** 2} + ${times * a * b}`,
                u,
                times === 1 ? { do: 'finish-do', why: 'finish-sum' } : 'finish',
              ),
            ]),
        step('try-second', `${times * (a + b)} × ${at}`, v, 'second'),
        step('compare', '', u > v ? `${u} > ${v}` : `${u} < ${v}`),
      ],
      finalAnswer: 'key',
      claims: [
        `${put(at)} = ${u}`,
        `${a}^2 + ${a * b} = ${(a + b) * a}`,
        `${b}^2 + ${a * b} = ${(a + b) * b}`,
      ],
    };
  },
});

function tableOf(
  x: string,
  { b, at, first, second }: { b: number; at: number; first: string; second: string },
): DiagramOf<'data-table'> {
  return {
    kind: 'data-table',
    title: '',
    heads: [x, first.replace('^2', '²'), second],
    rows: [
      ['0', '0', '0'],
      [String(b), String(b * b), String(b * b)],
      [String(at), null, null],
    ],
  };
}

function drawNumbers(level: Level, random: Random): Pick<Params, 'a' | 'b' | 'times' | 'at'> {
  return random.until(() => {
    const a = level === 1 ? 0 : random.int(1, 6);
    const b = random.int(2, level === 1 ? 12 : 8);
    const at = random.int(1, level === 1 ? 12 : 9);
    const times = level === 3 ? random.int(2, 5) : 1;
    return a < b && at !== a && at !== b ? { a, b, times, at } : null;
  });
}
