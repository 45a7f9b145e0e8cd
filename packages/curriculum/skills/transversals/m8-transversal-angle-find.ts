import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random, type Tools, takeDistractors } from '../../src/kit/index.ts';
import { namedFigure } from '../../src/pictures/named-figures.ts';
import {
  type AnglePair,
  drawPair,
  isEqualPair,
  measureAt,
  type PairKind,
  pairNames,
  transversal,
} from '../../src/pictures/transversals.ts';

const scenes = ['plain', 'rails', 'court', 'fence', 'stripes'] as const;
const paths = ['plain', 'roads', 'beams', 'strings'] as const;

/** `times` x + `add`, in degrees. */
type Linear = { readonly times: number; readonly add: number };

type Params = {
  scene: (typeof scenes)[number];
  kind: PairKind;
  pair: AnglePair;
  lean: number;
  degrees: number;
  x: number;
  first: Linear;
  second: Linear;
};

const text = {
  headline: 'Find an angle with parallel lines',
  'plain-shown': 'In the picture, the lines AB and CD are parallel.',
  'rails-shown': 'A road crosses two parallel train tracks. In the picture they are the lines AB and CD.',
  'court-shown': 'A taped line crosses two parallel lines of a sports court, AB and CD.',
  'fence-shown': 'A board crosses two parallel rails of a fence, AB and CD.',
  'stripes-shown': 'A seam crosses the two parallel edges of a stripe on a shirt, AB and CD.',
  'ask-shown': 'How large is the angle with the question mark?',
  'plain-told': 'A transversal crosses two parallel lines.',
  'rails-told': 'A road crosses two parallel train tracks.',
  'court-told': 'A taped line crosses two parallel lines of a sports court.',
  'fence-told': 'A board crosses two parallel rails of a fence.',
  'stripes-told': 'A seam crosses the two parallel edges of a stripe on a shirt.',
  'one-told': 'Two {name} are marked. One of them measures {a}°.',
  'ask-other': 'How large is the other one?',
  'both-told': 'Two {name} measure {e1} and {e2} degrees.',
  'ask-first': 'How large is the first of them?',
  'plain-paths': 'The lines AB and CD are parallel. P is on AB, and Q and R are on CD.',
  'roads-paths': 'The roads AB and CD are parallel. Two paths lead from P on AB to Q and R on CD.',
  'beams-paths': 'The beams AB and CD of a bridge are parallel. Two bars run from P on AB to Q and R on CD.',
  'strings-paths':
    'The bars AB and CD of a mobile are parallel. Two strings run from P on AB to Q and R on CD.',
  'angles-told':
    'In degrees, the angle APQ measures {e1} and the angle PQR {e2}. The angle PRQ measures {c}°.',
  'ask-top': 'How large is the angle QPR?',
  'right-equal': 'When lines are parallel, {name} are equal.',
  'right-sum': 'When lines are parallel, {name} add up to {half}°.',
  'right-top': 'The alternate interior angles give $x$, and the angle sum gives the third angle.',
  supplement:
    'With your number, the two angles would add up to {half}°. Is one of them acute and the other one obtuse?',
  equal: 'This takes the two angles as equal. Is one acute and the other obtuse?',
  ninety: 'This subtracts from a right angle. What do the two angles make together?',
  corner: 'This takes a right angle away. What do the two angles make together?',
  full: 'This subtracts from {turn}°. What do the two angles make together?',
  'ninety-equal':
    'This subtracts from a right angle. Are angles of this kind equal, or do they add up to {half}°?',
  'corner-equal':
    'This takes a right angle away. Are angles of this kind equal, or do they add up to {half}°?',
  'full-equal': 'This subtracts from {turn}°. Are angles of this kind equal, or do they add up to {half}°?',
  'x-only': 'This is $x$. How large is the angle?',
  second: 'This is the second of the two angles. Which one does the question ask for?',
  beside: 'This is the angle beside it at the transversal. Which angle does the question ask for?',
  'one-only': 'This takes only one angle away. Which two angles of the triangle are known?',
  base: 'This is the angle APQ, and PQR is as large. Which angle at P lies between PQ and PR?',
  two: 'This adds the two angles. What do all three angles make?',
  other: 'Find out what pair of angles it is. Are such angles equal, or do they add up to {half}°?',
  'pair-do': 'Name the pair.',
  'pair-why': 'The places of the angles give the name.',
  'same-do': 'Use what parallel lines tell you.',
  'same-why': 'Such angles are equal when the lines are parallel.',
  'take-do': 'Subtract from {half}°.',
  'take-why': 'Such angles add up to {half}° when the lines are parallel.',
  'check-do': 'Check it with the angle beside it.',
  'check-why': 'Two angles beside each other on a line make {half}°.',
  'write-do': 'Write an equation.',
  'write-why': 'The pair tells how the two angles belong together.',
  'like-do': 'Collect the $x$ terms on one side and the numbers on the other.',
  'like-why': 'The same is done on both sides.',
  'over-do': 'Divide to find $x$.',
  'over-why': 'Both sides are divided by the same number.',
  'put-do': 'Put $x$ into the angle.',
  'put-why': 'The question is about an angle, not about $x$.',
  'sum-do': 'Add the two known angles of the triangle.',
  'sum-why': 'All three make {half}°.',
  'rest-do': 'Subtract from the angle sum.',
  'rest-why': 'This leaves the third angle.',
  final: 'It measures {value}°.',
};

