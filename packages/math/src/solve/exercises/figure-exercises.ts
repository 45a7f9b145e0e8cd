import { evaluateExact } from '../../judge/equivalent.ts';
import { addStep, startChain } from '../proof/chain.ts';
import { byFormula, byRounding, byStatements, type Exercise, exercise } from './exercise.ts';

const sides =
  'triangle 3, square 4, quadrilateral 4, pentagon 5, hexagon 6, heptagon 7, octagon 8, nonagon 9, decagon 10, dodecagon 12';
const names: Readonly<Record<string, number>> = Object.fromEntries(
  sides.split(', ').map((text) => [text.split(' ')[0] ?? '', Number(text.split(' ')[1])]),
);
const polygon = `(?<p>${Object.keys(names).join('|')})`;
const unit =
  '(?: (?<u>cm|m|mm|km|in|ft|yd|mi|inches|feet|meters|centimeters|yards|miles|units|millimeters))?';
const units = (name: string): string => unit.replace('<u>', `<${name}>`);
const angles = '(?:the )?(?:two )?(?:measures? of )?(?:the )?';
const letterExpression = '\\(?(?<a>[^()]*?[a-z][^()]*?)\\)?[deg]';
const other = '\\(?(?<b>[^()]*?)\\)?[deg]';

const withUnit =
  (u: string | undefined, power: 1 | 2 = 1) =>
  (value: string): string =>
    u === undefined || u === 'units' ? value : power === 1 ? `${value} ${u}` : `${value} square ${u}`;

const degrees = (value: string): string => `${value}°`;

/** Pairs of angles that are equal, or add up to 180° or 90°. */
const pairOfAngles = [
  ['(?:vertical|corresponding|alternate (?:interior|exterior)|opposite|congruent|base)', '='],
  [
    '(?:supplementary|same-side (?:interior|exterior)|consecutive interior|co-interior|linear pair(?: of)?|adjacent supplementary)',
    '180',
  ],
  ['complementary', '90'],
].flatMap(([kind = '', sum = '']) =>
  exercise(
    [
      `(?:two parallel lines are cut by a transversal[.,;] )?(?:two )?${angles}${kind} angles (?:are|measure|have measures(?: of)?) ${letterExpression} and ${other}[.,;] (?:find|what is|solve for)(?: the value of)? [a-z]`,
      `(?:find|solve for) [a-z] (?:if|when) (?:two )?${angles}${kind} angles (?:are|measure|have measures(?: of)?) ${letterExpression} and ${other}`,
      `(?:two )?angles (?:measuring|of|that measure) ${letterExpression} and ${other} (?:are|form an?) ${kind}(?: angles)?[.,;] (?:find|what is|solve for)(?: the value of)? [a-z]`,
      ...(sum === '='
        ? [
            `an angle measures ${letterExpression} and its ${kind} angle (?:measures|is) ${other}[.,;] (?:find|what is|solve for)(?: the value of)? [a-z]`,
          ]
        : []),
    ],
    ({ a = '', b = '' }) => (sum === '=' ? `solve ${a} = ${b}` : `solve (${a}) + (${b}) = ${sum}`),
  ),
);

const triangleLetters = exercise(
  [
    '(?:the )?(?:measures of the )?(?:interior )?angles (?:of|in) a triangle (?:are|measure|have measures(?: of)?) \\(?(?<a>[^()]*?)\\)?[deg], \\(?(?<b>[^()]*?)\\)?[deg],? and \\(?(?<c>[^()]*?)\\)?[deg][.,;] (?:find|what is|solve for)(?: the value of)? (?<x>[a-z])',
  ],
  ({ a = '', b = '', c = '' }) =>
    /[a-z]/.test(`${a}${b}${c}`) ? `solve (${a}) + (${b}) + (${c}) = 180` : null,
);

