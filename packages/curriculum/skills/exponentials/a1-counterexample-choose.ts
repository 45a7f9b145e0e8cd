import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';

const claims = ['sum', 'product', 'scaled', 'difference', 'quotient', 'square'] as const;

/** The claim, and the numbers of its examples: s and t are no squares, k is whole. */
type Params = {
  claim: (typeof claims)[number];
  ask: 'disproves' | 'breaks';
  s: number;
  t: number;
  k: number;
  r: number;
};

/** Level 1 has sums and products, level 2 differences and factors, level 3 quotients and squares. */
export const a1CounterexampleChoose = choiceSkill('a1-counterexample-choose', {
  version: 3,
  text: {
    headline: 'Find a counterexample',
    sum: 'Claim: the sum of two irrational numbers is always irrational.',
    product: 'Claim: the product of two irrational numbers is always irrational.',
    scaled: 'Claim: a rational number times an irrational number is always irrational.',
    difference: 'Claim: the difference of two irrational numbers is always irrational.',
    quotient: 'Claim: the quotient of two irrational numbers is always irrational.',
    square: 'Claim: the square of an irrational number is always rational.',
    disproves: 'Which example disproves it?',
    breaks: 'One example shows that this is not so. Which one?',
    show: '{term}',
    right: 'Its numbers fit the claim, but its result does not.',
    agrees: 'The result is just what the claim says. Can an example like that disprove it?',
    outside: 'The claim is about other numbers. Which numbers does it speak of?',
    'outside-too': 'Look at each number here on its own. Is it of the kind that the claim names?',
    hidden: 'Work out the roots first. Are these numbers irrational at all?',
    other: 'Check two things. Do the numbers fit the claim, and does the result go against it?',
    'fit-do': 'Strike out the examples that the claim is not about.',
    'fit-why': 'A counterexample has to be one of the cases that the claim speaks of.',
    'work-do': 'Work out the results of the other two.',
    'work-why': 'Only the value tells whether it is rational.',
    'end-do': 'Compare both results with the claim.',
    'end-why': 'One case against it is enough to disprove a claim that says “always”.',
    final: 'The counterexample is {term}.',
  },
  draw: ({ level, random }): Params => drawNumbers(level, random),
  build({ claim, ask, s, t, k, r }: Params, { say, step, distractor }) {
    const { key, result, agrees, agreed, outside, hidden, proof } = examplesOf({ s, t, k, r })[claim];
    const term = `$${key}$`;
    const against = claim === 'square' ? 'irrational, against the claim' : 'rational, against the claim';
    const pair = [
      [term, `$${result}$`],
      [`$${agrees}$`, `$${agreed}$`],
    ] as const;
    // The two examples of the claim, either one first.
    const left = k % 2 === 0 ? pair : pair.toReversed();
    const results = left.map(([, value]) => value).join(' and ');
    return {
      question: [claim, ask],
      answer: { value: 'key', text: say('show', { term }) },
      distractors: [
        distractor('chooses-an-example-that-agrees-with-the-claim', 'agrees', 'agrees', {
          text: say('show', { term: `$${agrees}$` }),
          concludes: true,
        }),
        distractor(
          'chooses-an-example-outside-the-claim',
          'outside',
          'outside',
          say('show', { term: `$${outside}$` }),
        ),
        distractor(
          'slip',
          'hidden',
          claim === 'square' || claim === 'scaled' ? 'outside-too' : 'hidden',
          say('show', { term: `$${hidden}$` }),
        ),
      ],
      steps: [
        step('fit', 'the four examples', `left: ${left.map(([example]) => example).join(' and ')}`),
        step('work', left.map(([example]) => example).join(' and '), results),
        step('end', results, `$${result}$ is ${against}: ${term}`),
      ],
      finalAnswer: say('final', { term }),
      claims: [proof],
    };
  },
});

type Example = {
  key: string;
  result: string;
  agrees: string;
  agreed: string;
  outside: string;
  hidden: string;
  proof: string;
};

/** For each claim a counterexample and an example that agrees, with their results, and two outside the claim. */
function examplesOf({ s, t, k, r }: Pick<Params, 's' | 't' | 'k' | 'r'>): Record<Params['claim'], Example> {
  const root = (number: number): string => `\\sqrt{${number}}`;
  const [square, other] = [root(k ** 2), root(r ** 2)];
  return {
    sum: {
      key: `(${k} + ${root(s)}) + (${r} - ${root(s)})`,
      result: String(k + r),
      proof: `${k} + ${r} = ${k + r}`,
      agrees: `(${k} + ${root(s)}) + (${r} + ${root(s)})`,
      agreed: `${k + r} + 2${root(s)}`,
      outside: `${k} + ${r}`,
      hidden: `${square} + ${other}`,
    },
    product: {
      key: `${root(s)} \\times ${root(s * k ** 2)}`,
      result: String(s * k),
      proof: `sqrt(${s}) * sqrt(${s * k ** 2}) = ${s * k}`,
      agrees: `${root(s)} \\times ${root(t)}`,
      agreed: root(s * t),
      outside: `${k} \\times ${r}`,
      hidden: `${square} \\times ${other}`,
    },
    scaled: {
      key: `0 \\times ${root(s)}`,
      result: '0',
      proof: `0 * sqrt(${s}) = 0`,
      agrees: `${r} \\times ${root(s)}`,
      agreed: `${r}${root(s)}`,
      outside: `${root(t)} \\times ${root(t)}`,
      hidden: `${k} \\times ${r}`,
    },
    difference: {
      key: `(${k + r} + ${root(s)}) - ${root(s)}`,
      result: String(k + r),
      proof: `${k} + ${r} = ${k + r}`,
      agrees: `(${k + r} + ${root(s)}) - ${root(t)}`,
      agreed: `${k + r} + ${root(s)} - ${root(t)}`,
      outside: `${k + r} - ${r}`,
      hidden: `${square} - ${other}`,
    },
    quotient: {
      key: `\\frac{${root(s * k ** 2)}}{${root(s)}}`,
      result: String(k),
      proof: `sqrt(${s * k ** 2}) / sqrt(${s}) = ${k}`,
      agrees: `\\frac{${root(s * t)}}{${root(s)}}`,
      agreed: root(t),
      outside: `\\frac{${k * r}}{${r}}`,
      hidden: `\\frac{${square}}{${other}}`,
    },
    square: {
      key: `(${k} + ${root(s)})^2`,
      result: `${k ** 2 + s} + ${2 * k}${root(s)}`,
      proof: `(${k} + sqrt(${s}))^2 = ${k ** 2 + s} + ${2 * k} * sqrt(${s})`,
      agrees: `(-${k}${root(s)})^2`,
      agreed: String(k ** 2 * s),
      outside: `${r}^2`,
      hidden: `(${square})^2`,
    },
  };
}

function drawNumbers(level: Level, random: Random): Params {
  const [s = 2, t = 3] = random.shuffle([2, 3, 5, 6, 7, 10, 11, 13, 14, 15]);
  const [k = 2, r = 3] = random.shuffle([2, 3, 4, 5, 6, 7, 8, 9]);
  const claim = {
    1: random.pick(['sum', 'product'] as const),
    2: random.pick(['scaled', 'difference'] as const),
    3: random.pick(['quotient', 'square'] as const),
  }[level];
  return { claim, ask: random.pick(['disproves', 'breaks'] as const), s, t, k, r };
}