type Said = Tools<keyof typeof text>;

const unit = { unit: 'degrees', unitOne: 'degree' };

/**
 * Level 1 shows the pair, level 2 names it, level 3 has angles in x.
 * The stretch problem goes on to the third angle of a triangle between the lines.
 */
export const m8TransversalAngleFind = numberSkill('m8-transversal-angle-find', {
  version: 3,
  form: 'angle',
  text,
  draw: ({ level, random }): Params => drawAngle(level, random),
  build(params: Params, said) {
    const { level, step, distractor } = said;
    if (level === 3) return withLetter(params, said);
    const { scene, kind, pair, degrees } = params;
    const isEqual = isEqualPair(kind);
    const a = measureAt(pair.upper, degrees);
    const value = measureAt(pair.lower, degrees);
    return {
      words: { a, value, half: 180, turn: 360, name: pairNames[kind] },
      question: level === 1 ? [`${scene}-shown`, 'ask-shown'] : [`${scene}-told`, 'one-told', 'ask-other'],
      diagram: level === 1 ? transversal(params, pair, [`${a}°`, null]) : null,
      answer: { value, ...unit, reason: isEqual ? 'right-equal' : 'right-sum' },
      distractors: takeDistractors(value, [
        isEqual
          ? distractor('treats-equal-angles-as-supplementary', 180 - a, 'supplement')
          : distractor('treats-same-side-angles-as-equal', a, 'equal'),
        a < 90
          ? distractor('subtracts-from-a-right-angle', 90 - a, isEqual ? 'ninety-equal' : 'ninety')
          : distractor('slip', a - 90, isEqual ? 'corner-equal' : 'corner'),
        distractor('subtracts-from-a-full-turn', 360 - a, isEqual ? 'full-equal' : 'full'),
      ]),
      steps: [
        step('pair', 'the marked angles', pairNames[kind]),
        isEqual ? step('same', pairNames[kind], `equal, so ${value}°`) : step('take', `180 − ${a}`, value),
        level === 2 && step('check', `${value} + ${180 - value}`, 180),
      ],
      claims: [isEqual ? `${a} = ${value}` : `${a} + ${value} = 180`],
    };
  },
  stretch: {
    draw: ({ random }) => drawPaths(random),
    build({ scene, x, first, second, c }, { step, distractor }) {
      const v = angleOf(first, x);
      const value = 180 - v - c;
      const [more, less] = first.times > second.times ? [first, second] : [second, first];
      const [e1, e2] = [written(first), written(second)];
      return {
        words: { e1: `$${e1}$`, e2: `$${e2}$`, c, value, half: 180 },
        question: [`${scene}-paths`, 'angles-told', 'ask-top'],
        diagram: pathsOf(v, c),
        answer: { value, ...unit, reason: 'right-top' },
        distractors: takeDistractors(value, [
          distractor('subtracts-only-one-angle', 180 - c, 'one-only'),
          distractor('gives-x-instead-of-the-angle', x, 'x-only'),
          distractor('slip', v, 'base'),
          distractor('slip', v + c, 'two'),
        ]),
        steps: [
          step('pair', 'APQ and PQR', pairNames.alternate),
          step('write', 'equal angles', `$${e1} = ${e2}$`),
          step('like', `$${e1} = ${e2}$`, `$${more.times - less.times}x = ${less.add - more.add}$`),
          step('over', `${less.add - more.add} ÷ ${more.times - less.times}`, x),
          step('put', workOf(first, x), v),
          step('sum', `${v} + ${c}`, v + c),
          step('rest', `180 − ${v + c}`, value),
        ],
        claims: [`${value} + ${v} + ${c} = 180`, `${workClaim(first, x)} = ${workClaim(second, x)}`],
      };
    },
  },
});

