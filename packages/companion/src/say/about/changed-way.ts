import type { OpenProblem } from '../../companion-context.ts';
import { bareAmounts } from '../../hear/bare-amounts.ts';
import { isSameNumber, numberAt, rounds } from '../../hear/claims/put-in.ts';
import { statesKey } from '../../hints/states-key.ts';
import { sayValue } from '../../story/tell-way.ts';
import { inSigns, stepsOf } from '../find-place.ts';
import { numbersOf } from './number-told.ts';

/** What a calculation comes to in the problem as it is, and with the change. */
type Shift = { readonly before: number; readonly after: number };
type ChangedLine = Shift & { readonly at: number; readonly line: string };
/** The calculations of the way that a change goes through, and the answer, where the change can be followed to it. */
export type ChangedWay = { readonly lines: readonly ChangedLine[]; readonly end: ChangedLine | null };

/** Numbers with other uses than one fact of the problem: a change of such a fact cannot be told from them. */
const common: ReadonlySet<number> = new Set([0, 1, 2, 100]);

const about = /^about |^≈ /;
const numeral = /(?<![\d).%]\s?)-\d+(?:\.\d+)?|\d+(?:\.\d+)?/g;

const valueAt = (side: string): number | null =>
  /^[\d\s.()+*÷/^%-]+$/.test(side)
    ? numberAt(
        side
          .replace(/(?<![\d.])\d+\/\d+/g, '($&)')
          .replace(/÷/g, '/')
          .replace(/(\d+(?:\.\d+)?)%/g, '($1/100)'),
      )
    : null;

/** The sides of a line of work, in the signs of a keyboard. */
const sidesOf = (work: string | null): string[] =>
  inSigns(bareAmounts(work ?? ''))
    .replace(/²/g, '^2')
    .replace(/³/g, '^3')
    .split(/→|=/)
    .map((side) => side.trim());

const isSingle = (side: string): boolean => /^-?[\d.]+(?:%|\/\d+)?$/.test(side);
const hasLetter = (side: string): boolean => /(?<![a-z])[a-z](?![a-z])|[<>≤≥√]/i.test(side);

type Changes = Map<number, number>;

const shiftOf = (token: string, changes: Changes): number | undefined => {
  const value = Number(token);
  const opposite = changes.get(-value);
  return changes.get(value) ?? (opposite === undefined ? undefined : -opposite);
};
/** A fraction that a line before came to is one number, and else two. */
const withChanges = (side: string, changes: Changes): string =>
  side
    .split(/(\d+\/\d+)/)
    .map((part, at) => {
      const whole = at % 2 === 1 ? changes.get(valueAt(part) ?? Number.NaN) : undefined;
      if (whole !== undefined) return sayValue(whole);
      return part.replace(numeral, (token) => {
        const value = shiftOf(token, changes);
        return value === undefined ? token : value < 0 ? `(${sayValue(value)})` : sayValue(value);
      });
    })
    .join('');

const isTouched = (side: string, changes: Changes): boolean => withChanges(side, changes) !== side;

/** A value written as the one that it takes the place of: as a percent, rounded to as many digits, or as it is. */
function writtenLike(side: string, { before, after }: Shift): string {
  const isPercent = side.endsWith('%');
  const digits = side.replace('%', '').split('.')[1]?.length ?? 0;
  const isRounded = !isSameNumber(before, valueAt(side) ?? before);
  const shown = after * (isPercent ? 100 : 1);
  return `${isRounded ? String(Number(shown.toFixed(digits))) : sayValue(shown)}${isPercent ? '%' : ''}`;
}

type Written = Shift & { readonly line: string };

/** A side with the change in it; what the side before it came to is written anew. */
function changedSide(side: string, changes: Changes, last: Written | null): Written | null {
  const before = valueAt(side);
  if (before === null) return null;
  const put = withChanges(side, changes);
  const isOf = (value: number): boolean =>
    last === null || isSameNumber(last.before, value) || (isSingle(side) && rounds(side, last.before));
  if (!isOf(before)) return null;
  const isKept = last === null || isSameNumber(last.after, valueAt(put) ?? Number.NaN);
  if (!isKept && !isSingle(side)) return null;
  const line = isKept || last === null ? put : writtenLike(side, last);
  const after = valueAt(line);
  return after === null || Math.sign(after) !== Math.sign(before) ? null : { before, after, line };
}

/** A line with the change in it; null where it holds more than calculations that come to one value, or turns its sign. */
function changedLine(work: string | null, changes: Changes): Written | null {
  let last: Written | null = null;
  let line = '';
  for (const [at, whole] of sidesOf(work).entries()) {
    const side = whole.replace(about, '');
    if (at === 0 && valueAt(side) === null && !hasLetter(side)) continue;
    const next: Written | null = changedSide(side, changes, last);
    if (next === null || (last === null && !isTouched(side, changes))) return null;
    const sign = last === null ? '' : isSameNumber(last.after, next.after) ? ' = ' : ' ≈ ';
    line = `${line}${sign}${next.line}`;
    last = next;
  }
  return last !== null && /[\d)%] ?[-+*÷^=≈]/.test(line) ? { ...last, line } : null;
}

/** Whether a line only puts facts into a formula: it finds nothing that later lines need. */
function putsFactsIn(work: string | null, given: ReadonlySet<number>): boolean {
  const [formula = '', filled = ''] = (work ?? '').split('→');
  const put = new Set(numbersOf(filled));
  return (
    sidesOf(filled).some(hasLetter) &&
    numbersOf(formula).every((one) => put.has(one)) &&
    [...put].every((one) => given.has(Number(one)))
  );
}

/** The way with other numbers in place of some that the question states, as far as its lines are calculations. */
export function changedWay(held: OpenProblem, stated: ReadonlyMap<number, number>): ChangedWay {
  const changes: Changes = new Map(stated);
  const given = new Set(numbersOf(held.question).map(Number));
  const lines: ChangedLine[] = [];
  const steps = stepsOf(held);
  if ([...changes.keys()].some((from) => common.has(Math.abs(from)))) return { lines, end: null };
  for (const [at, { work }] of steps.entries()) {
    if (!sidesOf(work).some((side) => isTouched(side, changes))) continue;
    if (putsFactsIn(work, given)) continue;
    const line = changedLine(work, changes);
    if (line === null) return { lines, end: null };
    const { before, after } = line;
    lines.push({ ...line, at });
    const known = changes.get(before);
    const isOpen =
      common.has(Math.abs(before)) || (known === undefined ? given.has(before) : known !== after);
    if (isOpen && at < steps.length - 1) return { lines, end: null };
    changes.set(before, after);
    if (isSingle(sidesOf(work).at(-1) ?? '') && sidesOf(work).at(-1)?.endsWith('%'))
      changes.set(before * 100, after * 100);
  }
  const end = lines.at(-1);
  const isEnd = end?.at === steps.length - 1 && statesKey(sayValue(end.before), held);
  return { lines, end: isEnd ? end : null };
}
