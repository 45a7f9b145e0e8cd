import { type HandTask, type Level, numberSkill, type Random, writeHand } from '../../src/kit/index.ts';
import { type StepSequence, stepSequences, termOfSequence } from '../../src/linear-stories/step-sequences.ts';
import { linearSide, plus } from '../../src/numbers/linear-sides.ts';
import { pointText } from '../../src/numbers/lines/standard-form.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';

const lists = ['list', 'begins', 'first-terms', 'step'] as const;
const plots = ['plot-list', 'plot-recursive', 'plot-explicit', 'plot-step'] as const;
const backs = ['explicit', 'recursive'] as const;
/** The first term, the common difference, and how many terms are plotted. */
type Params = {
  ask: (typeof lists)[number] | (typeof plots)[number] | (typeof backs)[number];
  scene: StepSequence;
  a: number;
  d: number;
  count: 3 | 4;
};

/** Level 1 writes the explicit rule of a list, level 2 plots terms by hand, level 3 writes either rule of a story. */
export const a1ArithmeticRuleWrite = numberSkill('a1-arithmetic-rule-write', {
  version: 1,
  form: 'equation',
  scenes: [stepSequences],
  text: {
    headline: 'The rule of an arithmetic sequence',
    list: 'A sequence begins {list}. Write an explicit rule for {fn}, with {first} as the first term.',
    begins: 'Which explicit rule {fn} gives the sequence {list}, … from {start} on?',
    'first-terms':
      'The first terms of an arithmetic sequence are {list}. What is its explicit rule {fn}, starting with {start}?',
    step: 'An arithmetic sequence has {first} and the common difference {d}. Write its explicit rule {fn}.',
    'plot-list':
      'A sequence begins {list}. Plot its first {count, plural, =3 {three} other {four}} terms as points {point}.',
    'plot-recursive':
      'A sequence has {first} and {rule}. Plot its first {count, plural, =3 {three} other {four}} terms as points {point}.',
    'plot-explicit':
      'Plot the points {point} of the sequence {formula} for the first {count, plural, =3 {three} other {four}} places, from {start} on.',
    'plot-step':
      'An arithmetic sequence has {first} and the common difference {d}. Plot its first {count, plural, =3 {three} other {four}} terms as points {point}.',
    explicit: 'Write an explicit rule for {fn}.',
    recursive: 'The start is {first}. Write a recursive rule for {fn}.',
    'right-explicit': 'It gives every term from its place alone: put in the first places to see it.',
    'right-recursive': 'Each term is the term before plus the common difference.',
    'right-plot': 'The place of each term stands on the x-axis and the term itself on the y-axis.',
    constant: 'Put in {start}. Does the rule give the first term?',
    swapped: 'Here the first term is added again and again. Which number is added in each step?',
    recursion: 'This rule needs the term before. Which rule gives a term from its place {n} alone?',
    place: 'This adds the step to the place. What does each step start from?',
    sign: 'Do the terms grow or fall?',
    'plot-index': 'Here the first term stands at zero. Which place does the first term have?',
    'plot-swapped': 'Which number stands along the x-axis: the place of a term, or the term?',
    'plot-late': 'Here the first point is one step too far already. Which term belongs to {start}?',
    other: 'Find the step from term to term. Then test your rule with the first two terms.',
    'other-plot': 'Make a table with the places and the terms. Each row is one point.',
    'gap-do': 'Find the common difference.',
    'gap-why': 'It is what is added from one term to the next.',
    'zero-do': 'Go one step back from the first term.',
    'zero-why': 'This gives the value at zero, the constant of the linear function.',
    'write-do': 'Write the rule.',
    'write-explicit': 'The difference is the coefficient of {n}, as a slope is.',
    'write-recursive': 'It says what happens to the term before.',
    'test-do': 'Test it for the second term.',
    'test-why': 'A rule has to give every term.',
    'table-do': 'List the terms.',
    'table-why': 'Each one is the one before plus the common difference.',
    'points-do': 'Write each as a point, its place first.',
    'points-why': 'The place is the input, and the term is the output.',
    'line-do': 'Look at the points.',
    'line-why': 'Equal steps make points on a straight line.',
    made: 'Points at {places}',
    final: 'The rule is {result}.',
    'final-plot': 'The points are at {places}.',
  },
  draw: ({ level, random }): Params => drawRule(level, random),
  build(params: Params, { level, say, step, distractor }) {
    const { ask, scene, a, d } = params;
    const recursive = ask === 'recursive';
    const { value, explicitRule, recursiveRule, listed, words } = wordsOf(params);
    const gap = step(
      'gap',
      level === 3 || ask === 'step' ? `first term ${signed(a)}` : listed,
      `step ${signed(d)}`,
    );
    if (level === 2) {
      const { right, index, swapped, late } = pointsOf(params);
      const text = (points: Points) => say('made', { places: said(points) });
      return {
        words: { ...words, places: said(right) },
        question: ask,
        hand: taskOf(right.length),
        answer: { value: plotted(right), text: 'made', reason: 'right-plot' },
        distractors: [
          distractor('starts-counting-at-the-wrong-index', plotted(index), 'plot-index', text(index)),
          distractor('swaps-the-coordinates', plotted(swapped), 'plot-swapped', text(swapped)),
          distractor('uses-the-first-term-as-the-constant-with-dn', plotted(late), 'plot-late', text(late)),
        ],
        steps: [
          step('table', `first term ${signed(a)}, step ${signed(d)}`, listed),
          step('points', listed, said(right)),
          step('line', said(right), 'points on one line'),
        ],
        finalAnswer: 'final-plot',
        otherWrong: 'other-plot',
        claims: [`${a} + ${right.length - 1} * (${d}) = ${right.at(-1)?.[1]}`],
      };
    }
    const first = `$f(2) = ${recursive ? `${signed(a)}${plus(d)}` : linearSide(d, 'n', a - d).replace('n', ' \\cdot 2')}$`;
    return {
      words,
      question:
        level === 3 ? [say(`${scene.key}-told`, { a, d: Math.abs(d) }), `${scene.key}-rule`, ask] : ask,
      answer: { value, reason: recursive ? 'right-recursive' : 'right-explicit' },
      distractors: recursive
        ? [
            distractor('swaps-first-term-and-difference', `f(n) = f(n − 1)${plus(a)}`, 'swapped'),
            distractor('uses-the-term-number-as-the-term', `f(n) = n${plus(d)}`, 'place'),
            distractor('slip', `f(n) = f(n − 1)${plus(-d)}`, 'sign'),
          ]
        : [
            distractor(
              'uses-the-first-term-as-the-constant-with-dn',
              `f(n) = ${linearSide(d, 'n', a)}`,
              'constant',
            ),
            distractor('swaps-first-term-and-difference', `f(n) = ${linearSide(a, 'n', d - a)}`, 'swapped'),
            distractor('writes-the-recursive-rule', recursiveRule, 'recursion'),
          ],
      steps: [
        gap,
        !recursive && step('zero', `${signed(a)}${plus(-d)}`, signed(a - d)),
        step(
          'write',
          recursive ? 'the term before' : `step ${signed(d)}, constant ${signed(a - d)}`,
          `$${recursive ? recursiveRule : explicitRule}$`,
          { why: recursive ? 'write-recursive' : 'write-explicit' },
        ),
        step('test', first, signed(a + d)),
      ],
      claims: [`${d} * 2 + (${a - d}) = ${a + d}`],
    };
  },
});

