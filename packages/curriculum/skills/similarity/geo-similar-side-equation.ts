import type { DiagramOf } from '@playforward/diagram';
import { numberSkill, takeDistractors } from '../../src/kit/index.ts';
import { namedFigure } from '../../src/pictures/named-figures.ts';

/** The first triangle has the sides `first`, in parts of `bottom`; the second one is `top` / `bottom` as large. */
type Params = {
  letters: readonly [string, string, string, string, string, string];
  parts: readonly [number, number, number];
  top: number;
  bottom: number;
};

const sets = ['ABCDEF', 'JKLMNP', 'PQRSTU', 'RSTUVW', 'ABCPQR', 'DEFKLM', 'GHJXYZ', 'KLMRST'] as const;
/** Sides of triangles that are easy to draw, none twice as long as another. */
const shapes = [
  [4, 5, 6],
  [5, 6, 7],
  [5, 7, 8],
  [6, 7, 9],
  [6, 8, 9],
  [7, 8, 10],
  [4, 6, 7],
  [7, 9, 10],
  [5, 8, 9],
  [6, 9, 10],
] as const;

/** Level 1 has a whole factor and a picture, level 2 any factor, level 3 asks for a side of the first triangle. */
export const geoSimilarSideEquation = numberSkill('geo-similar-side-equation', {
  version: 1,
  form: 'number',
  text: {
    headline: 'Find a side of a similar triangle',
    similar: 'Triangles {first} and {second} are similar, with the corners in matching order.',
    given: '{AB} is {ab} cm, {BC} is {bc} cm, {AC} is {ac} cm and {DE} is {de} cm long.',
    'given-back': '{DE} is {de} cm, {EF} is {ef} cm, {DF} is {df} cm and {AB} is {ab} cm long.',
    ask: [
      'How long is {EF}, in centimeters?',
      'What is the length of {EF}, in centimeters?',
      'Find the length of {EF} in centimeters.',
      'How many centimeters long is {EF}?',
    ],
    'ask-back': [
      'How long is {BC}, in centimeters?',
      'What is the length of {BC}, in centimeters?',
      'Find the length of {BC} in centimeters.',
      'How many centimeters long is {BC}?',
    ],
    right: 'Matching sides of similar triangles have the same ratio.',
    inverts: 'This uses the ratio the other way around. Which of the two triangles is larger?',
    letters: 'This uses another side. Which letters are in the same places of the names?',
    adds: 'This adds or subtracts the same length. Do similar triangles have equal differences or equal ratios?',
    same: 'This takes the sides as equal. Are the two triangles of one size?',
    given2: 'This side is given already. Which side does the question ask for?',
    other: 'Find two matching sides that are both known. What is their ratio?',
    'match-do': 'Match the sides by their letters.',
    'match-why': 'Corners in the same places of the names belong together.',
    'ratio-do': 'Find the ratio of the known pair.',
    'ratio-why': 'It is the factor between the triangles.',
    'use-do': 'Use the factor on the other side.',
    'use-why': 'All matching sides have the same factor.',
    'check-do': 'Check the ratios.',
    'check-why': 'Both pairs must have the same one.',
    final: 'The side is {value} cm long.',
  },
  draw({ level, random }): Params {
    const shape = random.shuffle(random.pick(shapes));
    const [top, bottom] =
      level === 1
        ? ([random.int(2, 4), 1] as const)
        : random.pick([
            [3, 2],
            [4, 3],
            [5, 2],
            [5, 3],
            [1, 2],
            [2, 3],
            [3, 4],
          ] as const);
    const size = level === 1 ? random.int(1, 2) : random.int(1, 2);
    const [a = '', b = '', c = '', d = '', e = '', f = ''] = random.pick(sets);
    return {
      letters: [a, b, c, d, e, f],
      parts: [(shape[0] ?? 0) * size, (shape[1] ?? 0) * size, (shape[2] ?? 0) * size],
      top,
      bottom,
    };
  },
  build({ letters, parts, top, bottom }: Params, { level, step, distractor }) {
    const [A, B, C, D, E, F] = letters;
    const sides = parts.map((part) => part * bottom);
    const images = parts.map((part) => part * top);
    const [ab = 0, bc = 0, ac = 0] = sides;
    const [de = 0, ef = 0, df = 0] = images;
    const isBack = level === 3;
    const value = isBack ? bc : ef;
    const words = {
      first: A + B + C,
      second: D + E + F,
      AB: A + B,
      BC: B + C,
      AC: A + C,
      DE: D + E,
      EF: E + F,
      ab,
      bc,
      ac,
      de,
      ef,
      df,
      DF: D + F,
      value: String(value),
    };
    const [from, to, known, across] = isBack ? [de, ab, ef, df] : [ab, de, bc, ac];
    const fraction = (p: number, q: number): string => `$\\frac{${p}}{${q}}$`;
    const [p, q] = isBack ? [bottom, top] : [top, bottom];
    const factor = q === 1 ? String(p) : fraction(p, q);
    return {
      words,
      question: ['similar', isBack ? 'given-back' : 'given', isBack ? 'ask-back' : 'ask'],
      diagram: level === 1 ? pictureOf(letters, parts, top) : null,
      answer: value,
      distractors: takeDistractors(value, [
        distractor('adds-the-difference', known + to - from, 'adds'),
        distractor('matches-letters-in-the-wrong-order', (across * p) / q, 'letters'),
        ...((known * q) % p === 0 ? [distractor('inverts-the-ratio', (known * q) / p, 'inverts')] : []),
        distractor('slip', known, 'same'),
        distractor('slip', to, 'given2'),
      ]),
      steps: [
        step(
          'match',
          `${words.first} and ${words.second}`,
          `${words.AB} with ${words.DE}, ${words.BC} with ${words.EF}`,
        ),
        step('ratio', `${to} ÷ ${from}`, factor),
        step('use', `${known} · ${factor}`, value),
        step('check', `${fraction(value, known)} and ${fraction(to, from)}`, factor),
      ],
      claims: [`${known} * ${to} / ${from} = ${value}`, `${value} / ${known} = ${p} / ${q}`],
    };
  },
});

/** Both triangles side by side; the sides that are told are labeled. */
function pictureOf(
  [A, B, C, D, E, F]: Params['letters'],
  [ab, bc, ac]: Params['parts'],
  top: number,
): DiagramOf<'triangle'> {
  const x = (ab * ab + ac * ac - bc * bc) / (2 * ab);
  const y = Math.sqrt(ac * ac - x * x);
  const start = Math.max(ab, x) + 0.6 * ab;
  return {
    kind: 'triangle',
    ...namedFigure({
      points: [
        [A, 0, 0],
        [B, ab, 0],
        [C, x, y],
        [D, start, 0],
        [E, start + top * ab, 0],
        [F, start + top * x, top * y],
      ],
      area: [0, 1, 2],
      sides: [
        [0, 1, ''],
        [1, 2],
        [2, 0],
        [3, 4, `${top * ab}`],
        [4, 5, null],
        [5, 3],
      ],
    }),
  };
}
