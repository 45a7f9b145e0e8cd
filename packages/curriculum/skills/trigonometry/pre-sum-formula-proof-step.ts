import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill, type Distractor, type Level, type Random } from '../../src/kit/index.ts';
import { radianText } from '../../src/numbers/exact-angles.ts';
import { type DistancePart, type DistanceProof, distancePlace } from '../../src/proofs/distance-proofs.ts';
import { type ChainStep, chainLength, formulaChains } from '../../src/proofs/formula-chains.ts';

const pairs = [
  ['a', 'b'],
  ['u', 'v'],
  ['s', 't'],
  ['p', 'q'],
  ['x', 'y'],
  ['m', 'n'],
] as const;

type Part = DistancePart | 'chain' | 'chain-reason';

/**
 * Which line of the proof is missing, and the letters of the two angles. With 'chain', a formula is proved from one
 * that is known; then `place` counts the lines and the rest does not matter.
 */
type Params = DistanceProof & {
  readonly part: Part;
  readonly place: number;
  readonly names: (typeof pairs)[number];
};

/** Level 1 asks for points or a distance, level 2 expands, level 3 gives reasons, concludes and proves other formulas. */
export const preSumFormulaProofStep = choiceSkill('pre-sum-formula-proof-step', {
  version: 3,
  finite: { 1: 102, 2: 102, 3: 104 },
  text: {
    headline: 'Prove a sum formula',
    intro: 'Points $P$ and $Q$ on the unit circle belong to the angles {a} and {b}.',
    points: 'A proof of the formula for {goal} starts with their coordinates. Which are they?',
    distance: 'The proof finds the square of the distance from $P$ to $Q$. Which is right?',
    image: [
      'The circle is turned until $Q$ lies at {start}. Where does $P$ lie now?',
      'Turn the circle until $Q$ comes to {start}. What are the coordinates of $P$ now?',
    ],
    bracket: 'The square of the distance from $P$ to $Q$ contains {bracket}. Which is the same, expanded?',
    expand: 'The proof expands {square}. Which line comes next?',
    turned: [
      'The circle is turned until $Q$ lies at {start}. What is the square of the distance now?',
      'Turn the circle until $Q$ comes to {start}. Find the square of the distance now.',
    ],
    equal:
      'The square of their distance is {far}, and {turned} after the circle was turned. Both are set equal. Why is this allowed?',
    solve: 'Now {sides}. Which line comes next?',
    known: 'You know the formula for {known}. Now you prove the one for {goal}.',
    chain: 'The proof has reached {before}. Which line comes next?',
    'chain-reason': 'The proof goes from {before} to {after}. Why?',
    'key-equal': 'Turning the circle keeps the distance between two points.',
    'angles-equal': 'The two points have equal angles both before and after the turn.',
    'arcs-equal': 'Both points stay where they were.',
    'all-equal': 'All distances on a unit circle are equal to one.',
    'by-formula': 'The formula that is known is used.',
    'by-parity': 'Only the sine changes its sign when the angle does.',
    'by-complement': 'Ninety degrees minus an angle swaps sine and cosine.',
    'by-regrouping': 'The same angle is written with other parentheses.',
    'by-quotient': 'A tangent is the sine divided by the cosine.',
    'by-dividing': 'Top and bottom are divided by the same product.',
    'by-collecting': 'Equal products are added.',
    'by-pythagoras': 'The squares of sine and cosine add to one.',
    'as-sum': 'A function of a sum of angles is the sum of the functions.',
    'both-turn': 'Sine and cosine both change their sign when the angle does.',
    shown: '{line}',
    right: 'It follows from the line before and from the unit circle alone.',
    'right-chain': 'It follows from the line before by what is known.',
    'angle-why': 'The two angles differ. What stays the same when the circle is turned?',
    'raw-why': 'This uses the angles themselves. Which coordinates do the points have?',
    'part-why': 'The product of the sines is gone. What is in the parentheses of the line before?',
    'between-why': 'Look at the sign between the products. Which sign does the line before have?',
    'middle-why': 'A square of a sum or a difference has three terms. Is one of them missing?',
    'swap-why': 'On the unit circle, which coordinate is the cosine?',
    'stay-why': 'The points have moved. What about the distance between them?',
    'all-why': 'Points on a circle can be near or far. What does turning the circle keep?',
    'own-why': 'Each point belongs to one angle. Which one belongs to $P$?',
    'image-why': 'Turning moves $P$ along the circle. To which angle does it move?',
    'less-why': 'Look at the signs once more. What does a distance subtract?',
    'plus-why': 'Look at the signs once more. What does the line before have?',
    'sign-why': 'Compare the signs with the line before and with the formula. Do they fit?',
    'split-why': 'Sine, cosine and tangent are no factors. What does the formula say about a sum?',
    'drop-why': 'A part of the line before is gone. Where does it go?',
    'parity-why': 'Look at the circle. Does the cosine change when the angle turns its sign?',
    'coordinates-why': 'On the unit circle, which coordinate is the sine? Compare both lines.',
    'look-why': 'Compare both lines piece by piece. Which piece has changed, and how?',
    other: 'Write down what is known and the line before. Then change one thing only.',
    'given-do': 'Write down what is known.',
    'given-why': 'A point on the unit circle has the cosine and the sine as coordinates.',
    'start-do': 'Write down the line before.',
    'start-why': 'It was shown already.',
    'next-do': 'Find the next line.',
    'next-why': 'It must follow from the line before.',
    'goal-do': 'See where this leads.',
    'goal-why': 'In the end, you get the formula.',
    final: 'The missing line: {line}',
  },
  draw: ({ level, random }): Params => drawParams(level, random),
  build(params: Params, { level, say, step, distractor }) {
    const { part, names, place } = params;
    const chained = part === 'chain' || part === 'chain-reason';
    const shown = chained
      ? chainPlace(formulaChains(names[0], names[1])[place] as ChainStep, part)
      : circlePlace(part, params);
    const { words, said } = shown;
    const [right = '', ...wrong] = shown.lines;
    const text = (line: string) => (said ? say(line as Said) : say('shown', { line: `$${line}$` }));
    const line = said ? shown.after : `$${right}$`;
    return {
      words,
      question: [chained ? 'known' : 'intro', part],
      diagram: level === 3 ? null : circleOf(params),
      answer: { value: 'line-0', text: text(right), reason: chained ? 'right-chain' : 'right' },
      distractors: shown.wrong.map(
        ([misconception, why], index): Distractor =>
          distractor(misconception, `line-${index + 1}`, why, text(wrong[index] ?? '')),
      ),
      steps: [
        chained ? step('start', 'what is known', shown.before) : step('given', '$P$ and $Q$', shown.start),
        step('next', shown.before, line),
        step('goal', line, line === shown.goal || part === 'solve' ? 'the formula is proved' : shown.goal),
      ],
      finalAnswer: said ? text(right) : say('final', { line }),
      claims: [shown.claim],
    };
  },
});

