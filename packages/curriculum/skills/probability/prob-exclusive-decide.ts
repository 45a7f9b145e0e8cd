import type { DiagramOf } from '@playforward/diagram';
import { keepsRule, type NumberRule, ruleWords, wholesFrom } from '../../src/chance/outcome-sets.ts';
import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';

/** Level 1 and 2 have two rules for the numbers 1 to `top`; level 3 has chances in hundredths, `both` the overlap. */
type Params = {
  scene: 'card' | 'bib' | 'gate';
  top: number;
  a: NumberRule;
  b: NumberRule;
  pa: number;
  pb: number;
  both: number;
};

/** Level 1 has a Venn diagram, level 2 rules in words, level 3 three probabilities. */
export const probExclusiveDecide = choiceSkill('prob-exclusive-decide', {
  version: 3,
  text: {
    headline: 'Can both events happen at once?',
    card: 'One card is drawn from cards with the numbers {low, number} to {top, number}.',
    bib: 'A runner gets one number from {low, number} to {top, number}.',
    gate: 'A flight leaves from one of the gates {low, number} to {top, number}.',
    rules: '{A} means that the number is {ruleA}. {B} means that it is {ruleB}.',
    chances: 'P({A}) is {pa}, P({B}) is {pb}, and P({A} or {B}) is {union}.',
    ask: [
      'Are {A} and {B} mutually exclusive?',
      'Do {A} and {B} exclude each other?',
      'Is it true that {A} and {B} are mutually exclusive?',
      'Decide whether {A} and {B} are mutually exclusive.',
    ],
    'yes-none': 'Yes. No outcome is in both events.',
    'yes-free': 'Yes. One event does not change the chance of the other.',
    'yes-few': 'Yes. They share an outcome, but hardly any.',
    'no-shared': 'No. They share the {count, plural, one {outcome} other {outcomes}} {list}.',
    'no-false': 'No. They share the outcome {last, number}.',
    'no-sizes': 'No. The two events are not equally likely.',
    'yes-zero': 'Yes. P({A} and {B}) is {zero, number}.',
    'yes-small': 'Yes. P({A} and {B}) is {both}, and that is close to none.',
    'no-both': 'No. P({A} and {B}) is {both}.',
    'no-product': 'No. P({A} and {B}) is {product}.',
    'yes-product': 'Yes. P({A} and {B}) is {product}, and that is close to none.',
    'right-none': 'Events with no shared outcome cannot happen at once.',
    'right-shared': 'Because the overlap is not empty, both can happen at once.',
    free: 'This speaks about independent events. Which outcomes would let both happen at once?',
    list: 'Compare the outcomes of both events one by one. Which of them stand in both lists?',
    few: 'Even one shared outcome lets both happen at once. Is there one here?',
    product: 'Multiplying gives the overlap of independent events. What do the three given numbers tell you?',
    none: 'Add P({A}) and P({B}). Is this the same as P({A} or {B})?',
    other: 'Look for an outcome that lies in both events.',
    'a-do': 'Find what belongs to {A}.',
    'a-why': 'Look at one event at a time.',
    'b-do': 'Find what belongs to {B}.',
    'b-why': 'Compare it with the first event.',
    'sum-do': 'Add P({A}) and P({B}).',
    'sum-why': 'The overlap is counted twice in this sum.',
    'over-do': 'Take away P({A} or {B}).',
    'over-why': 'What is left is the overlap.',
    'say-do': 'Decide.',
    'say-why': 'Mutually exclusive events have no overlap at all.',
  },
  draw: ({ level, random }): Params => drawEvents(level, random),
  build(params: Params, { level, say, step }) {
    const { scene, top, a, b, pa, pb, both } = params;
    const hundredths = (of: number): string => String(of / 100);
    const product = String((pa * pb) / 10000);
    const numbers = wholesFrom(1, top);
    const [inA, inB] = [a, b].map((rule) => numbers.filter((of) => keepsRule(of, rule)));
    const shared = (inA ?? []).filter((of) => inB?.includes(of));
    const exclusive = level === 3 ? both === 0 : shared.length === 0;
    const words = {
      A: '$A$',
      B: '$B$',
      low: 1,
      top,
      zero: 0,
      ruleA: ruleWords(a),
      ruleB: ruleWords(b),
      pa: hundredths(pa),
      pb: hundredths(pb),
      union: hundredths(pa + pb - both),
      both: hundredths(both),
      product,
      count: shared.length,
      list: shared.join(', '),
      last: nearest(inA ?? [], inB ?? []),
    };
    type Key = Parameters<typeof say>[0];
    const option = ([key, reason]: readonly [Key, Key]) => ({
      value: key,
      text: say(key),
      reason: say(reason),
    });
    const [right, few, free, slip] = optionsOf(level, exclusive);
    const verdict = exclusive ? 'mutually exclusive' : 'not mutually exclusive';
    const steps =
      level === 3
        ? [
            step('sum', `${words.pa} + ${words.pb}`, hundredths(pa + pb)),
            step('over', `${hundredths(pa + pb)} − ${words.union}`, words.both),
          ]
        : [step('a', '$A$', (inA ?? []).join(', ')), step('b', '$B$', (inB ?? []).join(', '))];
    return {
      words,
      question: [...(level === 3 ? [say('chances')] : [say(scene), say('rules')]), 'ask'],
      diagram: level === 1 ? vennOf(numbers, inA ?? [], inB ?? []) : null,
      answer: { value: right, reason: exclusive ? 'right-none' : 'right-shared' },
      distractors: [
        { misconception: 'thinks-small-overlap-means-none', ...option(few) },
        { misconception: 'confuses-exclusive-with-independent', ...option(free) },
        { misconception: 'slip', ...option(slip) },
      ],
      steps: [...steps, step('say', exclusive ? 'no overlap' : 'an overlap', verdict)],
      claims: [`${pa} + ${pb} - ${both} = ${pa + pb - both}`],
    };
  },
});

