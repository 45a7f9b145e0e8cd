import { choiceSkill, type Distractor } from '../../src/kit/index.ts';
import { drawMixedPoints } from '../../src/pictures/point-names.ts';

type Kind = 'converse' | 'inverse' | 'contrapositive';
/** `first` and `second` are drawn numbers of the scene, `points` its letters. */
type Params = { scene: Scene; first: number; second: number; points: readonly string[]; kind: Kind };
type Words = {
  readonly a: number;
  readonly b: number;
  readonly A: string;
  readonly B: string;
  readonly C: string;
};

/** Statements that are true one way only: what, then what follows, each also denied. */
const scenes = {
  acute: ({ a }: Words) => [
    'an angle',
    `measures ${a}°`,
    `does not measure ${a}°`,
    'is acute',
    'is not acute',
  ],
  blunt: ({ a }: Words) => [
    'an angle',
    `measures ${90 + a}°`,
    `does not measure ${90 + a}°`,
    'is obtuse',
    'is not obtuse',
  ],
  multiple: ({ a }: Words) => [
    'a whole number',
    `is a multiple of ${2 * a}`,
    `is not a multiple of ${2 * a}`,
    `is a multiple of ${a}`,
    `is not a multiple of ${a}`,
  ],
  price: ({ a, b }: Words) => [
    'a ticket',
    `costs more than ${a + b} dollars`,
    `does not cost more than ${a + b} dollars`,
    `costs more than ${a} dollars`,
    `does not cost more than ${a} dollars`,
  ],
  midpoint: ({ A, B, C }: Words) => [
    `point ${C}`,
    `is the midpoint of ${A}${B}`,
    `is not the midpoint of ${A}${B}`,
    `is as far from ${A} as from ${B}`,
    `is not as far from ${A} as from ${B}`,
  ],
  square: ({ a }: Words) => [
    'a figure',
    `is a square with sides of ${a} cm`,
    `is not a square with sides of ${a} cm`,
    'has four right angles',
    'does not have four right angles',
  ],
  sides: ({ a }: Words) => [
    'a triangle',
    `has three sides of ${a} cm`,
    `does not have three sides of ${a} cm`,
    'has two equal sides',
    'does not have two equal sides',
  ],
  bus: ({ a, b }: Words) => [
    'a bus line',
    `has more than ${a + b} stops`,
    `does not have more than ${a + b} stops`,
    `has more than ${a} stops`,
    `does not have more than ${a} stops`,
  ],
  ray: ({ A, B, C }: Words) => [
    `point ${C}`,
    `lies on segment ${A}${B}`,
    `does not lie on segment ${A}${B}`,
    `lies on ray ${A}${B}`,
    `does not lie on ray ${A}${B}`,
  ],
} as const satisfies Readonly<
  Record<string, (words: Words) => readonly [string, string, string, string, string]>
>;
type Scene = keyof typeof scenes;