function withLetter({ scene, kind, x, first, second }: Params, { step, distractor }: Said) {
  const isEqual = isEqualPair(kind);
  const value = angleOf(first, x);
  const [e1, e2] = [written(first), written(second)];
  const [more, less] = first.times > second.times ? [first, second] : [second, first];
  const wrongX = isEqual ? asSum(first, second) : asEqual(first, second);
  const sum = { times: first.times + second.times, add: first.add + second.add };
  return {
    words: { e1: `$${e1}$`, e2: `$${e2}$`, value, half: 180, turn: 360, name: pairNames[kind] },
    question: [`${scene}-told`, 'both-told', 'ask-first'] as const,
    answer: { value, ...unit, reason: isEqual ? ('right-equal' as const) : ('right-sum' as const) },
    distractors: takeDistractors(value, [
      isEqual
        ? distractor('treats-equal-angles-as-supplementary', angleOf(first, wrongX), 'supplement')
        : distractor('treats-same-side-angles-as-equal', angleOf(first, wrongX), 'equal'),
      distractor('gives-x-instead-of-the-angle', x, 'x-only'),
      distractor('slip', 180 - value, isEqual ? 'beside' : 'second'),
    ]),
    steps: isEqual
      ? [
          step('write', pairNames[kind], `$${e1} = ${e2}$`),
          step('like', `$${e1} = ${e2}$`, `$${more.times - less.times}x = ${less.add - more.add}$`),
          step('over', `${less.add - more.add} ÷ ${more.times - less.times}`, x),
          step('put', workOf(first, x), value),
        ]
      : [
          step('write', pairNames[kind], `$${e1} + ${e2} = 180$`),
          step('like', `$${written(sum)} = 180$`, `$${sum.times}x = ${180 - sum.add}$`),
          step('over', `${180 - sum.add} ÷ ${sum.times}`, x),
          step('put', workOf(first, x), value),
        ],
    claims: [
      isEqual
        ? `${workClaim(first, x)} = ${workClaim(second, x)}`
        : `${workClaim(first, x)} + ${workClaim(second, x)} = 180`,
    ],
  };
}

function angleOf({ times, add }: Linear, x: number): number {
  return times * x + add;
}

function asSum(first: Linear, second: Linear): number {
  return (180 - first.add - second.add) / (first.times + second.times);
}

function asEqual(first: Linear, second: Linear): number {
  return (second.add - first.add) / (first.times - second.times);
}

function written({ times, add }: Linear): string {
  const start = times === 1 ? 'x' : `${times}x`;
  if (add === 0) return start;
  return add > 0 ? `${start} + ${add}` : `${start} − ${-add}`;
}

function workOf({ times, add }: Linear, x: number): string {
  const start = `${times} × ${x}`;
  if (add === 0) return start;
  return add > 0 ? `${start} + ${add}` : `${start} − ${-add}`;
}

function workClaim({ times, add }: Linear, x: number): string {
  return `(${times} * ${x} + ${add})`;
}

function drawAngle(level: Level, random: Random): Params {
  return random.until(() => {
    const scene = random.pick(scenes);
    const kind = random.pick(['corresponding', 'alternate', 'outer', 'same-side', 'same-outer'] as const);
    const degrees = random.pick([random.int(48, 82), random.int(98, 132)]);
    const none = { times: 1, add: 0 };
    const base = { scene, kind, pair: drawPair(random, kind), lean: random.int(-14, 14), degrees };
    if (level < 3) return { ...base, x: 0, first: none, second: none };
    const isEqual = isEqualPair(kind);
    const [one, two] = [random.int(2, 6), random.int(2, 6)];
    const x = random.int(8, 25);
    const first = { times: one, add: degrees - one * x };
    const second = { times: two, add: (isEqual ? degrees : 180 - degrees) - two * x };
    const wrong = angleOf(first, isEqual ? asSum(first, second) : asEqual(first, second));
    const isPlain =
      Math.abs(one - two) > 1 &&
      [first, second].every(({ add }) => Math.abs(add) > 1 && Math.abs(add) <= 60) &&
      first.add + second.add !== 0 &&
      (2 * wrong) % 1 === 0 &&
      wrong > 5 &&
      wrong < 175 &&
      new Set([degrees, 180 - degrees, x, wrong]).size === 4;
    return isPlain ? { ...base, x, first, second } : null;
  });
}

function drawPaths(random: Random) {
  return random.until(() => {
    const scene = random.pick(paths);
    const [one, two, x] = [random.int(2, 6), random.int(2, 6), random.int(8, 24)];
    const [v, c] = [random.int(42, 75), random.int(42, 75)];
    const first = { times: one, add: v - one * x };
    const second = { times: two, add: v - two * x };
    const isPlain =
      Math.abs(one - two) > 1 &&
      v !== c &&
      [first, second].every(({ add }) => Math.abs(add) > 1 && Math.abs(add) <= 50);
    const isApart = new Set([180 - v - c, 180 - c, x, v, v + c]).size === 5;
    return isPlain && isApart ? { scene, x, first, second, c } : null;
  });
}

/** P above Q and R, with the angles at Q and R inside the triangle and the alternate one at P marked. */
function pathsOf(v: number, c: number): DiagramOf<'angle-figure'> {
  const height = 4;
  const [left, right] = [height / Math.tan((v * Math.PI) / 180), height / Math.tan((c * Math.PI) / 180)];
  return {
    kind: 'angle-figure',
    ...namedFigure({
      points: [
        ['A', -left - 1.8, height],
        ['B', right + 1.8, height],
        ['C', -left - 1.8, 0],
        ['D', right + 1.8, 0],
        ['P', 0, height],
        ['Q', -left, 0],
        ['R', right, 0],
      ],
      dots: true,
      sides: [
        [0, 1, '', 'line'],
        [2, 3, '', 'line'],
        [4, 5],
        [4, 6],
      ],
      angles: [
        [4, 0, 5],
        [5, 6, 4],
        [6, 4, 5, `${c}°`],
        [4, 5, 6, null],
      ],
    }),
  };
}
