import { type Distractor, type Level, numberSkill, type Random, type Tools } from '../../src/kit/index.ts';
import { powerTex, powerValue, productTex } from '../../src/numbers/powers.ts';
import { drawName } from '../../src/scenes/people.ts';
import { type PowerStory, powerStories } from '../../src/scenes/power-stories.ts';
import { typesetExpression } from '../../src/show-value.ts';

const asks = ['simplify', 'write', 'which', 'named'] as const;
const searches = ['missing', 'box', 'named-missing', 'exponent'] as const;

/**
 * Level 1: base^p times or over base^q. Level 2: base^p · base · base^q, or base^p · base^q over base^r. Level 3: a missing
 * exponent, or a story.
 */
type Params = {
  ask: (typeof asks)[number] | (typeof searches)[number] | 'story';
  story: PowerStory;
  name: string;
  kind: 'product' | 'quotient';
  base: string;
  p: number;
  q: number;
  r: number;
};

const text = {
  headline: 'Powers with one base',
  simplify: 'Simplify {e} to one power.',
  write: 'Write {e} as one power.',
  which: 'Which single power is equal to {e}?',
  named: '{name} writes {e} with one base and one exponent. What is the result?',
  missing: 'Which number is $n$ in {e}?',
  box: 'The equation {e} is true for every {base} but zero. What is the exponent $n$?',
  'named-missing':
    '{name} spilled juice on an exponent and calls it $n$. Now the line says {e}. What is $n$?',
  exponent: 'Find the exponent $n$ that makes {e} true.',
  right: 'The exponents count equal factors, so they are added in a product.',
  'right-quotient':
    'Each factor in the denominator cancels one in the numerator, so the exponents are subtracted.',
  'right-both':
    'Factors in the numerator are counted together, and each one in the denominator cancels one of them.',
  'right-missing': 'This exponent gives both sides the same number of factors.',
  multiplies: 'This multiplies the exponents. How many factors stand side by side in all?',
  bases: 'This multiplies the bases as well. What is every single factor?',
  one: 'This divides the bases as well. Which number is every factor that is left?',
  divides:
    'This divides the exponents. How many factors are left when each one in the denominator cancels one in the numerator?',
  adds: 'This adds the exponents. Does a division make more factors or fewer?',
  lone: 'This leaves out a factor. How many times does a letter without an exponent count as a factor?',
  adding: 'This adds the exponent that is known. Which exponent does it have to make together with $n$?',
  less: 'This takes one exponent from the other. How many factors were there before the division?',
  near: 'Count the factors once more. How many does each power have?',
  top: 'This is the power that is divided. What does the division take away?',
  other: 'Write each power as a row of equal factors. Then count the factors.',
  'count-do': 'Count the factors in each power.',
  'count-why': 'An exponent tells how many times the base appears as a factor.',
  'add-do': 'Add the exponents.',
  'add-why': 'All these factors now stand in one product.',
  'take-do': 'Subtract the exponents.',
  'take-why': 'Each factor in the denominator cancels one in the numerator.',
  'write-do': 'Write one power.',
  'write-why': 'The base stays the same.',
  'rule-do': 'Write what the exponents have to do.',
  'rule-product': 'In a product, the exponents are added.',
  'rule-quotient': 'In a quotient, the exponents are subtracted.',
  'solve-do': 'Undo it.',
  'solve-why': 'The opposite operation finds the missing exponent.',
  'test-do': 'Test the exponent.',
  'test-why': 'Both sides must have the same number of factors.',
  'set-product': 'The groups are equal, so multiply.',
  'set-quotient': 'Equal parts are counted, so divide.',
  'set-do': 'Write one expression for the story.',
  final: 'The power is {power}.',
  'final-story': '{power}',
  'final-missing': 'The exponent $n$ is {power}.',
};

type Said = Tools<keyof typeof text>;

