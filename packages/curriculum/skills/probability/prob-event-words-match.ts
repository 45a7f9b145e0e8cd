import { type EventPair, eventPairs } from '../../src/chance/event-pairs.ts';
import { choiceSkill, type Distractor, type Level } from '../../src/kit/index.ts';

type Ask =
  | 'least'
  | 'or'
  | 'both'
  | 'together'
  | 'neither'
  | 'not-both'
  | 'only'
  | 'only-second'
  | 'one'
  | 'most';
type Letters = readonly [string, string];

/** What is asked, and which of its two notations is the right one; some have one only. */
type Params = { pair: EventPair; letters: Letters; ask: Ask; form: 0 | 1 };

const letterPairs: readonly Letters[] = [
  ['A', 'B'],
  ['C', 'D'],
  ['E', 'F'],
  ['R', 'S'],
];

/** Level 1 has one sign, level 2 adds a complement, level 3 joins several parts. */
export const probEventWordsMatch = choiceSkill('prob-event-words-match', {
  version: 3,
  text: {
    headline: 'From words to set signs',
    events: '{A} is the event that {a}. {B} is the event that {b}.',
    'ask-least': 'Which notation says that at least one of the two happens?',
    'ask-or': 'Which notation says that {A} or {B} happens, or even both?',
    'ask-both': 'Which notation says that both happen?',
    'ask-together': 'Which notation says that {A} and {B} happen together?',
    'ask-neither': 'Which notation says that neither of the two happens?',
    'ask-not-both': 'Which notation says that they do not both happen?',
    'ask-only': 'Which notation says that {A} happens, but {B} does not?',
    'ask-only-second': 'Which notation says that {B} happens, but {A} does not?',
    'ask-one': 'Which notation says that exactly one of the two happens?',
    'ask-most': 'Which notation says that at most one of the two happens?',
    shown: '{set}',
    'right-union': 'At least one means the first, the second or both, and that is a union.',
    'right-both': 'Both at once is an intersection.',
    'right-neither': 'Neither is everything outside of the union.',
    'right-neither-each': 'Neither means that the first does not happen and the second does not happen.',
    'right-not-both': 'Not both is everything outside of the intersection.',
    'right-not-both-each': 'Not both means that the first does not happen or the second does not happen.',
    'right-only': 'One event happens, and so does the complement of the other.',
    'right-one': 'One event happens without the other, in one of two ways.',
    'right-one-less': 'At least one happens, but not both of them.',
    'right-most': 'At most one leaves out only the outcomes in both events.',
    'or-and': 'Read ∪ as “or” and ∩ as “and”. Which of these words fits the question?',
    negates: 'This turns each event into its complement. What does that say when only one of them happens?',
    turned: 'Here the other event carries the mark. Which one must not happen?',
    one: 'The mark here rules out one of the events. Does the question rule it out?',
    'one-mark': 'Only one event carries the mark here. What does the question say about the other one?',
    'no-mark': 'Nothing here says “not”. What do the words of the question leave out?',
    inside: 'This holds something that the question rules out. Think of an outcome in both events.',
    none: 'Think of an outcome in neither event. Does the question allow it?',
    other: 'Read ∪ as “or”, ∩ as “and” and the mark as “not”.',
    'word-do': 'Find the key word.',
    'word-why': 'It tells which outcomes belong to the event.',
    'sign-do': 'Choose the sign for it.',
    'sign-why': 'The sign ∪ means “or”, ∩ means “and”, and the mark means “not”.',
    'check-do': 'Test it with an outcome in both events.',
    'check-why': 'The words and the signs have to agree about it.',
    final: 'The notation is {set}.',
  },
  draw: ({ level, random }): Params => {
    const ask = random.pick(asks[level]);
    const form = notations[ask].length > 1 && random.chance(50) ? 1 : 0;
    return { pair: random.pick(eventPairs), letters: random.pick(letterPairs), ask, form };
  },
  build({ pair, letters, ask, form }: Params, { say, step, distractor }) {
    const write = (set: string): string => `$${set.replaceAll('P', letters[0]).replaceAll('Q', letters[1])}$`;
    const words = { A: `$${letters[0]}$`, B: `$${letters[1]}$`, a: pair.a, b: pair.b };
    const { key, right, wrong } = notations[ask][form] ?? notations[ask][0];
    const { word, regions, both } = meanings[ask];
    return {
      words,
      question: ['events', `ask-${ask}`],
      answer: { value: 'right', text: say('shown', { set: write(key) }), reason: right },
      distractors: wrong.map(
        ([misconception, set, why], index): Distractor =>
          distractor(misconception, `wrong-${index}`, why, say('shown', { set: write(set) })),
      ),
      steps: [
        step('word', 'the words', word),
        step('sign', word, write(key)),
        step('check', 'an outcome in both', both ? 'belongs to it' : 'does not belong to it'),
      ],
      finalAnswer: say('final', { set: write(key) }),
      claims: [`${regions} + ${4 - regions} = 4`],
    };
  },
});

const asks: Readonly<Record<Level, readonly Ask[]>> = {
  1: ['least', 'or', 'both', 'together'],
  2: ['neither', 'not-both', 'only', 'only-second'],
  3: ['one', 'most', 'only', 'only-second'],
};

