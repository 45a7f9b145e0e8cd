import type { DiagramOf } from '@playforward/diagram';
import { type Distractor, type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';

type Zero = { readonly at: number; readonly power: 1 | 2 };
/** Zeros from left to right, the sign of the leading number, and whether positive values are asked for. */
type Params = { zeros: readonly Zero[]; lead: 1 | -1; positive: boolean };

/** Level 1 has two zeros, level 2 three, level 3 a double zero among them. */
export const a2PolynomialSignInterval = numberSkill('a2-polynomial-sign-interval', {
  version: 2,
  form: 'interval',
  text: {
    headline: 'Find where it is positive or negative',
    positive: ['For which {x} is {rule} positive?', 'Where is {rule} above zero? Give all such {x}.'],
    negative: ['For which {x} is {rule} negative?', 'Where is {rule} below zero? Give all such {x}.'],
    right: 'The sign can change at the zeros only, and one test in each part settles it.',
    double: 'The sign changed at every zero here. What does a squared factor do to the sign?',
    zeros: 'The zeros are part of this. Is the value there positive, negative or neither?',
    reversed: 'Test a large number. Which sign does the product have there?',
    part: 'This is one part of the line. Did you test every part between the zeros?',
    closed: 'Here the zeros are included. Is the value at a zero positive or negative?',
    other: 'Mark the zeros on a line. Then test one number in each part.',
    'zeros-do': 'Find the zeros.',
    'zeros-why': 'Only there can the sign change.',
    'far-do': 'Find the sign on the far right.',
    'far-why': 'There every linear factor is positive, so only the sign in front counts.',
    'change-do': 'Go left, zero by zero.',
    'change-why': 'The sign changes at a single zero and stays at a double one.',
    'take-do': 'Take the parts with the sign asked for.',
    'take-why': 'The zeros do not belong to them, so the ends are open.',
    final: 'It is {result}.',
  },
  draw: ({ level, random }): Params => ({
    zeros: drawZeros(level, random),
    lead: level === 1 ? 1 : random.pick([1, -1] as const),
    positive: random.chance(50),
  }),
  build({ zeros, lead, positive }: Params, { level, step, distractor }) {
    const rule = `${lead < 0 ? '−' : ''}${zeros.map(factorText).join('')}`;
    const signs = signsOf(zeros, lead);
    const wanted = positive ? 1 : -1;
    const value = partsText(zeros, signs, wanted);
    const slip = value.includes('∪') ? closedText(value) : `(${signed(zeros[0]?.at ?? 0)}, ∞)`;
    const singles = zeros.map(({ at }): Zero => ({ at, power: 1 }));
    const [first, last] = [zeros[0]?.at ?? 0, zeros.at(-1)?.at ?? 0];
    const words = { x: '$x$', rule: `$${rule}$`, result: value };
    const wrong: readonly Distractor[] = [
      ...(level === 3
        ? [
            distractor(
              'changes-sign-at-a-double-zero',
              partsText(singles, signsOf(singles, lead), wanted),
              'double',
            ),
          ]
        : []),
      distractor('gives-only-the-zeros', `[${signed(first)}, ${signed(last)}]`, 'zeros'),
      distractor('reverses-the-end-behavior', partsText(zeros, signs, -wanted), 'reversed'),
      ...(level === 3 ? [] : [distractor('slip', slip, value.includes('∪') ? 'closed' : 'part')]),
    ];
    const listed = zeros.map(({ at }) => signed(at)).join(', ');
    const marks = signs.map((sign) => (sign > 0 ? '+' : '−')).join(', ');
    return {
      words,
      question: positive ? 'positive' : 'negative',
      diagram:
        level === 1
          ? chartOf(
              zeros,
              signs.map(() => null),
            )
          : null,
      answer: value,
      distractors: wrong,
      steps: [
        step('zeros', words.rule, listed),
        step('far', 'far right', lead > 0 ? 'the sign is +' : 'the sign is −'),
        step('change', 'signs from left to right', marks, {
          diagram: chartOf(
            zeros,
            signs.map((sign) => (sign > 0 ? '+' : '−')),
          ),
        }),
        step('take', marks, value),
      ],
      claims: [`${first} < ${last}`],
    };
  },
});

function factorText({ at, power }: Zero): string {
  const inner = at === 0 ? 'x' : `(x ${at < 0 ? '+' : '−'} ${Math.abs(at)})`;
  return `${inner}${power === 2 ? '^2' : ''}`;
}

/** The sign in each part of the line, from left to right. */
function signsOf(zeros: readonly Zero[], lead: number): readonly number[] {
  const signs = [lead];
  for (const { power } of zeros.toReversed()) signs.unshift((signs[0] ?? 1) * (power === 1 ? -1 : 1));
  return signs;
}

function ends(zeros: readonly Zero[]): readonly string[] {
  return ['−∞', ...zeros.map(({ at }) => signed(at)), '∞'];
}

function partsOf(zeros: readonly Zero[], signs: readonly number[], wanted: number): readonly string[] {
  const at = ends(zeros);
  return signs.flatMap((sign, place) => (sign === wanted ? [`(${at[place]}, ${at[place + 1]})`] : []));
}

function partsText(zeros: readonly Zero[], signs: readonly number[], wanted: number): string {
  return partsOf(zeros, signs, wanted).join(' ∪ ');
}

/** The same parts with their finite ends included. */
function closedText(parts: string): string {
  return parts
    .replace(/\((?=[\d−]+,)/g, '[')
    .replace(/\[−∞/g, '(−∞')
    .replace(/(\d)\)/g, '$1]');
}

function drawZeros(level: Level, random: Random): readonly Zero[] {
  const start = random.int(-9, level === 1 ? 9 : 0);
  const gaps = [random.int(2, level === 1 ? 9 : 5), random.int(1, 5), random.int(1, 4)];
  const second = start + (gaps[0] ?? 1);
  const third = second + (gaps[1] ?? 1);
  const single = (at: number): Zero => ({ at, power: 1 });
  if (level === 1) return [single(start), single(second)];
  if (level === 2) return [single(start), single(second), single(third)];
  const doubled = random.int(0, 2);
  return [start, second, third].map((at, place) => ({ at, power: place === doubled ? 2 : 1 }));
}

function chartOf(zeros: readonly Zero[], signs: ('+' | '−' | null)[]): DiagramOf<'sign-chart'> {
  return {
    kind: 'sign-chart',
    points: zeros.map(({ at }) => signed(at)),
    rows: [{ name: 'f(x)', signs, at: zeros.map(() => '0') }],
  };
}
