import { type Distractor, numberSkill } from '../../src/kit/index.ts';

type Sign = '>' | '<' | '≥' | '≤';

/** By level: a story with the sign it asks for, and the numbers that make sense in it. */
const conditions = {
  1: [
    ['slide', '>', 40, 60],
    ['freezer', '<', 10, 30],
    ['record', '>', 20, 95],
    ['speed', '<', 15, 65],
    ['price', '<', 5, 60],
    ['sky', '>', 30, 90],
  ],
  2: [
    ['bridge', '≤', 5, 40],
    ['age', '≥', 8, 18],
    ['bag', '≤', 10, 60],
    ['team', '≥', 5, 30],
    ['hall', '≤', 50, 300],
    ['days', '≥', 3, 40],
  ],
  3: [
    ['noise', '≤', 40, 90],
    ['level', '≥', 5, 50],
    ['reserve', '≥', 20, 200],
    ['wait', '≤', 5, 45],
    ['over', '>', 10, 90],
    ['under', '<', 10, 90],
  ],
} as const satisfies Record<number, readonly (readonly [string, Sign, number, number])[]>;

type Scene = (typeof conditions)[1 | 2 | 3][number][0];
type Params = { scene: Scene; sign: Sign; letter: string; c: number };

/** Level 1 has "more than" and "less than", level 2 "at least" and "at most", level 3 other words for the same. */
export const m6WriteSimpleInequality = numberSkill('m6-write-simple-inequality', {
  version: 1,
  form: 'inequality',
  text: {
    headline: 'Write a condition as an inequality',
    slide: 'The water slide is for riders more than {c, number} inches tall. A rider is {x} inches tall.',
    freezer: 'Ice cream keeps when it is less than {c, number} degrees. The freezer is at {x} degrees.',
    record: 'A new record needs more than {c, number} points. A player scores {x} points.',
    speed: 'Cars must go less than {c, number} miles per hour here. A car goes {x} miles per hour.',
    price: 'A club wants to pay less than {c, number} dollars for a ball. The ball costs {x} dollars.',
    sky: 'A kite is more than {c, number} feet high. Its height is {x} feet.',
    bridge: 'An old bridge holds at most {c, number} tons. A truck weighs {x} tons.',
    age: 'You must be at least {c, number} years old for this club. A member is {x} years old.',
    bag: 'A bag can hold at most {c, number} pounds. It holds {x} pounds now.',
    team: 'A game needs at least {c, number} players. There are {x} players.',
    hall: 'A hall holds at most {c, number} people. There are {x} people in it.',
    days: 'A pass is good for trips of at least {c, number} days. A trip takes {x} days.',
    noise: 'Noise must not go above {c, number} decibels. The noise is {x} decibels.',
    level: 'The water must not fall below {c, number} feet. It is {x} feet deep.',
    reserve: 'A library keeps no fewer than {c, number} free seats. It has {x} free seats.',
    wait: 'The wait for a bus is no longer than {c, number} minutes. A rider waits {x} minutes.',
    over: 'A sign lights up only above {c, number} degrees. It lights up at {x} degrees.',
    under: 'A pump starts only below {c, number} liters. It starts at {x} liters.',
    ask: 'Which inequality tells which values of {x} fit?',
    right: 'It has all values on the side of {c, number} that fits, with or without {c, number} as told.',
    reversed: 'This turns the sign around. Try a number that fits the story. Does it make this true?',
    'boundary-in': 'This leaves {c, number} out. Read the story again. Would just {c, number} be allowed?',
    'boundary-out': 'This lets {c, number} in. Read the story again. Would just {c, number} be allowed?',
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
      answer: inequality,
      distractors: wrong,
      steps: [
        step('words', '', `${up ? 'above' : 'below'} ${c}`),
        step('side', '', `$${tested} ${up ? '>' : '<'} ${c}$`),
        step('edge', c, strict ? 'does not fit' : 'fits too', { why: strict ? 'edge-no' : 'edge-yes' }),
        step('write', '', `$${inequality}$`),
      ],
      claims: [`${tested} ${up ? '>' : '<'} ${c}`],
    };
  },
});
