import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random, type Tools, takeDistractors } from '../../src/kit/index.ts';
import { isShort } from '../../src/numbers/linear-sides.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';
import { namedFigure } from '../../src/pictures/named-figures.ts';

/** Similar things with their unit and the longest side that makes sense. */
const things = [
  { key: 'photo', unit: 'inches', one: 'inch', sign: 'in', most: 30 },
  { key: 'flag', unit: 'feet', one: 'foot', sign: 'ft', most: 15 },
  { key: 'screen', unit: 'inches', one: 'inch', sign: 'in', most: 50 },
  { key: 'patch', unit: 'centimeters', one: 'centimeter', sign: 'cm', most: 30 },
  { key: 'garden', unit: 'meters', one: 'meter', sign: 'm', most: 30 },
] as const;

/** Similar triangles, in the same way. */
const triangles = [
  { key: 'triangle', unit: 'centimeters', one: 'centimeter', sign: 'cm', most: 40 },
  { key: 'sail', unit: 'feet', one: 'foot', sign: 'ft', most: 30 },
  { key: 'pennant', unit: 'inches', one: 'inch', sign: 'in', most: 40 },
] as const;

type Scaled = { asks: 'second' | 'around'; top: number; bottom: number; s: number; t: number };

/** The first figure is s by t, the second top/bottom times as large; asked is the side of the second that matches t. */
type Rectangles = Scaled & { thing: (typeof things)[number] };

/** The longest side s, the shortest side t, and r between them; the second triangle is drawn turned over or not. */
type Triangles = Scaled & { thing: (typeof triangles)[number]; r: number; over: boolean };

type Params = Rectangles | Triangles;

const text = {
  headline: 'Find a side of a similar figure',
  'photo-shown': 'The picture shows a photo and a similar print of it.',
  'flag-shown': 'The picture shows two similar flags.',
  'screen-shown': 'The picture shows two similar screens.',
  'patch-shown': 'The picture shows two similar patches of a quilt.',
  'garden-shown': 'The picture shows two similar flower gardens.',
  'ask-shown': 'How long is the side with the question mark?',
  'photo-told': 'A photo is {s} inches wide and {t} inches tall. A similar print is {u} inches wide.',
  'flag-told': 'A flag is {s} feet wide and {t} feet tall. A similar flag is {u} feet wide.',
  'screen-told': 'A screen is {s} inches wide and {t} inches tall. A similar screen is {u} inches wide.',
  'patch-told':
    'A patch of a quilt is {s} centimeters wide and {t} centimeters tall. A similar one is {u} centimeters wide.',
  'garden-told': 'A garden is {s} meters long and {t} meters wide. A similar garden is {u} meters long.',
  'ask-tall': 'How tall is it?',
  'ask-wide': 'How wide is it?',
  'photo-around': 'A photo is {s} by {t} inches. A similar print has a perimeter of {p} inches.',
  'flag-around': 'A flag is {s} by {t} feet. A similar flag has a perimeter of {p} feet.',
  'screen-around': 'A screen is {s} by {t} inches. A similar screen has a perimeter of {p} inches.',
  'patch-around':
    'A patch of a quilt is {s} by {t} centimeters. A similar one has a perimeter of {p} centimeters.',
  'garden-around': 'A garden is {s} by {t} meters. A similar garden has a perimeter of {p} meters.',
  'ask-short': 'How long is its shorter side?',
  'triangle-shown': 'In the picture, triangle ABC is similar to triangle DEF.',
  'sail-shown': 'The picture shows two sails. Triangle ABC is similar to triangle DEF.',
  'pennant-shown': 'The picture shows two pennants. Triangle ABC is similar to triangle DEF.',
  'triangle-told': 'Triangle ABC is similar to triangle DEF.',
  'sail-told': 'The sails ABC and DEF are similar triangles, with the corners in this order.',
  'pennant-told': 'The pennants ABC and DEF are similar triangles, with the corners in this order.',
  'sides-told':
    'AB is {s} {unit} long, BC is {r} {unit} long, and CA is {t} {unit} long. DE is {u} {unit} long.',
  'ask-fd': 'How long is FD?',
  'triangle-around':
    'The sides of a triangle are {s}, {r} and {t} centimeters long. A similar triangle has a perimeter of {p} centimeters.',
  'sail-around':
    'The sides of a triangular sail are {s}, {r} and {t} feet long. A similar sail has a perimeter of {p} feet.',
  'pennant-around':
    'The sides of a triangular pennant are {s}, {r} and {t} inches long. A similar one has a perimeter of {p} inches.',
  'ask-shortest': 'How long is its shortest side?',
  'ask-area': 'What is its area, in square {unit}?',
  right: 'In similar figures, all sides have the same scale factor.',
  'right-around': 'A perimeter is a length, so it has the same factor as the sides.',
  'right-area': 'The factor gives both sides, and both sides give the area.',
  adds: 'This adds the same length to both sides. What does a scale factor do to each side?',
  'takes-off': 'This takes the same length off both sides. What does a scale factor do to each side?',
  twice: 'This doubles the side. Which side of the second figure does the question ask for?',
  inverse: 'This uses the factor the other way around. Is the second figure larger or smaller?',
  match: 'This pairs sides that do not match. Which side of the first figure goes with {u}?',
  partner: 'This multiplies BC. Which side of ABC goes with FD?',
  middle: 'This multiplies the middle side. Which side of the first triangle is the shortest?',
  third: 'This shares the perimeter in three equal parts. How long are the sides one by one?',
  given: 'This is the length of DE. Which side does the question ask for?',
  longest: 'This is the longest side. Which one does the question ask for?',
  long: 'This is the longer side. Which one does the question ask for?',
  half: 'This is half of the perimeter. How long are the sides one by one?',
  once: 'This uses the factor once on the area. In how many directions does an area grow?',
  around2: 'This is the area of the first figure. How does it change?',
  other: 'Find the factor from two lengths that match. Then use it.',
  'first-do': 'Find the perimeter of the first figure.',
  'first-why': 'It has two sides of each kind.',
  'first-three': 'It is the sum of all three sides.',
  'factor-do': 'Find the scale factor.',
  'factor-why': 'It is the second length over the first one that matches it.',
  'times-do': 'Multiply the matching side by the factor.',
  'times-why': 'Every side has the same factor.',
  'long-do': 'Multiply the longer side.',
  'short-do': 'Multiply the shorter side.',
  'long-why': 'It has the same factor.',
  'area-do': 'Multiply both sides of the second figure.',
  'area-why': 'The area of a rectangle is length times width.',
  'check-do': 'Check with the ratios.',
  'check-why': 'In similar figures the ratios of the sides are equal.',
  final: '{shown} {unitShown}',
};

