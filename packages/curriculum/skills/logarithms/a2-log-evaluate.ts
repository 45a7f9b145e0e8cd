import { type Distractor, type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { fractionValue } from '../../src/numbers/fraction-amounts.ts';
import { typeset } from '../../src/numbers/signed-numbers.ts';

/** log of root^top to the base root^bottom, so its value is top / bottom. */
type Params = { root: number; top: number; bottom: number; ask: Ask };

type Ask = 'plain' | 'equation' | 'views' | 'culture';

/** Level 1 has whole values, level 2 fractions or roots, level 3 base and number that are powers of one number. */
export const a2LogEvaluate = numberSkill('a2-log-evaluate', {
  version: 4,
  form: 'number',
  finite: { 1: 80, 2: 104, 3: 87 },
  text: {
    headline: 'Evaluate a logarithm',
    'ask-plain': ['What is {log}?', 'Find {log}.'],
    'ask-equation': ['Which number x makes {equation} true?', 'Find the number x with {equation}.'],
    'ask-views':
      'The views of a video grow to {base, number} times as many each week. After how many weeks are they {size, number} times as many?',
    'ask-culture':
      'A culture grows to {base, number} times its size each hour. After how many hours is it {size, number} times as large?',
    right: 'The base with this exponent gives the number.',
    divides: 'This divides by the base. Which exponent does the base need?',
    power: 'This is the number itself. Which exponent leads to it?',
    negative: 'This leaves out the minus sign. What does the base give with this exponent?',
    product: 'This multiplies base and exponent. Which of the two is asked for?',
    inverted: 'This is the exponent upside down. Which of the two numbers is the base?',
    next: 'Check it. Is the base with this exponent too large or too small?',
    other: 'Ask which exponent on the base gives the number.',
    'ask-do': 'Ask for an exponent.',
    'ask-why': 'A logarithm is the exponent that the base needs.',
    'write-do': 'Write both numbers as powers of {root, number}.',
    'write-why': 'Then the exponents can be compared.',
    'compare-do': 'Compare the exponents.',
    'compare-why': 'If two powers of the same base are equal, so are their exponents.',
    final: 'The value is {shown}.',
  },
  draw: ({ level, random }): Params => drawLog(level, random),
  build(params: Params, { step, distractor }) {
    const { root, top, bottom, ask } = params;
    const base = root ** bottom;
    const number = powerText(root, top);
    const told = ask === 'views' || ask === 'culture';
    const log = base === 10 ? `\\log(${number})` : `\\log_{${base}}(${number})`;
    const value = signedFraction(top, bottom);
    const words = {
      root,
      base,
      size: root ** Math.abs(top),
      log: `$${log}$`,
      equation: `$${base}^x = ${number}$`,
      shown: typeset(value),
    };
    return {
      words,
      question: `ask-${ask}`,
      answer: value,
      distractors: wrongOf(params).map(([misconception, of, reason]) =>
        distractor(misconception, of, reason),
      ),
      steps: [
        step(
          'ask',
          told ? 'the situation' : ask === 'plain' ? words.log : words.equation,
          ask === 'plain' || told ? words.equation : words.log,
        ),
        step(
          'write',
          `$${base}^x$ and $${number}$`,
          `$${root}^{${bottom === 1 ? 'x' : `${bottom}x`}}$ and $${root}^{${top}}$`,
        ),
        step(
          'compare',
          bottom === 1 ? `$${root}^{x} = ${root}^{${top}}$` : `$${bottom}x = ${top}$`,
          typeset(value),
        ),
      ],
      claims: [`${base}^(${value.replace('−', '-')}) = ${root}^(${top})`],
    };
  },
});

function powerText(root: number, top: number): string {
  return top < 0 ? `\\frac{1}{${root ** -top}}` : String(root ** top);
}

function signedFraction(top: number, bottom: number): string {
  return `${top < 0 ? '−' : ''}${fractionValue(Math.abs(top), bottom)}`;
}

type Wrong = readonly [
  Distractor['misconception'],
  string,
  'divides' | 'power' | 'negative' | 'product' | 'inverted' | 'next',
];

/** Named ways first, then slips; only those of a likely size, and each value once. */
function wrongOf({ root, top, bottom }: Params): readonly Wrong[] {
  const base = root ** bottom;
  const key = Math.abs(top) / bottom;
  const size = root ** top;
  const asText = (of: number): string => (of >= 1 ? String(of) : fractionValue(1, Math.round(1 / of)));
  const all: readonly (readonly [Distractor['misconception'], number, string, Wrong[2]])[] = [
    ...(top < 0
      ? [['drops-a-negative-exponent', key, signedFraction(-top, bottom), 'negative'] as const]
      : []),
    ['divides-by-the-base', size / base, size >= base ? String(size / base) : asText(size / base), 'divides'],
    ['gives-the-power-value', size, asText(size), 'power'],
    ['multiplies-base-and-log', base * key, signedFraction(top * base, bottom), 'product'],
    [
      bottom > 1 && Math.abs(top) > 1 ? 'inverts-the-exponent-fraction' : 'slip',
      1 / key,
      signedFraction(top < 0 ? -bottom : bottom, Math.abs(top)),
      'inverted',
    ],
    ['slip', key + 1, signedFraction(top < 0 ? top - bottom : top + bottom, bottom), 'next'],
  ];
  const seen = new Set([signedFraction(top, bottom)]);
  return all
    .filter(([, of, text]) => {
      const fresh = of < 19 * key && of > key / 19 && !seen.has(text);
      seen.add(text);
      return fresh;
    })
    .map(([id, , text, reason]): Wrong => [id, text, reason]);
}

function drawLog(level: Level, random: Random): Params {
  return random.until(() => {
    const root = random.int(2, level === 3 ? 10 : 12);
    const [top, bottom] = {
      1: [random.int(2, 7), 1],
      2: random.chance(50) ? [-random.int(1, 4), 1] : [1, random.int(2, 5)],
      3: [random.pick([-3, -2, 2, 3, 4, 5]), random.int(2, 4)],
    }[level] as [number, number];
    const params: Params = { root, top, bottom, ask: random.pick(asksOf({ root, top, bottom })) };
    const named = wrongOf(params).filter(([id]) => id !== 'slip').length;
    const believed = named >= 2 && wrongOf(params).length >= 3;
    return isPlain(params, level === 1 ? 260 : 1000) && believed ? params : null;
  });
}

/** Numbers up to `most`, with the lowest root and the lowest exponent. */
function isPlain({ root, top, bottom }: Params, most: number): boolean {
  const lowest = bottom === 1 || signedFraction(top, bottom).endsWith(`/${bottom}`);
  const small = root ** Math.abs(top) <= most && root ** bottom <= most;
  return small && lowest && (bottom === 1 || top === 1 || ![4, 8, 9].includes(root));
}

/** What grows fast can be told as well: more than once in a step for a culture, as many times over for a video. */
function asksOf({ root, top, bottom }: Omit<Params, 'ask'>): readonly Ask[] {
  const isTold = top > 1 && root ** bottom <= 16;
  return [
    ...(['plain', 'equation'] as const),
    ...(isTold ? (['culture'] as const) : []),
    ...(isTold && bottom === 1 && root <= 5 ? (['views'] as const) : []),
  ];
}
