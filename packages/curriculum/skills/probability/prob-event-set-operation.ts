import type { DiagramOf } from '@playforward/diagram';
import {
  keepsRule,
  type NumberRule,
  outcomeSetText,
  ruleWords,
  wholesFrom,
} from '../../src/chance/outcome-sets.ts';
import { type Level, numberSkill, type Random, type Tools, type WrongAnswer } from '../../src/kit/index.ts';

const scenes = ['card', 'bib', 'gate', 'locker'] as const;

/** Numbers from 1 to `top`; A and B are the numbers that keep their rules. */
type Params = {
  scene: (typeof scenes)[number];
  top: number;
  a: NumberRule;
  b: NumberRule;
  ask: 'union' | 'both' | 'neither' | 'not-both' | 'only' | 'count';
};

/** Level 1 has the whole Venn diagram, level 2 the sets and a complement, level 3 rules in words. */
export const probEventSetOperation = numberSkill('prob-event-set-operation', {
  version: 1,
  form: 'set',
  text: {
    headline: 'Combine two events',
    card: 'A card is drawn from cards with the numbers {low, number} to {top, number}.',
    bib: 'A runner gets a number from {low, number} to {top, number}.',
    gate: 'A flight leaves from one of the gates {low, number} to {top, number}.',
    locker: 'A student gets one of the lockers {low, number} to {top, number}.',
    sets: 'Event {A} is {setA}. Event {B} is {setB}.',
    rules: '{A} means that the number is {ruleA}. {B} means that it is {ruleB}.',
    venn: 'The Venn diagram shows the events {A} and {B}.',
    'ask-set': 'Which outcomes are in {what}?',
    'ask-count': 'How many outcomes are in {what}?',
    'right-union': 'The union holds every outcome of either event, each one once.',
    'right-both': 'The intersection holds the outcomes that both events share.',
    'right-neither': 'These outcomes are in neither of the two events.',
    'right-not-both': 'These are all outcomes except those that both events share.',
    'right-only': 'These outcomes are in the first event and outside of the second.',
    'right-count': 'Every outcome of either event is counted once.',
    swap: 'This uses the other sign. Does {sign} join the events or keep what they share?',
    shared: 'This leaves out what both events share. Does a shared outcome belong to {A}, too?',
    twice: 'This counts the shared outcomes in both events. How many times is one outcome listed in a set?',
    outside: 'This lists the other outcomes. Which ones does the question want?',
    one: 'This takes the complement of one event only. How far does the mark reach?',
    turned: 'This is the other event without the shared part. Which event carries the mark?',
    part: 'This is one event only. Where does the other event come in?',
    other: 'Find the outcomes of {A} and of {B}. Then read what each sign asks for.',
    'a-do': 'List event {A}.',
    'a-why': 'An event is a set of outcomes.',
    'b-do': 'List event {B}.',
    'b-why': 'Look for outcomes that are in both.',
    'join-do': 'Join the two events.',
    'join-why': 'The sign ∪ means that an outcome is in at least one event.',
    'meet-do': 'Keep what both events share.',
    'meet-why': 'The sign ∩ means that an outcome is in both events.',
    'turn-do': 'Take all other outcomes.',
    'turn-why': 'The mark ′ stands for the complement.',
    'take-do': 'Remove the outcomes of {B} from {A}.',
    'take-why': 'The complement of {B} holds all that is outside of {B}.',
    'count-do': 'Count the outcomes.',
    'count-why': 'Each one counts once.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => drawEvents(level, random),
  build(params: Params, { level, say, step, distractor }) {
    const { scene, top, ask } = params;
    const parts = partsOf(params);
    const value = write(ask, parts);
    const words = {
      A: '$A$',
      B: '$B$',
      low: 1,
      top,
      value,
      what: `$${signs[ask]}$`,
      setA: outcomeSetText(parts.a),
      setB: outcomeSetText(parts.b),
      ruleA: ruleWords(params.a),
      ruleB: ruleWords(params.b),
      sign: ask === 'both' || ask === 'not-both' || ask === 'only' ? '∩' : '∪',
    };
    const joined = parts.union.join(', ');
    const shared = parts.both.join(', ');
    const last = {
      union: [step('join', '$A \\cup B$', value)],
      both: [step('meet', '$A \\cap B$', value)],
      neither: [step('join', '$A \\cup B$', joined), step('turn', "$(A \\cup B)'$", value)],
      'not-both': [step('meet', '$A \\cap B$', shared), step('turn', "$(A \\cap B)'$", value)],
      only: [step('take', "$A \\cap B'$", value)],
      count: [step('join', '$A \\cup B$', joined), step('count', joined, value)],
    }[ask];
    const facts = { 1: say('venn'), 2: say('sets'), 3: say('rules') }[level];
    return {
      words,
      question: [scene, facts, ask === 'count' ? 'ask-count' : 'ask-set'],
      diagram: level === 1 ? vennOf(parts) : null,
      answer: { value, reason: `right-${ask}` },
      distractors: distractorsOf(ask, parts, distractor),
      steps: [step('a', '$A$', parts.a.join(', ')), step('b', '$B$', parts.b.join(', ')), ...last],
      claims: [
        `${parts.a.length} + ${parts.b.length} - ${parts.both.length} = ${parts.union.length}`,
        `${parts.union.length} + ${parts.neither.length} = ${top}`,
      ],
    };
  },
});

type Ask = Params['ask'];
type Wrong = 'swap' | 'shared' | 'twice' | 'outside' | 'one' | 'turned' | 'part';

const signs = {
  union: 'A \\cup B',
  both: 'A \\cap B',
  neither: "(A \\cup B)'",
  'not-both': "(A \\cap B)'",
  only: "A \\cap B'",
  count: 'A \\cup B',
} as const satisfies Record<Ask, string>;

function partsOf({ top, a, b }: Pick<Params, 'top' | 'a' | 'b'>) {
  const all = wholesFrom(1, top);
  const [inA, inB] = [(n: number) => keepsRule(n, a), (n: number) => keepsRule(n, b)];
  return {
    a: all.filter(inA),
    b: all.filter(inB),
    union: all.filter((n) => inA(n) || inB(n)),
    both: all.filter((n) => inA(n) && inB(n)),
    neither: all.filter((n) => !inA(n) && !inB(n)),
    'not-both': all.filter((n) => !(inA(n) && inB(n))),
    only: all.filter((n) => inA(n) && !inB(n)),
    onlyB: all.filter((n) => !inA(n) && inB(n)),
    notA: all.filter((n) => !inA(n)),
    differing: all.filter((n) => inA(n) !== inB(n)),
    aOrNotB: all.filter((n) => inA(n) || !inB(n)),
  };
}

type Parts = ReturnType<typeof partsOf>;

function write(ask: Ask, parts: Parts): string {
  return ask === 'count' ? String(parts.union.length) : parts[ask].join(', ');
}

function distractorsOf(
  ask: Ask,
  parts: Parts,
  distractor: Tools<Wrong>['distractor'],
): readonly WrongAnswer[] {
  const list = (values: readonly number[]): string => values.join(', ');
  const swap = (values: string) => distractor('swaps-union-and-intersection', values, 'swap');
  const one = (values: readonly number[]) => distractor('complements-one-event-only', list(values), 'one');
  const outside = (values: readonly number[]) => distractor('lists-the-complement', list(values), 'outside');
  const part = distractor('slip', list(parts.a), 'part');
  return {
    union: [swap(list(parts.both)), distractor('leaves-out-outcomes', list(parts.differing), 'shared'), part],
    both: [swap(list(parts.union)), outside(parts['not-both']), part],
    neither: [swap(list(parts['not-both'])), one(parts.notA), outside(parts.union)],
    'not-both': [swap(list(parts.neither)), one(parts.notA), outside(parts.both)],
    only: [swap(list(parts.aOrNotB)), one(parts.onlyB), distractor('slip', list(parts.both), 'outside')],
    count: [
      swap(String(parts.both.length)),
      distractor('lists-shared-outcomes-twice', String(parts.a.length + parts.b.length), 'twice'),
      distractor('slip', String(parts.differing.length), 'shared'),
      distractor('slip', String(parts.a.length), 'part'),
    ],
  }[ask];
}

function vennOf(parts: Parts): DiagramOf<'venn'> {
  const regions = [parts.only, parts.both, parts.onlyB, parts.neither].map((values) => values.join(', '));
  return { kind: 'venn', shape: 'overlap', sets: ['A', 'B'], regions };
}

function drawRule(random: Random, top: number): NumberRule {
  const key = random.pick(['even', 'odd', 'multiple', 'multiple', 'above', 'below'] as const);
  const n = {
    even: 2,
    odd: 2,
    multiple: random.int(3, 4),
    above: random.int(4, top - 3),
    below: random.int(4, 7),
  };
  return { key, n: n[key] };
}

/** Two rules that share outcomes, each with some of its own, and something outside of both. */
function drawEvents(level: Level, random: Random): Params {
  return random.until(() => {
    const top = random.int(9, level === 3 ? 15 : 12);
    const [a, b] = [drawRule(random, top), drawRule(random, top)];
    const parts = partsOf({ top, a, b });
    const sizes = [parts.only, parts.both, parts.onlyB, parts.neither].map(({ length }) => length);
    const asks = (
      { 1: ['union', 'both', 'both'], 2: ['neither', 'neither', 'not-both'], 3: ['only', 'count'] } as const
    )[level];
    return a.key !== b.key && Math.min(...sizes) >= 1 && Math.max(...sizes) <= 6
      ? { scene: random.pick(scenes), top, a, b, ask: random.pick(asks) }
      : null;
  });
}
