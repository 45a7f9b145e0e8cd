import { choiceSkill, type Distractor } from '../../src/kit/index.ts';

const scenes = {
  1: ['bags', 'necklaces', 'boxes', 'gems'],
  2: ['mosaics', 'beds', 'cubes', 'crates'],
  3: ['lamp', 'siren', 'radio', 'magnet'],
} as const;
type Scene = (typeof scenes)[1 | 2 | 3][number];
/** How many times the part is a factor: along a row, over a square, in a cube, or with a distance. */
const powers: Readonly<Record<Scene, 1 | 2 | 3>> = {
  bags: 1,
  necklaces: 1,
  boxes: 1,
  gems: 1,
  mosaics: 2,
  beds: 2,
  cubes: 3,
  crates: 3,
  lamp: 2,
  siren: 2,
  radio: 2,
  magnet: 3,
};

/** `start`·(1 + `letter`) to the power of its scene, or divided by it; the bracket becomes `grows` times as large. */
type Params = {
  scene: Scene;
  letter: 'r' | 'p' | 'k';
  start: number;
  grows: number;
};

const twos = ['in', 'written', 'value', 'fraction'] as const;
/** How many times as large the part above and the part below become. */
const pairs = [
  [4, 2],
  [6, 2],
  [6, 3],
  [8, 2],
  [8, 4],
  [9, 3],
  [10, 2],
  [10, 5],
] as const;

/**
 * Level 1 has the factor once, level 2 to a power, level 3 below a fraction bar. In the stretch problem a part above and a part
 * below the bar change.
 */