/** The key word, how many of the four regions of a Venn diagram belong to it, and whether the shared one does. */
const meanings: Readonly<Record<Ask, { word: string; regions: number; both: boolean }>> = {
  least: { word: 'at least one', regions: 3, both: true },
  or: { word: 'or, even both', regions: 3, both: true },
  both: { word: 'both', regions: 1, both: true },
  together: { word: 'together', regions: 1, both: true },
  neither: { word: 'neither', regions: 1, both: false },
  'not-both': { word: 'not both', regions: 3, both: false },
  only: { word: 'but not', regions: 1, both: false },
  'only-second': { word: 'but not', regions: 1, both: false },
  one: { word: 'exactly one', regions: 2, both: false },
  most: { word: 'at most one', regions: 3, both: false },
};

type Right =
  | `right-${'union' | 'both' | 'neither' | 'neither-each' | 'not-both' | 'not-both-each'}`
  | `right-${'only' | 'one' | 'one-less' | 'most'}`;
type Why = 'or-and' | 'negates' | 'turned' | 'one' | 'one-mark' | 'no-mark' | 'inside' | 'none';

type Notation = {
  readonly key: string;
  readonly right: Right;
  readonly wrong: readonly (readonly [misconception: Distractor['misconception'], set: string, why: Why])[];
};

const orAnd = (set: string) => ['confuses-or-with-and', set, 'or-and'] as const;
const negates = (set: string) => ['negates-each-event-separately', set, 'negates'] as const;
const oneMark = (set: string) => ['complements-one-event-only', set, 'one-mark'] as const;
const noMark = (set: string) => ['slip', set, 'no-mark'] as const;

const union: Notation = {
  key: 'P \\cup Q',
  right: 'right-union',
  wrong: [orAnd('P \\cap Q'), negates("P' \\cup Q'"), ['slip', "P \\cap Q'", 'one']],
};
const intersection: Notation = {
  key: 'P \\cap Q',
  right: 'right-both',
  wrong: [orAnd('P \\cup Q'), negates("P' \\cap Q'"), ['slip', "P \\cap Q'", 'one']],
};

/** P and Q stand for the two events. No two notations of a question mean the same outcomes. */
const notations: Readonly<Record<Ask, readonly [Notation, Notation?]>> = {
  least: [union],
  or: [union],
  both: [intersection],
  together: [intersection],
  neither: [
    {
      key: "(P \\cup Q)'",
      right: 'right-neither',
      wrong: [negates("P' \\cup Q'"), oneMark("P' \\cap Q"), noMark('P \\cup Q')],
    },
    {
      key: "P' \\cap Q'",
      right: 'right-neither-each',
      wrong: [orAnd("P' \\cup Q'"), oneMark("P' \\cap Q"), noMark('P \\cap Q')],
    },
  ],
  'not-both': [
    {
      key: "(P \\cap Q)'",
      right: 'right-not-both',
      wrong: [negates("P' \\cap Q'"), oneMark("P \\cap Q'"), noMark('P \\cap Q')],
    },
    {
      key: "P' \\cup Q'",
      right: 'right-not-both-each',
      wrong: [orAnd("P' \\cap Q'"), oneMark("P' \\cup Q"), noMark('P \\cup Q')],
    },
  ],
  only: [
    {
      key: "P \\cap Q'",
      right: 'right-only',
      wrong: [orAnd("P \\cup Q'"), negates("P' \\cap Q'"), ['slip', "P' \\cap Q", 'turned']],
    },
  ],
  'only-second': [
    {
      key: "P' \\cap Q",
      right: 'right-only',
      wrong: [orAnd("P' \\cup Q"), negates("P' \\cap Q'"), ['slip', "P \\cap Q'", 'turned']],
    },
  ],
  one: [
    {
      key: "(P \\cap Q') \\cup (P' \\cap Q)",
      right: 'right-one',
      wrong: [
        orAnd("(P \\cup Q') \\cap (P' \\cup Q)"),
        negates("(P \\cap Q)' \\cup (P' \\cap Q')"),
        ['slip', '(P \\cup Q) \\cup (P \\cap Q)', 'inside'],
      ],
    },
    {
      key: "(P \\cup Q) \\cap (P \\cap Q)'",
      right: 'right-one-less',
      wrong: [
        orAnd("(P \\cap Q) \\cup (P \\cup Q)'"),
        negates("(P' \\cup Q') \\cup (P \\cap Q)'"),
        ['slip', '(P \\cup Q) \\cup (P \\cap Q)', 'inside'],
      ],
    },
  ],
  most: [
    {
      key: "(P \\cap Q)'",
      right: 'right-most',
      wrong: [
        negates("P' \\cap Q'"),
        ['leaves-out-outcomes', "(P \\cup Q) \\cap (P \\cap Q)'", 'none'],
        ['slip', 'P \\cup Q', 'inside'],
      ],
    },
    {
      key: "P' \\cup Q'",
      right: 'right-not-both-each',
      wrong: [
        orAnd("P' \\cap Q'"),
        ['leaves-out-outcomes', "(P \\cap Q') \\cup (P' \\cap Q)", 'none'],
        ['slip', 'P \\cup Q', 'inside'],
      ],
    },
  ],
};
