import { type Distractor, numberSkill, rangeOfAmounts, rangeOnLine } from '../../src/kit/index.ts';

type Sign = '>' | '<' | '≥' | '≤';

/** By level: a story with the sign it asks for, and the numbers that make sense in it. */
const conditions = {
  1: [
    ['slide', '>', 40, 60],
    ['freezer', '<', 5, 20],
    ['record', '>', 20, 95],
    ['boat', '<', 15, 65],
    ['price', '<', 5, 60],
    ['sky', '>', 30, 90],
  ],
  2: [
    ['bridge', '≤', 5, 40],
    ['age', '≥', 8, 18],
    ['bag', '≤', 10, 60],
    ['team', '≥', 5, 30],
    ['hall', '≤', 50, 300],
    ['days', '≥', 3, 14],
    ['shelf', '≤', 10, 90],
    ['ride', '≥', 36, 54],
    ['spend', '≤', 8, 60],
    ['pool', '≥', 3, 12],
  ],
  3: [
    ['noise', '≤', 40, 90],
    ['level', '≥', 5, 50],
    ['reserve', '≥', 20, 200],
    ['wait', '≤', 5, 45],
    ['over', '>', 70, 90],
    ['under', '<', 10, 90],
  ],
} as const satisfies Record<number, readonly (readonly [string, Sign, number, number])[]>;

type Scene = (typeof conditions)[1 | 2 | 3][number][0];
type Params = { scene: Scene; sign: Sign; letter: string; c: number };

/** What is counted, so that no thick line shows it. */
const counted: readonly Scene[] = ['record', 'age', 'team', 'hall', 'days', 'reserve'];

/** Something is there already: the sign for all together, how much is there, and the bound. */
const begun = [
  ['ferry', '≤', [8, 30], [40, 90]],
  ['fund', '≥', [15, 60], [80, 200]],
  ['crate', '≤', [6, 25], [30, 70]],
  ['steps', '>', [1200, 3800], [5000, 9000]],
  ['song', '<', [9, 24], [30, 60]],
] as const;

/**
 * Level 1 has "more than" and "less than", level 2 "at least" and "at most", level 3 other words for the same. In the stretch
 * problem something is there already.
 */
