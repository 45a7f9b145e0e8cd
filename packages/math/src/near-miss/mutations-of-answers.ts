import {
  type AnswerTree,
  changedOnce,
  type End,
  negative,
  number,
  type Range,
  type Sign,
  type Value,
} from './answer-tree.ts';
import { unitNames } from './meaning-of.ts';
import { valueMutations } from './mutations-of-values.ts';

/** Every answer that comes of one slip in one place. */
export type Mutation = (answer: AnswerTree) => readonly AnswerTree[];

type OfKind<A extends AnswerTree, K> = A extends AnswerTree
  ? [A['kind'] & K] extends [never]
    ? never
    : A
  : never;
type Of<K extends AnswerTree['kind']> = OfKind<AnswerTree, K>;

const on =
  <K extends AnswerTree['kind']>(
    kinds: readonly K[],
    change: (answer: Of<K>) => readonly AnswerTree[],
  ): Mutation =>
  (answer) =>
    (kinds as readonly string[]).includes(answer.kind) ? change(answer as Of<K>) : [];

const changedEnds = (range: Range, change: (end: End) => End | null): Range[] =>
  (['low', 'high'] as const).flatMap((side) => {
    const end = change(range[side]);
    return end ? [{ ...range, [side]: end }] : [];
  });

function onRanges(change: (range: Range) => readonly Range[]): Mutation {
  return (answer) => {
    if (answer.kind === 'between') return change(answer.range).map((range) => ({ ...answer, range }));
    if (answer.kind !== 'ranges') return [];
    return answer.ranges.flatMap((range, i) =>
      change(range).map((changed) => ({ ...answer, ranges: answer.ranges.with(i, changed) })),
    );
  };
}

const finite = (end: End): end is End & { value: Value } => typeof end.value === 'object';
const turned: Readonly<Record<Sign, Sign>> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=', '=': '=' };
const loosened: Readonly<Record<Sign, Sign>> = { '<': '<=', '>': '>=', '<=': '<', '>=': '>', '=': '=' };
const withSign = (change: Readonly<Record<Sign, Sign>>): Mutation =>
  on(['relation'], (answer) => (answer.sign === '=' ? [] : [{ ...answer, sign: change[answer.sign] }]));

const ranges: Readonly<Record<string, Mutation>> = {
  'inequality turned around': withSign(turned),
  'end of an inequality left out or in': withSign(loosened),
  'equality for inequality': on(['relation'], (answer) =>
    answer.sign === '=' ? [] : [{ ...answer, sign: '=' as const }],
  ),
  'inequality for equality': on(['relation'], (answer) =>
    answer.sign === '=' ? [{ ...answer, sign: '>' as const }] : [],
  ),
  'other letter named': on(['relation', 'between'], (answer) => [
    { ...answer, letter: answer.letter === 'x' ? 'y' : 'x' },
  ]),
  'or for and': on(['between'], (answer) => [
    { ...answer, joined: answer.joined === 'and' ? ('or' as const) : ('and' as const) },
  ]),
  'other bracket at an end': onRanges((range) =>
    changedEnds(range, (end) => (finite(end) ? { ...end, closed: !end.closed } : null)),
  ),
  'end with the other sign': onRanges((range) =>
    changedEnds(range, (end) => (finite(end) ? { ...end, value: negative(end.value) } : null)),
  ),
  'end at infinity': onRanges((range) => [
    { ...range, high: { value: 'infinity', closed: false } },
    { ...range, low: { value: '-infinity', closed: false } },
  ]),
  'end for infinity': onRanges((range) =>
    changedEnds(range, (end) => (finite(end) ? null : { value: number(100), closed: false })),
  ),
  'part of a union left out': on(['ranges'], (answer) =>
    answer.ranges.length > 1 ? answer.ranges.map((range) => ({ ...answer, ranges: [range] })) : [],
  ),
};

const drop = <T>(list: readonly T[]): T[][] => list.map((_, i) => list.filter((__, j) => j !== i));

const collections: Readonly<Record<string, Mutation>> = {
  'order of a point or list': on(['point', 'list'], (answer) => [
    { ...answer, items: [...answer.items].reverse() },
  ]),
  'one part with the other sign': on(['point', 'list', 'set'], (answer) =>
    answer.items.map((item, i) => ({ ...answer, items: answer.items.with(i, negative(item)) })),
  ),
  'one part left out': on(['point', 'list', 'set'], (answer) =>
    answer.items.length > 2 || answer.kind === 'point'
      ? drop(answer.items)
          .filter((items) => items.length > 1)
          .map((items) => ({ ...answer, items }))
      : [],
  ),
  'one part too many': on(['point', 'list', 'set'], (answer) => [
    { ...answer, items: [...answer.items, number(77)] },
  ]),
  'or between coordinates': on(['point'], (answer) => [{ ...answer, or: true as const }]),
  'only one of both signs': on(['both'], (answer) => [
    { ...answer, sign: '+' as const },
    { ...answer, sign: '-' as const },
  ]),
  'middle with the other sign': on(['both'], (answer) => [{ ...answer, middle: negative(answer.middle) }]),
  'ratio turned around': on(['ratio'], (answer) => [{ ...answer, items: [...answer.items].reverse() }]),
  'ratio to the whole': on(['ratio'], (answer) => {
    const [a, b] = answer.items;
    return a && b && answer.items.length === 2
      ? [{ ...answer, items: [a, { kind: 'sum' as const, a, b }] }]
      : [];
  }),
};

const measures: Readonly<Record<string, Mutation>> = {
  'other unit': on(['measure'], (answer) =>
    unitNames.filter((unit) => unit !== answer.unit).map((unit) => ({ ...answer, unit })),
  ),
  'percent moved': on(['percent'], (answer) => [
    { ...answer, value: { kind: 'product' as const, a: number(100), b: answer.value } },
  ]),
};

/** The same slip in every value of an answer. */
function inValues(change: (value: Value) => Value | null): Mutation {
  return (answer) => {
    if ('value' in answer) return changedOnce(answer.value, change).map((value) => ({ ...answer, value }));
    if ('middle' in answer) {
      const away = changedOnce(answer.away, change).map((value) => ({ ...answer, away: value }));
      return [...away, ...changedOnce(answer.middle, change).map((middle) => ({ ...answer, middle }))];
    }
    if (!('items' in answer)) return [];
    return answer.items.flatMap((item, i) =>
      changedOnce(item, change).map((value) => ({ ...answer, items: answer.items.with(i, value) })),
    );
  };
}

/** The named ways to miss an answer closely. */
export const mutations: Readonly<Record<string, Mutation>> = {
  ...Object.fromEntries(Object.entries(valueMutations).map(([name, change]) => [name, inValues(change)])),
  ...ranges,
  ...collections,
  ...measures,
};
