import { argueFor, type Level, numberSkill, type Random, type Tools } from '../../src/kit/index.ts';
import { anglesAtPoint } from '../../src/pictures/angle-figures.ts';

const things = {
  line: ['fan', 'fence', 'beams'],
  point: ['pizza', 'wheel', 'paths', 'game'],
} as const;

/** Known angles; the unknown ones are `equal` equal angles. */
type Params = { whole: 180 | 360; thing: string; known: readonly number[]; equal: 1 | 2 | 3 };

/** Level 1 has three angles on a line or around a point, level 2 four, level 3 several equal unknown ones. */
export const m7AnglesAtPointSolve = numberSkill('m7-angles-at-point-solve', {
  version: 3,
  byHand: { levels: [1, 2], ask: 'explain', share: 35 },
  form: 'angle',
  text: {
    headline: 'Find the missing angle',
    fan: 'The parts of an open fan make a straight line.',
    fence: 'Boards meet at one point of a straight fence, all on one side of it.',
    beams: 'Light beams start at one point of a straight stage floor. They split the space above the floor.',
    pizza: 'The panes of a round window meet at its center.',
    wheel: 'A prize wheel is split from its center into parts.',
    paths: 'From one point of a park, {parts, number} straight paths lead away.',
    game: 'A round game board is split from its center into parts.',
    'known-two': 'Two of the three angles measure {a}° and {b}°.',
    'known-three': 'Three of the four angles measure {a}°, {b}° and {c}°.',
    'all-but-two': 'Two angles measure {a}° and {b}°. The other two are equal.',
    'all-but-three': 'Two angles measure {a}° and {b}°. The other three are equal.',
    'ask-last': 'What does the last angle measure?',
    explain: [
      'What does the last angle measure? Choose a claim, the fact that you use, and how it leads there.',
      'Find the last angle. Choose your answer, the fact behind it, and what the fact gives you.',
      'How large is the last angle, and which fact tells it? Choose what fits together.',
      'Give the measure of the last angle. Choose the fact that you use as well, and how you use it.',
    ],
    measure: 'It measures {n, number}°.',
    'fact-line': 'The angles lie on one side of a straight line, and they leave no gap.',
    'fact-point': 'The angles go all the way around a point.',
    'fact-across': 'The angles lie across from each other.',
    'gives-line': 'So all of them add up to {straight, number}°.',
    'gives-point': 'So all of them add up to {full, number}°.',
    'gives-equal': 'So the last angle is equal to one of the others.',
    'right-fact': 'Where the angles lie tells what they add up to, and the sum gives the last one.',
    'judge-fact': 'Look where the angles lie. Do they go all the way around, or do they end on a line?',
    'judge-equal': 'Do any two of the angles lie across from each other?',
    'judge-sum': 'The fact fits. Did you add all of the known angles?',
    'other-fact': 'See where the angles lie. What do they add up to, and what is left of it?',
    'ask-equal': 'What does each of the equal angles measure?',
    right: 'All angles together make a straight line.',
    'right-point': 'All angles together make a full turn.',
    line: 'This adds up to a straight line. Do the angles go all the way around?',
    pair: 'This takes the angle and its neighbor as a straight line. Does anything say so?',
    around: 'This adds up to a full turn. Do the angles go all the way around?',
    leaves: 'This leaves out one of the known angles. Did you add all of them?',
    equal: 'This takes two angles as equal. Does anything say so?',
    together: 'This is the size of all unknown angles together. How many share it?',
    sum: 'This is the sum of the known angles. What is left of the whole?',
    share: 'This shares it among too many or too few. How many angles are equal?',
    other: 'Add the known angles. How much of the whole is left?',
    'whole-do': 'See what the angles make together.',
    'whole-line-why': 'On one side of a straight line, angles add up to a straight angle.',
    'whole-point-why': 'All the way around a point, angles add up to a full turn.',
    'add-do': 'Add the known angles.',
    'add-why': 'They lie side by side.',
    'take-do': 'Subtract the sum from the whole.',
    'take-why': 'What is left is unknown.',
    'share-do': 'Share it equally.',
    'share-why': 'The unknown angles are equal.',
    final: 'It measures {value}°.',
  },
  draw: ({ level, random }): Params => drawAngles(level, random),
  build(params: Params, tools) {
    const { whole, thing, known, equal } = params;
    const { level, step, distractor } = tools;
    const [a = 0, b = 0, c = 0] = known;
    const sum = known.reduce((total, one) => total + one, 0);
    const rest = whole - sum;
    const value = rest / equal;
    const words = { a, b, c, value, parts: known.length + equal };
    const isLine = whole === 180;
    const turned = turnedOf(whole, known, equal);
    const left = leftOf(params);
    return {
      words,
      question: [
        thing as 'fan',
        equal > 1
          ? equal === 2
            ? 'all-but-two'
            : 'all-but-three'
          : level === 1
            ? 'known-two'
            : 'known-three',
        equal > 1 ? 'ask-equal' : 'ask-last',
      ],
      diagram:
        level === 3
          ? null
          : anglesAtPoint(
              [
                ...known.map((one) => [one, level === 1 || one >= 25 ? `${one}°` : ''] as const),
                [rest, null],
              ],
              { closed: !isLine },
            ),
      answer: { value, unit: 'degrees', reason: isLine ? 'right' : 'right-point' },
      distractors: [
        isLine
          ? distractor('adds-to-a-full-turn-on-a-line', turned, 'around')
          : distractor('adds-to-a-straight-angle-around-a-point', turned, sum < 180 ? 'line' : 'pair'),
        distractor('leaves-out-one-angle', left, 'leaves'),
        equal > 1
          ? distractor('slip', rest, 'together')
          : distractor('treats-adjacent-angles-as-equal', known.at(-1) ?? 0, 'equal'),
      ],
      steps: [
        step('whole', 'all angles together', whole, { why: isLine ? 'whole-line-why' : 'whole-point-why' }),
        step('add', known.join(' + '), sum),
        step('take', `${whole} − ${sum}`, rest),
        equal > 1 && step('share', `${rest} ÷ ${equal}`, value),
      ],
      drawn: { make: argued(params, value, tools), right: 'right-fact', otherWrong: 'other-fact' },
      claims: [`${known.join(' + ')} + ${equal} * ${value} = ${whole}`],
    };
  },
});

