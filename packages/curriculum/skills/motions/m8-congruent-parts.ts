import {
  type Level,
  markInFigure,
  numberSkill,
  type Random,
  type Tools,
  takeDistractors,
} from '../../src/kit/index.ts';
import { anglesOf, matchingTriangles, type TrianglePair } from '../../src/pictures/matching-triangles.ts';
import { placeAt } from '../../src/pictures/named-figures.ts';
import { drawMixedPoints } from '../../src/pictures/point-names.ts';

const things = [
  { key: 'plain', unit: 'centimeters', one: 'centimeter', sign: 'cm', times: 1 },
  { key: 'wings', unit: 'inches', one: 'inch', sign: 'in', times: 1 },
  { key: 'sails', unit: 'feet', one: 'foot', sign: 'ft', times: 2 },
  { key: 'patches', unit: 'inches', one: 'inch', sign: 'in', times: 1 },
  { key: 'flags', unit: 'centimeters', one: 'centimeter', sign: 'cm', times: 3 },
] as const;

/** The first three letters name the first triangle, the others the second, in matching order; `at` is what is asked. */
type Params = {
  thing: (typeof things)[number];
  letters: readonly string[];
  triangle: TrianglePair['triangle'];
  at: 0 | 1 | 2;
  asks: 'side' | 'angle' | 'perimeter' | 'x';
  add: number;
  times: number;
  flip: boolean;
};

