import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { wholeBoxes } from '../../src/numbers/triangles/right-triples.ts';

const scenes = [
  { key: 'lawn', small: 'foot', unit: 'feet', sign: 'ft²' },
  { key: 'quilt', small: 'inch', unit: 'inches', sign: 'in²' },
  { key: 'mosaic', small: 'centimeter', unit: 'centimeters', sign: 'cm²' },
  { key: 'board', small: 'inch', unit: 'inches', sign: 'in²' },
  { key: 'stage', small: 'meter', unit: 'meters', sign: 'm²' },
  { key: 'badge', small: 'centimeter', unit: 'centimeters', sign: 'cm²' },
] as const;

/**
 * Legs `a` and `b`, hypotenuse `c` where it is a whole number, else 0. `asks`: the largest square, a square on a leg,
 * the same from two lengths, from an area and a length, or the length of the longest side.
 */
type Params = {
  scene: (typeof scenes)[number];
  asks: 'large' | 'leg' | 'lengths' | 'mixed' | 'side';
  a: number;
  b: number;
  c: number;
};

/** Level 1 shows two squares and asks for the largest, level 2 asks for one on a leg, level 3 mixes areas and lengths. The stretch problem has a second triangle on the first. */
export const m8PythagoreanSquareAreas = numberSkill('m8-pythagorean-square-areas', {
  version: 2,
  finite: { 4: 168 },
  form: 'integer',
  text: {
    headline: 'Squares on the sides',
    lawn: 'A lawn has the shape of a right triangle. A square flower bed lies along each of its sides.',
    quilt: 'A quilt block has a right triangle with a square patch on each side.',
    mosaic: 'A mosaic shows a right triangle with a square of tiles on each side.',
    board: 'A game board has a right triangle with a square field on each side.',
    stage: 'Three square stages surround an open space in the shape of a right triangle.',
    badge: 'A club badge shows a right triangle with a square on each side.',
    shown: 'The picture shows the areas of two squares.',
    'two-told': 'The largest square covers {h} square {unit}, and one of the others covers {p}.',
    'lengths-told': 'The longest side of the triangle is {c} {unit} long, and one leg is {a} {unit} long.',
    'mixed-told':
      'The square on one leg covers {p} square {unit}. The other leg of the triangle is {b} {unit} long.',
    'side-told': 'The squares on the two legs cover {p} and {q} square {unit}.',
    'chain-told':
      'The squares on its legs cover {p} and {q} square {unit}. Its longest side is a leg of a second right triangle, with {c} {unit} for the other leg.',
    'ask-chain': 'How many {unit} long is the hypotenuse of the second triangle?',
    'ask-large': 'What is the area of the largest square, in square {unit}?',
    'ask-third': 'What is the area of the third square, in square {unit}?',
    'ask-leg': 'What is the area of the square on the other leg, in square {unit}?',
    'ask-side': 'How many {unit} long is the longest side of the triangle?',
    right: 'The squares on the two legs together are as large as the square on the hypotenuse.',
    'right-chain': 'The large square of the first triangle is one of the small squares of the second.',
    'first-only': 'This adds a length to an area. How large is the square on that leg?',
    'root-chain': 'This is the area of the last square. How long is one of its sides?',
    subtracts: 'This subtracts. Is the square on the longest side larger or smaller than the other two?',
    adds: 'This adds the two areas. Which square is the largest, and what do the other two make together?',
    lengths: 'This adds lengths of sides. Does the theorem speak of sides or of the squares on them?',
    sum: 'This adds the lengths first and squares them after that. What does each square cover by itself?',
    gap: 'This subtracts the lengths first and squares after that. What does each square cover by itself?',
    area: 'This squares a number that is an area already. Which of the two numbers is a length?',
    plain: 'This uses a length as if it were an area. How large is the square on that side?',
    'gap-only': 'This subtracts the lengths. Does the theorem speak of sides or of the squares on them?',
    root: 'This is the area of the largest square. How long is one of its sides?',
    other: 'Find the two squares on the legs and the one on the longest side. Which two belong together?',
    'see-do': 'Find the square on the hypotenuse.',
    'see-why': 'It is the largest, and it lies across from the right angle.',
    'square-do': 'Turn lengths into areas.',
    'square-why': 'The area of a square is its side times itself.',
    'add-do': 'Add the squares on the legs.',
    'add-why': 'Together they make the square on the hypotenuse.',
    'take-do': 'Take the known square on a leg from the largest square.',
    'take-why': 'What is left is the square on the other leg.',
    'root-do': 'Find the side of this square.',
    'root-why': 'The number whose square it is tells the length.',
    'check-do': 'Check with all three squares.',
    'side-check-do': 'Check the side.',
    'side-check-why': 'Its square has to be the area of the largest square.',
    'check-chain-do': 'Check with all the squares on legs.',
    'chain-check-why':
      'The two squares of the first triangle and the one on the other leg make the last square.',
    'check-why': 'The two on the legs have to make the largest one.',
    'share-do': 'Use it as a square of the second triangle.',
    'share-why': 'Both triangles have this side.',
    'leg-do': 'Find the square on the other leg.',
    'leg-why': 'The area of a square is its side times itself.',
    'last-do': 'Add the squares on the legs of the second triangle.',
    'last-why': 'Together they make the square on its hypotenuse.',
    final: '{value} {shownUnit}',
  },
  draw: ({ level, random }): Params => drawTriangle(level, random),
  build(params: Params, { level, step, distractor }) {
    const { scene, asks, a, b } = params;
    const [p, q] = [a * a, b * b];
    const h = p + q;
    const c = asks === 'leg' || asks === 'lengths' ? params.c : Math.sqrt(h);
    // With a whole hypotenuse told, the second leg may be anything.
    const rest = c * c - p;
    const isLeg = asks === 'leg' || asks === 'lengths';
    const value = asks === 'side' ? c : isLeg ? rest : h;
    const unit = asks === 'side' ? scene.unit : `square ${scene.unit}`;
    const words = {
      a: String(a),
      b: String(b),
      c: String(c),
      p: String(p),
      q: String(q),
      h: String(c * c),
      unit: scene.unit,
      value: String(value),
      shownUnit: unit,
    };
    const see = step('see', 'the largest square', c * c);
    const candidates = {
      large: [
        distractor('adds-the-side-lengths', a + b, 'lengths'),
        distractor('subtracts-when-it-should-add', Math.abs(p - q), 'subtracts'),
        distractor('squares-the-sum-of-the-legs', (a + b) ** 2, 'sum'),
      ],
      leg: [
        distractor('adds-when-it-should-subtract', c * c + p, 'adds'),
        distractor('squares-the-difference-instead-of-subtracting-squares', (c - a) ** 2, 'gap', {
          work: [
            see,
            step('take', `${c} − ${a}`, c - a),
            step('square', `${c - a} × ${c - a}`, (c - a) ** 2),
          ],
        }),
        distractor('adds-the-side-lengths', c + a, 'lengths', {
          work: [see, step('add', `${c} + ${a}`, c + a)],
        }),
      ],
      lengths: [
        distractor('adds-when-it-should-subtract', c * c + p, 'adds'),
        distractor('squares-the-difference-instead-of-subtracting-squares', (c - a) ** 2, 'gap'),
        distractor('slip', c - a, 'gap-only'),
      ],
      mixed: [
        distractor('squares-an-area', p * p + q, 'area'),
        distractor('adds-the-side-lengths', a + b, 'lengths'),
        distractor('slip', p + b, 'plain'),
        distractor('subtracts-when-it-should-add', Math.abs(p - q), 'subtracts'),
      ],
      side: [
        distractor('forgets-the-square-root', h, 'root'),
        distractor('adds-the-side-lengths', a + b, 'lengths'),
        distractor('subtracts-when-it-should-add', Math.abs(p - q), 'subtracts'),
      ],
    }[asks];
    const check = step('check', `${p} + ${isLeg ? rest : q}`, isLeg ? c * c : h);
    const steps = {
      large: [step('see', 'the largest square', 'on the hypotenuse'), step('add', `${p} + ${q}`, h)],
      leg: [see, step('take', `${c * c} − ${p}`, rest), check],
      lengths: [
        step('square', `${c} × ${c} and ${a} × ${a}`, `${c * c} and ${p}`),
        step('take', `${c * c} − ${p}`, rest),
        check,
      ],
      mixed: [
        step('square', `${b} × ${b}`, q),
        step('add', `${p} + ${q}`, h),
        step('see', 'the largest square', h),
      ],
      side: [
        step('add', `${p} + ${q}`, h),
        step('root', `a square of ${h}`, c),
        step('check', `${c} × ${c}`, h, { do: 'side-check-do', why: 'side-check-why' }),
      ],
    }[asks];
    return {
      words,
      question: [scene.key, ...questions[asks]],
      diagram: level === 1 ? pictureOf(params) : null,
      answer: { value, unit, unitOne: asks === 'side' ? scene.small : `square ${scene.small}` },
      distractors: takeDistractors(value, candidates),
      steps,
      claims: isLeg ? [`${a}^2 + ${rest} = ${c}^2`] : [`${a}^2 + ${b}^2 = ${h}`],
    };
  },
  stretch: {
    draw({ random }) {
      const boxes = wholeBoxes.map((edges) => [...edges, Math.hypot(...edges)] as const);
      const [x, y, z, long] = random.pick(boxes.filter((box) => box[3] <= 19 && box[0] > 1));
      // Squares of two sizes on the legs, so that the numbers tell which one is meant.
      const [a = x, b = y, c = z] = random.until(() => {
        const edges = random.shuffle([x, y, z]);
        return edges[0] === edges[1] ? null : edges;
      });
      return { scene: random.pick(scenes), a, b, c, long };
    },
    build({ scene, a, b, c, long }, { step, distractor }) {
      const [p, q, r] = [a * a, b * b, c * c];
      const all = p + q + r;
      const value = String(long);
      return {
        words: { p: String(p), q: String(q), c: String(c), unit: scene.unit, value, shownUnit: scene.unit },
        question: [scene.key, 'chain-told', 'ask-chain'],
        answer: { value, unit: scene.unit, unitOne: scene.small, reason: 'right-chain' },
        distractors: takeDistractors(long, [
          distractor('forgets-the-square-root', all, 'root-chain'),
          distractor('adds-the-side-lengths', a + b + c, 'lengths'),
          distractor('slip', p + q + c, 'first-only'),
          distractor('slip', Math.abs(long - c), 'gap-only'),
        ]),
        steps: [
          step('add', `${p} + ${q}`, p + q),
          step('share', 'the side of both triangles', `a square of ${p + q}`),
          step('leg', `${c} × ${c}`, r),
          step('last', `${p + q} + ${r}`, all),
          step('root', `a square of ${all}`, long),
          step('check', `${p} + ${q} + ${r}`, all, { do: 'check-chain-do', why: 'chain-check-why' }),
        ],
        claims: [`${a}^2 + ${b}^2 + ${c}^2 = ${long}^2`],
      };
    },
  },
});