type Said = ChainStep['reason'] | 'as-sum' | 'both-turn' | (typeof equalChoices)[number];

type Why =
  | `${'raw' | 'angle' | 'middle' | 'part' | 'between' | 'swap' | 'stay' | 'all' | 'plus' | 'own' | 'image' | 'less'}-why`
  | `${'sign' | 'split' | 'drop' | 'parity' | 'coordinates' | 'look'}-why`;

type Wrong = readonly [misconception: Distractor['misconception'], why: Why];

/** A question with its lines or, where `said`, the keys of its sentences; the right one first. */
type Place = {
  readonly said: boolean;
  readonly lines: readonly string[];
  readonly wrong: readonly Wrong[];
  readonly start: string;
  readonly before: string;
  readonly after: string;
  readonly goal: string;
  readonly claim: string;
  readonly words: Readonly<Record<string, string>>;
};

const equalChoices = ['key-equal', 'angles-equal', 'arcs-equal', 'all-equal'] as const;

const swap = ['uses-the-wrong-coordinates-on-the-unit-circle', 'swap-why'] as const;
const stay = ['uses-the-wrong-coordinates-on-the-unit-circle', 'stay-why'] as const;
const angles = ['sets-equal-angles-instead-of-distances', 'angle-why'] as const;
const raw = ['sets-equal-angles-instead-of-distances', 'raw-why'] as const;
const sines = ['drops-a-middle-term', 'part-why'] as const;
const middle = ['drops-a-middle-term', 'middle-why'] as const;
const plus = ['slip', 'plus-why'] as const;