type ArgumentKey =
  | 'measure'
  | `fact-${'line' | 'point' | 'across'}`
  | `gives-${'line' | 'point' | 'equal'}`
  | `judge-${'fact' | 'equal' | 'sum'}`;

/** What the last angle measures, where the angles lie, and what that gives. */
function argued(params: Params, value: number, { say, distractor }: Tools<ArgumentKey>) {
  const { whole, known, equal } = params;
  const isLine = whole === 180;
  const sums = [say('gives-line', { straight: 180 }), say('gives-point', { full: 360 })];
  const facts = [say('fact-line'), say('fact-point')];
  const turned = isLine ? 'adds-to-a-full-turn-on-a-line' : 'adds-to-a-straight-angle-around-a-point';
  return argueFor({
    claims: [value, turnedOf(whole, known, equal), known.at(-1) ?? 0, leftOf(params)].map((n) =>
      say('measure', { n }),
    ),
    evidence: [...(isLine ? facts : facts.toReversed()), say('fact-across')],
    reasons: [...(isLine ? sums : sums.toReversed()), say('gives-equal')],
    wrong: [
      { by: distractor(turned, 'turned', 'judge-fact'), made: [1, 1, 1] },
      { by: distractor('treats-adjacent-angles-as-equal', 'equal', 'judge-equal'), made: [2, 2, 2] },
      { by: distractor('leaves-out-one-angle', 'left', 'judge-sum'), made: [3, 0, 0] },
    ],
  });
}

/** What is left of the whole for one who does not add the last known angle. */
function leftOf({ whole, known, equal }: Params): number {
  return (whole - known.slice(0, -1).reduce((total, one) => total + one, 0)) / equal;
}

/** The answer with the other sum; where the known angles around a point pass a straight line, with one neighbor only. */
function turnedOf(whole: 180 | 360, known: readonly number[], equal: number): number {
  const sum = known.reduce((total, one) => total + one, 0);
  if (whole === 180) return (360 - sum) / equal;
  return sum < 180 ? (180 - sum) / equal : 180 - (known.at(-1) ?? 0);
}

function drawAngles(level: Level, random: Random): Params {
  return random.until(() => {
    const whole = random.pick([180, 360] as const);
    const thing = random.pick(whole === 180 ? things.line : things.point);
    const equal = level === 3 ? random.pick([2, 3] as const) : 1;
    const count = level === 2 ? 3 : 2;
    const most = whole === 180 ? 75 : 145;
    const known = Array.from({ length: count }, () => random.int(25, most));
    const sum = known.reduce((total, one) => total + one, 0);
    const value = (whole - sum) / equal;
    const last = known.at(-1) ?? 0;
    const turned = turnedOf(whole, known, equal);
    const left = (whole - (sum - last)) / equal;
    const third = equal > 1 ? whole - sum : last;
    const values = [value, turned, left, third];
    const isOpen =
      value >= 25 &&
      value < 170 &&
      Number.isInteger(value) &&
      turned >= 5 &&
      known.length === new Set(known).size &&
      !known.includes(value) &&
      // A sum that is left as the answer is told apart from every other way.
      ![turned, left].includes(sum) &&
      // Two narrow angles side by side have no room for their numbers.
      known.every((one, at) => one >= 35 || (known[at + 1] ?? 35) >= 35);
    const areApart =
      new Set(values).size === 4 && values.every(Number.isInteger) && values.every((one) => one > value / 18);
    return isOpen && areApart ? { whole, thing, known, equal } : null;
  });
}
