import { evaluateExact } from '@playforward/math';
import type { RecentTurn } from '../../companion-context.ts';
import { mathRuns } from '../../solve/math-runs.ts';
import { asksSomething } from '../asks-something.ts';

type Value = NonNullable<ReturnType<typeof evaluateExact>>;

/** Numbers that are known to be no fraction; of others that cannot be worked out nothing is said. */
const isIrrational = (math: string): boolean =>
  /^(?:pi|π|e)$/i.test(math) || (/^(?:sqrt\s*\(?|√\(?)\d+\)?$/i.test(math) && evaluateExact(math) === null);

const ofNumber =
  (is: (value: Value) => boolean | null, irrational = false) =>
  (math: string): boolean | null => {
    if (isIrrational(math)) return irrational;
    const value = evaluateExact(math);
    return value && is(value);
  };
/** Larger numbers are not looked through. */
const mostDivided = 1_000_000n;
const ofWhole = (is: (whole: number) => boolean) =>
  ofNumber(({ n, d }) => (d !== 1n ? false : n > mostDivided ? null : is(Number(n))));

/** How many numbers from 1 on divide a whole one, up to three: two for a prime. */
function divisorsOf(whole: number): number {
  let count = 0;
  for (let one = 1; one <= whole && count < 3; one += 1) if (whole % one === 0) count += 1;
  return count;
}

/** Kinds of mathematics that a typed piece is or is not, by the words students use. */
const kinds = {
  equation: (math: string) => math.includes('=') && !/[<>≤≥≠]/.test(math),
  inequality: (math: string) => /[<>≤≥]/.test(math),
  expression: (math: string) => !/[=<>≤≥≠]/.test(math),
  even: ofWhole((whole) => whole % 2 === 0),
  odd: ofWhole((whole) => whole % 2 !== 0),
  prime: ofWhole((whole) => divisorsOf(whole) === 2),
  composite: ofWhole((whole) => divisorsOf(whole) > 2),
  'perfect square': ofWhole((whole) => Number.isInteger(Math.sqrt(whole))),
  whole: ofWhole((whole) => whole >= 0),
  integer: ofNumber(({ d }) => d === 1n),
  positive: ofNumber(({ n }) => n > 0n, true),
  negative: ofNumber(({ n }) => n < 0n),
  rational: ofNumber(() => true),
  irrational: ofNumber(() => false, true),
} as const;
type Kind = keyof typeof kinds;

const names = Object.keys(kinds).join('|');
const inText = new RegExp(String.raw`\b(${names})\b`, 'i');
const asked = new RegExp(
  String.raw`^\W*(?:(?:so|and|but|ok|okay|wait)\W+)*(?:is|are)\s+(.+?)\s+(?:also )?(?:an? )?(${names}|one)(?: numbers?)?(?: or (?:an? )?(${names})(?: numbers?)?)?\W*$`,
  'i',
);

/** A kind, and whether the mathematics that is asked about is of it. */
type KindAsked = { readonly math: string; readonly kind: Kind; readonly isIt: boolean };

const inDigits = (text: string): string => text.replace(/\bzero\b/gi, '0');

/** Reads of which kind typed mathematics is asked to be: "is 3x + 2 an equation", "and is it odd", "is pi one". */
export function kindAsked(text: string, recent: readonly RecentTurn[]): KindAsked | null {
  const [, thing = '', first = '', second] = asked.exec(text) ?? [];
  const said = recent.flatMap((one) => (one.role === 'user' ? [inDigits(one.text)] : []));
  const last = said.at(-1) ?? '';
  const points = /^(?:it|that|this)$/i.test(thing);
  const math = points && asksSomething(last) ? mathRuns(last).at(-1) : inDigits(thing);
  const named = first.toLowerCase() === 'one' ? said.findLast((one) => inText.test(one)) : first;
  const wanted = [inText.exec(named ?? '')?.[1], second].flatMap(
    (one) => (one?.toLowerCase() as Kind | undefined) ?? [],
  );
  if (math === undefined || mathRuns(math)[0] !== math) return null;
  const is = wanted.map((kind) => ({ math, kind, isIt: kinds[kind](math) }));
  const told = is.find(({ isIt }) => isIt === true) ?? is.at(-1);
  return told === undefined || told.isIt === null ? null : { ...told, isIt: told.isIt };
}