/** What is told and asked, after the scene. */
const questions = {
  large: ['shown', 'ask-large'],
  leg: ['two-told', 'ask-third'],
  lengths: ['lengths-told', 'ask-leg'],
  mixed: ['mixed-told', 'ask-large'],
  side: ['side-told', 'ask-side'],
} as const;

const triples = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [9, 12, 15],
] as const;

function drawTriangle(level: Level, random: Random): Params {
  const scene = random.pick(scenes);
  return random.until(() => {
    const asks =
      level === 1 ? 'large' : level === 2 ? 'leg' : random.pick(['lengths', 'mixed', 'side'] as const);
    if (asks === 'side') {
      const [x, y, c] = random.pick(triples);
      const [a, b] = random.shuffle([x, y]) as [number, number];
      // The difference of the areas of 3 and 4 is the sum of their lengths.
      return c === 5 ? null : { scene, asks, a, b, c };
    }
    const [a, b] = [random.int(2, 9), random.int(2, 9)];
    if (asks === 'leg' || asks === 'lengths') {
      const c = a + random.int(2, 8);
      const rest = c * c - a * a;
      const isApart = Math.abs(rest - a * a) > 2 && c * c + a * a < 10 * rest && c <= 16;
      return isApart && (c - a) ** 2 !== c + a && 20 * (c - a) > rest ? { scene, asks, a, b: 0, c } : null;
    }
    const isApart = Math.abs(a - b) > 1 && Math.max(a, b) < 4 * Math.min(a, b);
    const near = asks === 'large' || a ** 4 + b * b < 18 * (a * a + b * b);
    return isApart && near ? { scene, asks, a, b, c: 0 } : null;
  });
}

function pictureOf({ scene, a, b }: Params): DiagramOf<'side-squares'> {
  return {
    kind: 'side-squares',
    legs: [a, b],
    squares: [`${a * a} ${scene.sign}`, `${b * b} ${scene.sign}`, null],
  };
}
