import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';
import { type BudgetStory, budgetStories } from '../../src/linear-stories/budget-stories.ts';
import { upperBound } from '../../src/numbers/decimal-quotient.ts';
import { pointText, type StandardForm } from '../../src/numbers/lines/standard-form.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import {
  halfPlaneOf,
  inequalityText,
  isStrict,
  regionsOn,
  type Sign,
  solves,
  turnedSign,
} from '../../src/pictures/half-planes.ts';
import { crossingsOnGrid } from '../../src/pictures/line-planes.ts';

type Place = readonly [number, number];
const asks = ['which', 'solves', 'lies', 'region'] as const;
const bares = ['true', 'pair', 'makes', 'test'] as const;
const backs = ['has', 'whose', 'fits', 'holds'] as const;
/** ax + by compared with c, the point that solves it, also on a solid boundary, one on a dashed boundary and one on the other side. */
type Params = {
  ask: (typeof asks)[number] | (typeof bares)[number] | (typeof backs)[number];
  form: StandardForm;
  sign: Sign;
  inside: Place;
  edge: Place;
  outside: Place;
};

/** Level 1 has a picture, level 2 none, level 3 asks for the inequality that a point solves. */
export const a1HalfPlaneTest = choiceSkill('a1-half-plane-test', {
  version: 4,
  scenes: [budgetStories],
  text: {
    headline: 'Use an inequality in two variables',
    which: 'The graph shows {inequality}. Which point is a solution?',
    solves: 'Which point solves {inequality}? The graph may help you.',
    lies: 'The region of {inequality} is shaded. Which point belongs to the solutions?',
    region: 'Look at the region of {inequality} and at its boundary. Which point is a solution?',
    true: 'Which point makes {inequality} true?',
    pair: 'Which pair {xy} is a solution of {inequality}?',
    makes: 'Only one of these points satisfies {inequality}. Which one?',
    test: 'Test the points in {inequality}. Which one is a solution?',
    has: 'Which inequality does the point {point} make true?',
    whose: 'The point {point} lies in the region of just one of these inequalities. Which one is it?',
    fits: 'Put {point} into each inequality. Which one is true?',
    holds: 'One of these inequalities is true for {x} and {y}. Which one?',
    point: '{point}',
    inequality: '{inequality}',
    right: 'Put both coordinates in: the inequality is true.',
    'on-edge': 'At this point, both sides are equal. Does the symbol allow that?',
    'swapped-point': 'Which coordinate goes in for {x}? Work out the left side once more.',
    'other-side': 'Put this point in. Which side is greater, and what does the symbol ask for?',
    'far-side': 'Work out both sides for this point. Are they in the order that the symbol asks for?',
    'edge-strict': 'Both sides are equal here. Does this symbol allow that?',
    'turned-one': 'Put the point in. Is the left side less or greater than the right side?',
    'swapped-one': 'Check which coordinate goes with {x} and which with {y}. Is the inequality true then?',
    'right-most': 'It keeps within the limit, and one more would not.',
    'most-past': 'Put this number in. Is the limit kept?',
    'most-swapped': 'Which number goes with the kind that there is more of?',
    'most-once':
      'Here both kinds come in equal numbers. How many of the first kind are there for each of the second?',
    'other-most': 'Write an inequality with both variables. Then put in what is known about one of them.',
    'limit-do': 'Write the limit as an inequality.',
    'limit-why': 'With {x} of the first kind and {y} of the second, both amounts are added.',
    'times-do': 'Write the number of the first kind with {y}.',
    'times-why': 'There are {k, number} of the first kind for each one of the second.',
    'join-do': 'Put this in for {x}.',
    'join-why': 'Then only one variable is left.',
    'sum-do': 'Combine the terms with {y}.',
    'sum-why': 'They are like terms.',
    'share-do': 'Divide both sides.',
    'share-why': 'A positive number leaves the symbol as it is.',
    'down-do': 'Take the greatest whole number below it.',
    'down-why': 'Only whole ones count, and one more would break the limit.',
    'final-most': '{result}',
    other: 'Put both coordinates in. Then compare the two sides.',
    'put-do': 'Work out the left side at each point.',
    'put-why': 'The first coordinate goes in for {x}, the second one for {y}.',
    'work-do': 'Put the coordinates into the left side, which is the same in all four.',
    'work-why': 'Products first, then sums and differences.',
    'compare-do': 'Compare both sides each time.',
    'compare-why': 'A point is a solution if the symbol fits.',
    'name-do': 'Name what is left.',
    'name-why': 'The others do not fit their symbol.',
  },
  draw: ({ level, random }): Params => drawTest(level, random),
  build(params: Params, { level, say, step, distractor }) {
    const { ask, form, sign, inside, edge, outside } = params;
    const { a, b, c } = form;
    const [x, y] = inside;
    const left = a * x + b * y;
    const inequality = `$${inequalityText(form, sign)}$`;
    const point = pointText(...inside);
    const compared = `$${signed(left)} ${sign} ${signed(c)}$`;
    const tests = testedPoints(params);
    const lefts = tests.map(([, value]) => signed(value)).join(', ');
    const shownPoint = (at: Place) => say('point', { point: pointText(...at) });
    const shown = (one: StandardForm, as: Sign) =>
      say('inequality', { inequality: `$${inequalityText(one, as)}$` });
    const right = level === 3 ? shown(form, sign) : shownPoint(inside);
    return {
      words: {
        inequality,
        point,
        xy: '$(x, y)$',
        x: level === 3 && ask === 'holds' ? `$x = ${signed(x)}$` : '$x$',
        y: level === 3 && ask === 'holds' ? `$y = ${signed(y)}$` : '$y$',
      },
      question: ask,
      diagram: level === 1 ? regionsOn(reach, [halfPlaneOf(form, sign)]) : null,
      answer: { value: 'right', text: right },
      distractors:
        level === 3
          ? [
              distractor('reverses-the-symbol', 'turned', 'turned-one', shown(form, turnedSign(sign))),
              distractor(
                'chooses-a-point-on-a-dashed-boundary',
                'edge',
                'edge-strict',
                shown({ a, b, c: left }, isStrict(sign) ? sign : turnedStrict(sign)),
              ),
              distractor(
                'swaps-the-coordinates',
                'swapped',
                say('swapped-one', { x: '$x$', y: '$y$' }),
                shown(swappedFor(params), sign),
              ),
            ]
          : [
              isStrict(sign)
                ? distractor('chooses-a-point-on-a-dashed-boundary', 'edge', 'on-edge', shownPoint(edge))
                : distractor('slip', 'far', 'far-side', shownPoint(edge)),
              distractor('swaps-the-coordinates', 'swapped', 'swapped-point', shownPoint([y, x])),
              distractor('reverses-the-symbol', 'outside', 'other-side', shownPoint(outside)),
            ],
      steps: [
        level === 3
          ? step('work', `${point} in the left side`, signed(left))
          : step('put', `the left side at ${tests.map(([told]) => told).join(', ')}`, lefts, {
              why: say('put-why', { x: '$x$', y: '$y$' }),
            }),
        step(
          'compare',
          level === 3
            ? testedForms(params).join(', ')
            : tests.map(([, value]) => `${signed(value)} and ${signed(c)}`).join(', '),
          `only ${compared} fits`,
        ),
        step('name', compared, level === 3 ? inequality : point),
      ],
      finalAnswer: right,
      claims: [`${a} * (${x}) + (${b}) * (${y}) = ${left}`],
    };
  },
  stretch: {
    draw: ({ random }) => drawMost(random),
    build({ story, k, p, q, v }, { say, step, distractor }) {
      const each = k * p + q;
      const value = Math.floor(v / each);
      const limit = `$${p}x + ${q}y ≤ ${v}$`;
      const put = `$${p}(${k}y) + ${q}y ≤ ${v}$`;
      const sum = `$${each}y ≤ ${v}$`;
      const quotient = upperBound('y', v, each);
      return {
        words: { x: '$x$', y: '$y$', k, result: value },
        question: say(`${story.key}-times`, { k, p, q, v }),
        answer: { value, form: 'integer', reason: 'right-most' },
        distractors: [
          distractor('rounds-past-the-limit', value + 1, 'most-past'),
          distractor('swaps-the-coefficients', Math.floor(v / (k * q + p)), 'most-swapped'),
          distractor('leaves-out-a-factor', Math.floor(v / (p + q)), 'most-once'),
        ],
        steps: [
          step('limit', `at most ${v}`, limit),
          step('times', `${k} times as many`, `$x = ${k}y$`),
          step('join', limit, put),
          step('sum', put, sum),
          step('share', sum, quotient),
          step('down', quotient, value),
        ],
        otherWrong: 'other-most',
        finalAnswer: 'final-most',
        claims: [
          `${k} * ${p} + ${q} = ${each}`,
          `${each} * ${value} < ${v}`,
          `${each} * ${value + 1} > ${v}`,
        ],
      };
    },
  },
});

