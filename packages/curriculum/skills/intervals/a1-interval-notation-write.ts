import { numberSkill, rangeOnLine } from '../../src/kit/index.ts';
import { type AllowedRange, allowedRanges } from '../../src/linear-stories/allowed-ranges.ts';
import {
  intervalText,
  lineOfSpans,
  raySpan,
  type Span,
  spanInequality,
} from '../../src/numbers/interval-text.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { drawPlainLetter } from '../../src/numbers/variable-letters.ts';

const asks = ['write', 'which', 'same', 'notation'] as const;
const graphs = ['shown', 'thick', 'line', 'graph'] as const;
type Params = {
  ask: (typeof asks)[number] | (typeof graphs)[number] | 'story';
  letter: string;
  scene: AllowedRange;
  span: Span;
};

/** Level 1 reads an inequality, level 2 a number line, level 3 a story with one end or two. */
export const a1IntervalNotationWrite = numberSkill('a1-interval-notation-write', {
  version: 4,
  byHand: { levels: [1], ask: 'on-line', make: rangeOnLine },
  form: 'interval',
  scenes: [allowedRanges],
  text: {
    'on-line': [
      'Graph the interval of all {x} with {inequality}.',
      'Show the interval of all {x} with {inequality} on the number line.',
      'Draw the interval that says the same as {inequality}.',
      'Put {inequality} on the number line, as an interval with its ends.',
    ],
    headline: 'Write an interval',
    write: 'Write {inequality} in interval notation.',
    which: 'Which interval holds all numbers {x} with {inequality}?',
    same: 'An inequality says {inequality}. Which interval says the same?',
    notation: 'Which interval is the solution set of {inequality}?',
    shown: 'Which interval does the number line show?',
    thick: 'Write the interval of all numbers on the thick line.',
    line: 'A thick line marks the solutions of an inequality. Write them as an interval.',
    graph: 'The number line shows a solution set. Write it in interval notation.',
    story: 'Write all values that are allowed as an interval.',
    right: 'A bracket or a filled circle includes its end. A parenthesis or an open circle leaves it out.',
    bracket: 'A square bracket, like a filled circle, includes its end. Does {end} belong to the numbers?',
    parenthesis: 'A parenthesis, like an open circle, leaves its end out. Does {end} belong to the numbers?',
    ends: 'An interval goes from its smaller end to its greater one. Which of these two ends is smaller?',
    'ends-ray':
      'An infinity sign with a minus stands on the left, and one without a minus on the right. In which direction do these numbers go on?',
    direction: 'Test a number from this interval. Is it one of the numbers you want?',
    swapped: 'Each end has a mark of its own. Which end belongs to the numbers?',
    other: 'Find both ends first. Then ask whether each end belongs to the numbers.',
    'ends-do': 'Find the ends, the smaller one first.',
    'ends-why': 'An interval goes from its smaller end to its greater one.',
    'ray-why': 'Where there is no end, an infinity sign stands.',
    'marks-do': 'Choose the marks.',
    'marks-why':
      'A square bracket or a filled circle includes its end. A parenthesis or an open circle leaves it out.',
    'ray-marks':
      'A square bracket or a filled circle includes its end. At infinity there is always a parenthesis.',
    'same-do': 'Read it back as an inequality.',
    'same-why': 'It has to say the same as before.',
    final: 'The interval is {result}.',
  },
  draw({ level, random }): Params {
    const scene = random.pick(allowedRanges.list);
    const base = { letter: drawPlainLetter(random), scene };
    if (level === 3) {
      const from = random.int(scene.low[0], scene.low[1]);
      if (random.chance(35))
        return { ...base, ask: 'story', span: raySpan(from, random.pick(['>', '≥'] as const)) };
      const to = from + random.int(scene.gap[0], scene.gap[1]);
      const way = random.pick(['in', 'half', 'out'] as const);
      return { ...base, ask: 'story', span: { from, to, fromOpen: way === 'out', toOpen: way !== 'in' } };
    }
    const at = random.int(-15, 15);
    const two = {
      from: at,
      to: at + random.int(2, 6),
      fromOpen: random.chance(50),
      toOpen: random.chance(50),
    };
    const one = raySpan(at, random.pick(['>', '<', '≥', '≤'] as const));
    const span = random.chance(level === 1 ? 25 : 60) ? two : one;
    return { ...base, ask: random.pick<Params['ask']>(level === 1 ? asks : graphs), span };
  },
  build({ ask, letter, scene, span }: Params, { level, say, step, distractor }) {
    const { from, to, fromOpen, toOpen } = span;
    const value = intervalText(span);
    const inequality = spanInequality(span, level === 1 ? letter : 'x');
    const told =
      from === null || to === null
        ? fromOpen
          ? 'least-out'
          : 'least-in'
        : toOpen
          ? fromOpen
            ? 'both-out'
            : 'both-half'
          : 'both-in';
    const low = signed(from ?? 0);
    const high = signed(to ?? 0);
    const isRay = from === null || to === null;
    const isFreezer = scene.key === 'freezer';
    const flipFrom = intervalText({ ...span, fromOpen: from === null ? true : !fromOpen });
    const flipTo = intervalText({ ...span, toOpen: to === null ? true : !toOpen });
    const turned = `${value[0] === '[' ? '[' : '('}${value.slice(1, -1).split(', ').toReversed().join(', ')}${value.at(-1)}`;
    const wrong = (isOpen: boolean, text: string, end: string) =>
      isOpen
        ? distractor('uses-a-bracket-for-a-strict-inequality', text, say('bracket', { end }))
        : distractor('leaves-out-an-end-that-belongs-to-it', text, say('parenthesis', { end }));
    return {
      words: {
        x: `$${letter}$`,
        inequality: `$${inequality}$`,
        low: isFreezer ? low : (from ?? 0),
        high: isFreezer ? high : (to ?? 0),
        result: value,
      },
      question: ask === 'story' ? [`${scene.key}-${told}`, 'story'] : ask,
      diagram: level === 2 ? lineOfSpans([span]) : null,
      answer: value,
      distractors: [
        from !== null && wrong(fromOpen, flipFrom, low),
        to !== null && wrong(toOpen, flipTo, high),
        distractor('reverses-the-ends', turned, isRay ? 'ends-ray' : 'ends'),
        distractor(
          'slip',
          from === null || to === null
            ? intervalText({ from: to, to: from, fromOpen: toOpen, toOpen: fromOpen })
            : intervalText({ ...span, fromOpen: !fromOpen, toOpen: !toOpen }),
          from === null || to === null ? 'direction' : 'swapped',
        ),
      ],
      steps: [
        step(
          'ends',
          level === 2 ? 'the thick line' : level === 1 ? `$${inequality}$` : 'the words',
          `from ${from === null ? '−∞' : low} to ${to === null ? '∞' : high}`,
          isRay ? { why: 'ray-why' } : 'ends',
        ),
        step('marks', `from ${from === null ? '−∞' : low} to ${to === null ? '∞' : high}`, value, {
          why: isRay ? 'ray-marks' : 'marks-why',
          diagram: lineOfSpans([span]),
        }),
        level > 1 && step('same', value, `$${inequality}$`),
      ],
      claims: [`${from ?? to ?? 0} < ${to ?? (from ?? 0) + 1} + 1`],
    };
  },
});
