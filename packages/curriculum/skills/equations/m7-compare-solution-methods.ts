import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill, type Level } from '../../src/kit/index.ts';

/** The story is solved by arithmetic in two calculations, and by algebra in two steps. */
type Params = {
  scene: 'hall' | 'shirts' | 'gym' | 'kits' | 'vans' | 'boxes';
  a: number;
  b: number;
  x: number;
  /** Which of the two steps is asked about. */
  place: 'first' | 'second';
};

const twoStep = ['hall', 'shirts', 'gym'] as const;
const grouped = ['kits', 'vans', 'boxes'] as const;

/** Level 1 matches steps of ax + b = c, level 2 of a(x + b) = c, level 3 goes from algebra back to arithmetic. */
export const m7CompareSolutionMethods = choiceSkill('m7-compare-solution-methods', {
  version: 5,
  text: {
    headline: 'Match arithmetic and algebra',
    hall: 'A hall costs {b, number} dollars plus {a, number} dollars an hour. For $x$ hours, the bill is {c, number} dollars.',
    shirts:
      'A design costs {b, number} dollars, and each shirt costs {a, number} dollars. For $x$ shirts, the bill is {c, number} dollars.',
    gym: 'A gym costs {b, number} dollars to join and {a, number} dollars a month. After $x$ months, it has cost {c, number} dollars.',
    kits: 'There are {a, number} equal kits with {b, number} pens and $x$ markers each. In all, they hold {c, number} items.',
    vans: 'There are {a, number} equal teams with {b, number} girls and $x$ boys each. In all, they have {c, number} players.',
    boxes:
      'There are {a, number} equal boxes with {b, number} pounds of nuts and $x$ pounds of rice each. In all, they weigh {c, number} pounds.',
    lee: 'By arithmetic, you find {first} and then {second}. By algebra, you solve {equation}.',
    'ask-algebra': [
      'Which algebra step does the same as {asked}?',
      'Which step of the algebra is the same as {asked}?',
      'Find the algebra step that matches {asked}.',
      'In the algebra, which step stands for {asked}?',
    ],
    rewrite: 'One student solves {equation} by algebra. Another one uses numbers only.',
    'ask-subtract':
      'Which calculation with numbers does the same as subtracting {n, number} from both sides?',
    'ask-divide': 'Which calculation with numbers does the same as dividing both sides by {n, number}?',
    subtract: 'Subtract {n, number} from both sides',
    divide: 'Divide both sides by {n, number}',
    none: 'None, because algebra uses other operations',
    'none-back': 'None, because arithmetic uses other operations',
    right: 'Both use the same operation with the same number.',
    order: 'This is the other one of the two undoing steps. Which operation does the question ask about?',
    'swapped-subtract': 'This trades a subtraction for a division. Which operation does the question show?',
    'swapped-divide': 'This trades a division for a subtraction. Which operation does the question show?',
    methods: 'Both methods undo the same story. Which operation do you see, and where does it come back?',
    other: 'Look at the operation and its number. Find the same two in the other method.',
    'read-do': 'Read the operation and the number.',
    'read-subtract': 'The operation is subtraction, and the number is {n, number}.',
    'read-divide': 'The operation is division, and the number is {n, number}.',
    'undo-do': 'Find what it undoes in the story.',
    'undo-subtract': 'Subtracting undoes the {n, number} that was added.',
    'undo-divide': 'Dividing undoes multiplying by {n, number}.',
    'earlier-do': 'Work out what comes before it.',
    'earlier-why': 'This result is the number that the next operation starts from.',
    'match-do': 'Find the same operation in the other method.',
    'match-why': 'Both methods undo the story in the same order.',
    final: '{answer}',
  },
  draw({ level, random }): Params {
    const scene = random.pick<Params['scene']>(
      level === 1 ? twoStep : level === 2 ? grouped : [...twoStep, ...grouped],
    );
    const isTwoStep = twoStep.some((one) => one === scene);
    const a = isTwoStep ? random.int(12, 45) : random.int(3, 9);
    const b = isTwoStep ? random.int(20, 95) : random.int(2, 8);
    // More than the three boxes that level 1 draws: the picture does not tell how many there are.
    const x = random.int(4, 12);
    return { scene, a, b: a === b ? b + 1 : b, x, place: random.pick(['first', 'second'] as const) };
  },
  build({ scene, a, b, x, place }: Params, { level, say, step, distractor }) {
    const isTwoStep = twoStep.some((one) => one === scene);
    const c = isTwoStep ? a * x + b : a * (x + b);
    const equation = isTwoStep ? `$${a}x + ${b} = ${c}$` : `$${a}(x + ${b}) = ${c}$`;
    const middle = isTwoStep ? a * x : x + b;
    const steps = isTwoStep
      ? ([
          ['subtract', c, b],
          ['divide', middle, a],
        ] as const)
      : ([
          ['divide', c, a],
          ['subtract', middle, b],
        ] as const);
    const [asked, left] = place === 'first' ? steps : ([steps[1], steps[0]] as const);
    const [leftKind, leftFrom, leftBy] = left;
    const [kind, from, n] = asked;
    const shown = steps.map(([way, start, by]) => calculation(way, start, by));
    const words = {
      a,
      b,
      c,
      n,
      equation,
      first: shown[0] ?? '',
      second: shown[1] ?? '',
      asked: calculation(kind, from, n),
    };
    const swapped = kind === 'subtract' ? 'divide' : 'subtract';
    const back = level === 3;
    const option = (way: Way, start: number, by: number) =>
      back ? say('final', { answer: calculation(way, start, by) }) : say(way, { n: by });
    const algebra = inAlgebra(kind, n);
    const makeStep = (
      rule: 'read' | 'undo' | 'match',
      [before, after]: readonly [string, string],
      why: Parameters<typeof say>[0],
    ) => ({ rule, before, after, instruction: say(`${rule}-do`), explanation: say(why) });
    const result = kind === 'subtract' ? from - n : from / n;
    const start = [
      place === 'second' && step('earlier', calculation(leftKind, leftFrom, leftBy), from),
      step(
        'read',
        back ? algebra : words.asked,
        back ? (kind === 'subtract' ? `… − ${n}` : `… ÷ ${n}`) : String(result),
        { why: `read-${kind}` },
      ),
    ];
    /** Who takes the calculation for another step of the algebra; the other way round the lines are not these. */
    const matchedWith = (way: Way, by: number) =>
      back
        ? []
        : [
            ...start,
            step('undo', '', undone(way, by), { why: `undo-${way}` }),
            makeStep('match', [words.asked, inAlgebra(way, by)], 'match-why'),
          ];
    return {
      words,
      question: back ? [scene, 'rewrite', `ask-${kind}`] : [scene, 'lee', 'ask-algebra'],
      diagram: level === 3 ? null : tapeOf({ a, b, c, isTwoStep }, level),
      answer: { value: 'same', text: option(kind, from, n) },
      distractors: [
        distractor('reverses-the-order-of-the-undoing-steps', 'order', 'order', {
          text: option(leftKind, leftFrom, leftBy),
          work: matchedWith(leftKind, leftBy),
        }),
        distractor('matches-a-subtraction-with-a-division', 'swapped', `swapped-${kind}`, {
          text: option(swapped, from, n),
          work: matchedWith(swapped, n),
        }),
        distractor(
          'thinks-the-two-methods-use-different-operations',
          'none',
          'methods',
          back ? 'none-back' : 'none',
        ),
      ],
      steps: [
        ...start,
        step('undo', '', undone(kind, n), { why: `undo-${kind}` }),
        makeStep('match', back ? [algebra, words.asked] : [words.asked, algebra], 'match-why'),
      ],
      finalAnswer: back ? say('final', { answer: words.asked }) : say(kind, { n }),
      claims: [`${calculation(kind, from, n).replace('−', '-').replace('÷', '/')} = ${result}`],
    };
  },
});