type Said = Tools<keyof typeof text>;

/**
 * Level 1 shows two rectangles or triangles, level 2 tells of them, level 3 gives the perimeters instead of a pair of
 * sides. The stretch problem asks for an area.
 */
export const m8SimilarMissingSide = numberSkill('m8-similar-missing-side', {
  version: 2,
  form: 'measure',
  text,
  draw: ({ level, random }): Params =>
    random.chance(50) ? drawTriangles(level, random) : drawSimilar(level, random),
  build: (params: Params, said) =>
    'r' in params ? withTriangles(params, said) : withRectangles(params, said),
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const { top, bottom, ...rest } = drawSimilar(3, random);
        // Areas within twenty times of each other, and none with a long decimal.
        const isNear =
          Math.max(top, bottom) <= 2 * Math.min(top, bottom) &&
          isShort((rest.s * rest.t * bottom * bottom) / (top * top));
        return isNear ? { ...rest, top, bottom } : null;
      }),
    build({ thing, top, bottom, s, t }, { step, distractor }) {
      const [u, v] = [(s * top) / bottom, (t * top) / bottom];
      const [own, around] = [2 * (s + t), 2 * (u + v)];
      const area = u * v;
      const k = bottom === 1 ? String(top) : `$\\frac{${top}}{${bottom}}$`;
      return {
        words: {
          s,
          t,
          p: around,
          unit: thing.unit,
          shown: String(area),
          unitShown: `square ${thing.unit}`,
        },
        question: [`${thing.key}-around`, 'ask-area'],
        answer: {
          value: area,
          unit: `square ${thing.unit}`,
          unitOne: `square ${thing.one}`,
          reason: 'right-area',
        },
        otherWrong: 'right-area',
        distractors: takeDistractors(
          area,
          [
            distractor('multiplies-area-by-the-factor-once', (s * t * top) / bottom, 'once'),
            distractor('uses-the-inverse-factor', (s * t * bottom * bottom) / (top * top), 'inverse'),
            distractor('slip', s * t, 'around2'),
            distractor('slip', around, 'half'),
          ].filter(({ value }) => isShort(value)),
        ),
        steps: [
          step('first', `2 × (${s} + ${t})`, own),
          step('factor', `${around} ÷ ${own}`, k),
          step('long', `${s} × ${k}`, u),
          step('times', `${t} × ${k}`, v, { do: 'short-do', why: 'times-why' }),
          step('area', `${u} × ${v}`, area),
        ],
        claims: [`${s} * ${top} / ${bottom} = ${u}`, `${u} * ${v} = ${area}`],
      };
    },
  },
});

