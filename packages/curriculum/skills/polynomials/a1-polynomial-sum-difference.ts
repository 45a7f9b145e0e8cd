import { argueFor, type Level, numberSkill, type Random, type Tools } from '../../src/kit/index.ts';
import { polynomialSum, scaled } from '../../src/numbers/factored-forms.ts';
import { inBrackets, type Polynomial, polynomialText } from '../../src/numbers/polynomials.ts';

const asks = ['work', 'simplify', 'find', 'combine'] as const;
const backs = ['added', 'missing', 'stage', 'fence', 'pool'] as const;
/** The final sentence of each story. */
const finals = {
  fence: 'final-feet',
  stage: 'final-square-feet',
  pool: 'final-square-meters',
} as const;

/** Level 3 goes back from `second` to what leads there from `first`. */
type Params = {
  ask: (typeof asks)[number] | (typeof backs)[number];
  plus: boolean;
  letter: string;
  first: Polynomial;
  second: Polynomial;
};

const text = {
  headline: 'Add and subtract polynomials',
  'work-sum': 'Add {one} and {other}. What is the sum?',
  'work-difference': 'Subtract {other} from {one}. What is the difference?',
  simplify: 'What is {given} when like terms are combined?',
  find: 'Write {given} as one polynomial in standard form.',
  combine: 'Remove the parentheses and combine like terms: {given}',
  added: 'What has to be added to {one} to get {other}?',
  missing: 'A polynomial plus {one} equals {other}. What is the polynomial?',
  stage:
    'A hall has an area of {other} square feet, and its stage {one} square feet. What is the area of the hall without the stage?',
  fence:
    'Two sides of a triangle have lengths that add up to {one} feet. All three sides add up to {other} feet. How long is the third side?',
  pool: 'A garden has an area of {other} square meters. A pond in it covers {one} square meters. What is the area around the pond?',
  right: 'Like terms were combined, each with its right sign.',
  first: 'Only the first term of the second polynomial was subtracted here. What about the others?',
  exponents: 'Adding like terms changes only the coefficient. What happens to the exponent?',
  unlike: 'Two terms with different powers were put together here. Which ones are alike?',
  summed: 'This adds both polynomials. Which of them has to be taken away?',
  sign: 'Work out the constants once more. Which sign does each of them have?',
  other: 'Line up the terms with the same power. Then combine their coefficients.',
  'signs-do': 'Write the second polynomial without parentheses.',
  'signs-plus': 'A plus sign in front changes nothing.',
  'signs-minus': 'A minus sign in front turns every sign inside.',
  'line-do': 'Put like terms side by side.',
  'line-why': 'Like terms have the same letter and the same exponent.',
  'work-do': 'Add the coefficients of like terms.',
  'work-why': 'The powers stay as they are, so the result is a polynomial again.',
  'back-do': 'Subtract the known part from the whole.',
  'back-why': 'Subtracting undoes adding.',
  twice: 'Simplify the difference {far}.',
  several: 'Work out {far}, and write the result in standard form.',
  multiples: 'What is left of {far} when like terms are combined?',
  expanded: 'Write {far} as one polynomial.',
  'right-far': 'Each polynomial was multiplied as a whole, and every sign of the second one was turned.',
  'far-first':
    'The factor before the parentheses reaches every term in them. Which terms were left as they are?',
  'far-signs': 'The second polynomial is subtracted as a whole. Which signs did not turn?',
  'take-do': 'Multiply the first polynomial by {p, number}.',
  'take-why': 'The factor reaches every term.',
  'other-do': 'Multiply the second polynomial by {q, number}.',
  'other-why': 'It has to be done before anything is subtracted.',
  'test-do': 'Test with {one, number} for the variable.',
  'test-why': 'Both ways of writing have the same value.',
  final: 'It is {result}.',
  'final-feet': 'It is {result} feet.',
  'final-square-feet': 'It is {result} square feet.',
  'final-square-meters': 'It is {result} square meters.',
  closed: [
    'Think of {other} minus {one}, and of all such differences. Are polynomials closed under subtraction? Choose a claim, what shows it, and why.',
    'Subtract {one} from {other}, then any polynomial from any other one. Is the difference always a polynomial? Choose a claim, what shows it, and why.',
  ],
  'claim-always': 'The difference of two polynomials is always a polynomial.',
  'claim-not': 'The difference of two polynomials is sometimes no polynomial.',
  'shows-numbers': 'For each power, one number is subtracted from another one.',
  'shows-example': 'Here the difference is {result}.',
  'shows-gone': 'If both begin with the same term, that power is gone.',
  'since-stay': 'Only the numbers in front change, so the exponents stay whole numbers.',
  'since-one': 'What is true for one pair is true for every pair.',
  'since-exponents': 'The exponents are subtracted, too.',
  'since-degree': 'A polynomial has to keep its highest power.',
  'right-closed': 'This is about every pair of polynomials, and about each of their terms.',
  'closed-one': 'This looks at one pair. Could another pair behave differently?',
  'closed-degree': 'Which terms must a polynomial have? Is a constant a polynomial, too?',
  'closed-exponents': 'Which part of a term changes when like terms are combined?',
  'other-closed': 'Look for what holds for every pair: what happens to the numbers and to the exponents?',
  'try-do': 'Work out one difference.',
  'try-why': 'It shows what can happen, but not yet what always happens.',
  'each-do': 'Look at one power in both polynomials.',
  'each-why': 'Only the numbers in front are subtracted, and the exponent stays.',
  'all-do': 'Say it of all powers.',
  'all-why': 'Each term of the difference is a number in front of a whole power. The number may be zero.',
} as const;
type Said = Tools<keyof typeof text>;

