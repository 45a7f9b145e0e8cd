import type { DiagramOf } from '@playforward/diagram';
import { type Level, pictureSkill, type Random } from '../../src/kit/index.ts';
import { plus } from '../../src/numbers/linear-sides.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { pointText } from '../../src/pictures/plane-around.ts';

const asks = ['which', 'find', 'belongs', 'goes'] as const;

/** y = ±√(x − h) + k, also with h − x, or the same with a cube root. */
type Root = { cube: boolean; a: 1 | -1; left: boolean; h: number; k: number };
type Params = Root & { ask: (typeof asks)[number] };

/** Level 1 shifts a square or cube root, level 2 reflects it too, level 3 tells the changes in words. */
export const a1RootGraphMatch = pictureSkill('a1-root-graph-match', {
  version: 3,
  text: {
    headline: 'Match the graph of a root function',
    which: 'Which is the graph of {rule}?',
    find: 'Find the graph of {rule}.',
    belongs: 'Four graphs are drawn. Which one goes with {rule}?',
    goes: 'Which graph goes with the rule {rule}?',
    'which-told':
      'The graph of {base} is reflected across the {axis}. Then it is shifted {x, number} {side} and {y, number} {way}. Which graph is the result?',
    'find-told':
      'Reflect the graph of {base} across the {axis}. Then shift it {x, number} {side} and {y, number} {way}. Find the new graph.',
    'belongs-told':
      'Someone reflects {base} across the {axis} and then moves the graph {x, number} {side} and {y, number} {way}. Which graph is it?',
    'goes-told':
      'Start with {base}. Reflect across the {axis}, then go {x, number} {side} and {y, number} {way}. Which graph do you get?',
    'right-up': 'Curve that starts at {p} and rises to the right through {q}',
    'right-down': 'Curve that starts at {p} and falls to the right through {q}',
    'left-up': 'Curve that starts at {p} and rises to the left through {q}',
    'left-down': 'Curve that starts at {p} and falls to the left through {q}',
    'cube-up': 'Curve without an end that rises from left to right through {p} and {q}',
    'cube-down': 'Curve without an end that falls from left to right through {p} and {q}',
    right: 'It passes through {start}, where the expression under the root is zero, and through {beside}.',
    shifted: 'Where is the expression under the root zero? On which side of the y-axis is that?',
    root: 'Does the root of a negative number exist here? So does the curve have an end or not?',
    axis: 'Does the minus sign change the heights, or the side on which the root exists?',
    height: 'Look at the constant after the root. Does it lift the graph or lower it?',
    turned: 'What does a reflection do to a curve that rises?',
    other: 'Find where the expression under the root is zero. Then find one more point.',
    'rule-do': 'Write the rule.',
    'rule-why': 'A reflection changes a sign, and a shift adds a number.',
    'zero-do': 'Find where the expression under the root is zero.',
    'zero-why': 'The point that was at the origin is there now.',
    'height-do': 'Find the height there.',
    'height-why': 'The root is zero, so only the constant is left.',
    'next-do': 'Find one more point.',
    'next-why': 'It shows the side on which the root exists, and whether the curve rises.',
    'next-cube': 'It shows whether the curve rises or falls.',
    'look-do': 'Look for the curve with this shape.',
    'look-why': 'A square root starts at a point. A cube root goes on to both sides.',
  },
  draw: ({ level, random }): Params => drawRoot(level, random),
  build({ ask, ...own }: Params, { level, say, step, distractor }) {
    const { cube, a, left, h, k } = own;
    const rule = `$y = ${ruleText(own)}$`;
    const [p, q] = placesOf(own);
    const option = (one: Root) => {
      const [from, to] = placesOf(one);
      const way = one.a > 0 ? 'up' : 'down';
      const text = one.cube ? (`cube-${way}` as const) : (`${one.left ? 'left' : 'right'}-${way}` as const);
      return { text: say(text, { p: pointText(...from), q: pointText(...to) }), diagram: graphOf(one) };
    };
    const right = option(own);
    const other: Root = left ? { ...own, a: -1, left: false } : { ...own, a: 1, left: true };
    return {
      words: {
        rule,
        base: cube ? '$y = \\sqrt[3]{x}$' : '$y = \\sqrt{x}$',
        axis: left ? 'y-axis' : 'x-axis',
        x: Math.abs(h),
        side: h > 0 ? 'to the right' : 'to the left',
        y: Math.abs(k),
        way: k > 0 ? 'up' : 'down',
        start: pointText(...p),
        beside: pointText(...q),
      },
      question: level === 3 ? `${ask}-told` : ask,
      answer: { value: 'right', ...right },
      distractors: [
        distractor('shifts-the-wrong-way', 'shifted', 'shifted', option({ ...own, h: -h })),
        distractor(
          'confuses-square-and-cube-roots',
          'root',
          'root',
          option({ ...own, cube: !cube, a: left ? -1 : a, left: false }),
        ),
        level === 1
          ? distractor('slip', 'height', 'height', option({ ...own, k: -k }))
          : cube
            ? distractor('slip', 'turned', 'turned', option({ ...own, a: 1 }))
            : distractor('reflects-across-the-wrong-axis', 'axis', 'axis', option(other)),
      ],
      steps: [
        level === 3 && step('rule', `reflected across the ${left ? 'y-axis' : 'x-axis'}, then shifted`, rule),
        step('zero', rule, `$x = ${signed(h)}$`),
        step('height', `$x = ${signed(h)}$`, `$y = ${signed(k)}$`),
        level > 1 &&
          step('next', `$x = ${signed(q[0])}$`, `$y = ${signed(q[1])}$`, {
            why: cube ? 'next-cube' : 'next-why',
          }),
        step(
          'look',
          level > 1 ? `${pointText(...p)} and ${pointText(...q)}` : pointText(...p),
          cube ? 'no end' : 'starts at a point',
          {
            diagram: right.diagram,
          },
        ),
      ],
      claims: [cube ? `1^3 = 1` : `2^2 = 4`, `${k} + (${q[1] - k}) = ${q[1]}`],
    };
  },
});