export const m6WriteSimpleInequality = numberSkill('m6-write-simple-inequality', {
  version: 8,
  byHand: { levels: [1, 2, 3], ask: 'graph', share: 60 },
  form: 'inequality',
  text: {
    graph: [
      'Show on the number line which values {x} can have.',
      'Graph the values that {x} can have.',
      'Draw all values that {x} can have on the number line.',
      'Which values of {x} fit? Show them on the number line.',
    ],
    headline: 'Write a condition as an inequality',
    slide: 'The water slide is for riders more than {c, number} inches tall. A rider is {x} inches tall.',
    freezer: 'An ice cream freezer must stay at less than {c, number} °F. It is at {x} °F.',
    record: 'A new record needs more than {c, number} points. A player scores {x} points.',
    boat: 'A race is for model boats less than {c, number} inches long. A boat is {x} inches long.',
    price: 'A club wants to pay less than {c, number} dollars for a ball. The ball costs {x} dollars.',
    sky: 'A kite is more than {c, number} feet high. Its height is {x} feet.',
    bridge: 'An old bridge holds at most {c, number} tons. A truck weighs {x} tons.',
    age: 'You must be at least {c, number} years old for this club. A member is {x} years old.',
    bag: 'A bag can hold at most {c, number} pounds. It holds {x} pounds now.',
    team: 'A game needs at least {c, number} players. There are {x} players.',
    hall: 'A hall holds at most {c, number} people. There are {x} people in it.',
    days: 'A cabin is rented for at least {c, number} days. A family rents it for {x} days.',
    shelf: 'A shelf can hold at most {c, number} pounds. The books on it weigh {x} pounds.',
    ride: 'You must be at least {c, number} inches tall for a ride. A rider is {x} inches tall.',
    spend: 'A gift may cost at most {c, number} dollars. It costs {x} dollars.',
    pool: 'A diving pool must be at least {c, number} feet deep. It is {x} feet deep.',
    noise: 'Noise must not go above {c, number} decibels. The noise is {x} decibels.',
    level: 'The water must not fall below {c, number} feet. It is {x} feet deep.',
    reserve: 'A stadium must have no fewer than {c, number} places for wheelchairs. It has {x} such places.',
    wait: 'The wait for a bus is no longer than {c, number} minutes. A rider waits {x} minutes.',
    over: 'A fan runs only above {c, number} °F. The fan is running, and it is {x} °F.',
    under:
      'A pump starts only when a tank holds less than {c, number} liters. The pump starts, and the tank holds {x} liters.',
    ask: 'Which inequality tells which values of {x} fit?',
    'right-in': 'It includes all values that fit the story, and {c, number} itself as well.',
    'right-out': 'It includes all values that fit the story, but not {c, number} itself.',
    reversed: 'This turns the inequality around. Try a number that fits the story. Does it make this true?',
    'boundary-in': 'This leaves {c, number} out. Read the story again. Would exactly {c, number} be allowed?',
    'boundary-out': 'This includes {c, number}. Read the story again. Would exactly {c, number} be allowed?',
    equation: 'This allows only {c, number}. Are there more numbers that fit the story?',
    other: 'Try a number above {c, number}, one below, and {c, number} itself. Which of them fit?',
    'words-do': 'Find the words that set the condition.',
    'words-why': 'They tell on which side of {c, number} the values lie.',
    'side-do': 'Try a number on that side.',
    'side-why': 'It fits the story.',
    'edge-do': 'Ask whether {c, number} itself fits.',
    'edge-yes': 'It does, so the sign has a line below.',
    'edge-no': 'It does not, so the sign has no line below.',
    'write-do': 'Write the inequality.',
    'write-why': 'The sign opens to the greater side.',
    final: 'The inequality is {inequality}.',
    ferry:
      'A ferry may carry at most {c, number} people. {a, number} are on it, and {x} more get on. Which values of {x} are allowed? Write a short inequality.',
    fund: 'A class needs at least {c, number} dollars for a trip. It has {a, number} dollars and earns {x} more. Which values of {x} are enough? Write a short inequality.',
    crate:
      'A crate may hold at most {c, number} pounds. It holds {a, number} pounds, and {x} more are put in. Which values of {x} are allowed? Write a short inequality.',
    steps:
      'Dina wants to walk more than {c, number} steps today. She has {a, number} and walks {x} more. Which values of {x} are enough? Write a short inequality.',
    song: 'A show must last less than {c, number} minutes. {a, number} minutes are planned, and {x} more are added. Which values of {x} fit? Write a short inequality.',
    'right-begun': 'With {a, number} there already, {c, number} leaves {rest, number} for {x}.',
    'whole-bound': 'This leaves out the {a, number} that are there already. How much is left for {x}?',
    'turned-begun':
      'This turns the inequality around. Try a number that fits the story. Does it make this true?',
    'edge-in': 'This leaves {rest, number} out. Put it in. Would the whole amount be allowed?',
    'edge-out':
      'This includes {rest, number}. Add it to what is there. Would exactly that amount be allowed?',
    'other-begun': 'Write the inequality for all together. How much of {c, number} is left for {x}?',
    'all-do': 'Write the inequality for all together.',
    'all-why': 'What is there and what comes make the whole amount.',
    'left-do': 'Take away what is there already.',
    'left-why': 'The rest is for {x}.',
    'edge-begun-do': 'Ask whether {rest, number} itself fits.',
    'edge-begun-yes': 'Then the whole is just {c, number}, and that is allowed.',
    'edge-begun-few': 'Then the whole is just {c, number}, and that is not enough.',
    'edge-begun-much': 'Then the whole is just {c, number}, and that is too much.',
  },
  draw({ level, random }): Params {
    const [scene, sign, least, most] = random.pick<readonly [Scene, Sign, number, number]>(conditions[level]);
    return { scene, sign, letter: random.pick(['n', 'x', 'w', 'y', 'k']), c: random.int(least, most) };
  },
  build({ scene, sign, letter, c }: Params, { say, step, distractor }) {
    const up = sign === '>' || sign === '≥';
    const strict = sign === '>' || sign === '<';
    const signs = {
      turned: up ? '<' : '>',
      turnedEqual: up ? '≤' : '≥',
      equal: up ? '≥' : '≤',
      plain: up ? '>' : '<',
    };
    const inequality = `${letter} ${sign} ${c}`;
    const words = { x: `$${letter}$`, c, inequality: `$${inequality}$` };
    const entry = (value: string, key: 'reversed' | 'boundary-in' | 'boundary-out' | 'equation') => ({
      value: `${letter} ${value} ${c}`,
      reason: say(key),
    });
    const wrong: readonly Distractor[] = [
      distractor(
        'reverses-the-inequality-symbol',
        `${letter} ${strict ? signs.turned : signs.turnedEqual} ${c}`,
        'reversed',
      ),
      {
        misconception: 'includes-or-excludes-the-boundary-wrongly',
        ...(strict ? entry(signs.equal, 'boundary-out') : entry(signs.plain, 'boundary-in')),
      },
      distractor('writes-an-equation-instead', `${letter} = ${c}`, 'equation'),
    ];
    const tested = up ? c + 1 : c - 1;
    return {
      words,
      question: [scene, 'ask'],
      ...(!counted.includes(scene) && {
        // Degrees go below zero.
        drawn: { make: scene === 'freezer' ? rangeOnLine : rangeOfAmounts },
      }),
      answer: { value: inequality, reason: strict ? 'right-out' : 'right-in' },
      distractors: wrong,
      steps: [
        step('words', '', `the side ${up ? 'above' : 'below'} ${c}`),
        step('side', '', `$${tested} ${up ? '>' : '<'} ${c}$`),
        step('edge', c, strict ? 'does not fit' : 'fits too', { why: strict ? 'edge-no' : 'edge-yes' }),
        step('write', '', `$${inequality}$`),
      ],
      claims: [`${tested} ${up ? '>' : '<'} ${c}`],
    };
  },
  stretch: {
    draw: ({ random }) => {
      const [scene, sign, has, bound] = random.pick(begun);
      const a = random.int(has[0], has[1]);
      return {
        scene,
        sign,
        a,
        c: random.int(bound[0], bound[1]),
        letter: random.pick(['n', 'x', 'w', 'y', 'k']),
      };
    },
    build({ scene, sign, a, c, letter }, { step, distractor }) {
      const rest = c - a;
      const inequality = `${letter} ${sign} ${rest}`;
      const all = `$${letter} + ${a} ${sign} ${c}$`;
      const turned = { '≤': '≥', '≥': '≤', '<': '>', '>': '<' }[sign];
      const edged = { '≤': '<', '≥': '>', '<': '≤', '>': '≥' }[sign];
      const strict = sign === '<' || sign === '>';
      return {
        words: { x: `$${letter}$`, a, c, rest, inequality: `$${inequality}$` },
        question: scene,
        answer: { value: inequality, reason: 'right-begun' },
        distractors: [
          distractor('reverses-the-inequality-symbol', `${letter} ${turned} ${rest}`, 'turned-begun'),
          distractor(
            'includes-or-excludes-the-boundary-wrongly',
            `${letter} ${edged} ${rest}`,
            strict ? 'edge-out' : 'edge-in',
          ),
          distractor('slip', `${letter} ${sign} ${c}`, 'whole-bound'),
        ],
        otherWrong: 'other-begun',
        steps: [
          step('words', '', `the side ${sign === '≤' || sign === '<' ? 'below' : 'above'} ${c}`),
          step('all', '', all),
          step('left', `${c} − ${a}`, rest),
          step('edge', rest, strict ? 'does not fit' : 'fits too', {
            do: 'edge-begun-do',
            why: strict ? (sign === '>' ? 'edge-begun-few' : 'edge-begun-much') : 'edge-begun-yes',
          }),
          step('write', all, `$${inequality}$`),
        ],
        claims: [`${c} - ${a} = ${rest}`],
      };
    },
  },
});