/** Level 1 shows both triangles, level 2 tells them, level 3 needs a perimeter or an equation, the stretch problem both. */
export const m8CongruentParts = numberSkill('m8-congruent-parts', {
  version: 4,
  form: 'number',
  byHand: { levels: [1], ask: 'mark-part', without: 'picture' },
  text: {
    headline: 'Find a matching part',
    plain: [
      'Triangle {first} is congruent to triangle {second}.',
      'Two triangles are congruent: {first} ≅ {second}.',
      'Rigid motions take triangle {first} to triangle {second}, letter by letter.',
    ],
    wings: 'The wings of a kite are congruent triangles: {first} is congruent to {second}.',
    sails: 'A boat has two congruent sails: {first} is congruent to {second}.',
    patches: 'Two patches of a quilt are congruent: {first} is congruent to {second}.',
    flags: 'Two flags are congruent triangles: {first} is congruent to {second}.',
    'sides-told': 'The side {s1} is {v1} {unit} long, {s2} is {v2} {unit}, and {s3} is {v3} {unit}.',
    'angles-told': 'The angle at {p1} measures {w1}°, the angle at {p2} {w2}°, and the angle at {p3} {w3}°.',
    'mark-part': [
      'Mark the part of {second} that matches {part}.',
      'Which part of {second} is equal to {part}? Mark it.',
      'Find the part of {second} that goes with {part}, and mark it.',
    ],
    'side-name': 'side {letters}',
    'angle-name': 'angle {letters}',
    'ask-side': 'How many {unit} long is {asked}?',
    'ask-angle': 'How many degrees does the angle at {askedAt} measure?',
    'around-told':
      'The perimeter of {first} is {around} {unit}. In {second}, {t1} is {v1} {unit} long and {t2} is {v2} {unit}.',
    'ask-own': 'How many {unit} long is {own}?',
    'x-told': 'The side {own} is {side} {unit} long. The length of {asked} in {unit} is {expression}.',
    'ask-x': 'What is $x$?',
    right: 'The letters are in matching order, so they tell which parts are equal.',
    'right-around': 'Congruent triangles have equal sides, so both have the same perimeter.',
    'right-x': 'Matching sides are equal, so both lengths make an equation.',
    order: 'This is another part. Which letters are in the same places in both names?',
    angle: 'This belongs to an angle. Does the question ask for a side or for an angle?',
    side: 'This belongs to a side. Does the question ask for a side or for an angle?',
    equal: 'This shares the perimeter equally. Are all three sides equally long?',
    sum: 'This adds the two known sides. What is left of the perimeter?',
    whole: 'This is the length, not $x$. What does the equation say about $x$?',
    'adds-again': 'This adds once more what is added already. What undoes an addition?',
    'put-in': 'Put this in for $x$. Does it give the length?',
    undo: 'This undoes only one of the steps. What is done to $x$?',
    other: 'Find the two letters of the part. Which letters are in the same places in the other name?',
    'match-do': 'Match the letters.',
    'match-why': 'In the two names, letters in the same place belong together.',
    'read-do': 'Read the matching part.',
    'read-why': 'Matching parts of congruent figures are equal.',
    'name-do': 'Say it with the unit.',
    'name-why': 'A length has a unit of length, and an angle has degrees.',
    'sum-do': 'Add the two known sides.',
    'sum-why': 'Matching sides are equally long in both triangles.',
    'rest-do': 'Take this from the perimeter.',
    'rest-why': 'All three sides make the perimeter.',
    'set-do': 'Set both lengths equal.',
    'set-why': 'Matching sides are equally long.',
    'take-do': 'Undo the addition.',
    'take-why': 'The same is taken from both sides of the equation.',
    'over-do': 'Undo the multiplication.',
    'over-why': 'Both sides of the equation are divided by the same number.',
    final: '{value} {shownUnit}',
    'final-x': 'The value of $x$ is {value}.',
    'two-told': 'The length of {own} in {unit} is {e1}, and {asked} is {side} {unit} long.',
    'more-told': 'The length of {own2} is {e2}, and {asked3} is {third} {unit} long.',
    'ask-around': 'What is the perimeter of {second}, in {unit}?',
    'other-far': 'Find $x$ from the two matching sides first. Then find all three sides.',
    'other-x': 'Which of the sides match? Set their lengths equal.',
    'right-far': 'Matching sides are equal, so one $x$ gives all the sides.',
    'no-third': 'This adds two sides only. How many sides does a triangle have?',
    'x-only': 'This uses $x$ where a length belongs. What is the length of {own2}?',
    'own-twice': 'This takes one side twice. Which sides go with {second}?',
    'plug-do': 'Put $x$ into the other expression.',
    'plug-why': 'It tells the length of another side.',
    'times-do': 'Add the constant.',
    'times-why': '{own2} is this long, and so is {asked2}, since they match.',
    'around-do': 'Add all three sides.',
    'around-why': 'Congruent triangles have the same perimeter.',
  },
  draw: ({ level, random }): Params => drawPair(level, random),
  build(params: Params, { level, say, step, distractor }) {
    const { thing, letters, at, asks, add, times } = params;
    const [next, last] = [(at + 1) % 3, (at + 2) % 3] as [0 | 1 | 2, 0 | 1 | 2];
    const { size, angle, around, words } = partsOf(params);
    if (asks === 'x') {
      const value = (size(at) - add) / times;
      return {
        words: { ...words, value, shownUnit: '' },
        question: [thing.key, 'x-told', 'ask-x'],
        answer: { value, reason: 'right-x' },
        distractors: takeDistractors(value, [
          distractor('gives-the-length-instead-of-x', size(at), 'whole'),
          distractor('leaves-out-the-last-step', size(at) - add, 'undo'),
          distractor('slip', size(at) + add, 'adds-again'),
          distractor('slip', value + 1, 'put-in'),
        ]),
        steps: [
          step('match', words.own, words.asked),
          step('set', `${words.asked} and ${words.own}`, `${words.expression.slice(0, -1)} = ${size(at)}$`),
          step('take', `${size(at)} − ${add}`, size(at) - add),
          step('over', `${size(at) - add} ÷ ${times}`, value),
        ],
        otherWrong: 'other-x',
        finalAnswer: 'final-x',
        claims: [`${times} * ${value} + ${add} = ${size(at)}`],
      };
    }
    if (asks === 'perimeter') {
      const value = size(at);
      return {
        words: { ...words, value, shownUnit: thing.unit },
        question: [thing.key, 'around-told', 'ask-own'],
        answer: { value, unit: thing.unit, unitOne: thing.one, reason: 'right-around' },
        distractors: takeDistractors(value, [
          distractor('assumes-all-sides-are-equal', around / 3, 'equal'),
          distractor('matches-parts-in-the-wrong-order', size(next), 'order'),
          distractor('slip', size(next) + size(last), 'sum'),
          distractor('slip', size(last), 'other'),
        ]),
        steps: [
          step('match', words.own, words.asked),
          step('sum', `${size(next)} + ${size(last)}`, size(next) + size(last)),
          step('rest', `${around} − ${size(next) + size(last)}`, value),
        ],
        claims: [`${size(0)} + ${size(1)} + ${size(2)} = ${around}`],
      };
    }
    const isSide = asks === 'side';
    const part = isSide ? `the side ${words.own}` : `the angle at ${letters[at]}`;
    const matching = isSide ? `the side ${words.asked}` : `the angle at ${words.askedAt}`;
    const value = isSide ? size(at) : angle(at);
    const unit = isSide ? thing.unit : 'degrees';
    return {
      words: { ...words, value, shownUnit: unit, part },
      question: [
        thing.key,
        level > 1 && 'sides-told',
        level > 1 && 'angles-told',
        isSide ? 'ask-side' : 'ask-angle',
      ],
      diagram: level === 1 ? matchingTriangles(params) : null,
      drawn: {
        make: markedMatch(params, { say, distractor }),
        steps: [step('match', words.first, words.second), step('read', part, `equal to ${matching}`)],
      },
      answer: { value, unit, unitOne: isSide ? thing.one : 'degree' },
      distractors: takeDistractors(value, [
        distractor('matches-parts-in-the-wrong-order', isSide ? size(next) : angle(next), 'order'),
        isSide
          ? distractor('uses-an-angle-for-a-side', angle(at), 'angle')
          : distractor('uses-a-side-for-an-angle', size(at), 'side'),
        distractor('slip', isSide ? size(last) : angle(last), 'other'),
      ]),
      steps: [
        step('match', isSide ? words.asked : words.askedAt, isSide ? words.own : (letters[at] ?? '')),
        step('read', isSide ? words.own : `the angle at ${letters[at]}`, value),
        level > 1 && step('name', value, `${value} ${unit}`),
      ],
      claims: [`${size(0)} + ${size(1)} > ${size(2)}`],
    };
  },
  stretch: {
    draw: ({ random }) => drawFar(random),
    build({ thing, letters, x, first, second, third }, { say, step, distractor }) {
      const [A = '', B = '', C = '', D = '', E = '', F = ''] = letters;
      const [m, k] = first;
      const [n, j] = second;
      const [one, two] = [m * x + k, n * x + j];
      const around = one + two + third;
      const words = {
        first: A + B + C,
        second: D + E + F,
        unit: thing.unit,
        own: A + B,
        asked: D + E,
        side: one,
        own2: B + C,
        asked2: E + F,
        asked3: D + F,
        third,
        e1: `$${m}x + ${k}$`,
        e2: `$${n}x + ${j}$`,
      };
      return {
        words: { ...words, value: around, shownUnit: thing.unit },
        question: [thing.key, 'two-told', 'more-told', 'ask-around'],
        answer: { value: around, unit: thing.unit, unitOne: thing.one, reason: 'right-far' },
        otherWrong: 'other-far',
        distractors: takeDistractors(around, [
          distractor('gives-x-instead-of-the-length', one + x + third, say('x-only')),
          distractor('leaves-out-one-side', one + two, say('no-third')),
          distractor('slip', 2 * one + third, say('own-twice')),
          distractor('slip', one + third, say('no-third')),
        ]),
        steps: [
          step('match', words.own, words.asked),
          step('set', `${words.own} and ${words.asked}`, `$${m}x + ${k} = ${one}$`),
          step('take', `${one} − ${k}`, one - k),
          step('over', `${one - k} ÷ ${m}`, x),
          step('plug', `${n} × ${x}`, n * x),
          step('times', `${n * x} + ${j}`, two),
          step('around', `${one} + ${two} + ${third}`, around),
        ],
        claims: [`${m} * ${x} + ${k} = ${one}`, `${n} * ${x} + ${j} = ${two}`],
      };
    },
  },
});

