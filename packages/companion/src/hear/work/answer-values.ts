import { equivalent } from '@playforward/math';
import { lettersOf, putIn, type Values } from '../claims/put-in.ts';
import { schoolTruth } from '../claims/school-truth.ts';
import { lineStatements } from './line-statements.ts';

/** What a problem's answer is, once it is proven to fit the mathematics that the problem states. */
export type ProvenAnswer =
  | { readonly kind: 'solutions'; readonly solutions: readonly Values[] }
  /** Places in and around a range, with whether they belong to it. */
  | {
      readonly kind: 'range';
      readonly places: readonly { readonly at: Values; readonly isIn: boolean }[];
    }
  /** An expression or a calculation that is written in another way. */
  | { readonly kind: 'same'; readonly stated: string; readonly value: string };

const names = /(?:sin|cos|tan|log|ln|sqrt|abs|pi)(?![a-z])/gi;

/** Whether a relation, or one of several joined by "or", holds at some values; null where that cannot be told. */
export function holdsWith(statement: string, values: Values): boolean | null {
  const truths = statement.split(/\s+or\s+/i).map((part) => {
    const text = putIn(part, values);
    if (/[a-z]/i.test(text.replace(names, ''))) return 'unreadable';
    return schoolTruth(text, { said: part, question: part });
  });
  if (truths.includes('true') || truths.includes('about')) return true;
  return truths.includes('unreadable') ? null : false;
}

const assigned = /^([a-z])\s*=\s*([^=]+)$/i;
const point = /\(([^(),]+),([^(),]+)\)/g;

/** `x = 7 or x = -3`, `x = 3, y = 1`, `(3, 1)` and `18` as what the letters stand for; none where it says something else. */
export function valuesTold(answer: string, letters: readonly string[]): readonly Values[] {
  const [first, second] = [...letters].sort();
  const points = [...answer.matchAll(point)];
  if (points.length > 0 && first !== undefined && second !== undefined && letters.length === 2)
    return points.map(
      ([, a = '', b = '']) =>
        new Map([
          [first, a.trim()],
          [second, b.trim()],
        ]),
    );
  const told = answer.includes('±') ? [answer.replace('±', '+'), answer.replace('±', '-')] : [answer];
  return told
    .flatMap((text) => text.split(/\s+or\s+|\s*;\s*/i))
    .flatMap((part) => {
      const pairs = part.split(/\s+and\s+|,\s*/).map((one) => {
        const [, letter, value] = assigned.exec(one.trim()) ?? [];
        if (letter !== undefined && value !== undefined) return [letter, value] as const;
        const isValue =
          letters.length === 1 && first !== undefined && /\d/.test(one) && !/[a-z=<>]/i.test(one);
        return isValue ? ([first, one.trim()] as const) : null;
      });
      if (!pairs.every((pair) => pair !== null)) return [];
      const isEach = pairs.length > 1 && new Set(pairs.map(([letter]) => letter)).size === 1;
      return isEach ? pairs.map((pair) => new Map([pair])) : [new Map(pairs)];
    });
}

const everything = /^\s*(?:all (?:real )?(?:numbers|values)|all reals|infinitely many(?: solutions)?|ℝ)\s*$/i;
const nothing = /^\s*(?:no (?:real )?(?:solutions?|roots?)|none|∅)\s*$/i;
const anywhere = [-50, -3, -1, -0.5, 0, 0.5, 1, 2, 7, 50];

/** What holds for every number or for none. */
function everywhere(isIn: boolean, equations: readonly string[]): ProvenAnswer | null {
  const [letter, more] = lettersOf(equations.join(' ; '));
  if (letter === undefined || more !== undefined) return null;
  const places = anywhere.map((number) => ({ at: new Map([[letter, String(number)]]), isIn }));
  const isProven = places.every(({ at }) =>
    isIn
      ? equations.every((one) => holdsWith(one, at))
      : equations.some((one) => holdsWith(one, at) === false),
  );
  return isProven ? { kind: 'range', places } : null;
}

/** A formula solved for a letter is held by some values of its others. */
function atSamples(values: Values): readonly Values[] {
  const others = lettersOf([...values.values()].join(' ; ')).filter((letter) => !values.has(letter));
  if (others.length === 0) return [values];
  return [2, 3, 5].map((first) => {
    const given = others.map((letter, at) => [letter, String(first + 4 * at)] as const);
    const put = new Map(given);
    return new Map([...given, ...[...values].map(([letter, value]) => [letter, putIn(value, put)] as const)]);
  });
}

const sign = /[<>≤≥]/;
const around = [-1, -0.5, 0, 0.5, 1];

function placesOf(answer: string, equations: readonly string[]): ProvenAnswer | null {
  const [letter, ...more] = lettersOf([answer, ...equations].join(' ; '));
  if (letter === undefined || more.length > 0) return null;
  const edges = (answer.match(/-?\d+(?:\.\d+)?(?:\/\d+)?/g) ?? []).map((one) => {
    const [top = 0, bottom = 1] = one.split('/').map(Number);
    return top / bottom;
  });
  const numbers = new Set([...edges.flatMap((edge) => around.map((by) => edge + by)), -50, 0, 50]);
  const places = [...numbers].map((number) => {
    const at = new Map([[letter, String(number)]]);
    return { at, isIn: holdsWith(answer, at), truths: equations.map((one) => holdsWith(one, at)) };
  });
  const isProven = places.every(
    ({ isIn, truths }) => isIn !== null && !truths.includes(null) && isIn === !truths.includes(false),
  );
  return isProven
    ? { kind: 'range', places: places.map(({ at, isIn }) => ({ at, isIn: isIn === true })) }
    : null;
}

/** The answer as what lines of work can be held beside; null where the problem's own mathematics does not prove it. */
export function provenAnswer(problem: string, answer: string): ProvenAnswer | null {
  const stated = lineStatements(problem);
  const equations = stated.filter(({ kind }) => kind === 'equation').map(({ text }) => text);
  const [only, other] = stated.filter(({ kind }) => kind === 'expression' || kind === 'calculation');
  // An expression may be worked out where its letters have values.
  const given = equations.map((text) => assigned.exec(text));
  if (only !== undefined && other === undefined && given.every((one) => one !== null)) {
    const values = new Map(given.map((one) => [one?.[1] ?? '', one?.[2]?.trim() ?? '']));
    const stands = putIn(only.text, values);
    return equivalent(stands, answer) === 'equal' ? { kind: 'same', stated: stands, value: answer } : null;
  }
  if (everything.test(answer) || nothing.test(answer)) return everywhere(everything.test(answer), equations);
  if (sign.test(answer)) return placesOf(answer, equations);
  const solutions = valuesTold(answer, lettersOf(equations.join(' ; '))).flatMap(atSamples);
  const isProven =
    solutions.length > 0 &&
    solutions.every((values) => equations.every((one) => holdsWith(one, values) === true));
  return isProven ? { kind: 'solutions', solutions } : null;
}
