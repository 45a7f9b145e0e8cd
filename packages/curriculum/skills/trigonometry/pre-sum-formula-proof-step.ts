import type { DiagramOf } from '@playforward/diagram';
import { type Distractor, defineSkill, type Level, stepMaker } from '../../src/authoring.ts';

const pairs = [
  ['a', 'b'],
  ['u', 'v'],
  ['s', 't'],
  ['p', 'q'],
  ['x', 'y'],
  ['m', 'n'],
] as const;

type Part = 'points' | 'distance' | 'expand' | 'turned' | 'equal' | 'solve';

/** Which line of the proof is missing, and the letters of the two angles. */
type Params = { part: Part; pair: (typeof pairs)[number]; mirrored: boolean };

/** Level 1 asks for points or a distance, level 2 for an expansion, level 3 for the reason or the conclusion. */
export const preSumFormulaProofStep = defineSkill({
  id: 'pre-sum-formula-proof-step',
  version: 2,
  form: 'choice',
  finite: { 1: 24, 2: 24, 3: 24 },
  text: {
    en: {
      headline: 'Prove the difference formula',
      intro: 'Points $P$ and $Q$ on the unit circle belong to the angles {a} and {b}.',
      points: 'A proof of the formula for {goal} starts with their coordinates. Which are they?',
      distance: 'The proof finds the square of the distance from $P$ to $Q$. Which is right?',
      expand: 'The proof expands {square}. Which line comes next?',
      turned: 'The circle is turned until $Q$ lies at {start}. What is the square of the distance now?',
      equal: 'Both squares of distances are set equal. Why is this allowed?',
      solve: 'Now {sides}. Which line comes next?',
      'key-equal': 'Turning the circle keeps the distance between two points.',
      'angles-equal': 'The two points have equal angles both before and after the turn.',
      'arcs-equal': 'Both points stay where they were.',
      'all-equal': 'All distances on a unit circle are equal to one.',
      shown: '{line}',
      right: 'It follows from the line before and from the unit circle alone.',
      'angle-why': 'The two angles differ. What stays the same when the circle is turned?',
      'raw-why': 'This uses the angles themselves. Which coordinates do the points have?',
      'part-why': 'The product of the sines is gone. What is in the parentheses of the line before?',
      'between-why': 'Look at the sign between the products. Which sign does the line before have?',
      'middle-why': 'A square of a difference has three terms. Is one of them missing?',
      'swap-why': 'On the unit circle, which coordinate is the cosine?',
      'stay-why': 'The points have moved. What about the distance between them?',
      'all-why': 'Points on a circle can be near or far. What does turning the circle keep?',
      'own-why': 'Each point belongs to one angle. Which one belongs to $P$?',
      'plus-why': 'Look at the signs once more. What does a distance subtract?',
      other: 'Write down the coordinates on the unit circle. Then use the distance formula.',
      'given-do': 'Write down what is known.',
      'given-why': 'A point on the unit circle has the cosine and the sine as coordinates.',
      'next-do': 'Find the next line.',
      'next-why': 'It must follow from the line before.',
      'goal-do': 'See where this leads.',
      'goal-why': 'In the end, you get the formula.',
      final: 'The missing line: {line}',
    },
  },
  draw: ({ level, random }): Params => ({
    part: random.pick(parts[level]),
    ...{ pair: random.pick(pairs), mirrored: random.chance(50) },
  }),
  build({ part, pair, mirrored }: Params, { level, say }) {
    const [a, b] = mirrored ? ([pair[1], pair[0]] as const) : pair;
    const lines = linesOf(part, a, b);
    const words = {
      ...{ a: `$${a}$`, b: `$${b}$`, goal: `$\\cos(${a} - ${b})$`, start: '$(1, 0)$' },
      ...{ square: `$${squareOf(a, b)}$`, sides: `$2 - 2\\cos(${a} - ${b}) = 2 - 2(${productOf(a, b)})$` },
    };
    const shown = (line: string) => say('shown', { line: `$${line}$` });
    type Key = Parameters<typeof say>[0];
    const option = (misconception: Distractor['misconception'], index: number, why: Key): Distractor => ({
      ...{ misconception, value: `line-${index}`, text: shown(lines[index] ?? ''), reason: say(why) },
    });
    const said = (misconception: Distractor['misconception'], key: Key, why: Key): Distractor => ({
      ...{ misconception, value: key, text: say(key), reason: say(why) },
    });
    const isReason = part === 'equal';
    const line = isReason ? 'the distance stays the same' : `$${lines[0] ?? ''}$`;
    const step = stepMaker(say, words);
    return {
      headline: say('headline'),
      question: [say('intro', words), say(part, words)],
      diagram: level === 3 ? null : circleOf(a, b),
      answer: {
        ...{ form: 'choice', value: 'line-0', text: isReason ? say('key-equal') : shown(lines[0] ?? '') },
        reason: say('right'),
      },
      distractors: isReason
        ? [
            said('sets-equal-angles-instead-of-distances', 'angles-equal', 'angle-why'),
            said('uses-the-wrong-coordinates-on-the-unit-circle', 'arcs-equal', 'stay-why'),
            said('slip', 'all-equal', 'all-why'),
          ]
        : wrongOf(part).map(([misconception, why], index) => option(misconception, index + 1, why)),
      steps: [
        step('given', '$P$ and $Q$', `$P(\\cos ${a}, \\sin ${a})$ and $Q(\\cos ${b}, \\sin ${b})$`),
        step('next', beforeOf(part, a, b), line),
        step(
          'goal',
          line,
          part === 'solve' ? 'the formula is proved' : `$\\cos(${a} - ${b}) = ${productOf(a, b)}$`,
        ),
      ],
      finalAnswer: say('final', { line }),
      otherWrong: say('other'),
      claims: [`cos(${a} - ${b}) = cos(${a})*cos(${b}) + sin(${a})*sin(${b})`],
    };
  },
});

