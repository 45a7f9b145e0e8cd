import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { typesetExpression } from '../../src/show-value.ts';

type Base = 'log' | 'ln' | 'log_2' | 'log_3' | 'log_5' | 'log_6' | 'log_7' | 'log_4' | 'log_8';

/** The log of x^a · y^c / z^d; level 3 asks for one log. */
type Params = { base: Base; letters: readonly [string, string, string]; a: number; c: number; d: number };

/** Level 1 expands a product over a quotient, level 2 has powers, level 3 condenses a sum. */
export const a2LogExpandCondense = numberSkill('a2-log-expand-condense', {
  version: 1,
  form: 'expression',
  text: {
    headline: 'Expand or condense',
    expand: [
      'Expand {given} as far as it goes. All letters stand for numbers above zero.',
      'Use the laws of logarithms to write {given} as a sum or difference. All letters stand for numbers above zero.',
      'Split {given} into single logarithms as far as you can. All letters stand for numbers above zero.',
      'Take {given} apart as far as the laws of logarithms allow. All letters stand for numbers above zero.',
    ],
    condense: [
      'Write {given} as one logarithm. All letters stand for numbers above zero.',
      'Put {given} together into one logarithm. All letters stand for numbers above zero.',
      'Which single logarithm equals {given}? All letters stand for numbers above zero.',
      'Use the laws of logarithms to write {given} as a single one. All letters stand for numbers above zero.',
    ],
    shown: '{shown}',
    right: 'A product becomes a sum, a quotient a difference, and a power a factor.',
    product: 'This multiplies logarithms. Which operation does a product turn into?',
    quotient: 'This divides logarithms. Which operation does a quotient turn into?',
    sum: 'This takes the logarithm of a sum. What does a sum of logarithms turn into?',
    sign: 'The last part has the other sign here. Where does that letter stand in the fraction?',
    side: 'A term with a plus is below the bar here. Which term is subtracted?',
    other: 'Take one property at a time. Products turn into sums, quotients into differences.',
    'quotient-do': 'Use the quotient property.',
    'quotient-why': 'The logarithm of a quotient is a difference.',
    'product-do': 'Use the product property.',
    'product-why': 'The logarithm of a product is a sum.',
    'power-do': 'Use the power property.',
    'power-why': 'An exponent inside and a factor in front mean the same thing.',
    'check-do': 'Look at each letter once more.',
    'check-why': 'Letters above the bar add, letters below it subtract.',
    final: 'It is {shown}.',
  },
  draw: ({ level, random }): Params => drawLog(level, random),
  build(params: Params, { level, say, step, distractor }) {
    const { letters } = params;
    const forms = formsOf(params);
    const condense = level === 3;
    const value = condense ? forms.one : forms.sum;
    const given = typesetExpression(condense ? forms.sum : forms.one);
    const words = { given, shown: typesetExpression(value) };
    const [powers, pair] = [typesetExpression(forms.powers), typesetExpression(forms.pair)];
    const end = step('check', `$${letters[2]}$`, condense ? 'below the bar' : 'subtracted');
    const steps = condense
      ? [step('power', given, powers), step('product', powers, pair), step('quotient', pair, words.shown)]
      : [
          step('quotient', given, pair),
          step('product', pair, powers),
          ...(level === 2 ? [step('power', powers, words.shown)] : []),
          end,
        ];
    return {
      words,
      question: condense ? 'condense' : 'expand',
      answer: { asked: condense ? 'simplified' : 'expanded', value, text: 'shown' },
      distractors: condense
        ? [
            distractor(
              'splits-a-log-of-a-sum',
              forms.oneOfSum,
              'sum',
              say('shown', { shown: typesetExpression(forms.oneOfSum) }),
            ),
            distractor(
              'divides-logs-for-a-quotient',
              forms.ratioOfTwo,
              'quotient',
              say('shown', { shown: typesetExpression(forms.ratioOfTwo) }),
            ),
            distractor(
              'slip',
              forms.allOver,
              'side',
              say('shown', { shown: typesetExpression(forms.allOver) }),
            ),
          ]
        : [
            distractor(
              'multiplies-logs-for-a-product',
              forms.product,
              'product',
              say('shown', { shown: typesetExpression(forms.product) }),
            ),
            distractor(
              'divides-logs-for-a-quotient',
              forms.ratio,
              'quotient',
              say('shown', { shown: typesetExpression(forms.ratio) }),
            ),
            distractor('slip', forms.added, 'sign', say('shown', { shown: typesetExpression(forms.added) })),
          ],
      steps,
      claims: [`${forms.one} = ${forms.sum}`],
    };
  },
});

/** All forms as typed text: one log, the sum, the steps between them and the wrong ways. */
function formsOf({ base, letters: [x, y, z], a, c, d }: Params) {
  const power = (letter: string, exponent: number): string =>
    exponent === 1 ? letter : `${letter}^${exponent}`;
  const log = (of: string): string => `${base}(${of})`;
  const term = (letter: string, times: number): string => `${times === 1 ? '' : times}${log(letter)}`;
  const [px, py, pz] = [power(x, a), power(y, c), power(z, d)];
  const [tx, ty, tz] = [term(x, a), term(y, c), term(z, d)];
  return {
    one: log(`(${px} ${py})/${pz}`),
    pair: `${log(`${px} ${py}`)} - ${log(pz)}`,
    powers: `${log(px)} + ${log(py)} - ${log(pz)}`,
    sum: `${tx} + ${ty} - ${tz}`,
    product: `${tx} · ${ty} - ${tz}`,
    ratio: `(${tx} + ${ty}) ÷ (${tz})`,
    added: `${tx} + ${ty} + ${tz}`,
    oneOfSum: log(`${px} + ${py} - ${pz}`),
    ratioOfTwo: `${log(`${px} ${py}`)} ÷ ${log(pz)}`,
    allOver: log(`${px}/(${py} ${pz})`),
  };
}

const lettersOf = [
  ['x', 'y', 'z'],
  ['a', 'b', 'c'],
  ['m', 'n', 'p'],
  ['u', 'v', 'w'],
] as const;

const bases = ['log', 'ln', 'log_2', 'log_3', 'log_5', 'log_6', 'log_7', 'log_4', 'log_8'] as const;

function drawLog(level: Level, random: Random): Params {
  const [one, two, three] = random.shuffle(random.pick(lettersOf));
  const letters = [one ?? 'x', two ?? 'y', three ?? 'z'] as const;
  const base = random.pick(bases);
  if (level === 1) return { base, letters, a: 1, c: 1, d: 1 };
  return { base, letters, a: random.int(2, 6), c: random.int(level === 2 ? 1 : 2, 5), d: random.int(1, 4) };
}
