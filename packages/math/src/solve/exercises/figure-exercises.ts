import { addStep, startChain } from '../proof/chain.ts';
import { byFormula, byRounding, type Exercise, exercise } from './exercise.ts';

const sides =
  'triangle 3, square 4, quadrilateral 4, pentagon 5, hexagon 6, heptagon 7, octagon 8, nonagon 9, decagon 10, dodecagon 12';
const names: Readonly<Record<string, number>> = Object.fromEntries(
  sides.split(', ').map((text) => [text.split(' ')[0] ?? '', Number(text.split(' ')[1])]),
);
const polygon = `(?<p>${Object.keys(names).join('|')})`;

const degrees = (value: string): string => `${value}°`;

const regular = [
  ...exercise(
    [
      `(?:find|what is)? ?(?:the )?(?:measure of )?(?:each|one|an|a single) interior angle (?:of|in) a regular ${polygon}(?: measures? what)?`,
      `how (?:big|large|many degrees) is (?:each|one|an) (?:interior )?angle (?:of|in) a regular ${polygon}`,
      `each interior angle of a regular ${polygon} (?:measures|is) (?:what|how many degrees|how much)`,
    ],
    ({ p = '' }) =>
      byFormula({
        formula: 'a = (n - 2) · 180/n',
        values: { n: `${names[p.toLowerCase()]}` },
        rule: 'polygon-angles',
        kind: 'geometry',
        says: degrees,
      }),
  ),
];

const rightTriangle = [
  ...exercise(
    [
      `(?:from )?(?:a|the) (?:point|spot|person)(?: is| standing)? {d} (?<u>ft|feet|m|meters?) (?:away )?from (?:the (?:base|foot|bottom) of )?(?:a|the) (?<w>[a-z ]+?)[,.;]? (?:and )?(?:the )?(?:angle of elevation|looks up at an angle|sees the top at an angle of elevation)(?: of| to) ?(?:the |its )?(?:top)?(?: of the [a-z ]+)?(?: is| of)? {a}[deg][.,;] (?:how (?:tall|high) is|find the height of|what is the height of) the [a-z ]+`,
    ],
    ({ d = '', a = '', u = '' }) =>
      byRounding({
        formula: 'h = d · tan(a)',
        values: { d, a: `${a}°` },
        rule: 'tangent-of-angle',
        kind: 'trigonometry',
        places: 1,
        says: (h) => `${h} ${u}`,
      }),
  ),
];

/** a^n : b^n worked out. */
function scaled(a: string, b: string, power: number): ReturnType<Exercise['work']> {
  const chain = startChain(`${a}^${power} : ${b}^${power}`);
  const [x, y] = [BigInt(a) ** BigInt(power), BigInt(b) ** BigInt(power)];
  addStep(chain, `${x} : ${y}`, { rule: 'similar-figures' });
  return {
    kind: 'ratio',
    chain,
    answer: `${x}:${y}`,
    check: [
      { claim: `${a}^${power} = ${x}`, holds: true },
      { claim: `${b}^${power} = ${y}`, holds: true },
    ],
  };
}

/** The ratio of lengths to that of areas and volumes. */
const similar: readonly Exercise[] = (
  [
    [
      '(?:sides?|lengths?|perimeters?|scale factor|heights?|radii|corresponding sides)',
      'areas?|surface areas?',
      2,
    ],
    ['(?:sides?|lengths?|scale factor|heights?|radii|edges|corresponding sides)', 'volumes?', 3],
  ] as const
).flatMap(([given, asked, power]) =>
  exercise(
    [
      `(?:the )?(?:ratio of )?(?:the )?(?:corresponding )?${given} (?:of|between) (?:the )?(?:two )?similar [a-z]+ (?:is|are in (?:the|a) ratio(?: of)?) {a} ?(?::|to) ?{b}[.,;] (?:what is|find) the ratio of (?:their|the) (?:${asked})(?: of the [a-z ]+)?`,
      `two similar [a-z]+ have (?:a )?${given} (?:ratio )?(?:of|in (?:the|a) ratio(?: of)?) {a} ?(?::|to) ?{b}[.,;] (?:what is|find) the ratio of (?:their|the) (?:${asked})`,
    ],
    ({ a = '', b = '' }) => scaled(a, b, power),
  ),
);

/** The altitude to the hypotenuse is the geometric mean of the parts of the hypotenuse. */
const altitude: readonly Exercise[] = exercise(
  [
    'in a right triangle,? the altitude (?:drawn )?to the hypotenuse (?:divides|splits|cuts) (?:it|the hypotenuse) into (?:two )?(?:segments|parts|pieces)(?: of| with| whose)?(?: lengths?)?(?: are)? {p} ?(?<u>cm|in|m|ft|inches|feet|units|)? and {q} ?(?:cm|in|m|ft|inches|feet|units|)?[.] ?(?:find|what is|how long is)(?: the)?(?: length of)?(?: the)? altitude',
  ],
  ({ p = '', q = '', u = '' }) =>
    byFormula({
      formula: 'h = √(p · q)',
      values: { p, q },
      rule: 'geometric-mean-altitude',
      kind: 'geometry',
      says: (h) => `${h} ${u === '' ? 'units' : u}`,
    }),
);

export const figureExercises: readonly Exercise[] = [...regular, ...rightTriangle, ...altitude, ...similar];