/** Level 1 has two powers, level 2 three factors, level 3 asks for an exponent or counts things in a story. */
export const m8ExponentProductQuotient = numberSkill('m8-exponent-product-quotient', {
  version: 2,
  form: 'expression',
  scenes: [powerStories],
  text,
  draw: ({ level, random }): Params => drawPowers(level, random),
  build(params: Params, { level, say, step, distractor }) {
    const { ask, story, name, kind, base, p, q, r } = params;
    const shown = (exponent: number): string => typesetExpression(powerValue(base, exponent));
    const [first, second] = [powerTex(base, p), powerTex(base, q)];
    const isProduct = kind === 'product';
    const words = {
      name,
      base: ask === 'story' ? base : `$${base}$`,
      first: `$${first}$`,
      second: `$${second}$`,
    };
    if (level === 3 && ask !== 'story') {
      const total = isProduct ? p + q : p - q;
      const e = isProduct
        ? `$${productTex([first, `${base}^n`])} = ${powerTex(base, total)}$`
        : `$\\frac{${base}^n}{${second}} = ${powerTex(base, total)}$`;
      const key = isProduct ? q : p;
      return {
        words: { ...words, e, power: String(key) },
        question: ask,
        answer: { value: key, form: 'integer', reason: 'right-missing' },
        distractors: isProduct
          ? [
              distractor('multiplies-the-exponents-in-a-product', total / p, 'multiplies'),
              distractor('adds-the-known-exponent', total + p, 'adding'),
              distractor('slip', key + 1, 'near'),
              distractor('slip', key - 1, 'near'),
            ]
          : [
              distractor('divides-the-exponents-in-a-quotient', q * total, 'divides'),
              distractor('subtracts-when-it-should-add', Math.abs(total - q), 'less'),
              distractor('slip', key + 1, 'near'),
            ],
        steps: [
          step('rule', e, isProduct ? `$${p} + n = ${total}$` : `$n − ${q} = ${total}$`, {
            why: isProduct ? 'rule-product' : 'rule-quotient',
          }),
          step('solve', isProduct ? `${total} − ${p}` : `${total} + ${q}`, key),
          step('test', isProduct ? `${p} + ${key}` : `${key} − ${q}`, total),
        ],
        finalAnswer: 'final-missing',
        claims: [isProduct ? `${p} + ${q} = ${total}` : `${p} - ${q} = ${total}`],
      };
    }
    const e = expressionOf(params, level);
    const sum = level === 2 ? p + q + (isProduct ? 1 : 0) : p + q;
    const total = level === 2 ? (isProduct ? sum : sum - r) : isProduct ? p + q : p - q;
    const value = powerValue(base, total);
    return {
      words: { ...words, e: `$${e}$`, power: shown(total) },
      question:
        ask === 'story' ? [`${story.key}-told`, say(`${story.key}-ask`, { base: Number(base) })] : ask,
      answer: {
        value,
        asked: 'simplified',
        reason: isProduct ? 'right' : level === 2 ? 'right-both' : 'right-quotient',
      },
      distractors: wrongOf(params, level).map(([misconception, exponent, reason, own]) =>
        distractor(
          misconception,
          powerValue(own ?? base, exponent),
          reason,
          misconception === 'leaves-out-a-factor-without-an-exponent'
            ? { work: withoutOne(params, e, step) }
            : {},
        ),
      ),
      steps:
        level === 2 && !isProduct
          ? [
              step('add', `${p} + ${q}`, sum),
              step('take', `${sum} − ${r}`, total),
              step('write', `base $${base}$, exponent ${total}`, shown(total)),
            ]
          : [
              level === 3
                ? step('set', `$${first}$ and $${second}$`, `$${e}$`, { why: `set-${kind}` })
                : step('count', `$${e}$`, countsOf(params, level)),
              isProduct
                ? step('add', level === 2 ? `${p} + 1 + ${q}` : `${p} + ${q}`, total)
                : step('take', `${p} − ${q}`, total),
              step('write', `base $${base}$, exponent ${total}`, shown(total)),
            ],
      finalAnswer: ask === 'story' ? 'final-story' : 'final',
      claims: [`2^${p} ${isProduct ? '*' : '/'} 2^${q} = 2^${isProduct ? p + q : p - q}`],
    };
  },
});

/** The lines of who counts no factor for a letter without an exponent. */
function withoutOne({ base, p, q }: Params, e: string, step: Said['step']) {
  return [
    step('count', `$${e}$`, `${p} and ${q} factors`),
    step('add', `${p} + ${q}`, p + q),
    step('write', `base $${base}$, exponent ${p + q}`, typesetExpression(powerValue(base, p + q))),
  ];
}

function expressionOf({ kind, base, p, q, r }: Params, level: Level): string {
  const [first, second] = [powerTex(base, p), powerTex(base, q)];
  if (level === 2)
    return kind === 'product'
      ? productTex([first, base, second])
      : `\\frac{${productTex([first, second])}}{${powerTex(base, r)}}`;
  return kind === 'product' ? productTex([first, second]) : `\\frac{${first}}{${second}}`;
}