/** Level 1 adds or subtracts quadratics, level 2 cubics with missing powers, level 3 looks for what is missing, or argues by hand. */
export const a1PolynomialSumDifference = numberSkill('a1-polynomial-sum-difference', {
  version: 2,
  form: 'expression',
  byHand: { levels: [3], ask: 'closed', share: 35 },
  text,
  draw: ({ level, random }): Params => drawPair(level, random),
  build(params: Params, tools) {
    const { level, step, distractor } = tools;
    const { ask, plus, letter: x, first, second } = params;
    const back = level === 3;
    const write = (one: Polynomial): string => polynomialText(one, x);
    const [whole, part] = back ? [second, first] : [first, second];
    const isSum = plus && !back;
    const result = polynomialSum(whole, isSum ? part : scaled(part, -1));
    const value = write(result);
    const given = `(${write(whole)}) ${isSum ? '+' : '−'} (${write(part)})`;
    const turned = isSum ? part : scaled(part, -1);
    const wrong = wrongOf(params, level);
    const open = openWith(whole, turned, x);
    const endsWith = (end: Polynomial) => [
      back && step('back', 'the whole without what is known', `$${given}$`),
      step('signs', `$${given}$`, `$${open}$`, { why: isSum ? 'signs-plus' : 'signs-minus' }),
      step('line', `$${open}$`, `$${besides(whole, turned, x)}$`),
      step('work', `$${besides(whole, turned, x)}$`, `$${write(end)}$`),
    ];
    return {
      words: {
        given: `$${given}$`,
        one: `$${write(first)}$`,
        other: `$${write(second)}$`,
        result: `$${value}$`,
      },
      finalAnswer: ask in finals ? finals[ask as keyof typeof finals] : 'final',
      question: ask === 'work' ? `work-${plus ? 'sum' : 'difference'}` : ask,
      answer: { asked: 'simplified', value },
      distractors: [
        isSum
          ? distractor('combines-unlike-terms', write(wrong.unlike), 'unlike', {
              work: endsWith(wrong.unlike),
            })
          : distractor('subtracts-only-the-first-term', write(wrong.first), 'first', {
              work: [
                back && step('back', 'the whole without what is known', `$${given}$`),
                step('signs', `$${given}$`, `$${openWith(whole, wrong.turned, x)}$`),
                step('line', `$${openWith(whole, wrong.turned, x)}$`, `$${besides(whole, wrong.turned, x)}$`),
                step('work', `$${besides(whole, wrong.turned, x)}$`, `$${write(wrong.first)}$`),
              ],
            }),
        distractor('adds-exponents-of-like-terms', write(wrong.exponents), 'exponents', {
          work: endsWith(wrong.exponents),
        }),
        back
          ? distractor('slip', write(polynomialSum(first, second)), 'summed')
          : distractor('slip', write(wrong.sign), 'sign'),
      ],
      steps: endsWith(result),
      claims: [`${given} = ${value}`],
      ...(back && { drawn: closedBySubtraction(tools, { given: `$${given}$`, value: `$${value}$` }) }),
    };
  },
  stretch: {
    draw: ({ random }) => drawMultiples(random),
    build({ ask, letter: x, first, second, p, q }, { say, step, distractor }) {
      const write = (one: Polynomial): string => polynomialText(one, x);
      const [big, small] = [scaled(first, p), scaled(second, q)];
      const turned = scaled(small, -1);
      const result = polynomialSum(big, turned);
      const value = write(result);
      const far = `${p}(${write(first)}) − ${q}(${write(second)})`;
      const both = `(${write(big)}) − (${write(small)})`;
      const [open, lined] = [openWith(big, turned, x), besides(big, turned, x)];
      const wrong = wrongMultiples({ first, second, p, q });
      const at = (one: Polynomial): number => one.reduce((sum, c) => sum + c, 0);
      return {
        words: { far: `$${far}$`, p, q, result: `$${value}$` },
        question: ask,
        answer: { asked: 'simplified', value, reason: 'right-far' },
        distractors: [
          distractor('multiplies-only-the-first-term', write(wrong.multiplied), 'far-first'),
          distractor('subtracts-only-the-first-term', write(wrong.subtracted), 'far-signs'),
          distractor('slip', write(polynomialSum(big, small)), 'summed'),
        ],
        steps: [
          step('take', `$${p}(${write(first)})$`, `$${write(big)}$`),
          step('other', `$${q}(${write(second)})$`, `$${write(small)}$`),
          step('signs', `$${both}$`, `$${open}$`, { why: 'signs-minus' }),
          step('line', `$${open}$`, `$${lined}$`),
          step('work', `$${lined}$`, `$${value}$`),
          step(
            'test',
            `${p} × ${inBrackets(at(first))} − ${q} × ${inBrackets(at(second))}`,
            inBrackets(at(result)).replace(/[()]/g, ''),
            {
              do: say('test-do', { one: 1 }),
            },
          ),
        ],
        claims: [`${far} = ${value}`],
      };
    },
  },
});

