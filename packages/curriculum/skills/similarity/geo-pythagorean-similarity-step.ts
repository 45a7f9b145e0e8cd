import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill, type Random } from '../../src/kit/index.ts';
import { namedFigure } from '../../src/pictures/named-figures.ts';

/**
 * Names of both legs, of the hypotenuse and of its parts beside the first and the second leg; or, where `parts` has
 * them, the lengths of these parts.
 */
type Params = { names: readonly string[]; leg: 0 | 1; parts: readonly [number, number] | null };

const alphabet = [...'abcdfghkmnpqrstuvwz'];

/** Level 1 asks for the proportion of a leg, level 2 for its product, level 3 for the step that joins both. */
export const geoPythagoreanSimilarityStep = choiceSkill('geo-pythagorean-similarity-step', {
  version: 2,
  text: {
    headline: 'Fill the gap in the proof',
    facts:
      'A right triangle has legs {a} and {b} and hypotenuse {c}. The altitude cuts {c} into {p} beside {a} and {q} beside {b}.',
    numbers:
      'A right triangle has legs {a} and {b}. The altitude cuts the hypotenuse into {p} beside {a} and {q} beside {b}.',
    'ask-ratio': [
      'Which proportion follows for the leg {leg}?',
      'Which proportion is true for the leg {leg}?',
    ],
    'ask-product': ['Which product follows for the leg {leg}?', 'Which product is true for the leg {leg}?'],
    known: 'The proof has found {one} and {two}.',
    'ask-join': ['Which line comes next?', 'What does the proof write next?'],
    line: '{line}.',
    'right-ratio': 'The small triangle beside this leg has the same angles as the whole one.',
    'right-product': 'Multiplying across the proportion gives this product.',
    'right-join': 'Both products share the factor {c}, and the two parts make {c}.',
    pairs: 'This pairs the leg with the part on the other side. Which part lies beside {leg}?',
    part: 'This uses a part where the whole hypotenuse belongs. Which side of the whole triangle lies across from the right angle?',
    adds: 'This adds sides. Does a proportion lead to sums or to products?',
    'pairs-join': 'This keeps one product only. What becomes of the other one?',
    'part-join': 'This takes a part as a common factor. Which factor do both products share?',
    'adds-join': 'This adds sides where areas stand. What is the sum of both products?',
    other: 'Find the small triangle beside the leg. Compare its sides with the whole triangle.',
    'see-do': 'See the small triangle beside the leg.',
    'see-why': 'It shares an acute angle with the whole triangle, and both have a right angle.',
    'add-do': 'Add both parts of the hypotenuse.',
    'add-why': 'The proportion needs the whole of it.',
    'pair-do': 'Pair its sides with those of the whole triangle.',
    'pair-why': 'Hypotenuse goes with hypotenuse, and leg with leg.',
    'cross-do': 'Multiply across.',
    'cross-why': 'Both sides of the proportion are multiplied by both lower terms.',
    'sum-do': 'Add the two products.',
    'sum-why': 'The squares of both legs are wanted.',
    'factor-do': 'Take out the common factor.',
    'factor-why': 'Both products hold the hypotenuse.',
    'whole-do': 'Put the two parts together.',
    'whole-why': 'The parts of the hypotenuse make the whole.',
    final: 'The line is {line}.',
  },
  draw({ random }): Params {
    const names = random.shuffle(alphabet).slice(0, 5);
    return { names, leg: random.chance(50) ? 0 : 1, parts: random.chance(80) ? drawParts(random) : null };
  },
  build(params: Params, { level, say, step, distractor }) {
    const { leg, parts } = params;
    const [a, b, c, p, q] = shownOf(params);
    const [side, near, , otherLeg] = leg === 0 ? [a, p, q, b] : [b, q, p, a];
    const lines = linesOf(params)[level];
    const dressed = Object.fromEntries(
      Object.entries({ a, b, c, p, q, leg: side }).map(([name, letter]) => [name, tex(letter)]),
    );
    const words = {
      ...dressed,
      one: tex(`${a}^2 = ${times(c, p)}`),
      two: tex(`${b}^2 = ${times(c, q)}`),
      line: lines.right,
    };
    const join = level === 3 ? '-join' : '';
    const pair = step(
      'pair',
      `${tex(side)}, ${tex(near)} and ${tex(c)}, ${tex(side)}`,
      ratio(side, c, [near, side]),
    );
    const see = step(
      'see',
      `${tex(side)} and ${tex(otherLeg)}`,
      `the triangle with ${tex(side)} and ${tex(near)}`,
    );
    const whole = parts === null ? [] : [step('add', `${p} + ${q}`, c)];
    return {
      words,
      question: [
        parts === null ? 'facts' : 'numbers',
        level === 3 ? 'known' : null,
        ({ 1: 'ask-ratio', 2: 'ask-product', 3: 'ask-join' } as const)[level],
      ],
      diagram: level === 3 ? null : pictureOf([a, b, p, q], parts ?? [9, 16]),
      answer: {
        value: 'right',
        text: 'line',
        reason: ({ 1: 'right-ratio', 2: 'right-product', 3: 'right-join' } as const)[level],
      },
      distractors: [
        distractor(
          'pairs-sides-that-do-not-match',
          'pairs',
          `pairs${join}`,
          say('line', { line: lines.pairs }),
        ),
        distractor(
          'uses-a-part-for-the-whole-hypotenuse',
          'part',
          `part${join}`,
          say('line', { line: lines.part }),
        ),
        distractor(
          'adds-sides-instead-of-products',
          'adds',
          `adds${join}`,
          say('line', { line: lines.adds }),
        ),
      ],
      steps:
        level === 1
          ? [...whole, see, pair]
          : level === 2
            ? [...whole, see, pair, step('cross', ratio(side, c, [near, side]), lines.right)]
            : [
                step(
                  'sum',
                  `${words.one} and ${words.two}`,
                  tex(`${a}^2 + ${b}^2 = ${times(c, p)} + ${times(c, q)}`),
                ),
                step('factor', tex(`${times(c, p)} + ${times(c, q)}`), tex(`${c} (${p} + ${q})`)),
                step('whole', tex(`${p} + ${q}`), tex(c)),
              ],
      // The triangle with the sides 15, 20 and 25 and the parts 9 and 16 has all of these relations.
      claims: ['15^2 = 25 * 9', '20^2 = 25 * 16', '25 * 9 + 25 * 16 = 25 * (9 + 16)'],
    };
  },
});

