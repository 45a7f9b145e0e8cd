import type { DiagramOf } from '@playforward/diagram';
import { type Distractor, type Level, markAmount, numberSkill, type Random } from '../../src/kit/index.ts';
import { signed, signedMixed, typeset } from '../../src/numbers/signed-numbers.ts';
import { drawLetter } from '../../src/numbers/variable-letters.ts';

const scenes = ['jug', 'bus', 'card', 'rope', 'bag', 'trip'] as const;

/** The unknown is `x` parts and the number told is `p` parts, each one `unit`th: 1 whole, 10 decimal, else a fraction. */
type Params = {
  scene: (typeof scenes)[number];
  letter: string;
  x: number;
  p: number;
  unit: number;
  shape: 0 | 1 | 2;
  /** The story leaves its equation to the student. */
  alone: boolean;
};

const twice = ['tank', 'purse', 'shelf', 'kite', 'flour'] as const;

const units = {
  jug: 'liters',
  bus: 'gallons',
  card: 'percent',
  rope: 'meters',
  bag: 'pounds',
  trip: 'miles',
  tank: 'liters',
  purse: 'dollars',
  shelf: 'meters',
  kite: 'meters',
  flour: 'pounds',
} as const;

/** The unit of a story, for one or for any other amount. */
function unitOf(story: keyof typeof units, value: string): string {
  return value === '1' ? units[story].replace(/s$/, '') : units[story];
}

/**
 * Level 1 solves x + p = q with whole numbers, level 2 with decimals or fractions, level 3 solves x − p = q from a story,
 * which may leave the equation to be written. The stretch problem undoes two changes.
 */
