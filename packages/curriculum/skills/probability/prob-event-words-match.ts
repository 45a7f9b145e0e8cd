import { defineSkill, type EventPair, eventPairs } from '../../src/authoring.ts';

type Ask = 'least' | 'both' | 'neither' | 'not-both' | 'only' | 'one' | 'most';
type Letters = readonly [string, string];

type Params = { pair: EventPair; letters: Letters; ask: Ask };

const letterPairs: readonly Letters[] = [
  ['A', 'B'],
  ['C', 'D'],
  ['E', 'F'],
  ['R', 'S'],
];

/** Level 1 has one sign, level 2 adds a complement, level 3 joins several parts. */
export const probEventWordsMatch = defineSkill({
  id: 'prob-event-words-match',
  version: 2,
  form: 'choice',
  text: {
    en: {
      headline: 'From words to set signs',
      events: '{A} is the event that {a}. {B} is the event that {b}.',
      'ask-least': 'Which notation says that at least one of the two happens?',
      'ask-both': 'Which notation says that both happen?',
      'ask-neither': 'Which notation says that neither of the two happens?',
      'ask-not-both': 'Which notation says that they do not both happen?',
      'ask-only': 'Which notation says that {A} happens, but {B} does not?',
      'ask-one': 'Which notation says that exactly one of the two happens?',
      'ask-most': 'Which notation says that at most one of the two happens?',
      shown: '{set}',
      'right-least': 'At least one means the first, the second or both, and that is a union.',
      'right-both': 'Both at once is an intersection.',
      'right-neither': 'Neither is everything outside of the union.',
      'right-not-both': 'Not both is everything outside of the intersection.',
      'right-only': 'The first event happens, and so does the complement of the second.',
      'right-one': 'One event happens without the other, in one of two ways.',
      'right-most': 'At most one leaves out only the outcomes in both events.',
      'or-and': 'Read ∪ as “or” and ∩ as “and”. Which of these words fits the question?',
      negates: 'This turns each event into its complement. What does that say when only one of them happens?',
      turned: 'Here the other event carries the mark. Which one must not happen?',
      one: 'The mark here rules out the second event. Does the question rule it out?',
      inside: 'This holds something that the question rules out. Think of an outcome in both events.',
      other: 'Read ∪ as “or”, ∩ as “and” and the mark as “not”.',
      'word-do': 'Find the key word.',
      'word-why': 'It tells which outcomes belong to the event.',
      'sign-do': 'Choose the sign for it.',
      'sign-why': 'The sign ∪ means “or”, ∩ means “and”, and the mark means “not”.',
      'check-do': 'Test it with an outcome in both events.',
      'check-why': 'The words and the signs have to agree about it.',
      final: 'The notation is {set}.',
    },
  },
  draw({ level, random }): Params {
    const asks = {
      1: ['least', 'both'],
      2: ['neither', 'not-both', 'only'],
      3: ['one', 'most', 'only'],
    } as const;
    return {
      pair: random.pick(eventPairs),
      letters: random.pick(letterPairs),
      ask: random.pick<Ask>(asks[level]),
    };
  },
  build({ pair, letters, ask }: Params, { say }) {
    const write = (set: string): string => `$${set.replaceAll('P', letters[0]).replaceAll('Q', letters[1])}$`;
    const words = { A: `$${letters[0]}$`, B: `$${letters[1]}$`, a: pair.a, b: pair.b };
    const { key, orAnd, negates, slip, why, word, both, regions } = notations[ask];
    const option = (value: string, set: string) => ({ value, text: say('shown', { set: write(set) }) });
    const step = (rule: 'word' | 'sign' | 'check', before: string, after: string) => ({
      ...{ rule, before, after, instruction: say(`${rule}-do`), explanation: say(`${rule}-why`) },
    });
    return {
      headline: say('headline'),
      question: [say('events', words), say(`ask-${ask}`, words)],
      diagram: null,
      answer: { form: 'choice', ...option('right', key), reason: say(`right-${ask}`) },
      distractors: [
        { misconception: 'confuses-or-with-and', ...option('or-and', orAnd), reason: say('or-and') },
        {
          misconception: 'negates-each-event-separately',
          ...option('negates', negates),
          reason: say('negates'),
        },
        { misconception: 'slip', ...option('slip', slip), reason: say(why) },
      ],
      steps: [
        step('word', 'the words', word),
        step('sign', word, write(key)),
        step('check', 'an outcome in both', both),
      ],
      finalAnswer: say('final', { set: write(key) }),
      otherWrong: say('other'),
      claims: [`${regions} + ${4 - regions} = 4`],
    };
  },
});

type Notation = {
  /** How many of the four regions of a Venn diagram belong to it. */
  readonly regions: number;
  readonly key: string;
  readonly orAnd: string;
  readonly negates: string;
  readonly slip: string;
  readonly why: 'turned' | 'one' | 'inside';
  readonly word: string;
  readonly both: 'belongs to it' | 'does not belong to it';
};

/** P and Q stand for the two events. */
const notations: Readonly<Record<Ask, Notation>> = {
  least: {
    ...{ key: 'P \\cup Q', orAnd: 'P \\cap Q', negates: "P' \\cup Q'", slip: "P \\cap Q'" },
    ...{ regions: 3, why: 'one', word: 'at least one', both: 'belongs to it' },
  },
  both: {
    ...{ key: 'P \\cap Q', orAnd: 'P \\cup Q', negates: "P' \\cap Q'", slip: "P \\cap Q'" },
    ...{ regions: 1, why: 'one', word: 'both', both: 'belongs to it' },
  },
  neither: {
    ...{ key: "(P \\cup Q)'", orAnd: "(P \\cap Q)'", negates: "P' \\cup Q'", slip: "P' \\cap Q" },
    ...{ regions: 1, why: 'turned', word: 'neither', both: 'does not belong to it' },
  },
  'not-both': {
    ...{ key: "(P \\cap Q)'", orAnd: "(P \\cup Q)'", negates: "P' \\cap Q'", slip: "P \\cap Q'" },
    ...{ regions: 3, why: 'turned', word: 'not both', both: 'does not belong to it' },
  },
  only: {
    ...{ key: "P \\cap Q'", orAnd: "P \\cup Q'", negates: "P' \\cap Q'", slip: "P' \\cap Q" },
    ...{ regions: 1, why: 'turned', word: 'but not', both: 'does not belong to it' },
  },
  one: {
    ...{ key: "(P \\cap Q') \\cup (P' \\cap Q)", orAnd: "(P \\cup Q') \\cap (P' \\cup Q)" },
    ...{ negates: "(P' \\cap Q') \\cup (P \\cap Q)", slip: '(P \\cup Q) \\cup (P \\cap Q)' },
    ...{ regions: 2, why: 'inside', word: 'exactly one', both: 'does not belong to it' },
  },
  most: {
    ...{ key: "(P \\cap Q)'", orAnd: "(P \\cup Q)'", negates: "P' \\cap Q'", slip: 'P \\cup Q' },
    ...{ regions: 3, why: 'inside', word: 'at most one', both: 'does not belong to it' },
  },
};