function withRectangles(params: Rectangles, { level, step, distractor }: Said) {
  const { thing, asks, top, bottom, s, t } = params;
  const [u, v] = [(s * top) / bottom, (t * top) / bottom];
  const isAround = asks === 'around';
  const around = 2 * (u + v);
  const words = {
    s,
    t,
    u,
    p: around,
    unit: thing.unit,
    shown: String(v),
    unitShown: v === 1 ? thing.one : thing.unit,
  };
  const factor = (n: number, d: number): string => `${n} ÷ ${d}`;
  const k = factorText(top, bottom);
  const own = 2 * (s + t);
  const candidates = [
    distractor(
      'adds-the-difference',
      isAround ? t + (around - own) / 4 : t + u - s,
      top > bottom ? 'adds' : 'takes-off',
    ),
    distractor('uses-the-inverse-factor', (t * bottom) / top, 'inverse'),
    isAround
      ? distractor('slip', u, 'long')
      : distractor('pairs-sides-that-do-not-match', (s * u) / t, 'match'),
    distractor('slip', isAround ? around / 2 : u, isAround ? 'half' : 'long'),
    distractor('slip', 2 * v, 'twice'),
  ];
  return {
    words,
    question: isAround
      ? ([`${thing.key}-around`, 'ask-short'] as const)
      : level === 1
        ? ([`${thing.key}-shown`, 'ask-shown'] as const)
        : ([`${thing.key}-told`, thing.key === 'garden' ? 'ask-wide' : 'ask-tall'] as const),
    diagram: level === 1 ? pictureOf(params) : null,
    answer: {
      value: v,
      unit: thing.unit,
      unitOne: thing.one,
      reason: isAround ? ('right-around' as const) : ('right' as const),
    },
    distractors: takeDistractors(
      v,
      candidates.filter(({ value }) => isShort(value)),
    ),
    steps: [
      isAround && step('first', `2 × (${s} + ${t})`, own),
      step('factor', isAround ? factor(around, own) : factor(u, s), k),
      step('times', `${t} × ${k}`, v),
      level > 1 && !isAround && step('check', factor(v, t), k),
    ],
    claims: [`${s} * ${top} / ${bottom} = ${u}`, `${t} * ${top} / ${bottom} = ${v}`],
  };
}

function withTriangles(params: Triangles, { level, step, distractor }: Said) {
  const { thing, asks, top, bottom, s, t, r } = params;
  const [u, v, w] = [s, t, r].map((side) => (side * top) / bottom) as [number, number, number];
  const isAround = asks === 'around';
  const [own, around] = [s + r + t, u + v + w];
  const k = factorText(top, bottom);
  const grown = isAround ? (around - own) / 3 : u - s;
  return {
    words: {
      s,
      t,
      r,
      u,
      p: around,
      unit: thing.unit,
      shown: String(v),
      unitShown: v === 1 ? thing.one : thing.unit,
    },
    question: isAround
      ? ([`${thing.key}-around`, 'ask-shortest'] as const)
      : level === 1
        ? ([`${thing.key}-shown`, 'ask-shown'] as const)
        : ([`${thing.key}-told`, 'sides-told', 'ask-fd'] as const),
    diagram: level === 1 ? trianglesOf(params) : null,
    answer: {
      value: v,
      unit: thing.unit,
      unitOne: thing.one,
      reason: isAround ? ('right-around' as const) : ('right' as const),
    },
    distractors: takeDistractors(
      v,
      [
        distractor('adds-the-difference', t + grown, top > bottom ? 'adds' : 'takes-off'),
        distractor('uses-the-inverse-factor', (t * bottom) / top, 'inverse'),
        distractor('pairs-sides-that-do-not-match', w, isAround ? 'middle' : 'partner'),
        distractor('slip', isAround ? around / 3 : u, isAround ? 'third' : 'given'),
        distractor('slip', isAround ? u : 2 * v, isAround ? 'longest' : 'twice'),
      ].filter(({ value }) => isShort(value) && value > 0),
    ),
    steps: [
      isAround && step('first', `${s} + ${r} + ${t}`, own, { why: 'first-three' }),
      step('factor', isAround ? `${around} ÷ ${own}` : `${u} ÷ ${s}`, k),
      step('times', `${t} × ${k}`, v),
      level > 1 && !isAround && step('check', `${v} ÷ ${t}`, k),
    ],
    claims: [`${s} * ${top} / ${bottom} = ${u}`, `${t} * ${top} / ${bottom} = ${v}`],
  };
}

function factorText(top: number, bottom: number): string {
  return bottom === 1 ? String(top) : `$\\frac{${top}}{${bottom}}$`;
}