export const a1ExpressionAsObject = choiceSkill('a1-expression-as-object', {
  version: 4,
  text: {
    headline: 'Treat a part as one object',
    bags: 'Each of {a, number} gift bags holds one book and {letter} pens, so there are {expression} things in all.',
    necklaces:
      'Each of {a, number} necklaces has one large bead and {letter} small ones, so they take {expression} beads in all.',
    boxes:
      'Each of {a, number} flower boxes holds one rose and {letter} daisies, so there are {expression} plants in all.',
    gems: 'Each of {a, number} levels of a game hides one gem and {letter} coins, so there are {expression} treasures in all.',
    mosaics:
      'Each of {a, number} square mosaics has {part} tiles along each side, so they take {expression} tiles in all.',
    beds: 'Each of {a, number} square flower beds has {part} plants along each side, so there are {expression} plants in all.',
    cubes:
      'Each of {a, number} cubes is built with {part} blocks along each edge, so they take {expression} blocks in all.',
    crates:
      'Each of {a, number} cube-shaped crates holds {part} balls along each edge, so there are {expression} balls in all.',
    lamp: 'At {part} meters from a lamp, its brightness is {expression} units.',
    siren: 'At {part} meters from a siren, its sound has a strength of {expression} units.',
    radio: 'At {part} kilometers from a radio tower, its signal has a strength of {expression} units.',
    magnet:
      'At {part} centimeters from a small magnet, its magnetic field has a strength of {expression} units.',
    ask: 'The part {part} becomes {grows, number} times as large. What happens to the value?',
    times: 'It is multiplied by {n, number}.',
    over: 'It is divided by {n, number}.',
    start: 'It becomes {b, number}, for every {letter}.',
    'right-once': 'The part in parentheses is a factor, so the value grows in the same way.',
    'right-power':
      'The part in parentheses is a factor {power, number} times, and each time it brings a factor of {grows, number}.',
    'right-below':
      'The part in parentheses divides {power, number} times. Each time, the value is divided by {grows, number}.',
    'changes-start': 'The number {a, number} was not changed. Which part was?',
    'all-parts':
      'Only the part in parentheses changes, and {a, number} stays. How many times is the part a factor?',
    exponent: 'The parentheses have an exponent. How many times is that part a factor?',
    adds: 'This adds instead of multiplying. What does a factor do to a product?',
    below: 'The part in parentheses is in the denominator. Does a larger divisor give more or less?',
    other: 'Write the part in parentheses as one letter. Then put a number in front of that letter.',
    'object-do': 'Write one letter for {part}.',
    'object-why': 'The part in parentheses is one object now.',
    'grow-do': 'Multiply the letter by {grows, number}.',
    'grow-why': 'The object becomes {grows, number} times as large.',
    'power-do': 'Work out what comes in front.',
    'power-why': 'The exponent belongs to {grows, number} as well.',
    'compare-do': 'Compare with the value at the start.',
    'compare-why': 'All other parts are the same as before.',
    in: 'In {expression}, the part {part} becomes {grows, number} times as large, and {under} becomes {more, number} times as large. What happens to the value?',
    written:
      'A formula reads {expression}. Now {part} is made {grows, number} times as large and {under} {more, number} times as large. How does the value change?',
    value:
      'How does the value of {expression} change when {part} becomes {grows, number} times as large and {under} becomes {more, number} times as large?',
    fraction:
      'Look at the fraction {expression}. Above the bar, {part} becomes {grows, number} times as large. Below it, {under} becomes {more, number} times as large. What happens to the value?',
    'right-two':
      'The part above multiplies by {factor, number}, and the part below divides by {more, number}.',
    'exponent-two': 'This takes {part} as a factor once. What does its exponent say?',
    'turned-two': 'This multiplies both times. What does a larger number below the bar do?',
    'only-above':
      'This leaves out the part below the bar. It becomes larger, too. What does that do to the value?',
    'other-two':
      'Write one letter for each part. Put the numbers in front, and see what comes out of the fraction.',
    'objects-do': 'Write $B$ and $C$ for the two parts.',
    'objects-why': 'Each of the two is one object now.',
    'numbers-do': 'Multiply each letter by its number.',
    'numbers-why': 'Each object becomes that many times as large.',
    'above-do': 'Work out what comes in front above the bar.',
    'above-why': 'The exponent belongs to {grows, number} as well.',
    'below-do': 'Divide by what comes in front below the bar.',
    'below-why': 'A larger divisor makes the value smaller.',
  },
  draw: ({ level, random }): Params => ({
    scene: random.pick<Scene>(scenes[level]),
    letter: random.pick(['r', 'p', 'k']),
    start: 10 * random.int(3, 40),
    grows: random.int(2, level === 1 ? 9 : 5),
  }),
  build({ scene, letter, start: a, grows }: Params, { level, say, step, distractor }) {
    const power = powers[scene];
    const part = `(1 + ${letter})`;
    const raised = power === 1 ? '' : `^${power}`;
    const write = (object: string): string =>
      level === 3 ? `\\frac{${a}}{${object}${raised}}` : `${a}${object}${raised}`;
    const factor = grows ** power;
    const words = {
      expression: `$${write(part)}$`,
      part: `$${part}$`,
      letter: `$${letter}$`,
      grows,
      power,
      a,
      b: a * grows,
    };
    const change = (n: number) => say(level === 3 ? 'over' : 'times', { n });
    const proportion = level === 3 ? grows ** (power - 1) : grows ** (power + 1);
    const before = `$${write('B')}$`;
    const object = step('object', words.expression, before);
    const both = `$(${grows} \\cdot ${a})(${grows}B)$`;
    const named: readonly Distractor[] = [
      distractor('changes-the-starting-amount-instead-of-the-factor', 'start', 'changes-start', {
        work: level === 1 ? [object, step('grow', `${grows} × ${a}`, a * grows)] : [],
      }),
      level === 1
        ? distractor('thinks-all-parts-grow-in-proportion', 'all', 'all-parts', {
            text: change(proportion),
            work: [
              object,
              step('grow', before, both),
              step('compare', both, `$${proportion} \\cdot ${write('B')}$`),
            ],
          })
        : distractor('ignores-an-exponent', 'exponent', 'exponent', change(grows)),
    ];
    const last: Distractor = {
      1: distractor('slip', 'adds', 'adds', change(grows + 1)),
      2: distractor('thinks-all-parts-grow-in-proportion', 'all', 'all-parts', change(proportion)),
      3: distractor('slip', 'below', 'below', say('times', { n: factor })),
    }[level];
    const grown = `$${write(`(${grows}B)`)}$`;
    const moved =
      level === 3
        ? `$\\frac{1}{${factor}} \\cdot \\frac{${a}}{B${raised}}$`
        : `$${factor} \\cdot ${write('B')}$`;
    const way = ({ 1: 'once', 2: 'power', 3: 'below' } as const)[level];
    return {
      words,
      question: [scene, 'ask'],
      answer: { value: 'factor', text: change(factor), reason: `right-${way}` },
      distractors: [...named, last],
      steps: [
        object,
        step('grow', before, grown),
        level === 1 ? null : step('power', `$${grows}^${power}$`, factor),
        step('compare', grown, moved),
      ],
      finalAnswer: change(factor),
      claims: [`${grows}^${power} = ${factor}`],
    };
  },
  stretch: {
    draw({ random }) {
      const [grows, more] = random.pick(pairs);
      const power = random.int(2, 3);
      const [letter, below] = random.pick([
        ['r', 's'],
        ['p', 'q'],
        ['k', 'n'],
      ] as const);
      return {
        ask: random.pick(twos),
        letter,
        below,
        start: 10 * random.int(11, 90),
        power,
        grows,
        more,
      };
    },
    build({ ask, letter, below, start: a, power, grows, more }, { say, step, distractor }) {
      const write = (object: string, under: string): string => `$\\frac{${a}${object}^${power}}{${under}}$`;
      const [part, under] = [`(1 + ${letter})`, `1 + ${below}`];
      const factor = grows ** power;
      const key = factor / more;
      const change = (n: number) => say('times', { n });
      const [before, grown] = [write('B', 'C'), write(`(${grows}B)`, `${more}C`)];
      return {
        words: {
          expression: write(part, under),
          part: `$${part}$`,
          under: `$(${under})$`,
          grows,
          more,
          factor,
        },
        question: ask,
        answer: { value: 'both', text: change(key), reason: 'right-two' },
        distractors: [
          distractor('ignores-an-exponent', 'exponent', 'exponent-two', change(grows / more)),
          distractor('multiplies-instead-of-dividing', 'turned', 'turned-two', change(factor * more)),
          distractor('slip', 'above', 'only-above', change(factor)),
        ],
        otherWrong: 'other-two',
        steps: [
          step('objects', write(part, under), before),
          step('numbers', before, grown),
          step('above', `$${grows}^${power}$`, factor),
          step('below', `${factor} ÷ ${more}`, key),
          step('compare', grown, `$${key} \\cdot \\frac{${a}B^${power}}{C}$`),
        ],
        finalAnswer: change(key),
        claims: [`${grows}^${power} / ${more} = ${key}`],
      };
    },
  },
});