const isosceles = [
  ...exercise(
    [
      '(?:in )?an isosceles triangle(?: has| with)? an? vertex angle (?:of|measuring|that measures) {v}[deg][.,;] (?:find|what is|how big is)(?: the measure of)? (?:each|a|one|the)(?: of the)? base angles?',
      '(?:the )?vertex angle of an isosceles triangle (?:is|measures) {v}[deg][.,;] (?:find|what is)(?: the measure of)? (?:each|a|one|the)(?: of the)? base angles?',
    ],
    ({ v = '' }) =>
      byFormula({
        formula: 'b = (180 - v)/2',
        values: { v },
        rule: 'base-angles',
        kind: 'geometry',
        says: degrees,
      }),
  ),
  ...exercise(
    [
      '(?:in )?an isosceles triangle(?: has| with)? (?:an? )?base angles? (?:of|measuring|that measures?) {b}[deg](?: each)?[.,;] (?:find|what is)(?: the measure of)? the vertex angle',
      '(?:each|a|the) base angle of an isosceles triangle (?:is|measures) {b}[deg][.,;] (?:find|what is)(?: the measure of)? the vertex angle',
    ],
    ({ b = '' }) =>
      byFormula({
        formula: 'v = 180 - 2 · b',
        values: { b },
        rule: 'base-angles',
        kind: 'geometry',
        says: degrees,
      }),
  ),
];

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
  ...exercise(
    [
      '(?:a|each|one|an)? ?(?:regular polygon has (?:an )?|if (?:the |each )?)?(?:each )?exterior angles? (?:of (?:a regular polygon )?(?:is |measures )?|(?:that )?measur(?:es|ing) )?{a}[deg](?: each)?[.,;] how many sides does (?:it|the polygon) have',
      '(?:each|an|one) exterior angle of a regular polygon (?:is|measures) {a}[deg][.,;] how many sides does (?:it|the polygon) have',
      'how many sides does a regular polygon (?:have|with) (?:if (?:each|an|one) )?exterior angles? (?:of |is |measures )?{a}[deg](?: have)?',
    ],
    ({ a = '' }) =>
      byFormula({
        formula: 'n = 360/a',
        values: { a },
        rule: 'exterior-angles',
        kind: 'geometry',
        says: (n) => (/^\d+$/.test(n) ? n : null),
      }),
  ),
  ...exercise(
    [
      '(?:each|an|one) interior angle of a regular polygon (?:is|measures) {a}[deg][.,;] how many sides does (?:it|the polygon) have',
      'a regular polygon has (?:an )?interior angles? (?:of|measuring) {a}[deg](?: each)?[.,;] how many sides does (?:it|the polygon) have',
    ],
    ({ a = '' }) =>
      byFormula({
        formula: 'n = 360/(180 - a)',
        values: { a },
        rule: 'exterior-angles',
        kind: 'geometry',
        says: (n) => (/^\d+$/.test(n) ? n : null),
      }),
  ),
  ...exercise(
    [`[ask]area of (?:a|the) regular hexagon with (?:a )?sides?(?: lengths?)?(?: of)? {s}${unit}`],
    ({ s = '', u }) =>
      byFormula({
        formula: 'A = 6 · √3/4 · s^2',
        values: { s },
        rule: 'six-triangles',
        kind: 'geometry',
        says: withUnit(u, 2),
      }),
  ),
];

const person = '(?:a|the|an) [a-z ]+?';
const length = (name: string): string =>
  `(?<${name}>\\d+(?:\\.\\d+)?)(?:[ -](?:ft|feet|foot|m|meters?|cm|in|inch(?:es)?|yd|yards?))?(?:[ -]tall|[ -]long|[ -]high)?`;

/** Two upright things and their shadows at one time. */
const shadows = exercise(
  [
    `a ${length('h')} [a-z -]+? (?:casts|has|makes) a ${length('s')}(?: -)? ?shadow[.,;](?: at the same time[.,]?)? ${person} (?:casts|has|makes) a(?: shadow)? ${length('t')}(?: ?shadow)?(?: at the same time)?[.,;] how tall is (?:the|a) [a-z ]+`,
    `a [a-z ]+? (?:that|who|which) is ${length('h')} (?:casts|has|makes) a (?:shadow (?:of )?)?${length('s')}(?: shadow)?[.,;](?: at the same time[.,]?)? ${person} (?:casts|has|makes) a (?:shadow (?:of )?)?${length('t')}(?: ?shadow)?(?: at the same time)?[.,;] (?:how tall is|find the height of|what is the height of) (?:the|a) [a-z ]+`,
    `a ${length('h')} [a-z -]+? (?:casts|has|makes) a shadow(?: that is| of)? ${length('s')}[.,;](?: at the same time[.,]?)? (?:how tall is|find the height of|what is the height of) (?:the|a) [a-z ]+? (?:that|whose|with a|if its) (?:casts a )?shadow(?: that is| of| is)? ${length('t')}`,
    `a ${length('h')} [a-z -]+? (?:casts|has|makes) a shadow(?: that is| of)? ${length('s')}[.,;](?: at the same time[.,]?)? ${person} (?:casts|has|makes) a shadow(?: that is| of)? ${length('t')}[.,;] (?:how tall is|find the height of|what is the height of) (?:the|a) [a-z ]+`,
  ],
  ({ h = '', s = '', t = '' }) =>
    byFormula({ formula: 'x = h/s · t', values: { h, s, t }, rule: 'same-ratio', kind: 'proportion' }),
);

