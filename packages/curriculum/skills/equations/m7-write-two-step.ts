import type { DiagramOf } from '@playforward/diagram';
import { numberSkill } from '../../src/kit/index.ts';
import { type FixedAndRate, fixedAndRateStories } from '../../src/scenes/fixed-and-rate-stories.ts';

/** The story has `fixed` and `rate` for each of x units. */
type Params = { story: FixedAndRate; letter: string; fixed: number; rate: number; x: number };

/** Level 1 shows a bar and adds a fixed cost, level 2 adds to what is there, level 3 takes away. */
export const m7WriteTwoStep = numberSkill('m7-write-two-step', {
  version: 2,
  form: 'equation',
  scenes: [fixedAndRateStories],
  text: {
    headline: 'Write a two-step equation',
    ask: 'Which equation fits the story?',
    right: 'The rate comes once for each of the {units}, and the fixed part comes once.',
    swaps: 'This multiplies {x} by {fixed, number}. Which number comes again and again?',
    sum: 'This multiplies {fixed, number} as well. How many times does {fixed, number} come in the story?',
    subtracts: 'This takes {fixed, number} away. Is it added or subtracted in the story?',
    turned: 'This starts from the rate and takes {fixed, number} away. Which amount is there at the start?',
    other: 'Find the number that comes once and the number that comes again and again.',
    'name-do': 'Say what {x} stands for.',
    'name-why': 'The letter stands for the number that is not given.',
    'rate-do': 'Write the part that changes with {x}.',
    'rate-why': '{rate, number} comes once for each of the {units}.',
    'join-do': 'Join it with the fixed part and the total.',
    'join-adds': '{fixed, number} is added only once.',
    'join-takes': 'The start is {fixed, number}, and the changing part is subtracted.',
    'check-do': 'Test it with {v, number} for {x}.',
    'check-why': 'It leads to the total of the story.',
    final: 'The equation is {equation}.',
  },
  draw({ level, random }): Params {
    const way = ({ 1: 'most', 2: 'least', 3: 'falls' } as const)[level];
    const story = random.pick(fixedAndRateStories.list.filter((one) => one.way === way));
    const rate = random.int(...story.rate);
    const most = way === 'falls' ? Math.floor((story.fixed[0] - 1) / rate) : 12;
    return {
      story,
      rate,
      letter: random.pick(['x', 'n', 'w', 'k']),
      fixed: random.int(...story.fixed),
      x: random.int(3, Math.min(12, Math.max(4, most))),
    };
  },
  build({ story, letter, fixed, rate, x }: Params, { level, step, distractor }) {
    const falls = story.way === 'falls';
    const total = falls ? fixed - rate * x : fixed + rate * x;
    const equation = falls
      ? `${fixed} - ${rate}${letter} = ${total}`
      : `${rate}${letter} + ${fixed} = ${total}`;
    const words = {
      x: `$${letter}$`,
      fixed,
      rate,
      total,
      units: story.units,
      v: x,
      equation: `$${equation}$`,
    };
    const check = falls ? `${fixed} − ${rate} × ${x}` : `${rate} × ${x} + ${fixed}`;
    return {
      words,
      question: [`${story.key}-told`, `${story.key}-total`, 'ask'],
      diagram: level === 1 ? tapeOf({ letter, fixed, rate, total }) : null,
      answer: equation,
      distractors: falls
        ? [
            distractor(
              'swaps-the-fixed-part-and-the-rate',
              `${rate} - ${fixed}${letter} = ${total}`,
              'swaps',
            ),
            distractor('multiplies-the-sum', `${rate}(${fixed} - ${letter}) = ${total}`, 'sum'),
            distractor('subtracts-the-fixed-part', `${rate}${letter} - ${fixed} = ${total}`, 'turned'),
          ]
        : [
            distractor(
              'swaps-the-fixed-part-and-the-rate',
              `${fixed}${letter} + ${rate} = ${total}`,
              'swaps',
            ),
            distractor('multiplies-the-sum', `${rate}(${letter} + ${fixed}) = ${total}`, 'sum'),
            distractor('subtracts-the-fixed-part', `${rate}${letter} - ${fixed} = ${total}`, 'subtracts'),
          ],
      steps: [
        step('name', `$${letter}$`, `the number of ${story.units}`),
        step('rate', `${rate} for each`, `$${rate}${letter}$`),
        step('join', `$${rate}${letter}$`, `$${equation}$`, { why: falls ? 'join-takes' : 'join-adds' }),
        step('check', check, total),
      ],
      claims: [`${falls ? `${fixed} - ${rate} * ${x}` : `${rate} * ${x} + ${fixed}`} = ${total}`],
    };
  },
});

/** A box for the fixed part, and boxes of the rate that go on for an unknown number. */
function tapeOf({
  letter,
  fixed,
  rate,
  total,
}: {
  letter: string;
  fixed: number;
  rate: number;
  total: number;
}): DiagramOf<'tape-diagram'> {
  return {
    kind: 'tape-diagram',
    rows: [
      { label: 'Fixed', boxes: 1, boxLabel: String(fixed), total: null },
      { label: 'Rate', boxes: 3, boxLabel: String(rate), total: `${letter} boxes`, goesOn: true },
    ],
    bracket: String(total),
  };
}