type Points = readonly (readonly [number, number])[];

function wordsOf({ ask, a, d, count }: Params) {
  const explicitRule = `f(n) = ${linearSide(d, 'n', a - d)}`;
  const recursiveRule = `f(n) = f(n − 1)${plus(d)}`;
  const value = ask === 'recursive' ? recursiveRule : explicitRule;
  const listed = places(count)
    .map((n) => signed(termOfSequence({ a, d }, n)))
    .join(', ');
  const words = {
    list: listed,
    fn: '$f(n)$',
    n: '$n$',
    start: '$n = 1$',
    first: `$f(1) = ${signed(a)}$`,
    d: signed(d),
    rule: `$${recursiveRule}$`,
    formula: `$${explicitRule}$`,
    point: '$(n, f(n))$',
    count,
    result: `$${value}$`,
  };
  return { value, explicitRule, recursiveRule, listed, words };
}

const most = 20;

function places(count: number): readonly number[] {
  return Array.from({ length: count }, (_, nth) => nth + 1);
}

/** As many points without names on a plane from 0 to 20. */
function taskOf(count: number): HandTask {
  const scale = { first: 0, last: most, step: [1, 1], labelEvery: 5, as: 'decimal' } as const;
  return {
    kind: 'plot-points',
    plane: { x: scale, y: scale, xName: 'n', yName: 'f(n)' },
    points: Array.from({ length: count }, () => ''),
  };
}

function plotted(points: Points): string {
  return writeHand(taskOf(points.length), { kind: 'plot-points', points });
}

function said(points: Points): string {
  return points.map(([x, y]) => pointText(x, y)).join(', ');
}

/** The points of the first terms, and those of somebody who starts at zero, swaps coordinates or starts too late. */
function pointsOf({ a, d, count }: Params) {
  const at = (n: number): number => termOfSequence({ a, d }, n);
  return {
    right: places(count).map((n) => [n, at(n)] as const),
    index: places(count).map((n) => [n - 1, at(n)] as const),
    swapped: places(count).map((n) => [at(n), n] as const),
    late: places(count).map((n) => [n, at(n + 1)] as const),
  };
}

function drawRule(level: Level, random: Random): Params {
  return random.until(() => {
    const scene = random.pick(stepSequences.list);
    const [low = 0, high = 0] = scene.first;
    const [least = 0, top = 0] = scene.gap;
    const ask = random.pick<Params['ask']>(level === 1 ? lists : level === 2 ? plots : backs);
    const count = level === 1 ? 4 : random.pick([3, 4] as const);
    const size = level === 3 ? random.int(least, top) : random.int(2, level === 1 ? 9 : 6);
    const falls = level === 3 ? scene.falls : random.chance(35);
    const a = level === 3 ? random.int(low, high) : level === 1 ? random.int(-8, 20) : random.int(1, 18);
    const d = falls ? -size : size;
    const params: Params = { ask, scene, a, d, count };
    if (a === d || a === 0 || a === 1 || a - d === 0 || a === 2 * d) return null;
    if (level !== 2) return params;
    const all = Object.values(pointsOf(params)).flat(2);
    return all.every((place) => place >= 0 && place <= most) ? params : null;
  });
}
