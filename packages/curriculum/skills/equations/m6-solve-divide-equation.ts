import { type Distractor, numberSkill } from '../../src/kit/index.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { drawLetter } from '../../src/numbers/variable-letters.ts';

const units = {
  trail: 'miles',
  cider: 'ounces',
  wire: 'inches',
  seeds: 'ounces',
  relay: 'miles',
  music: 'minutes',
} as const;
const scenes = ['trail', 'cider', 'wire', 'seeds', 'relay', 'music'] as const;

/** The equation is x / d = halves / 2. */
type Params = {
  scene: (typeof scenes)[number];
  letter: string;
  d: number;
  halves: number;
  turned: boolean;
  /** The story leaves its equation to the student. */
  alone: boolean;
};

/** Level 1 solves x/d = q, level 2 tells it as a story, level 3 has a quotient with a half, and may leave the equation to be written. */
export const m6SolveDivideEquation = numberSkill('m6-solve-divide-equation', {
  version: 2,
  form: 'integer',
  text: {
    headline: 'Undo a division',
    solve: [
      'Solve {equation}. Which value of {x} makes it true?',
      'What is {x} in {equation}?',
      'Find the value of {x} for which {equation}.',
      'Solve {equation} for {x}.',
    ],
    trail:
      'A trail of {x} miles has {d, number} equal parts. Each part is {q} miles long, so {equation}. What is {x}?',
    cider:
      '{x} ounces of cider fill {d, number} jugs equally. Each jug holds {q} ounces, so {equation}. What is {x}?',
    wire: 'A wire of {x} inches is cut into {d, number} equal parts. Each part is {q} inches long, so {equation}. What is {x}?',
    seeds:
      'A club shares {x} ounces of seeds equally among {d, number} gardens. Each gets {q} ounces, so {equation}. What is {x}?',
    relay:
      '{d, number} riders share a bike course of {x} miles equally. Each rides {q} miles, so {equation}. What is {x}?',
    music:
      '{x} minutes of music fill {d, number} equal parts of a show. Each part is {q} minutes long, so {equation}. What is {x}?',
    'trail-alone':
      'A trail has {d, number} equal parts. Each part is {q} miles long. How many miles long is the trail?',
    'cider-alone':
      'Cider fills {d, number} jugs equally. Each jug holds {q} ounces. How many ounces of cider are there in all?',
    'wire-alone':
      'A wire is cut into {d, number} equal parts. Each part is {q} inches long. How many inches long was the wire?',
    'seeds-alone':
      'A club shares a bag of seeds equally among {d, number} gardens. Each gets {q} ounces. How many ounces are in the bag?',
    'relay-alone':
      '{d, number} riders share a bike course equally. Each rides {q} miles. How many miles long is the course?',
    'music-alone':
      'Music fills {d, number} equal parts of a show. Each part is {q} minutes long. How many minutes of music are there?',
    'write-it': [
      'Write an equation with {x} for this number, and solve it.',
      'Call this number {x}. Write an equation, and solve it.',
    ],
    'write-do': 'Write what the story says.',
    'write-why': 'Shared into {d, number} equal parts, {x} gives {q} for each.',
    'final-story': 'The value of {x} is {value}, so the answer is {value} {unit}.',
    right: 'This value divided by {d, number} is {q}.',
    divides: 'This divides by {d, number} once more. What undoes dividing?',
    subtracts: 'This takes {d, number} away. But {x} was divided by {d, number}. What undoes dividing?',
    adds: 'This adds {d, number}. That would undo taking {d, number} away. What was done to {x} here?',
    result: 'This is one of the equal parts. What were all of them together?',
    other: 'See what {x} is divided by. Then undo it on both sides.',
    'see-do': 'See what was done to {x}.',
    'see-why': 'The bar of a fraction means to divide.',
    'undo-do': 'Multiply both sides by {d, number}.',
    'undo-why': 'Multiplying undoes dividing, and both sides stay equal.',
    'work-do': 'Work out the value of {x}.',
    'work-why': 'Now {x} stands alone.',
    'check-do': 'Put the value in for {x}.',
    'check-why': 'Both sides have to be equal.',
    final: 'The value of {x} is {value}.',
  },
  draw({ level, random }): Params {
    const common = {
      scene: random.pick(scenes),
      letter: drawLetter(random),
      turned: level === 1 && random.chance(40),
      alone: level === 3 && random.chance(60),
    };
    if (level === 3) {
      const d = random.pick([2, 4, 6, 8]);
      return { ...common, d, halves: 2 * (leastQuotient(d) + random.int(0, 12)) + 1 };
    }
    const d = random.int(2, 9);
    // Up to four, dividing once more still gives a believable whole number.
    const q = d <= 4 ? d * random.int(2, 9) : leastQuotient(d) + random.int(0, 12);
    return { ...common, d, halves: 2 * q };
  },
  build({ scene, letter, d, halves, turned, alone }: Params, { level, step, distractor }) {
    const q = halves / 2;
    const x = q * d;
    const fraction = `\\frac{${letter}}{${d}}`;
    const equation = turned ? `$${q} = ${fraction}$` : `$${fraction} = ${q}$`;
    const words = { x: `$${letter}$`, d, q: String(q), value: String(x), equation, unit: units[scene] };
    const divides = Number.isInteger(q / d) && d <= 4;
    const wrong: readonly Distractor[] = [
      ...(divides ? ([distractor('divides-by-the-number-again', signed(q / d), 'divides')] as const) : []),
      distractor('subtracts-the-number', signed(q - d), 'subtracts'),
      distractor('adds-the-number', signed(q + d), 'adds'),
      distractor('slip', signed(q), 'result'),
    ];
    return {
      words,
      question: alone ? [`${scene}-alone`, 'write-it'] : level === 1 ? 'solve' : scene,
      finalAnswer: alone ? 'final-story' : 'final',
      answer: x,
      distractors: wrong,
      steps: [
        alone && step('write', '', equation),
        step('see', `$${fraction}$`, `$${letter} \\div ${d}$`),
        step('undo', equation, `$${letter} = ${q} \\times ${d}$`),
        step('work', `${q} × ${d}`, x),
        step('check', `${x} ÷ ${d}`, q),
      ],
      claims: [`${q} * ${d} = ${x}`],
    };
  },
});

/** From here on, q − d is no less than a twentieth of q · d. */
function leastQuotient(d: number): number {
  return Math.ceil((20 * d) / (20 - d));
}
