import {
  defineSkill,
  lowestTerms,
  type SteadyPair,
  steadyPairs,
  steadyPairText,
} from '../../src/authoring.ts';

/** The table holds 1 to `shown` times (a, b); the point at `asked` times is wanted. */
type Params = { pair: SteadyPair; a: number; b: number; shown: number; asked: number };

/** Level 1 asks for the next point, level 2 for one further on, level 3 gives the second coordinate. */
export const m6PlotRatioPairs = defineSkill({
  id: 'm6-plot-ratio-pairs',
  version: 2,
  form: 'point',
  text: {
    en: {
      ...steadyPairText,
      headline: 'Plot the ratio',
      plot: 'The points show {x} across and {y} up.',
      'ask-next': 'Which point comes next on the graph?',
      'ask-x': 'Which point goes with {px, number} {x}?',
      'ask-y': 'Which point goes with {py, number} {y}?',
      right:
        'The step across is {a, number} and the step up is {b, number}, so this point stays on the line.',
      swapped:
        'The two numbers have traded places. The first one tells how far to go across. Which quantity is across?',
      adds: 'This adds {added, number} to both coordinates. The steps across and up are different here. How far up is one step?',
      skips: 'This point is on the line, but it is one step away. Which point does the question ask about?',
      other: 'Find the step across and the step up from one point to the next. Then take the steps you need.',
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
    const words = { x: pair.x, y: pair.y, a, b, px, py, added: px - lastX };
    const point = (x: number, y: number): string => `(${x}, ${y})`;
    const other = level === 1 ? asked + 1 : asked - 1;
    type Key = Parameters<typeof say>[0];
    const step = (
      rule: string,
      [before, after]: readonly [string, string | number],
      instruct: Key,
      explain: Key,
    ) => ({ rule, before, after: String(after), instruction: say(instruct), explanation: say(explain) });
    const countSteps = ([told, size]: readonly [number, number]) =>
      step('count-steps', [`${told} ÷ ${size}`, asked], 'count-do', 'count-why');
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
          rule: 'find-steps',
          before: `${point(a, b)} and ${point(2 * a, 2 * b)}`,
          after: `${a} right, ${b} up`,
          instruction: say('step-do'),
          explanation: say('step-why'),
        },
        ...(level === 1
          ? [step('next-across', [`${lastX} + ${a}`, px], 'next-x-do', 'x-why')]
          : [countSteps(level === 2 ? [px, a] : [py, b])]),
        ...(level === 1 ? [step('next-up', [`${lastY} + ${b}`, py], 'next-y-do', 'y-why')] : []),
        ...(level === 2 ? [step('steps-up', [`${b} × ${asked}`, py], 'y-do', 'y-why')] : []),
        ...(level === 3 ? [step('steps-across', [`${a} × ${asked}`, px], 'x-do', 'x-why')] : []),
        step('write-point', [`${px} and ${py}`, point(px, py)], 'point-do', 'point-why'),
        step(
          'check-ratio',
          [`${a}:${b} and ${px}:${py}`, `${lowestTerms(a, b)} and ${lowestTerms(px, py)}`],
          'check-do',
          'check-why',
        ),
      ],
      finalAnswer: say('final', words),
      otherWrong: say('other'),
      claims: [`${py}/${px} = ${b}/${a}`, `${b} * ${asked} = ${py}`, `${px} - ${lastX} = ${px - lastX}`],
    };
  },
});
