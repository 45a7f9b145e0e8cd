import { exactValueOf, numbersIn } from '@playforward/curriculum';
import { replaceNumbers, showLike } from './numbers.ts';
import type { WorkLine } from './work-lines.ts';

/** What carrying an error on gave: the lines as they read then, which of them changed, and the result. */
export type Carried = {
  readonly lines: readonly WorkLine[];
  readonly follows: readonly boolean[];
  readonly result: string;
};

type Planted = {
  readonly question: string;
  readonly lines: readonly WorkLine[];
  readonly result: string;
  /** The line that goes wrong, and what stands after its sign then. */
  readonly at: number;
  readonly after: string;
};

/** Formulas are not plain numbers: nothing is exchanged inside of them. */
const formula = /(?<!\\)\$/;
const isMoney = (text: string): boolean => text.includes('\\$');
const sorted = (text: string): string => [...numbersIn(text)].sort().join(' ');

/**
 * Carries a wrong number on through the lines after it, which calculate rightly with it. Null where a line cannot go on
 * from it honestly, or the wrong number never reaches the result.
 */
export function carryOn({ question, lines, result, at, after }: Planted): Carried | null {
  const [right = ''] = numbersIn(lines[at]?.after ?? '');
  const earlier = [
    question,
    ...lines.slice(0, at).flatMap(textsOf),
    lines[at]?.before,
    lines[at]?.instruction,
  ];
  const given = new Set(earlier.flatMap((text) => numbersIn(text ?? '')));
  if (given.has(right)) return null;
  const changed = new Map([[right, after]]);
  const next = lines.slice(0, at);
  const follows = next.map(() => false);
  for (const [place, line] of lines.entries()) {
    if (place < at) continue;
    const carried =
      place === at ? { ...line, after: replaceNumbers(line.after, changed) } : carryInto(line, changed);
    if (!carried) return null;
    const [before = '', then = ''] = [numbersIn(line.after)[0], numbersIn(carried.after)[0]];
    if (place > at && before !== then) {
      if (given.has(before) || (changed.get(before) ?? then) !== then) return null;
      changed.set(before, then);
    }
    next.push(carried);
    follows.push(place > at && showsOther(line, carried));
  }
  const ending = replaceNumbers(result, changed);
  if (ending === result || formula.test(ending)) return null;
  return { lines: next, follows, result: ending };
}

const textsOf = ({ instruction, before, after }: WorkLine): readonly string[] => [instruction, before, after];

const showsOther = (line: WorkLine, carried: WorkLine): boolean =>
  textsOf(line).join(' ') !== textsOf(carried).join(' ');

/** The line with the changed numbers, calculated anew where it calculates. */
function carryInto(line: WorkLine, changed: ReadonlyMap<string, string>): WorkLine | null {
  const instruction = replaceNumbers(line.instruction, changed);
  const before = replaceNumbers(line.before, changed);
  if (instruction === line.instruction && before === line.before) {
    return replaceNumbers(line.after, changed) === line.after ? line : null;
  }
  // A number that the words alone repeat may be another one that happens to be the same.
  if (before === line.before || formula.test(textsOf(line).join(' '))) return null;
  if (!line.isCalculation) {
    // Words that say the same numbers again can say others; words that say more about them cannot.
    if (sorted(line.before) !== sorted(line.after)) return null;
    return { ...line, instruction, before, after: replaceNumbers(line.after, changed) };
  }
  const value = exactValueOf(before);
  const [like = ''] = numbersIn(line.after);
  const shown = value && showLike(value, { like, isMoney: isMoney(line.after) });
  if (shown === null) return null;
  return { ...line, instruction, before, after: replaceNumbers(line.after, new Map([[like, shown]])) };
}