type Most = { story: BudgetStory; k: number; p: number; q: number; v: number };

/** At most v, with k times as many of the first kind. */
function drawMost(random: Random): Most {
  return random.until(() => {
    const story = random.pick(budgetStories.list);
    const [p, q, k] = [random.pick(story.p), random.pick(story.q), random.int(2, 4)];
    const v = random.int(8, 60) * 10;
    const each = k * p + q;
    const values = [
      Math.floor(v / each),
      Math.floor(v / each) + 1,
      Math.floor(v / (k * q + p)),
      Math.floor(v / (p + q)),
    ];
    const isOpen =
      v % each !== 0 && new Set(values).size === 4 && values.every((value) => value > 1 && value < 40);
    return isOpen ? { story, k, p, q, v } : null;
  });
}

const reach = 8;

/** The strict symbol that the right one's opposite has. */
function turnedStrict(sign: Sign): Sign {
  return sign === '≤' ? '<' : '>';
}

/** An inequality that the point with swapped coordinates solves, and the point itself does not. */
function swappedFor({ form: { a, b }, inside: [x, y] }: Params): StandardForm {
  const [own, other] = [a * x + b * y, a * y + b * x];
  return { a, b, c: Math.round((own + other) / 2) };
}

/** The four points with their left sides, in an order that tells nothing. */
function testedPoints({
  form: { a, b },
  inside,
  edge,
  outside,
}: Params): readonly (readonly [told: string, left: number])[] {
  const [x, y] = inside;
  const points: readonly Place[] = [inside, edge, outside, [y, x]];
  return points
    .toSorted(([x1, y1], [x2, y2]) => x1 - x2 || y1 - y2)
    .map((at) => [pointText(...at), a * at[0] + b * at[1]]);
}