const tex = (text: string): string => `$${text}$`;

function ratio(one: string, two: string, [three, four]: readonly [string, string]): string {
  return tex(`\\frac{${one}}{${two}} = \\frac{${three}}{${four}}`);
}

/** A product of letters, or of numbers with a dot. */
function times(one: string, two: string): string {
  return /\d/.test(one) ? `${one} \\cdot ${two}` : `${one} ${two}`;
}

/** Both legs, the hypotenuse and its parts as the question writes them. */
function shownOf({ names, parts }: Params): readonly [string, string, string, string, string] {
  const [a = '', b = '', c = '', p = '', q = ''] = names;
  if (parts === null) return [a, b, c, p, q];
  return [a, b, String(parts[0] + parts[1]), String(parts[0]), String(parts[1])];
}

/** Two parts that differ and leave room for the names in the picture. */
function drawParts(random: Random): readonly [number, number] {
  return random.until(() => {
    const [p, q] = [random.int(2, 20), random.int(2, 20)];
    return p !== q && Math.max(p, q) <= 3 * Math.min(p, q) ? [p, q] : null;
  });
}

type Lines = Readonly<Record<'right' | 'pairs' | 'part' | 'adds', string>>;

/** The right line of each level with what other ways of thinking lead to. */
function linesOf(params: Params): Readonly<Record<1 | 2 | 3, Lines>> {
  const [a, b, c, p, q] = shownOf(params);
  const [side, near, far] = params.leg === 0 ? [a, p, q] : [b, q, p];
  return {
    1: {
      right: ratio(side, c, [near, side]),
      pairs: ratio(side, c, [far, side]),
      part: ratio(side, far, [near, side]),
      adds: tex(`${side} + ${c} = ${near} + ${side}`),
    },
    2: {
      right: tex(`${side}^2 = ${times(c, near)}`),
      pairs: tex(`${side}^2 = ${times(c, far)}`),
      part: tex(`${side}^2 = ${times(p, q)}`),
      adds: tex(`2 ${side} = ${c} + ${near}`),
    },
    3: {
      right: tex(`${a}^2 + ${b}^2 = ${c} (${p} + ${q})`),
      pairs: tex(`${a}^2 + ${b}^2 = ${times(c, near)}`),
      part: tex(`${a}^2 + ${b}^2 = ${near} (${c} + ${far})`),
      adds: tex(`${a}^2 + ${b}^2 = ${c} + ${p} + ${q}`),
    },
  };
}

function pictureOf(
  [a, b, p, q]: readonly [string, string, string, string],
  [one, two]: readonly [number, number],
): DiagramOf<'right-triangle'> {
  const height = Math.round(Math.sqrt(one * two) * 1000) / 1000;
  return {
    kind: 'right-triangle',
    ...namedFigure({
      points: [
        ['', 0, 0],
        ['', one + two, 0],
        ['', one, height],
        ['', one, 0],
      ],
      area: [0, 1, 2],
      sides: [
        [0, 3, p],
        [3, 1, q],
        [1, 2, b],
        [2, 0, a],
        [2, 3, '', 'dashed'],
      ],
      angles: [[2, 0, 1, '', 'square']],
    }),
  };
}