const tail = '(?: long)?';
const rightTriangle = [
  ...exercise(
    [
      `(?:a|the) (?:kite(?:'s)? )?(?:string|rope|wire|cable|ladder|ramp|slide|line)(?: of a kite| to a kite)?(?: is)? {l} (?<u>ft|feet|m|meters?)${tail}(?: and)?(?: that)?(?: makes| leans against a wall and makes| leans on a wall making| making| forms| leaning against a wall makes) an angle of {a}[deg] with the (?:ground|floor|horizontal)[.,;] how (?:high|far up(?: the wall)?) (?:is|does|up the wall does)(?: the (?:kite|ladder|top|end))?(?: it)?(?: reach| above the ground)?(?: above the ground)?`,
    ],
    ({ l = '', a = '', u = '' }) =>
      byRounding({
        formula: 'h = l · sin(a)',
        values: { l, a: `${a}°` },
        rule: 'sine-of-angle',
        kind: 'trigonometry',
        places: 1,
        says: (h) => `${h} ${u}`,
      }),
  ),
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

const named =
  (formula: string, rule: Parameters<typeof byFormula>[0]['rule']) =>
  (templates: readonly string[], power: 1 | 2 = 1): readonly Exercise[] =>
    exercise(templates, ({ u, ...values }) =>
      byFormula({ formula, values, rule, kind: 'geometry', says: withUnit(u, power) }),
    );

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

const triangleTests = [
  ...exercise(
    [
      '(?:can|do|could|will) (?:a triangle have |the |side )?(?:sides|lengths|segments|side lengths)?(?: of)?(?: lengths?)? ?{a}(?: [a-z]+)?,? {b}(?: [a-z]+)?,? and {c}(?: [a-z]+)?(?: (?:form|make|be the sides of|be the side lengths of) a triangle)?',
      '(?:can|is it possible for) a triangle (?:to )?(?:have|with) (?:sides|side lengths)(?: of)?(?: lengths?)? {a}, {b},? (?:and )?{c}(?: exist)?',
      '(?:can|do|could|will) (?:sides |lengths |side lengths )?(?:of )?{a},? {b},? (?:and )?{c} (?:form|make|be the sides of|be the side lengths of) a triangle',
    ],
    ({ a = '', b = '', c = '' }) => {
      const [x = 0, y = 0, z = 0] = [a, b, c].map(Number).sort((one, two) => one - two);
      const fits = x + y > z;
      const sign = x + y === z ? '=' : fits ? '>' : '<';
      return byStatements({ a: `${x}`, b: `${y}`, c: `${z}` }, [`a + b ${sign} c`], {
        kind: 'geometry',
        answer: fits ? 'yes' : 'no',
        rule: 'triangle-inequality',
      });
    },
  ),
  ...exercise(
    [
      '(?:is|does) (?:a |the )?triangle with (?:sides|side lengths)(?: of)?(?: lengths?)? {a}(?: [a-z]+)?, {b}(?: [a-z]+)?,? and {c}(?: [a-z]+)? a right triangle',
      '(?:do|does|can|is|are) (?:the )?(?:sides |side lengths |lengths )?{a}, {b},? (?:and )?{c} (?:form|make|the sides of) a right triangle',
      'is (?:a |the )?triangle with (?:sides|side lengths)(?: of)?(?: lengths?)? {a}, {b},? (?:and )?{c} a right triangle',
      'is {a}, {b},? (?:and )?{c} a pythagorean triple',
    ],
    ({ a = '', b = '', c = '' }) => {
      const [x = 0, y = 0, z = 0] = [a, b, c].map(Number).sort((one, two) => one - two);
      if (x <= 0 || evaluateExact(`${z}`) === null) return null;
      const right = Math.abs(x * x + y * y - z * z) < 1e-9;
      return byStatements({ a: `${x}`, b: `${y}`, c: `${z}` }, [`a^2 + b^2 ${right ? '=' : '≠'} c^2`], {
        kind: 'geometry',
        answer: right ? 'yes' : 'no',
        rule: 'pythagorean-theorem',
      });
    },
  ),
];

const point = (x: string, y: string): string =>
  `(?:[a-z] ?=? ?)?\\((?<${x}>-?\\d+(?:\\.\\d+)?), ?(?<${y}>-?\\d+(?:\\.\\d+)?)\\)`;

const otherEnd = exercise(
  [
    `(?:the )?midpoint of (?:segment |line segment )?(?<n>[a-z])(?<o>[a-z]) is ${point('x', 'y')}(?:,? and|[.,;])(?: (?:endpoint|point))? \\k<n> (?:is |= ?)?(?:at )?${point('p', 'q')}[.,;] (?:find|what is|what are)(?: the coordinates of)?(?: (?:endpoint|point))? \\k<o>`,
    `(?:the )?midpoint of (?:a |the )?(?:line )?segment is ${point('x', 'y')}(?:,? and|[.,;]) (?:one|an|its) endpoint is ${point('p', 'q')}[.,;] (?:find|what is)(?: the coordinates of)? the other end ?point`,
    `(?:find|what is)(?: the coordinates of)? the other end ?point (?:if|when|given) (?:that )?(?:one|an|the) endpoint is ${point('p', 'q')} and (?:the |its )?midpoint is ${point('x', 'y')}`,
  ],
  ({ x = '', y = '', p = '', q = '' }) => {
    const [first, second] = [
      byFormula({ formula: 'x = 2 · m - p', values: { m: x, p }, rule: 'twice-midpoint', kind: 'geometry' }),
      byFormula({ formula: 'y = 2 · n - q', values: { n: y, q }, rule: 'twice-midpoint', kind: 'geometry' }),
    ];
    if (!first || !second) return null;
    const chain = { ...second.chain, steps: [...first.chain.steps, ...second.chain.steps] };
    return {
      kind: 'geometry',
      chain,
      answer: `(${first.answer}, ${second.answer})`,
      check: [...first.check, ...second.check],
    };
  },
);

const radiusFrom = [
  ...exercise(
    [
      `[ask]area of (?:a|the) circle (?:with|whose|that has)(?: a)? circumference (?:of |is )?(?<c>\\d*(?:\\.\\d+)? ?(?:π|pi))${unit}`,
    ],
    ({ c = '', u }) =>
      byFormula({
        formula: 'A = (k/2)^2 · π',
        values: { k: c.replace(/ ?(?:π|pi)/i, '') || '1' },
        rule: 'area-from-circumference',
        kind: 'geometry',
        says: withUnit(u, 2),
      }),
  ),
  ...exercise(
    [
      `[ask](?:circumference) of (?:a|the) circle (?:with|whose|that has)(?: an)? area (?:of |is )?(?<c>\\d*(?:\\.\\d+)? ?(?:π|pi))(?: (?:square )?[a-z]+)?`,
    ],
    ({ c = '' }) =>
      byFormula({
        formula: 'C = 2 · √k · π',
        values: { k: c.replace(/ ?(?:π|pi)/i, '') || '1' },
        rule: 'area-from-circumference',
        kind: 'geometry',
      }),
  ),
  ...exercise(
    [
      `[ask]radius of (?:a|the) circle (?:with|whose|that has)(?: an)? area (?:of |is )?(?<c>\\d*(?:\\.\\d+)?) ?(?:π|pi)(?: (?:square )?[a-z]+)?`,
    ],
    ({ c = '' }) =>
      byFormula({ formula: 'r = √c', values: { c }, rule: 'radius-from-area', kind: 'geometry' }),
  ),
];

export const figureExercises: readonly Exercise[] = [
  ...pairOfAngles,
  ...triangleLetters,
  ...isosceles,
  ...regular,
  ...shadows,
  ...rightTriangle,
  ...similar,
  ...triangleTests,
  ...otherEnd,
  ...radiusFrom,
  ...named('L = π · r · l', 'lateral-area')(
    [
      `[ask]lateral (?:surface )?area of (?:a|the) cone with (?:a )?radius(?: of)? (?<r>\\d+(?:\\.\\d+)?)${units('u')} and (?:a )?slant height(?: of)? (?<l>\\d+(?:\\.\\d+)?)(?: [a-z]+)?`,
    ],
    2,
  ),
  ...named('L = 2 · π · r · h', 'lateral-area')(
    [
      `[ask]lateral (?:surface )?area of (?:a|the) cylinder with (?:a )?radius(?: of)? (?<r>\\d+(?:\\.\\d+)?)${units('u')} and (?:a )?height(?: of)? (?<h>\\d+(?:\\.\\d+)?)(?: [a-z]+)?`,
    ],
    2,
  ),
  ...exercise(
    [
      `[ask](?:total )?(?:number of )?(?:different )?diagonals (?:of|in|does|can be drawn in)(?: an?)?(?: regular| convex)? ${polygon}(?: have| has)?`,
      `how many (?:different )?diagonals (?:are (?:there )?in|does|can be drawn in|has)(?: an?)?(?: regular| convex)? ${polygon}(?: have| has)?`,
      'how many (?:different )?diagonals (?:are (?:there )?in|does|has|of)(?: an?)?(?: regular| convex)?(?: polygon with {k} sides| {k}[- ](?:gon|sided polygon))(?: have| has)?',
    ],
    ({ p = '', k }) => {
      const n = k === undefined ? names[p.toLowerCase()] : Number(k);
      if (n === undefined || n < 3) return null;
      const values = { n: `${n}` };
      return byFormula({
        formula: 'd = n · (n - 3)/2',
        values,
        rule: 'diagonals-of-polygon',
        kind: 'geometry',
      });
    },
  ),
];