/** The four inequalities with their common left side worked out. */
function testedForms({ form, sign, inside: [x, y], ...params }: Params): readonly string[] {
  const left = form.a * x + form.b * y;
  const strict = isStrict(sign) ? sign : turnedStrict(sign);
  const swapped = swappedFor({ form, sign, inside: [x, y], ...params });
  const pairs: readonly (readonly [Sign, number])[] = [
    [sign, form.c],
    [turnedSign(sign), form.c],
    [strict, left],
    [sign, swapped.c],
  ];
  return pairs
    .toSorted(([one, c], [other, d]) => c - d || (one < other ? -1 : 1))
    .map(([one, c]) => `$${signed(left)} ${one} ${signed(c)}$`);
}

function drawTest(level: Level, random: Random): Params {
  const ask = random.pick<Params['ask']>(level === 1 ? asks : level === 2 ? bares : backs);
  return random.until(() => {
    const form: StandardForm = {
      a: random.int(1, level === 1 ? 3 : 5),
      b: random.int(1, level === 1 ? 3 : 5) * random.pick([1, -1]),
      c: random.int(-12, 12),
    };
    const sign = random.pick(['<', '>', '≤', '≥'] as const);
    const most = level === 1 ? 7 : 9;
    const onLine = pointsOnLine(form, most);
    const isOnSolid =
      level < 3 && !isStrict(sign) && onLine.length > 0 && random.chance(level === 1 ? 20 : 40);
    const inside: Place = isOnSolid
      ? random.pick(onLine)
      : [random.int(-most, most), random.int(-most, most)];
    const edge: Place =
      isStrict(sign) && onLine.length > 0
        ? random.pick(onLine)
        : [random.int(-most, most), random.int(-most, most)];
    const outside: Place = [random.int(-most, most), random.int(-most, most)];
    const params: Params = { ask, form, sign, inside, edge, outside };
    return isSound(params, level) ? params : null;
  });
}

function pointsOnLine({ a, b, c }: StandardForm, most: number): readonly Place[] {
  return Array.from({ length: 2 * most + 1 }, (_, nth) => nth - most).flatMap((x) => {
    const y = (c - a * x) / b;
    return Number.isInteger(y) && Math.abs(y) <= most ? [[x, y + 0] as const] : [];
  });
}

function isSound(params: Params, level: Level): boolean {
  const { form, sign, inside, edge, outside } = params;
  const [x, y] = inside;
  if (x === y || x * y === 0 || form.a === form.b || form.c === 0) return false;
  const left = form.a * x + form.b * y;
  const isOn = ([px, py]: Place): boolean => form.a * px + form.b * py === form.c;
  if (level === 3) {
    const wrong = swappedFor(params);
    const isBelievable =
      Math.abs(left) <= 40 && Math.abs(left - form.c) > 1 && wrong.c !== form.c && wrong.c !== left;
    return (
      isBelievable &&
      solves(form, sign, inside) &&
      !solves(wrong, sign, inside) &&
      solves(wrong, sign, [y, x])
    );
  }
  const hasEdge = !isStrict(sign) || isOn(edge);
  const drawable = level > 1 || crossingsOnGrid(halfPlaneOf(form, sign), reach).length > 1;
  const others: readonly Place[] = [edge, [y, x], outside];
  const areApart = new Set([inside, ...others].map(String)).size === 4;
  return (
    hasEdge &&
    drawable &&
    areApart &&
    solves(form, sign, inside) &&
    others.every((at) => !solves(form, sign, at))
  );
}