const parts: Readonly<Record<Level, readonly [Part, Part]>> = {
  1: ['points', 'distance'],
  2: ['expand', 'turned'],
  3: ['equal', 'solve'],
};

type Why =
  | 'raw-why'
  | 'angle-why'
  | 'middle-why'
  | 'part-why'
  | 'between-why'
  | 'swap-why'
  | 'plus-why'
  | 'own-why';

/** The misconceptions behind the lines after the first. */
function wrongOf(part: Part): readonly (readonly [Distractor['misconception'], Why])[] {
  const swap = ['uses-the-wrong-coordinates-on-the-unit-circle', 'swap-why'] as const;
  const angles = ['sets-equal-angles-instead-of-distances', 'angle-why'] as const;
  const raw = ['sets-equal-angles-instead-of-distances', 'raw-why'] as const;
  const sines = ['drops-a-middle-term', 'part-why'] as const;
  const between = ['slip', 'between-why'] as const;
  const middle = ['drops-a-middle-term', 'middle-why'] as const;
  const plus = ['slip', 'plus-why'] as const;
  const own = ['slip', 'own-why'] as const;
  return {
    points: [swap, raw, own],
    distance: [swap, raw, plus],
    expand: [middle, swap, plus],
    turned: [middle, swap, plus],
    equal: [angles, swap, plus],
    solve: [swap, sines, between],
  }[part];
}

/** What the missing line follows from. */
function beforeOf(part: Part, a: string, b: string): string {
  const sides = `2 - 2\\cos(${a} - ${b}) = 2 - 2(${productOf(a, b)})`;
  return {
    points: `the angles $${a}$ and $${b}$`,
    distance: 'the coordinates of both points',
    expand: `$${squareOf(a, b)}$`,
    turned: `$Q$ at $(1, 0)$, $P$ at the angle $${a} - ${b}$`,
    equal: 'the circle is turned',
    solve: `$${sides}$`,
  }[part];
}

function productOf(a: string, b: string): string {
  return `\\cos ${a} \\cos ${b} + \\sin ${a} \\sin ${b}`;
}

function squareOf(a: string, b: string): string {
  return `(\\cos ${a} - \\cos ${b})^2 + (\\sin ${a} - \\sin ${b})^2`;
}

/** The right line first, then one for each entry of `wrongOf`. */
function linesOf(part: Part, a: string, b: string): readonly string[] {
  const crossed = `\\cos ${a} \\sin ${b} + \\sin ${a} \\cos ${b}`;
  const minus = `\\cos ${a} \\cos ${b} - \\sin ${a} \\sin ${b}`;
  const gap = `${a} - ${b}`;
  switch (part) {
    case 'points':
      return [
        `P(\\cos ${a}, \\sin ${a}), Q(\\cos ${b}, \\sin ${b})`,
        `P(\\sin ${a}, \\cos ${a}), Q(\\sin ${b}, \\cos ${b})`,
        `P(${a}, ${a}), Q(${b}, ${b})`,
        `P(\\cos ${a}, \\cos ${b}), Q(\\sin ${a}, \\sin ${b})`,
      ];
    case 'distance':
      return [
        squareOf(a, b),
        `(\\cos ${a} - \\sin ${b})^2 + (\\sin ${a} - \\cos ${b})^2`,
        `(${gap})^2 + (${gap})^2`,
        `(\\cos ${a} + \\cos ${b})^2 + (\\sin ${a} + \\sin ${b})^2`,
      ];
    case 'expand':
      return [`2 - 2(${productOf(a, b)})`, '1 + 1', `2 - 2(${crossed})`, `2 + 2(${productOf(a, b)})`];
    case 'turned':
      return [
        `2 - 2\\cos(${gap})`,
        `\\cos^2(${gap}) + 1 + \\sin^2(${gap})`,
        `2 - 2\\sin(${gap})`,
        `2 + 2\\cos(${gap})`,
      ];
    case 'equal':
      return [];
    case 'solve':
      return [
        `\\cos(${gap}) = ${productOf(a, b)}`,
        `\\cos(${gap}) = ${crossed}`,
        `\\cos(${gap}) = \\cos ${a} \\cos ${b}`,
        `\\cos(${gap}) = ${minus}`,
      ];
  }
}

function circleOf(a: string, b: string): DiagramOf<'unit-circle'> {
  return {
    kind: 'unit-circle',
    points: [
      { degrees: 110, label: 'P', angle: a },
      { degrees: 35, label: 'Q', angle: b },
    ],
    triangles: false,
  };
}