/** The argument that polynomials are closed, from one difference to all. */
function closedBySubtraction({ say, step }: Said, { given, value }: { given: string; value: string }) {
  const by = (
    misconception: 'checks-one-value-only' | 'wants-the-degree-to-stay' | 'adds-exponents-of-like-terms',
    reason: 'closed-one' | 'closed-degree' | 'closed-exponents',
  ) => ({ misconception, reason: say(reason) });
  return {
    make: argueFor({
      claims: [say('claim-always'), say('claim-not')],
      evidence: [say('shows-numbers'), say('shows-example', { result: value }), say('shows-gone')],
      reasons: [say('since-stay'), say('since-one'), say('since-exponents'), say('since-degree')],
      wrong: [
        { by: by('checks-one-value-only', 'closed-one'), made: [0, 1, 1] },
        { by: by('wants-the-degree-to-stay', 'closed-degree'), made: [1, 2, 3] },
        { by: by('adds-exponents-of-like-terms', 'closed-exponents'), made: [1, 0, 2] },
      ],
    }),
    right: 'right-closed' as const,
    otherWrong: 'other-closed' as const,
    steps: [
      step('try', given, value),
      step('each', 'one power in both', 'the same power, with a number in front'),
      step('all', 'the same power, with a number in front', 'always a polynomial'),
    ],
  };
}

const multiples = ['twice', 'several', 'multiples', 'expanded'] as const;
type Multiples = {
  ask: (typeof multiples)[number];
  letter: string;
  first: Polynomial;
  second: Polynomial;
  p: number;
  q: number;
};

/** Only the first terms multiplied, and only the first term subtracted. */
function wrongMultiples({ first, second, p, q }: Pick<Multiples, 'first' | 'second' | 'p' | 'q'>) {
  const top = first.length - 1;
  const leading = (one: Polynomial, by: number): Polynomial =>
    one.map((c, power) => (power === top ? c * by : c));
  return {
    multiplied: polynomialSum(leading(first, p), scaled(leading(second, q), -1)),
    subtracted: polynomialSum(scaled(first, p), leading(scaled(second, q), -1)),
  };
}

