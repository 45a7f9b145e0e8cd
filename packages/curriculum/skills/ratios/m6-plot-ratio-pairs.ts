import { type HandTask, numberSkill, type Tools } from '../../src/kit/index.ts';
import { lowestTerms } from '../../src/numbers/lowest-terms.ts';
import { handScale, pointMade } from '../../src/pictures/hand-scales.ts';
import { type SteadyPair, steadyPairs } from '../../src/scenes/rates/steady-pairs.ts';

/** One and `shown` times (a, b) are shown, and all between where there are points; the point at `asked` times is wanted. */
type Params = { pair: SteadyPair; a: number; b: number; shown: number; asked: number };

/** Level 1 asks for the next point, level 2 has the open pair of a ratio table plotted by hand, level 3 gives the second coordinate. */
export const m6PlotRatioPairs = numberSkill('m6-plot-ratio-pairs', {
  version: 8,
  form: 'point',
  scenes: [steadyPairs],
  text: {
    headline: 'Plot the ratio',
    plot: 'The points show {x} across and {y} up.',
    'ask-next': 'Which point comes next on the graph?',
    'plot-x': [
      'Find the missing number in the table. Then plot the point for {px, number} {x}.',
      'One number is missing in the table. Plot the point for {px, number} {x}.',
      'Complete the ratio table, and plot the pair of its last column.',
      'What is missing in the last column of the table? Plot this pair as a point.',
    ],
    at: '{at}',
    'ask-y': 'Which point goes with {py, number} {y}?',
    right: 'The step across is {a, number} and the step up is {b, number}, so this point stays on the line.',
    swapped:
      'The two numbers have traded places. The first one tells how far to go across. Which quantity is across?',
    adds: 'This adds {added, number} to both coordinates. The steps across and up are different here. How far up is one step?',
    skips:
      'This point is on the line, but one step away from the right one. Which point does the question ask about?',
    other: 'Find how far across and how far up one step goes. Then take the steps you need.',
    'start-do': 'Find the steps from zero to the point of the first column.',
    'start-why': 'Equivalent ratios lie on one straight line through zero, in equal steps.',
    'step-do': 'Find the steps from one point to the next.',
    'step-why': 'Equivalent ratios lie on one straight line, in equal steps.',
    'count-do': 'Find how many steps lead there from zero.',
    'count-why': 'Every step goes the same way across and the same way up.',
    'next-x-do': 'Take one more step across.',
    'x-do': 'Take all steps across.',
    'x-why': 'The first coordinate tells how far to go across.',
    'next-y-do': 'Take one more step up.',
    'y-do': 'Take all steps up.',
    'y-why': 'The second coordinate tells how far to go up.',
    'point-do': 'Write the point.',
    'point-why': 'The number for across comes first, then the number for up.',
    'check-do': 'Check that the ratio is the same as before.',
    'check-why': 'Points that lie on one line through zero show equivalent ratios.',
    final: 'The point is ({px, number}, {py, number}).',
  },
  draw({ level, random }) {
    // All of a drawn level, with its coordinates swapped too, stands on one plane.
    const a = random.int(1, { 1: 4, 2: 3, 3: 5 }[level]);
    const b = random.int(a + 1, level === 2 ? 5 : 8);
    const shown = random.int(2, 3);
    return {
      pair: random.pick(steadyPairs.list),
      a,
      b,
      shown,
      asked: { 1: shown + 1, 2: shown + random.int(1, 5 - shown), 3: shown + random.int(2, 4) }[level],
    };
  },
  build({ pair, a, b, shown, asked }: Params, { level, say, step, distractor }) {
    const [px, py] = [a * asked, b * asked];
    const [lastX, lastY] = [a * shown, b * shown];
    const point = (x: number, y: number): string => `(${x}, ${y})`;
    // From the last pair that is shown.
    const [addedFrom, addedTo] = [lastX, lastY];
    const words = { x: pair.x, y: pair.y, a, b, px, py, added: px - addedFrom };
    const other = level === 1 ? asked + 1 : asked - 1;
    type Key = Parameters<typeof say>[0];
    const makeStep = (
      rule: string,
      [before, after]: readonly [string, string | number],
      instruct: Key,
      explain: Key,
    ) => ({ rule, before, after: String(after), instruction: say(instruct), explanation: say(explain) });
    const countSteps = ([told, size]: readonly [number, number]) =>
      makeStep('count-steps', [`${told} ÷ ${size}`, asked], 'count-do', 'count-why');
    const asks = { 1: 'ask-next', 2: 'plot-x', 3: 'ask-y' } as const;
    const byHand = level === 2;
    const task: HandTask = {
      kind: 'plot-points',
      plane: { x: axis, y: axis, xName: pair.x, yName: pair.y },
      points: [''],
    };
    const give = (x: number, y: number) => {
      const at = point(x, y);
      return byHand ? { value: pointMade(task, x, y), text: say('at', { at }) } : { value: at };
    };
    const wrong = (misconception: WrongWay, [x, y]: readonly [number, number], reason: Reason) => {
      const { value, ...shownAs } = give(x, y);
      const isTurned = misconception === 'swaps-the-coordinates';
      return distractor(misconception, value, reason, { ...shownAs, ...(isTurned && { concludes: true }) });
    };
    return {
      words,
      question: byHand ? [`${pair.key}-facts`, asks[level]] : [`${pair.key}-facts`, 'plot', asks[level]],
      hand: byHand ? task : undefined,
      diagram: byHand
        ? {
            kind: 'ratio-table',
            heads: [pair.xTitle, pair.yTitle],
            rows: [[a, lastX, px].map(String), [String(b), String(lastY), null]],
            arrows: [],
          }
        : {
            kind: 'coordinate-plane',
            // Beyond the next point, so that the corner of the plane does not tell it.
            x: { label: pair.xTitle, min: 0, max: a * (shown + 3), step: a },
            y: { label: pair.yTitle, min: 0, max: b * (shown + 3), step: b },
            points: Array.from({ length: shown }, (_, index) => ({
              x: a * (index + 1),
              y: b * (index + 1),
              label: null,
            })),
            lines: [],
          },
      answer: give(px, py),
      distractors: [
        wrong('swaps-the-coordinates', [py, px], 'swapped'),
        wrong('adds-the-same-amount-to-both-coordinates', [px, addedTo + (px - addedFrom)], 'adds'),
        wrong('skips-a-table-row', [a * other, b * other], 'skips'),
      ],
      steps: [
        step(
          'find-steps',
          level === 2 ? `${point(0, 0)} and ${point(a, b)}` : `${point(a, b)} and ${point(2 * a, 2 * b)}`,
          `${a} right, ${b} up`,
          level === 2 ? 'start' : 'step',
        ),
        level === 1
          ? step('next-across', `${lastX} + ${a}`, px, { do: 'next-x-do', why: 'x-why' })
          : countSteps(level === 2 ? [px, a] : [py, b]),
        level === 1 ? step('next-up', `${lastY} + ${b}`, py, { do: 'next-y-do', why: 'y-why' }) : null,
        level === 2 ? step('steps-up', `${b} × ${asked}`, py, 'y') : null,
        level === 3 ? step('steps-across', `${a} × ${asked}`, px, 'x') : null,
        step('write-point', `${px} and ${py}`, point(px, py), 'point'),
        step(
          'check-ratio',
          `${a}:${b} and ${px}:${py}`,
          `${lowestTerms(a, b)} and ${lowestTerms(px, py)}`,
          'check',
        ),
      ],
      claims: [
        `${py}/${px} = ${b}/${a}`,
        `${b} * ${asked} = ${py}`,
        `${px} - ${addedFrom} = ${px - addedFrom}`,
      ],
    };
  },
});

const axis = handScale({ min: 0, max: 26 });

type WrongWay = Parameters<Tools<string>['distractor']>[0];
type Reason = 'swapped' | 'adds' | 'skips';