/** As TeX: '−\sqrt{x + 3} − 1', '\sqrt{2 − x} + 4', '\sqrt[3]{x − 1} + 2'. */
function ruleText({ cube, a, left, h, k }: Root): string {
  const turned = h > 0 ? `${h} − x` : `−x${plus(h)}`;
  const under = left ? turned : `x${plus(-h)}`;
  return `${a < 0 ? '−' : ''}\\sqrt${cube ? '[3]' : ''}{${under}}${plus(k)}`;
}

/** The place of the zero under the root, and one more. */
function placesOf({
  cube,
  a,
  left,
  h,
  k,
}: Root): readonly [readonly [number, number], readonly [number, number]] {
  return [[h, k], cube ? [h + 1, k + a] : [left ? h - 4 : h + 4, k + 2 * a]];
}

function graphOf(one: Root): DiagramOf<'function-graph'> {
  const { cube, a, left, h, k } = one;
  const ends = {
    from: cube || left ? null : h,
    to: !cube && left ? h : null,
    fromOpen: false,
    toOpen: false,
  };
  const curve = cube
    ? { formula: { type: 'cube-root' as const, a, h, k }, ...ends }
    : { formula: { type: 'root' as const, a, h, k, left }, ...ends };
  return {
    kind: 'function-graph',
    x: { label: 'x', min: -9, max: 9, step: 1 },
    y: { label: 'y', min: -9, max: 9, step: 1 },
    curves: [curve],
    points: placesOf(one).map(([x, y]) => ({ x, y, label: null, open: false })),
    asymptotes: [],
  };
}

function drawRoot(level: Level, random: Random): Params {
  const [h, k] = [random.int(1, 4) * random.pick([1, -1]), random.int(1, 6) * random.pick([1, -1])];
  const cube = random.chance(level === 3 ? 50 : 35);
  const left = level > 1 && !cube && random.chance(50);
  return { ask: random.pick(asks), cube, a: level === 1 || left ? 1 : -1, left, h, k };
}