function drawSimilar(level: Level, random: Random): Rectangles {
  return random.until(() => {
    const thing = random.pick(things);
    const [top, bottom] = [random.int(1, 5), random.int(1, 4)];
    const t = bottom * random.int(2, 8);
    const s = bottom * random.int(2, 10);
    const [u, v] = [(s * top) / bottom, (t * top) / bottom];
    const isPlain = top !== bottom && commonDivisor(top, bottom) === 1 && (level > 1 || bottom < 3);
    const isTrue = s > t && s < 2.2 * t && Math.max(s, u) <= thing.most && Math.min(t, v) > 1;
    const values = [v, t + u - s, (t * bottom) / top, u, 2 * v];
    const isApart = new Set(values).size === values.length && t + u - s > 0;
    const usable = isShort((t * bottom) / top) && (level !== 1 || isShort((s * u) / t));
    const second = level !== 2 || isShort((s * u) / t);
    return isPlain && isTrue && isApart && usable && second
      ? { thing, asks: level === 3 ? 'around' : 'second', top, bottom, s, t }
      : null;
  });
}

function drawTriangles(level: Level, random: Random): Triangles {
  return random.until(() => {
    const thing = random.pick(triangles);
    const [top, bottom] = [random.int(1, 5), random.int(1, level === 1 ? 2 : 4)];
    const [t, r, s] = [random.int(3, 9), random.int(4, 11), random.int(5, 13)].map(
      (side) => bottom * side,
    ) as [number, number, number];
    const [u, v] = [(s * top) / bottom, (t * top) / bottom];
    const isTrue = t < r && r < s && s < 0.9 * (t + r) && Math.max(s, u) <= thing.most && v > 1;
    const isPlain = top !== bottom && commonDivisor(top, bottom) === 1 && isShort((t * bottom) / top);
    const values = [v, (r * top) / bottom, (t * bottom) / top, u, 2 * v, t + u - s];
    const isApart = new Set(values).size === values.length && t + u - s > 0;
    // In a picture a short side has room for its label and for the names of its ends.
    const isShown = level > 1 || 4 * Math.min(t, v) >= Math.max(s, u);
    return isTrue && isPlain && isApart && isShown
      ? { thing, asks: level === 3 ? 'around' : 'second', top, bottom, s, t, r, over: random.chance(50) }
      : null;
  });
}

/** Both triangles side by side, the side FD open; one turned over keeps its corners' names at the matching angles. */
function trianglesOf({ thing: { sign }, top, bottom, s, t, r, over }: Triangles): DiagramOf<'polygon'> {
  const [across, up] = topCorner(s, t, r);
  const k = top / bottom;
  const start = s + Math.max(s, s * k) * 0.35;
  const [d, e] = over ? [start + s * k, start] : [start, start + s * k];
  const f = over ? d - across * k : d + across * k;
  return {
    kind: 'polygon',
    ...namedFigure({
      points: [
        ['A', 0, 0],
        ['B', s, 0],
        ['C', across, up],
        ['D', d, 0],
        ['E', e, 0],
        ['F', f, up * k],
      ],
      area: [0, 1, 2],
      sides: [
        [0, 1, `${s} ${sign}`],
        [1, 2, `${r} ${sign}`],
        [2, 0, `${t} ${sign}`],
        [3, 4, `${s * k} ${sign}`],
        [4, 5],
        [5, 3, null],
      ],
    }),
  };
}

/** Where the third corner of a triangle lies whose side s runs to the right from A, with t at A and r across from it. */
function topCorner(s: number, t: number, r: number): readonly [across: number, up: number] {
  const across = (s * s + t * t - r * r) / (2 * s);
  const rounded = (value: number): number => Math.round(value * 1000) / 1000;
  return [rounded(across), rounded(Math.sqrt(t * t - across * across))];
}

/** Both rectangles side by side, the asked side open. Only the second has names, so that its sides are told apart. */
function pictureOf({ thing: { sign }, top, bottom, s, t }: Rectangles): DiagramOf<'polygon'> {
  const [u, v] = [(s * top) / bottom, (t * top) / bottom];
  const start = s + Math.max(s, u) * 0.35;
  return {
    kind: 'polygon',
    ...namedFigure({
      points: [
        ['', 0, 0],
        ['', s, 0],
        ['', s, t],
        ['', 0, t],
        ['A', start, 0],
        ['B', start + u, 0],
        ['C', start + u, v],
        ['D', start, v],
      ],
      area: [0, 1, 2, 3],
      sides: [
        [0, 1, `${s} ${sign}`],
        [1, 2],
        [2, 3],
        [3, 0, `${t} ${sign}`],
        [4, 5, `${u} ${sign}`],
        [5, 6, null],
        [6, 7],
        [7, 4],
      ],
    }),
  };
}