function drawMultiples(random: Random): Multiples {
  return random.until(() => {
    const c = (): number => random.int(1, 7) * random.pick([1, -1]);
    const quadratic = (): Polynomial => [c(), c(), random.int(1, 6)];
    const [first, second, p, q] = [quadratic(), quadratic(), random.int(2, 5), random.int(2, 5)];
    const values = [
      polynomialSum(scaled(first, p), scaled(second, -q)),
      ...Object.values(wrongMultiples({ first, second, p, q })),
      polynomialSum(scaled(first, p), scaled(second, q)),
    ];
    const isWhole = values.every((one) => one.every((number) => number !== 0));
    return isWhole && new Set(values.map(String)).size === 4
      ? { ask: random.pick(multiples), letter: random.pick(['x', 'y', 'n', 'a']), first, second, p, q }
      : null;
  });
}

/** Both polynomials without parentheses, one after the other. */
function openWith(one: Polynomial, other: Polynomial, letter: string): string {
  const second = polynomialText(other, letter);
  return `${polynomialText(one, letter)} ${second.startsWith('−') ? '−' : '+'} ${second.replace(/^−/, '')}`;
}

/** Like terms side by side, from the highest power down. */
function besides(one: Polynomial, other: Polynomial, letter: string): string {
  const length = Math.max(one.length, other.length);
  const terms = Array.from({ length }, (_, nth) => length - 1 - nth).flatMap((power) =>
    [one[power] ?? 0, other[power] ?? 0].map((c) => ({ c, power })).filter(({ c }) => c !== 0),
  );
  return terms
    .map(({ c, power }, index) => {
      const size = polynomialText([...Array<number>(power).fill(0), Math.abs(c)], letter);
      if (index === 0) return c < 0 ? `−${size}` : size;
      return `${c < 0 ? '−' : '+'} ${size}`;
    })
    .join(' ');
}

/** Only the first term subtracted, like terms with their exponents added, unlike terms joined, the constant's sign lost. */
function wrongOf({ plus, first, second }: Params, level: Level) {
  const [whole, part] = level === 3 ? [second, first] : [first, second];
  const isSum = plus && level < 3;
  const result = polynomialSum(whole, isSum ? part : scaled(part, -1));
  const top = part.length - 1;
  const turned = part.map((c, power) => (power === top ? -c : c));
  const onlyFirst = polynomialSum(whole, turned);
  const power = Math.min(whole.length, part.length) - 1;
  const raised = [...result, ...Array<number>(Math.max(0, 2 * power + 1 - result.length)).fill(0)];
  raised[2 * power] = (raised[2 * power] ?? 0) + (result[power] ?? 0);
  raised[power] = 0;
  const unlike = result.map((c, at) => (at === 1 ? c + (result[0] ?? 0) : at === 0 ? 0 : c));
  const constant = (whole[0] ?? 0) - (isSum ? 1 : -1) * (part[0] ?? 0);
  return { turned, first: onlyFirst, exponents: raised, unlike, sign: [constant, ...result.slice(1)] };
}

function drawPair(level: Level, random: Random): Params {
  const ask = random.pick<Params['ask']>(level === 3 ? backs : asks);
  const isArea = ask === 'stage' || ask === 'fence' || ask === 'pool';
  const letter = random.pick(['x', 'y', 'n', 'a'].slice(0, level === 3 ? 1 : 4));
  return random.until(() => {
    const c = (): number => random.int(1, 9) * random.pick([1, 1, -1]);
    const quadratic = (): Polynomial => [c(), c(), Math.abs(c())];
    const cubic = (): Polynomial =>
      random.chance(50) ? [c(), 0, c(), Math.abs(c())] : [c(), c(), 0, Math.abs(c())];
    const first = level === 2 ? cubic() : quadratic();
    const second = level === 2 ? (random.chance(50) ? cubic() : quadratic()) : quadratic();
    const params: Params = { ask, plus: random.chance(45), letter, first, second };
    const result = polynomialSum(
      level === 3 ? second : first,
      level === 3 || !params.plus ? scaled(level === 3 ? first : second, -1) : second,
    );
    const isWhole =
      result.every((one, power) => one !== 0 || (level === 2 && power > 0)) && (result.at(-1) ?? 0) !== 0;
    const isPlace = !isArea || [first, second, result].every((one) => one.every((number) => number > 0));
    const unlike = wrongOf(params, level).unlike;
    return isWhole && isPlace && unlike.some((one) => one !== 0) && (result[1] ?? 0) !== 0 ? params : null;
  });
}
