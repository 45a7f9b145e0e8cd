import type { DiagramOf } from '@playforward/diagram';
import { type NumberCandidate, numberSkill, takeDistractors } from '../../src/kit/index.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';
import { namedFigure } from '../../src/pictures/named-figures.ts';
import { drawPoints } from '../../src/pictures/point-names.ts';

/**
 * nested: D on AB and E on AC, DE parallel to BC, AD = `near` and DB = `rest`, DE = `small` and BC = `large`. crossed: AB
 * and CD are parallel, AD and BC cross at E, AE = `near`, ED = `rest`, AB = `small`, CD = `large`.
 */
type Params = {
  kind: 'nested' | 'inner' | 'crossed';
  points: readonly string[];
  near: number;
  rest: number;
  small: number;
  large: number;
};

/** Level 1 asks for the long parallel, level 2 for the short one, level 3 has crossed triangles. */
export const geoNestedSimilarSide = numberSkill('geo-nested-similar-side', {
  version: 1,
  form: 'number',
  text: {
    headline: 'Find a length in two triangles',
    'nested-facts': 'In triangle {ABC}, {D} lies on {AB} and {E} on {AC}. {DE} is parallel to {BC}.',
    'nested-given': '{AD} is {near} m, {DB} is {rest} m and {DE} is {small} m long.',
    'nested-ask': [
      'How long is {BC}, in meters?',
      'What is the length of {BC}, in meters?',
      'Find the length of {BC} in meters.',
      'How many meters long is {BC}?',
    ],
    'inner-given': '{AD} is {near} m, {DB} is {rest} m and {BC} is {large} m long.',
    'inner-ask': [
      'How long is {DE}, in meters?',
      'What is the length of {DE}, in meters?',
      'Find the length of {DE} in meters.',
      'How many meters long is {DE}?',
    ],
    'crossed-facts': '{AB} is parallel to {CD}. {AD} and {BC} cross at {E}.',
    'crossed-given': '{AE} is {near} m, {ED} is {rest} m and {AB} is {small} m long.',
    'crossed-ask': [
      'How long is {CD}, in meters?',
      'What is the length of {CD}, in meters?',
      'Find the length of {CD} in meters.',
      'How many meters long is {CD}?',
    ],
    right: 'The small and the large triangle have equal angles, so their sides have one ratio.',
    part: 'This compares with a part of the side. Which side of the large triangle matches {AD}?',
    whole: 'This takes both stretches together. Which two sides of the crossed triangles match?',
    wrong: 'This flips the ratio or takes another pair. Which of the two sides is longer?',
    adds: 'This adds or subtracts a length. Do similar triangles have equal differences or equal ratios?',
    same: 'This takes both parallel sides as equal. Does the triangle grow between them?',
    along: 'This is a length along the slanted side. Which of the parallel sides does the question ask for?',
    other: 'Name the two triangles. Which sides of them match?',
    'see-do': 'See the two similar triangles.',
    'see-why': 'Parallel lines give equal angles, so AA holds.',
    'whole-do': 'Find the whole side of the large triangle.',
    'whole-why': 'It is made of both parts.',
    'ratio-do': 'Find the ratio of two matching sides.',
    'ratio-why': 'All matching sides have this ratio.',
    'use-do': 'Use the ratio on the parallel side.',
    'use-why': 'The parallel sides match, too.',
    final: 'The length is {value} m.',
  },
  draw({ level, random }): Params {
    const points = drawPoints(random, 5);
    const near = random.int(2, 8);
    const rest = random.pick([2, 3, 4, 5, 6, 7, 8, 9].filter((length) => length !== near));
    const whole = level === 3 ? rest : near + rest;
    // Both parallels are whole: the short one is a multiple of the first side in lowest terms with the whole.
    const divisor = commonDivisor(near, whole);
    const times = random.int(2, 6);
    return {
      kind: level === 1 ? 'nested' : level === 2 ? 'inner' : 'crossed',
      points,
      near,
      rest,
      small: (times * near) / divisor,
      large: (times * whole) / divisor,
    };
  },
  build(params: Params, { level, step, distractor }) {
    const { kind, points, near, rest, small, large } = params;
    const [A = '', B = '', C = '', D = '', E = ''] = points;
    const whole = kind === 'crossed' ? rest : near + rest;
    const [value, known] = kind === 'inner' ? [small, large] : [large, small];
    const words = {
      ABC: A + B + C,
      AB: A + B,
      AC: A + C,
      BC: B + C,
      AD: A + D,
      DB: D + B,
      DE: D + E,
      CD: C + D,
      AE: A + E,
      ED: E + D,
      D,
      E,
      near,
      rest,
      small,
      large,
      value: String(value),
    };
    const share = (top: number, bottom: number): string => `$\\frac{${top}}{${bottom}}$`;
    const [p, q] = kind === 'inner' ? [near, whole] : [whole, near];
    const short = kind === 'crossed' ? `${A}${B}${E} and ${D}${C}${E}` : `${A}${D}${E} and ${words.ABC}`;
    const wrong: readonly NumberCandidate[] = [
      kind === 'crossed'
        ? distractor('uses-a-part-for-the-whole-side', (known * (near + rest)) / near, 'whole')
        : distractor(
            'uses-a-part-for-the-whole-side',
            kind === 'inner' ? (known * near) / rest : (known * rest) / near,
            'part',
          ),
      distractor(
        'matches-the-wrong-sides',
        kind === 'inner'
          ? (known * rest) / whole
          : kind === 'nested'
            ? (known * whole) / rest
            : (known * near) / rest,
        'wrong',
      ),
      distractor(
        'adds-the-difference',
        kind === 'crossed' ? known + rest - near : kind === 'inner' ? known - rest : known + rest,
        'adds',
      ),
      distractor('slip', known, 'same'),
      distractor('slip', near + rest, 'along'),
    ];
    return {
      words,
      question: [kind === 'crossed' ? 'crossed-facts' : 'nested-facts', `${kind}-given`, `${kind}-ask`],
      diagram: level === 3 ? null : pictureOf(params),
      answer: value,
      distractors: takeDistractors(
        value,
        wrong.filter((one) => Number.isInteger(one.value * 4)),
      ),
      steps: [
        step('see', 'two triangles', short),
        kind === 'crossed' ? null : step('whole', `${near} + ${rest}`, whole),
        step('ratio', `${p} ÷ ${q}`, share(p, q)),
        step('use', `${known} · ${share(p, q)}`, value),
      ],
      claims: [`${small} / ${large} = ${near} / ${whole}`],
    };
  },
});

/** The large triangle with the parallel inside; told lengths are labeled, the asked one is open. */
function pictureOf({ kind, points, near, rest, small, large }: Params): DiagramOf<'triangle'> {
  const [A = '', B = '', C = '', D = '', E = ''] = points;
  const part = near / (near + rest);
  const [width, height] = [8, 6];
  const top = 3;
  const at = (x: number): number => top + (x - top) * part;
  return {
    kind: 'triangle',
    ...namedFigure({
      points: [
        [A, top, height],
        [B, 0, 0],
        [C, width, 0],
        [D, at(0), height * (1 - part)],
        [E, at(width), height * (1 - part)],
      ],
      area: [0, 1, 2],
      sides: [
        [0, 3, `${near} m`],
        [3, 1, `${rest} m`],
        [1, 2, kind === 'inner' ? `${large} m` : null],
        [2, 0],
        [3, 4, kind === 'inner' ? null : `${small} m`],
      ],
      toScale: false,
    }),
  };
}