type Far = {
  readonly thing: (typeof things)[number];
  readonly letters: readonly string[];
  readonly x: number;
  readonly first: readonly [number, number];
  readonly second: readonly [number, number];
  readonly third: number;
};

/** Two sides as expressions in x and a third one; together they make a triangle. */
function drawFar(random: Random): Far {
  return random.until(() => {
    const x = random.int(2, 8);
    const first = [random.int(2, 4), random.int(1, 9)] as const;
    const second = [random.int(2, 5), random.int(1, 9)] as const;
    const [one, two] = [first[0] * x + first[1], second[0] * x + second[1]];
    const third = random.int(Math.abs(one - two) + 2, one + two - 2);
    const isTrue =
      third < 60 && third > 4 && one !== two && third !== one && third !== two && first[0] !== second[0];
    return isTrue
      ? { thing: random.pick(things), letters: drawMixedPoints(random, 6), x, first, second, third }
      : null;
  });
}

type PartTools = Pick<
  Tools<'side-name' | 'angle-name' | 'order' | 'angle' | 'side' | 'other'>,
  'say' | 'distractor'
>;

/** The matching part is marked among the sides and angles of the second triangle. */
function markedMatch(params: Params, { say, distractor }: PartTools) {
  const { letters, at, asks } = params;
  const seconds = [3, 4, 5] as const;
  const others = (corner: number) => seconds.filter((one) => one !== 3 + corner);
  const nameOf = (corners: readonly number[]): string => corners.map((one) => letters[one]).join('');
  const [next, last] = [(at + 1) % 3, (at + 2) % 3] as [number, number];
  const [side, angle] = [(corner: number) => corner, (corner: number) => 3 + corner];
  const [own, other] = asks === 'side' ? [side, angle] : [angle, side];
  return markInFigure(
    matchingTriangles(params),
    [
      ...[0, 1, 2].map((corner) => ({
        name: say('side-name', { letters: nameOf(others(corner)) }),
        side: others(corner) as unknown as readonly [number, number],
      })),
      ...[0, 1, 2].map((corner) => ({
        name: say('angle-name', { letters: nameOf([3 + corner]) }),
        angle: [3 + corner, ...others(corner)] as unknown as readonly [number, number, number],
      })),
    ],
    {
      right: [own(at)],
      wrong: [
        { by: distractor('matches-parts-in-the-wrong-order', '', 'order'), made: [own(next)] },
        asks === 'side'
          ? { by: distractor('uses-an-angle-for-a-side', '', 'angle'), made: [other(at)] }
          : { by: distractor('uses-a-side-for-an-angle', '', 'side'), made: [other(at)] },
        { by: distractor('slip', '', 'other'), made: [own(last)] },
      ],
    },
  );
}