type Way = 'subtract' | 'divide';

function calculation(way: Way, start: number, by: number): string {
  return `${start} ${way === 'subtract' ? '−' : '÷'} ${by}`;
}

function inAlgebra(way: Way, by: number): string {
  return way === 'subtract' ? `subtract ${by}` : `divide by ${by}`;
}

function undone(way: Way, by: number): string {
  return way === 'subtract' ? `undoes adding ${by}` : `undoes multiplying by ${by}`;
}

type Bar = { a: number; b: number; c: number; isTwoStep: boolean };

/** The story as a bar: a fixed box and equal boxes, or equal boxes with two parts. */
function tapeOf({ a, b, c, isTwoStep }: Bar, level: Level): DiagramOf<'tape-diagram'> | null {
  if (level === 1 && isTwoStep) {
    return {
      kind: 'tape-diagram',
      rows: [
        { label: 'Fixed', boxes: 1, boxLabel: String(b), total: null },
        { label: 'Rate', boxes: 3, boxLabel: String(a), total: 'x boxes', goesOn: true },
      ],
      bracket: String(c),
    };
  }
  return {
    kind: 'tape-diagram',
    rows: [
      { label: 'Unknown', boxes: a, boxLabel: 'x', total: null },
      { label: 'Known', boxes: a, boxLabel: String(b), total: null },
    ],
    bracket: String(c),
  };
}