function countsOf({ kind, p, q }: Params, level: Level): string {
  if (kind === 'quotient') return `${p} factors in the numerator, ${q} in the denominator`;
  return level === 2 ? `${p}, 1 and ${q} factors` : `${p} and ${q} factors`;
}

type Wrong = readonly [
  Distractor['misconception'],
  number,
  'multiplies' | 'bases' | 'divides' | 'adds' | 'lone' | 'near' | 'top' | 'one',
  string?,
];

function wrongOf({ kind, base, p, q, r }: Params, level: Level): readonly Wrong[] {
  const isNumber = /\d/.test(base);
  if (level === 2 && kind === 'product')
    return [
      ['multiplies-the-exponents-in-a-product', p * q, 'multiplies'],
      ['leaves-out-a-factor-without-an-exponent', p + q, 'lone'],
      ['slip', p + q + 2, 'near'],
    ];
  if (level === 2)
    return [
      ['multiplies-the-exponents-in-a-product', p * q - r, 'multiplies'],
      ['divides-the-exponents-in-a-quotient', (p + q) / r, 'divides'],
      ['adds-the-exponents-in-a-quotient', p + q + r, 'adds'],
    ];
  if (kind === 'product')
    return [
      ['multiplies-the-exponents-in-a-product', p * q, 'multiplies'],
      isNumber
        ? ['multiplies-the-bases', p + q, 'bases', String(Number(base) ** 2)]
        : ['multiplies-the-bases', 2 * (p + q), 'bases'],
      ['slip', p + q + 1, 'near'],
    ];
  return [
    p % q === 0
      ? ['divides-the-exponents-in-a-quotient', p / q, 'divides']
      : ['divides-the-bases', 1, 'one', '1'],
    ['adds-the-exponents-in-a-quotient', p + q, 'adds'],
    ['slip', p, 'top'],
  ];
}

function drawPowers(level: Level, random: Random): Params {
  return random.until(() => {
    const isStory = level === 3 && random.chance(50);
    const story = random.pick(powerStories.list);
    const kind = isStory ? story.joins : random.pick(['product', 'quotient'] as const);
    const [p, q] = isStory
      ? [random.int(...story.first), random.int(...story.second)]
      : kind === 'product'
        ? [random.int(2, level === 1 ? 6 : 9), random.int(2, level === 1 ? 6 : 8)]
        : [random.int(4, level === 1 ? 10 : 15), random.int(2, 6)];
    const r = level === 2 && kind === 'quotient' ? random.int(2, 6) : 0;
    const params: Params = {
      ask: isStory ? 'story' : random.pick<Params['ask']>(level === 3 ? searches : asks),
      story,
      name: drawName(random),
      kind,
      base: isStory ? String(story.base) : random.pick(level === 1 ? bases : letters),
      p: level === 2 && kind === 'quotient' ? random.int(3, 9) : p,
      q,
      r,
    };
    return isOpen(params, level) ? params : null;
  });
}

const letters = ['a', 'k', 'n', 'p', 'w', 'x', 'y'] as const;
const bases = [...letters, '2', '3', '5', '6', '7'] as const;

/** Every wrong way gives an exponent of its own. */
function isOpen(params: Params, level: Level): boolean {
  const { ask, kind, base, p, q, r } = params;
  if (level === 3 && ask !== 'story') {
    if (base === 'n') return false;
    const total = kind === 'product' ? p + q : p - q;
    const wrong =
      kind === 'product' ? [q, total / p, total + p, q + 1] : [p, q * total, Math.abs(total - q), p + 1];
    const apart = new Set(wrong).size === 4 && wrong.every((one) => Number.isInteger(one) && one > 0);
    return apart && total > 1 && wrong.every((one) => one * 15 > (kind === 'product' ? q : p));
  }
  const key =
    level === 2 && kind === 'product'
      ? p + q + 1
      : level === 2
        ? p + q - r
        : kind === 'product'
          ? p + q
          : p - q;
  const exponents = wrongOf(params, level)
    .filter(([, , , own]) => own === undefined)
    .map(([, exponent]) => exponent);
  const all = [key, ...exponents];
  const isPlain = all.every((one) => Number.isInteger(one) && one > 0);
  const isTwice = kind === 'product' && level !== 2 && p * q === 2 * (p + q);
  return isPlain && new Set(all).size === all.length && key > 1 && p !== q && !isTwice;
}