/** Lengths and angles of both triangles, and what the sentences say of them. */
function partsOf(params: Params) {
  const { thing, letters, triangle, at, asks, add, times } = params;
  const [A = '', B = '', C = '', D = '', E = '', F = ''] = letters;
  const [firsts, seconds] = [
    [A, B, C],
    [D, E, F],
  ] as const;
  const sides = triangle.sides.map((side) => side * thing.times);
  const [next, last] = [(at + 1) % 3, (at + 2) % 3] as [0 | 1 | 2, 0 | 1 | 2];
  const sideName = (names: readonly string[], across: number): string =>
    [0, 1, 2]
      .filter((index) => index !== across)
      .map((index) => names[index])
      .join('');
  const size = (index: number): number => sides[index] ?? 0;
  const angle = (index: number): number => triangle.angles[index] ?? 0;
  const around = size(0) + size(1) + size(2);
  const words = {
    first: firsts.join(''),
    second: seconds.join(''),
    unit: thing.unit,
    s1: sideName(firsts, 0),
    s2: sideName(firsts, 1),
    s3: sideName(firsts, 2),
    v1: size(asks === 'perimeter' ? next : 0),
    v2: size(asks === 'perimeter' ? last : 1),
    v3: size(2),
    p1: A,
    p2: B,
    p3: C,
    w1: angle(0),
    w2: angle(1),
    w3: angle(2),
    asked: sideName(seconds, at),
    askedAt: seconds[at] ?? '',
    own: sideName(firsts, at),
    around,
    t1: sideName(seconds, next),
    t2: sideName(seconds, last),
    side: size(at),
    expression: times === 1 ? `$x + ${add}$` : `$${times}x + ${add}$`,
  };
  return { size, angle, around, words };
}

const triples: readonly (readonly [number, number, number])[] = [
  [5, 6, 7],
  [4, 6, 7],
  [6, 7, 9],
  [5, 7, 8],
  [7, 8, 10],
  [6, 8, 9],
  [8, 9, 11],
  [5, 8, 9],
  [7, 9, 12],
];

function drawPair(level: Level, random: Random): Params {
  return random.until(() => {
    const [a = 0, b = 0, c = 0] = random.shuffle(random.pick(triples));
    const sides = [a, b, c] as const;
    const angles = anglesOf(sides);
    const thing = random.pick(things);
    const at = random.pick([0, 1, 2] as const);
    const asks =
      level === 3 ? random.pick(['perimeter', 'x'] as const) : random.pick(['side', 'angle'] as const);
    const [add, times] = [random.int(1, 8), random.int(2, 4)];
    const length = sides[at] * thing.times;
    const isWhole = asks !== 'x' || (length - add > times && (length - add) % times === 0);
    const isExact = angles[0] + angles[1] + angles[2] === 180;
    const isThird = asks !== 'perimeter' || ((a + b + c) * thing.times) % 3 === 0;
    // Angles and sides never share a number.
    const isApart = new Set([...sides.map((side) => side * thing.times), ...angles]).size === 6;
    // A flat triangle has no room for the labels of its angles.
    const isFar = asks !== 'angle' || sides[((at + 2) % 3) as 0 | 1 | 2] === Math.max(...sides);
    const isHigh =
      level > 1 ||
      (placeAt(angles[0], b)[1] > 0.7 * c && isFar && angles[at] + angles[((at + 1) % 3) as 0 | 1 | 2] > 100);
    return isHigh && isWhole && isExact && isThird && isApart && length * 20 > angles[at]
      ? {
          thing,
          letters: drawMixedPoints(random, 6),
          triangle: { sides, angles },
          at,
          asks,
          add,
          times,
          flip: random.chance(50),
        }
      : null;
  });
}
