import { defineSkill, type SteadyPair, steadyPairs, steadyPairText } from '../../src/authoring.ts';

/** The table holds 1 to `shown` times (a, b); the point at `asked` times is wanted. */
type Params = { pair: SteadyPair; a: number; b: number; shown: number; asked: number };

/** Level 1 asks for the next point, level 2 for one further on, level 3 gives the second coordinate. */
export const m6PlotRatioPairs = defineSkill({
  id: 'm6-plot-ratio-pairs',
  version: 1,
  form: 'point',
  text: {
    en: {
      ...steadyPairText,
      headline: 'Plot the ratio',
      plot: 'The points show {x} across and {y} up.',
      'ask-next': 'Which point comes next on the graph?',
      'ask-x': 'Which point belongs to {px, number} {x}?',
      'ask-y': 'Which point belongs to {py, number} {y}?',
      right:
        'The step across is {a, number} and the step up is {b, number}, so this point stays on the line.',
      swapped:
        'The two numbers have traded places. The first one tells how far to go across. Which quantity is across?',
      adds: 'This adds {a, number} to both coordinates. The steps across and up are different here. How far up is one step?',
      skips:
        'This point is on the line, but it belongs to another row. Which row does the question ask about?',
      other: 'Find the step across and the step up from one point to the next. Then take the steps you need.',
      'pair-do': 'Read two neighboring points.',
      'pair-why': 'Each point shows one row of the ratio table.',
      'step-do': 'Find the steps from one point to the next.',
      'step-why': 'Equivalent ratios lie on one straight line, in equal steps.',
      'x-do': 'Find the first coordinate.',
      'x-why': 'It tells how far to go across.',
      'y-do': 'Find the second coordinate.',
      'y-why': 'It tells how far to go up.',
      'point-do': 'Write the point.',
      'point-why': 'The number for across comes first, then the number for up.',
      final: 'The point is ({px, number}, {py, number}).',
    },
  },
  draw({ level, random }) {
    const a = random.int(1, level === 1 ? 4 : 5);
    const b = random.int(a + 1, 8);
    const shown = random.int(2, 3);
    return {
      pair: random.pick(steadyPairs),
      a,
      b,
      shown,
      asked: level === 1 ? shown + 1 : shown + random.int(2, 4),
    };
  },
  build({ pair, a, b, shown, asked }: Params, { level, say }) {
    const [px, py] = [a * asked, b * asked];
    const [lastX, lastY] = [a * shown, b * shown];
    const words = { x: pair.x, y: pair.y, a, b, px, py };
    const point = (x: number, y: number): string => `(${x}, ${y})`;
    const other = level === 1 ? asked + 1 : asked - 1;
    const asks = { 1: 'ask-next', 2: 'ask-x', 3: 'ask-y' } as const;
    return {
      headline: say('headline'),
      question: [say(`${pair.key}-facts`), say('plot', words), say(asks[level], words)],
      diagram: {
        kind: 'coordinate-plane',
        x: { label: pair.xTitle, min: 0, max: a * (shown + 1), step: a },
        y: { label: pair.yTitle, min: 0, max: b * (shown + 1), step: b },
        points: Array.from({ length: shown }, (_, index) => ({
          x: a * (index + 1),
          y: b * (index + 1),
          label: null,
        })),
        lines: [],
      },
      answer: { form: 'point', value: point(px, py), reason: say('right', words) },
      distractors: [
        { misconception: 'swaps-the-coordinates', value: point(py, px), reason: say('swapped') },
        {
          misconception: 'adds-the-same-amount-to-both-coordinates',
          value: point(px, lastY + (px - lastX)),
          reason: say('adds', words),
        },
        { misconception: 'skips-a-table-row', value: point(a * other, b * other), reason: say('skips') },
      ],
      steps: [
        {
          rule: 'read-points',
          before: '',
          after: `${point(a, b)} and ${point(2 * a, 2 * b)}`,
          instruction: say('pair-do'),
          explanation: say('pair-why'),
        },
        {
          rule: 'find-steps',
          before: `${2 * b} − ${b}`,
          after: String(b),
          instruction: say('step-do'),
          explanation: say('step-why'),
        },
        {
          rule: 'first-coordinate',
          before: `${a} × ${asked}`,
          after: String(px),
          instruction: say('x-do'),
          explanation: say('x-why'),
        },
        {
          rule: 'second-coordinate',
          before: `${b} × ${asked}`,
          after: String(py),
          instruction: say('y-do'),
          explanation: say('y-why'),
        },
        {
          rule: 'write-point',
          before: `${px} and ${py}`,
          after: point(px, py),
          instruction: say('point-do'),
          explanation: say('point-why'),
        },
      ],
      finalAnswer: say('final', words),
      otherWrong: say('other'),
      claims: [`${py}/${px} = ${b}/${a}`, `${b} * ${asked} = ${py}`],
    };
  },
});
