import { numberSkill } from '../../src/kit/index.ts';
import { drawCoprimeTerms } from '../../src/numbers/coprime-terms.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';
import { drawPartScene, type PartScene } from '../../src/scenes/part-scenes.ts';

type Params = { scene: PartScene; a: number; b: number; factor: number; part: number };

/** The common factor and a part of it at which a student might stop. */
const factors = {
  1: [
    [4, 2],
    [6, 2],
    [6, 3],
  ],
  2: [
    [8, 2],
    [9, 3],
    [10, 5],
    [12, 4],
    [6, 2],
  ],
  3: [
    [8, 4],
    [12, 3],
    [14, 7],
    [15, 5],
    [16, 4],
    [18, 6],
  ],
} as const;

/** Level 1 tells the counts in the order asked, level 2 in the other order. Level 3 gives the whole and one part, so the other part has to be found first. */
export const m6RatioSimplify = numberSkill('m6-ratio-simplify', {
  version: 1,
  form: 'ratio',
  text: {
    headline: 'Use the smallest whole numbers',
    facts: 'There are {p, number} {first} and {q, number} {second}.',
    'facts-turned': 'There are {q, number} {second} and {p, number} {first}.',
    'facts-total':
      'There are {total, number} {whole}. Of these, {p, number} are {first}. The rest are {second}.',
    ask: [
      'Write the ratio of {first} to {second} with the smallest whole numbers.',
      'Simplify the ratio of {first} to {second}.',
      'What is the ratio of {first} to {second} in lowest terms?',
      'Give the ratio of {first} to {second} in its simplest form.',
    ],
    right:
      'Both {p, number} and {q, number} were divided by {factor, number}, and no larger number divides both.',
    'one-term': 'Only the first number was divided here. What has to happen to the second number?',
    stops:
      'Both numbers were divided by {stopFactor, number}, and that keeps the ratio. Do they still have a common factor above one?',
    subtracts:
      'This takes {factor, number} away from both numbers. Taking away changes the ratio. Which number divides both?',
    other: 'Look for the largest number that divides both. Then divide both by it.',
    'rest-do': 'Find the number of {second}.',
    'rest-why': 'Take the {first} away from all {whole}.',
    'common-do': 'Find the largest number that divides both.',
    'common-why': 'Dividing both by it leaves nothing more to divide.',
    'first-do': 'Divide the first number by it.',
    'second-do': 'Divide the second number by it.',
    'both-why': 'When both numbers are divided by the same number, the ratio stays the same.',
    'check-do': 'Check that no number above one divides both.',
    'check-why': 'Then the whole numbers are as small as they can be.',
    final: 'The ratio is {a, number}:{b, number}.',
    'final-then': 'The new ratio is {x, number}:{y, number}.',
    'facts-ratio':
      'There are {total, number} {whole}, all of them {first} or {second}. The ratio of {first} to {second} is {a, number}:{b, number}.',
    grows: 'Later, the number of {second} grows by {n, number}.',
    'ask-then': [
      'What is the ratio of {first} to {second} then, in lowest terms?',
      'Simplify the new ratio of {first} to {second}.',
      'Write the new ratio of {first} to {second} with the smallest whole numbers.',
      'What is the ratio of {first} to {second} now, in its simplest form?',
    ],
    swapped: 'This puts {second} before {first}. Which of them does the question name first?',
    'not-yet': 'These are the counts after the change. Do they have a common factor above one?',
    'grows-ratio':
      'This adds {n, number} to a number of the ratio. Does one part of the ratio stand for one of the {whole}?',
    'other-then': 'Find the number of {first} and of {second} first. Which of the two counts changes then?',
    'parts-do': 'Find how many parts the ratio has in all.',
    'parts-why': 'Every part stands for the same number of {whole}.',
    'one-do': 'Find how many {whole} one part stands for.',
    'one-why': 'All {whole} are shared evenly over the parts.',
    'count-first-do': 'Find the number of {first}.',
    'count-second-do': 'Find the number of {second}.',
    'count-why': 'Multiply the parts by what one part stands for.',
    'grows-do': 'Find the new number of {second}.',
    'grows-why': 'Only this count changes. The ratio changes with it.',
    'lowest-do': 'Divide both counts by {factor, number}.',
  },
  draw({ level, random }) {
    const [a, b] = drawCoprimeTerms(random, level === 1 ? 7 : 9);
    const [factor, part] = random.pick<readonly [number, number]>(factors[level]);
    return { scene: drawPartScene(random), a, b, factor, part };
  },
  build({ scene, a, b, factor, part }: Params, { level, say, step, distractor }) {
    const [p, q] = [a * factor, b * factor];
    const rest = factor / part;
    const facts = { 1: 'facts', 2: 'facts-turned', 3: 'facts-total' } as const;
    const words = {
      first: scene.first,
      second: scene.second,
      whole: scene.whole,
      p,
      q,
      a,
      b,
      factor,
      total: p + q,
    };
    return {
      words,
      question: [facts[level], 'ask'],
      answer: { value: `${a}:${b}`, asked: 'lowest-terms' },
      distractors: [
        distractor('divides-only-one-term', `${a}:${q}`, 'one-term'),
        distractor(
          'stops-before-lowest-terms',
          `${a * rest}:${b * rest}`,
          say('stops', { stopFactor: part }),
        ),
        distractor('subtracts-a-common-amount', `${p - factor}:${q - factor}`, 'subtracts'),
      ],
      steps: [
        level === 3 ? step('find-rest', `${p + q} − ${p}`, q, 'rest') : null,
        step('find-common-factor', `${p} and ${q}`, factor, 'common'),
        step('divide-first', `${p} ÷ ${factor}`, a, { do: 'first-do', why: 'both-why' }),
        step('divide-second', `${q} ÷ ${factor}`, b, { do: 'second-do', why: 'both-why' }),
        step('check-lowest', `${p}:${q}`, `${a}:${b}`, 'check'),
      ],
      claims: [`${p}/${q} = ${a}/${b}`, `${a * rest}/${b * rest} = ${a}/${b}`],
    };
  },
  stretch: {
    draw({ random }) {
      return random.until(() => {
        const [a, b] = drawCoprimeTerms(random, 7);
        const [k, n] = [random.int(3, 8), random.int(2, 12)];
        const [x, y] = countsLater({ a, b, k, n });
        const simple = x / commonDivisor(x, y) <= 12 && y / commonDivisor(x, y) <= 12;
        const differ = x !== y && a * x !== (b + n) * y && a * y !== (b + n) * x;
        return commonDivisor(x, y) > 1 && simple && differ
          ? { scene: drawPartScene(random), a, b, k, n }
          : null;
      });
    },
    build({ scene, a, b, k, n }, { step, distractor }) {
      const { first, second, whole } = scene;
      const [p, q] = countsLater({ a, b, k, n });
      const factor = commonDivisor(p, q);
      const [x, y] = [p / factor, q / factor];
      const total = (a + b) * k;
      return {
        words: { first, second, whole, p, q, a, b, factor, total, n, x, y },
        question: ['facts-ratio', 'grows', 'ask-then'],
        answer: { value: `${x}:${y}`, asked: 'lowest-terms' },
        distractors: [
          distractor('swaps-the-order-of-the-terms', `${y}:${x}`, 'swapped'),
          distractor('stops-before-lowest-terms', `${p}:${q}`, 'not-yet'),
          distractor('slip', `${a}:${b + n}`, 'grows-ratio'),
        ],
        otherWrong: 'other-then',
        steps: [
          step('add-parts', `${a} + ${b}`, a + b, 'parts'),
          step('one-part', `${total} ÷ ${a + b}`, k, 'one'),
          step('count-first', `${a} × ${k}`, p, { do: 'count-first-do', why: 'count-why' }),
          step('count-second', `${b} × ${k}`, b * k, { do: 'count-second-do', why: 'count-why' }),
          step('grow', `${b * k} + ${n}`, q, 'grows'),
          step('lowest-terms', `${p}:${q}`, `${x}:${y}`, { do: 'lowest-do', why: 'both-why' }),
        ],
        finalAnswer: 'final-then',
        claims: [`${p}/${q} = ${x}/${y}`, `(${a} + ${b}) * ${k} = ${total}`],
      };
    },
  },
});

type Growth = { readonly a: number; readonly b: number; readonly k: number; readonly n: number };

/** Both counts after the second has grown: each part of the ratio stood for `k`. */
function countsLater({ a, b, k, n }: Growth): readonly [number, number] {
  return [a * k, b * k + n];
}