/** Level 1 asks for the converse or the inverse, level 2 for any of the three, level 3 which one must be true. */
export const geoRelatedConditional = choiceSkill('geo-related-conditional', {
  version: 2,
  text: {
    headline: 'Related statements',
    given: 'Here is a statement. If {subject} {first}, then it {second}.',
    'given-true': 'This statement is true. If {subject} {first}, then it {second}.',
    'converse-ask': ['Which one is its converse?', 'Find its converse.'],
    'inverse-ask': ['Which one is its inverse?', 'Find its inverse.'],
    'contrapositive-ask': 'Which one is its contrapositive?',
    'true-ask': [
      'Which statement must then be true as well?',
      'Which of these must be true with it?',
      'What follows from it for sure?',
      'Which statement is then true without a doubt?',
    ],
    sentence: 'If {subject} {first}, then it {second}.',
    'converse-right': 'The converse swaps the two parts and negates neither.',
    'inverse-right': 'The inverse negates both parts and keeps their order.',
    'contrapositive-right': 'The contrapositive swaps the two parts and negates both.',
    'true-right': 'A statement and its contrapositive are always both true or both false.',
    'is-inverse': 'This negates both parts and keeps the order. What should happen to the order?',
    'is-converse': 'This swaps the parts and negates neither. What should happen to the parts?',
    'is-contrapositive': 'This swaps the parts and negates both. Does the question want both changes?',
    'one-part': 'This negates one part only. What about the other part?',
    'converse-true': 'This is the converse. Can you think of a case where it does not hold?',
    'inverse-true':
      'This is the inverse. It says the same as the converse. Can you think of a case against it?',
    other: 'Name the two parts. Then ask whether they are swapped, negated, or both.',
    'parts-do': 'Name the two parts.',
    'parts-why': 'The part after “if” is what is given, the part after “then” is what follows.',
    'swap-do': 'Swap the two parts.',
    'swap-why': 'The parts change places.',
    'keep-do': 'Keep the order of the two parts.',
    'keep-why': 'The inverse does not change the order.',
    'deny-do': 'Negate both parts.',
    'deny-why': 'Each part is turned into its opposite.',
    'same-do': 'Leave both parts as they are.',
    'same-why': 'The converse negates nothing.',
    'case-do': 'Think of a case without what follows.',
    'case-why': 'If what is given held there, what follows would hold as well.',
    'say-do': 'Say the statement in full.',
    'say-why': 'Both parts are in their places now.',
    final: 'If {subject} {first}, then it {second}.',
  },
  draw({ level, random }): Params {
    const names = Object.keys(scenes) as Scene[];
    const kinds: readonly Kind[] =
      level === 1
        ? ['converse', 'inverse']
        : level === 2
          ? ['converse', 'inverse', 'contrapositive', 'contrapositive']
          : ['contrapositive'];
    return {
      scene: random.pick(names),
      first: random.int(3, 19),
      second: random.int(2, 9),
      points: drawMixedPoints(random, 3),
      kind: random.pick(kinds),
    };
  },
  build({ scene, first, second, points, kind }: Params, { level, say, step }) {
    const [A = '', B = '', C = ''] = points;
    const [subject, p, notP, q, notQ] = scenes[scene]({ a: first, b: second, A, B, C });
    const statement = (a: string, b: string) => say('sentence', { subject, first: a, second: b });
    const asked = { converse: [q, p], inverse: [notP, notQ], contrapositive: [notQ, notP] } as const;
    const halfDenied = { converse: [q, notP], inverse: [notP, q], contrapositive: [notQ, p] } as const;
    type Key = Parameters<typeof say>[0];
    const choice = (
      misconception: Distractor['misconception'],
      value: string,
      [a, b]: readonly [string, string],
      why: Key,
    ): Distractor => ({ misconception, value, text: statement(a, b), reason: say(why) });
    const mustBeTrue = level === 3;
    const others: readonly Distractor[] = mustBeTrue
      ? [
          choice('thinks-the-converse-is-always-true', 'converse', asked.converse, 'converse-true'),
          choice('confuses-converse-and-inverse', 'inverse', asked.inverse, 'inverse-true'),
        ]
      : kind === 'converse'
        ? [
            choice('confuses-converse-and-inverse', 'inverse', asked.inverse, 'is-inverse'),
            choice('slip', 'contrapositive', asked.contrapositive, 'is-contrapositive'),
          ]
        : kind === 'inverse'
          ? [
              choice('confuses-converse-and-inverse', 'converse', asked.converse, 'is-converse'),
              choice('slip', 'contrapositive', asked.contrapositive, 'is-contrapositive'),
            ]
          : [
              choice('confuses-converse-and-inverse', 'inverse', asked.inverse, 'is-inverse'),
              choice('slip', 'converse', asked.converse, 'is-converse'),
            ];
    const [right, follows] = asked[kind];
    const order =
      kind === 'inverse'
        ? step('keep', `${p}; ${q}`, 'same order')
        : step('swap', `${p}; ${q}`, `${q}; ${p}`);
    const denied =
      kind === 'converse'
        ? step('same', `${q}; ${p}`, 'nothing negated')
        : step('deny', kind === 'inverse' ? `${p}; ${q}` : `${q}; ${p}`, `${right}; ${follows}`);
    return {
      question: [
        say(mustBeTrue ? 'given-true' : 'given', { subject, first: p, second: q }),
        mustBeTrue ? 'true-ask' : `${kind}-ask`,
      ],
      answer: {
        value: kind,
        text: statement(right, follows),
        reason: mustBeTrue ? 'true-right' : `${kind}-right`,
      },
      distractors: [
        ...others.filter(({ misconception }) => misconception !== 'slip'),
        choice('negates-only-one-part', 'half', halfDenied[kind], 'one-part'),
        ...others.filter(({ misconception }) => misconception === 'slip'),
      ],
      steps: [
        step('parts', 'the statement', `${p}; ${q}`),
        ...(mustBeTrue ? [step('case', notQ, notP)] : [order, denied]),
        step('say', `${right}; ${follows}`, `if ${subject} ${right}, then it ${follows}`),
      ],
      finalAnswer: say('final', { subject, first: right, second: follows }),
      claims: [`${first} + ${second} > ${first}`],
    };
  },
});