/** The outcome of the first event that lies nearest to one of the second. */
function nearest(a: readonly number[], b: readonly number[]): number {
  const gap = (one: number): number => Math.min(...b.map((other) => Math.abs(one - other)));
  return [...a].sort((one, other) => gap(one) - gap(other))[0] ?? 0;
}

/** The right statement, then those of a small overlap, of independence, and a slip, each with its reason. */
function optionsOf(level: Level, exclusive: boolean) {
  if (level === 3)
    return exclusive
      ? (['yes-zero', ['yes-product', 'product'], ['no-product', 'product'], ['no-sizes', 'none']] as const)
      : (['no-both', ['yes-small', 'few'], ['no-product', 'product'], ['yes-zero', 'none']] as const);
  return exclusive
    ? (['yes-none', ['yes-few', 'few'], ['yes-free', 'free'], ['no-false', 'list']] as const)
    : (['no-shared', ['yes-few', 'few'], ['yes-free', 'free'], ['yes-none', 'list']] as const);
}

function vennOf(numbers: readonly number[], a: readonly number[], b: readonly number[]): DiagramOf<'venn'> {
  const regions = [
    a.filter((of) => !b.includes(of)),
    a.filter((of) => b.includes(of)),
    b.filter((of) => !a.includes(of)),
    numbers.filter((of) => !a.includes(of) && !b.includes(of)),
  ].map((values) => values.join(', '));
  return { kind: 'venn', shape: 'overlap', sets: ['A', 'B'], regions };
}

const any: NumberRule = { key: 'even', n: 0 };

function drawRule(random: Random, top: number): NumberRule {
  const key = random.pick(['even', 'odd', 'multiple', 'multiple', 'above', 'below'] as const);
  return {
    key,
    n: {
      even: 2,
      odd: 2,
      multiple: random.int(3, 6),
      above: random.int(5, top - 2),
      below: random.int(3, 7),
    }[key],
  };
}

/** Half of the pairs share nothing, the others share one or two outcomes. */
function drawEvents(level: Level, random: Random): Params {
  const empty = random.chance(50);
  const scene = random.pick(['card', 'bib', 'gate'] as const);
  return random.until(() => {
    if (level === 3) {
      const [pa, pb] = [random.int(4, 12) * 5, random.int(4, 9) * 5];
      const both = empty ? 0 : random.int(1, 6);
      const free = (pa * pb) / 100;
      if (pa + pb < 96 && pa !== pb && free !== both && free !== Math.round(free / 5) * 50)
        return { scene, top: 0, a: any, b: any, pa, pb, both };
      return null;
    }
    const top = random.int(9, level === 1 ? 12 : 20);
    const [a, b] = [drawRule(random, top), drawRule(random, top)];
    const all = wholesFrom(1, top);
    const shared = all.filter((of) => keepsRule(of, a) && keepsRule(of, b)).length;
    const sizes = [a, b].map((rule) => all.filter((of) => keepsRule(of, rule)).length);
    const wanted = empty ? shared === 0 : shared === 1 || shared === 2;
    return a.key !== b.key &&
      wanted &&
      Math.min(...sizes) >= 2 &&
      Math.max(...sizes) <= 7 &&
      sizes[0] !== sizes[1]
      ? { scene, top, a, b, pa: 0, pb: 0, both: 0 }
      : null;
  });
}