export const m6SolveAddEquation = numberSkill('m6-solve-add-equation', {
  version: 5,
  byHand: { levels: [1, 2], ask: 'hand-mark-solution', make: markAmount },
  form: 'number',
  text: {
    headline: 'Solve an equation with one step',
    solve: [
      'Solve {equation}. Which value of {x} makes it true?',
      'What is {x} in {equation}?',
      'Find the value of {x} for which {equation}.',
      'Solve {equation} for {x}.',
    ],
    jug: 'A jug with {x} liters loses {p} liters. Then {q} liters are left, so {equation}. How many liters were in it before?',
    bus: 'A bus with {x} gallons of fuel uses {p} gallons. Then {q} gallons are left, so {equation}. How many gallons were there before?',
    card: 'A screen shows the charge of a battery in percent. The number falls by {p} from {x} to {q}, so {equation}. What was it before?',
    rope: 'A worker cuts {p} meters off a rope of {x} meters. Then {q} meters are left, so {equation}. How many meters long was the rope before?',
    bag: 'A baker takes {p} pounds out of {x} pounds of flour. Then {q} pounds are left, so {equation}. How many pounds were there before?',
    trip: 'A hiker walks {p} miles of a trail of {x} miles. Then {q} miles are left, so {equation}. How many miles is the whole trail?',
    'jug-alone': 'A jug loses {p} liters. Then {q} liters are left. How many liters were in it before?',
    'bus-alone':
      'A bus uses {p} gallons of fuel. Then {q} gallons are left. How many gallons were there before?',
    'card-alone':
      'A screen shows the charge of a battery in percent. The number falls by {p} to {q}. What was it before?',
    'rope-alone':
      'A worker cuts {p} meters off a rope. Then {q} meters are left. How many meters long was the rope before?',
    'bag-alone':
      'A baker takes {p} pounds out of a bag of flour. Then {q} pounds are left. How many pounds were there before?',
    'trip-alone':
      'A hiker walks {p} miles of a trail. Then {q} miles are left. How many miles is the whole trail?',
    'write-it': [
      'Write an equation with {x} for this number, and solve it.',
      'Call this number {x}. Write an equation, and solve it.',
    ],
    'write-do': 'Write what the story says.',
    'write-why': 'Taking {p} from {x} leaves {q}.',
    'right-add': 'Adding {p} to this value gives {q}.',
    'right-take': 'Taking {p} from this value leaves {q}.',
    adds: 'This adds {p} to {q}. One side already has {p} added to {x}. What undoes adding?',
    order: 'This takes {q} from {p}, which goes below zero. Which number do you take {p} from?',
    'order-take': 'This takes {q} from {p}. But {p} was taken from {x}. What undoes taking away?',
    repeats: 'This is the number beside {x} in the equation. Put it in for {x}. Do both sides match?',
    result: 'This is the other side of the equation. Put it in for {x}. Do both sides match?',
    'takes-again': 'This takes {p} away once more. What undoes taking away?',
    other: 'Keep both sides equal while you undo what was done to {x}.',
    'see-do': 'See what was done to {x}.',
    'see-add': 'The equation adds {p} to it.',
    'see-take': 'The equation takes {p} from it.',
    'undo-add': 'Take {p} from both sides.',
    'undo-take': 'Add {p} to both sides.',
    'undo-why': 'Both sides stay equal when you do the same to both.',
    'work-do': 'Work out the other side.',
    'work-why': 'Now {x} stands alone.',
    'check-do': 'Put the value in for {x}.',
    'check-why': 'Both sides have to be equal.',
    final: 'The value of {x} is {value}.',
    'final-story': 'The value of {x} is {value}, so the answer is {value} {units}.',
    tank: 'A tank with {x} liters loses {p} liters. Then {r} liters are poured in, and it holds {q} liters. So {equation}. How many liters were in it at first?',
    purse:
      'A student pays {p} dollars with a snack card of {x} dollars. Then {r} dollars are put on the card, and it holds {q} dollars. So {equation}. How many dollars were on it at first?',
    shelf:
      'Workers take {p} meters off {x} meters of shelves. Then they add {r} meters, and the row is {q} meters long. So {equation}. How many meters long was it at first?',
    kite: 'A drone at {x} meters sinks {p} meters. Then it rises {r} meters, and it is at {q} meters. So {equation}. How many meters high was it at first?',
    flour:
      'A cook takes {p} pounds of flour out of a bin with {x} pounds. Then {r} pounds go in, and it holds {q} pounds. So {equation}. How many pounds were in it at first?',
    'right-twice': 'Take away {r}, and then add {p}. Both changes are undone.',
    'one-undone': 'Here one change is undone. What else happened to {x}?',
    'both-adding': 'This adds both numbers. Which of them was added already, and what undoes adding?',
    'takes-both': 'This takes both numbers away. Was {p} added, or was it taken away?',
    'other-twice': 'Go back from the end. Undo the last change first.',
    'see-two': 'First {p} is taken away, and then {r} is added.',
    'last-do': 'Undo the last change on both sides: take {r} away.',
    'first-do': 'Undo the first change on both sides: add {p}.',
    'work-one-do': 'Work it out.',
    'work-one-why': 'One change is undone.',
  },
  draw: ({ level, random }): Params => ({
    letter: drawLetter(random),
    shape: level === 2 ? random.pick([0, 1, 2]) : 0,
    alone: level === 3 && random.chance(60),
    ...drawParts(level, random),
  }),
  build({ scene, letter, x, p, unit, shape, alone }: Params, { level, say, distractor }) {
    const takes = level === 3;
    const q = takes ? x - p : x + p;
    const write = (parts: number): string => writeParts(parts, unit);
    const show = (parts: number): string => typeset(write(parts));
    const left = takes ? `${letter} - ${tex(write(p))}` : `${letter} + ${tex(write(p))}`;
    const sum = shape === 1 ? `${tex(write(p))} + ${letter}` : left;
    const equation = shape === 2 ? `$${tex(write(q))} = ${sum}$` : `$${sum} = ${tex(write(q))}$`;
    const words = {
      x: `$${letter}$`,
      p: show(p),
      q: show(q),
      value: show(x),
      equation,
      units: unitOf(scene, write(x)),
    };
    const way = takes ? 'take' : 'add';
    const sign = takes ? '+' : '−';
    const wrong: readonly Distractor[] = takes
      ? [
          distractor('subtracts-in-the-wrong-order', write(p - q), 'order-take'),
          distractor('repeats-p-as-the-answer', write(p), 'repeats'),
          distractor('slip', write(q), 'result'),
          distractor('slip', write(q - p), 'takes-again'),
        ]
      : [
          distractor('adds-p-instead-of-subtracting', write(q + p), 'adds'),
          distractor('subtracts-in-the-wrong-order', write(p - q), 'order'),
          distractor('repeats-p-as-the-answer', write(p), 'repeats'),
        ];
    const makeStep = (rule: string, [before, after]: readonly [string, string], keys: Keys) => ({
      rule,
      before,
      after,
      instruction: say(keys[0]),
      explanation: say(keys[1]),
    });
    type Keys = readonly [Parameters<typeof say>[0], Parameters<typeof say>[0]];
    return {
      words,
      question: alone ? [`${scene}-alone`, 'write-it'] : takes ? scene : 'solve',
      finalAnswer: takes ? 'final-story' : 'final',
      diagram: level === 1 ? scaleOf(letter, p, q) : null,
      answer: { value: write(x), reason: `right-${way}` },
      distractors: wrong,
      steps: [
        ...(alone ? [makeStep('write', ['', equation], ['write-do', 'write-why'])] : []),
        makeStep('see', [equation, `${takes ? 'less' : 'plus'} ${words.p}`], ['see-do', `see-${way}`]),
        makeStep(
          'undo',
          [equation, `$${letter} = ${tex(write(q))} ${sign} ${tex(write(p))}$`],
          [`undo-${way}`, 'undo-why'],
        ),
        makeStep('work', [`${words.q} ${sign} ${words.p}`, words.value], ['work-do', 'work-why']),
        makeStep(
          'check',
          [`${words.value} ${takes ? '−' : '+'} ${words.p}`, words.q],
          ['check-do', 'check-why'],
        ),
      ],
      claims: [
        takes ? `${x}/${unit} - ${p}/${unit} = ${q}/${unit}` : `${x}/${unit} + ${p}/${unit} = ${q}/${unit}`,
      ],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [x, p, r] = [random.int(35, 180), random.int(12, 90), random.int(12, 90)];
        const q = x - p + r;
        const isFair =
          p < x - 10 && Math.abs(p - r) > 5 && q - r - p > 8 && [x, p, r, q].every((n) => n % 10 !== 0);
        return isFair ? { story: random.pick(twice), letter: drawLetter(random), x, p, r } : null;
      }),
    build({ story, letter, x, p, r }, { step, distractor }) {
      const q = x - p + r;
      const write = (parts: number): string => String(parts / 10);
      const [a, b, c, middle] = [write(p), write(r), write(q), write(q - r)];
      const equation = `$${letter} - ${a} + ${b} = ${c}$`;
      const half = `$${letter} - ${a} = ${c} - ${b}$`;
      return {
        words: {
          x: `$${letter}$`,
          p: a,
          r: b,
          q: c,
          value: write(x),
          equation,
          units: unitOf(story, write(x)),
        },
        question: story,
        finalAnswer: 'final-story',
        answer: { value: write(x), reason: 'right-twice' },
        distractors: [
          distractor('stops-after-the-first-step', middle, 'one-undone'),
          distractor('adds-p-instead-of-subtracting', write(q + r + p), 'both-adding'),
          distractor('slip', write(q - r - p), 'takes-both'),
        ],
        otherWrong: 'other-twice',
        steps: [
          step('see', equation, `less ${a}, then plus ${b}`, { why: 'see-two' }),
          step('undo-last', equation, half, { do: 'last-do', why: 'undo-why' }),
          step('work-one', `${c} − ${b}`, middle),
          step('undo-first', `$${letter} - ${a} = ${middle}$`, `$${letter} = ${middle} + ${a}$`, {
            do: 'first-do',
            why: 'undo-why',
          }),
          step('work', `${middle} + ${a}`, write(x)),
          step('check', `${write(x)} − ${a} + ${b}`, c),
        ],
        claims: [`${write(x)} - ${a} + ${b} = ${c}`],
      };
    },
  },
});

