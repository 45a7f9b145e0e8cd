import { equalRational } from '@playforward/math';
import { exactValueOf, numberPattern, numbersIn, writeLike } from './arithmetic.ts';
import { calculates, hasOperation, type SolutionLine } from './solution-lines.ts';

/** What stood somewhere, and what stands there now. */
type Change = readonly [was: string, is: string];

const withoutFences = (text: string): string => text.replace(/^\$([^$]*)\$$/, '$1').trim();
/** Formulas and words side by side: what takes their place keeps its fences. */
const isMixed = (text: string): boolean => withoutFences(text).includes('$');

/** Both sides of an equation, where the change is one. */
function sidesOf([was, is]: Change): readonly Change[] {
  const [before, after] = [was.split(' = '), is.split(' = ')];
  if (before.length !== 2 || after.length !== 2) return [];
  return before.flatMap((side, at) => (side === after[at] ? [] : [[side, after[at] ?? ''] as const]));
}

const plainSigns: Readonly<Record<string, string>> = { '\\times': '×', '\\cdot': '·', '\\div': '÷' };

/** A calculation of one formula as the next line writes it: its numbers apart, each with fences where it needs them. */
function apart(text: string): string {
  return text
    .split(/\s+(\\times|\\cdot|\\div|[+−])\s+/)
    .map((part, at) =>
      at % 2 > 0 ? ` ${plainSigns[part] ?? part} ` : part.includes('\\') ? `$${part}$` : part,
    )
    .join('');
}

function changesOf(line: SolutionLine, now: SolutionLine): readonly Change[] {
  if (line.after === now.after) return [];
  const whole: Change = isMixed(line.after)
    ? [line.after, now.after]
    : [withoutFences(line.after), withoutFences(now.after)];
  const changes = [whole, ...sidesOf(whole)];
  const written = changes.map(([was, is]): Change => [apart(was), apart(is)]);
  return [...changes, ...written.filter(([was], at) => was !== changes[at]?.[0])];
}

/** What stands behind a text; in TeX an exponent of more than one character needs braces. */
const placedAfter = (left: string, is: string): string =>
  left.endsWith('^') && is.length > 1 ? `{${is}}` : is;

/** The text with a changed part exchanged once; null where none of them stands in it by itself. */
function exchange(text: string, changes: readonly Change[]): string | null {
  for (const [was, is] of changes) {
    const at = was === '' ? -1 : text.indexOf(was);
    if (at < 0) continue;
    const [left, right] = [text.slice(0, at), text.slice(at + was.length)];
    if (/[\d.,]$/.test(left) || /^[\d]|^\.\d/.test(right)) continue;
    // A whole number over or under a bar in TeX cannot become a fraction or a decimal.
    if (left.endsWith('{') && right.startsWith('}') && /[./]/.test(is)) continue;
    const needsBrackets = is.startsWith('−') && /[+−×÷·(]\s*$|(?:times|cdot|div)\s*$/.test(left);
    return `${left}${needsBrackets && !left.endsWith('(') ? `(${is})` : placedAfter(left, is)}${right}`;
  }
  return null;
}

/** Numbers of a text exchanged for those that stand in the same places of another one. */
function renumber(text: string, was: string, is: string): string | null {
  const [before, after] = [numbersIn(was), numbersIn(is)];
  const sorted = (numbers: readonly string[]): string => [...numbers].sort().join(' ');
  if (before.length !== after.length || sorted(before) !== sorted(numbersIn(text))) return null;
  return text.replace(numberPattern, (found, ...rest) => {
    const offset = rest.find((part) => typeof part === 'number') ?? 0;
    return placedAfter(text.slice(0, offset), after[before.indexOf(found.replaceAll(',', ''))] ?? found);
  });
}

/** What a line makes of what stands before it now; null where that cannot be told. */
function workOut(line: SolutionLine, before: string, changes: readonly Change[]): string | null {
  const value = exactValueOf(before);
  const [was, then] = [exactValueOf(line.before), exactValueOf(line.after)];
  const isRewritten = was !== null && then !== null && equalRational(was, then);
  if (calculates(line) || isRewritten) return value && writeLike(value, line.after);
  return exchange(line.after, changes) ?? renumber(line.after, line.before, before);
}

/** Whether a product is multiplied and divided by the same number, as in “3 × 3 ÷ 3”: nobody works so. */
function undoesItself(text: string): boolean {
  const terms = text.replaceAll('$', '').split(/\s[+−]\s/);
  return terms.some((term) => {
    const [first = '', ...parts] = term.split(/\s*(×|·|÷|\\times|\\cdot|\\div)\s*/);
    const by = (isDivided: boolean): readonly string[] =>
      parts.filter((_, at) => at % 2 > 0 && /÷|div/.test(parts[at - 1] ?? '') === isDivided);
    return by(false).length > 0 && by(true).some((one) => one === first || by(false).includes(one));
  });
}

/**
 * Lines as they follow from changes before them; null where one cannot go on from there. What the problem gave stays as
 * it was where a line says it again.
 */
function follow(
  lines: readonly SolutionLine[],
  first: readonly Change[],
  task?: string,
): readonly SolutionLine[] | null {
  const carried: SolutionLine[] = [];
  let changes = first;
  for (const line of lines) {
    const isTask = line.before === task && !calculates(line);
    const before = isTask ? line.before : exchange(line.before, changes);
    if (before === null) {
      carried.push(line);
      continue;
    }
    // A wrong step can lead to a number at once: the line that worked it out has nothing left to do.
    if (hasOperation(line.before) && !hasOperation(before) && exactValueOf(before) !== null) {
      changes = [...changesOf(line, { before, after: before }), ...changes];
      continue;
    }
    const after = isTask ? (exchange(line.after, changes) ?? line.after) : workOut(line, before, changes);
    if (after === null || undoesItself(before)) return null;
    const now = { before, after };
    changes = [...changesOf(line, now), ...changes];
    carried.push(now);
  }
  return carried;
}

/** The lines of a solution with another line in one place, and all later ones as they follow from it. */
export function carryOn(
  lines: readonly SolutionLine[],
  at: number,
  planted: SolutionLine,
): readonly SolutionLine[] | null {
  const right = lines[at];
  if (!right || undoesItself(planted.before)) return null;
  const later = follow(lines.slice(at + 1), changesOf(right, planted), lines[0]?.before);
  return later ? [...lines.slice(0, at), planted, ...later] : null;
}

/**
 * The lines without one of them: what comes after it goes on from the line before it. Only a line that works on the result
 * before it can be left out so; without another one, 6 feet would be added to 30 square feet.
 */
export function leaveOut(lines: readonly SolutionLine[], at: number): readonly SolutionLine[] | null {
  const [before, left] = [lines[at - 1], lines[at]];
  const worksOn = before && left && exchange(left.before, [[withoutFences(before.after), '0']]) !== null;
  const later = worksOn ? follow(lines.slice(at + 1), changesOf(left, before), lines[0]?.before) : null;
  return later ? [...lines.slice(0, at), ...later] : null;
}