const wrongOf: Readonly<Record<DistancePart, readonly Wrong[]>> = {
  points: [swap, raw, ['slip', 'own-why']],
  distance: [swap, raw, ['slip', 'less-why']],
  image: [swap, raw, ['slip', 'image-why']],
  bracket: [middle, swap, plus],
  expand: [middle, swap, plus],
  turned: [middle, swap, plus],
  equal: [angles, stay, ['slip', 'all-why']],
  solve: [swap, sines, ['slip', 'between-why']],
};

function circlePlace(part: DistancePart, params: Params): Place {
  const place = distancePlace(part, params, params.names);
  const said = part === 'equal';
  return {
    ...place,
    said,
    lines: said ? equalChoices : place.lines,
    wrong: wrongOf[part],
    after: 'the distance stays the same',
  };
}

const wrongKinds: Readonly<Record<ChainStep['wrong'][number][0], Wrong>> = {
  sign: ['uses-the-wrong-sign-for-cosine', 'sign-why'],
  split: ['adds-the-sines', 'split-why'],
  drop: ['drops-a-middle-term', 'drop-why'],
  parity: ['uses-a-wrong-sign-of-the-identity', 'parity-why'],
  coordinates: ['uses-the-wrong-coordinates-on-the-unit-circle', 'coordinates-why'],
  slip: ['slip', 'look-why'],
};

function chainPlace(chain: ChainStep, part: 'chain' | 'chain-reason'): Place {
  const { before, after, reason, wrong, goal, known, claim } = chain;
  const said = part === 'chain-reason';
  const tex = (text: string): string => `$${text}$`;
  const odd = reason === 'by-pythagoras' || reason === 'by-dividing' ? 'by-regrouping' : 'by-dividing';
  return {
    said,
    lines: said ? [reason, 'as-sum', 'both-turn', odd] : [after, ...wrong.map(([, line]) => line)],
    wrong: said
      ? [wrongKinds.split, wrongKinds.parity, wrongKinds.slip]
      : wrong.map(([kind]) => wrongKinds[kind]),
    start: '',
    before: tex(before),
    after: tex(after),
    claim,
    goal: `the formula for $${goal}$`,
    words: { before: tex(before), after: tex(after), goal: tex(goal), known: tex(known) },
  };
}

/** Special angles whose sine and cosine differ in size, so that swapping them shows. */
const specials = [30, 60, 120, 150, 210, 240, 300, 330] as const;

const parts: Readonly<Record<Level, readonly DistancePart[]>> = {
  1: ['points', 'distance', 'image'],
  2: ['bracket', 'expand', 'turned'],
  3: ['equal', 'solve'],
};

function drawParams(level: Level, random: Random): Params {
  const names = random.pick(pairs);
  if (level === 3 && random.chance(50)) {
    const place = random.int(0, chainLength - 1);
    const plain = { special: null, radians: false, sum: false };
    return { part: random.pick(['chain', 'chain-reason'] as const), place, names, ...plain };
  }
  const special = random.chance(80) ? random.pick(specials) : null;
  return {
    part: random.pick(parts[level]),
    place: 0,
    names,
    special,
    radians: special !== null && random.chance(50),
    sum: random.chance(50),
  };
}

/** The two points, far enough from each other to be told apart. */
function circleOf({ special, radians, sum, names: [a, b] }: Params): DiagramOf<'unit-circle'> {
  const first = special === null ? a : radians ? radianText(special) : `${special}°`;
  const degrees = special ?? 110;
  const far = sum ? [-40, -150] : [35, 110, 150];
  const turn = far.find((one) => Math.abs(((degrees - one + 540) % 360) - 180) > 60) ?? 35;
  return {
    kind: 'unit-circle',
    points: [
      { degrees, label: 'P', angle: first },
      { degrees: turn, label: 'Q', angle: sum ? `−${b}` : b },
    ],
    triangles: false,
  };
}