/** Without one whole. */
const tenths = Array.from({ length: 45 }, (_, index) => index + 4).filter((value) => value !== 10);

/** Numbers that stay within one twentieth and twenty times of each other, whichever way they are combined. */
function drawParts(level: Level, random: Random): Pick<Params, 'scene' | 'unit' | 'x' | 'p'> {
  if (level === 1) {
    return { scene: random.pick(scenes), unit: 1, x: random.int(4, 40), p: random.int(3, 30) };
  }
  // Stories tell decimals, and never just one, so that every unit word stays in the plural.
  const unit = level === 3 || random.chance(50) ? 10 : random.pick([5, 6, 8, 9, 12]);
  const scene = random.pick(scenes);
  const p = unit === 10 ? random.pick(tenths) : random.int(1, unit - 3);
  const most = unit === 10 ? 79 : unit - 1 - p;
  const others = Array.from({ length: most }, (_, index) => index + 1).filter(
    (other) =>
      other !== p &&
      (unit !== 10 || other !== 10) &&
      Math.abs(p - other) * 20 >= p + other &&
      other * 9 >= p &&
      other <= p * 18,
  );
  const other = random.pick(others);
  return { scene, unit, x: level === 2 ? other : other + p, p };
}

/** A number of parts as it is typed: 12 tenths give '1.2', 4 sixths give '2/3'. */
function writeParts(parts: number, unit: number): string {
  return unit === 1 || unit === 10 ? signed(parts / unit) : signedMixed(parts, unit);
}

function tex(text: string): string {
  return text.replace(/(\d+)\/(\d+)/, '\\frac{$1}{$2}');
}

/** A bag and a box with what is added, against a box with the sum. */
function scaleOf(letter: string, p: number, q: number): DiagramOf<'balance'> {
  const box = (value: number) => ({ shape: 'box', label: String(value), count: 1 }) as const;
  return {
    kind: 'balance',
    left: [{ shape: 'bag', label: letter, count: 1 }, box(p)],
    right: [box(q)],
    tilt: 'level',
  };
}
