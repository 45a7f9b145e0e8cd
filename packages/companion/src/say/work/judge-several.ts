import type { OpenProblem } from '../../companion-context.ts';
import { isTrueAt } from '../../hear/claims/is-true-at.ts';
import { agree, lettersOf, numberAt } from '../../hear/claims/put-in.ts';
import { solutionPath } from '../../hear/solution-path.ts';
import { plainMath } from '../../hints/plain-math.ts';
import { askOf } from '../../text/ask-of.ts';
import { shownLine } from '../steps-so-far.ts';
import { valueText } from '../value-text.ts';
import type { Wording } from '../wording.ts';
import { moveAfter } from './found-on-way.ts';
import { workText } from './work-text.ts';

const isIn = (all: readonly string[], one: string): boolean => all.some((each) => agree(each, one) === true);

/** The values side by side in an answer, or at the end of a line: "x is 2 and -2". */
const valuesAt = (line: string): readonly string[] =>
  plainMath(line)
    .replace(/−/g, '-')
    .replace(/^.*(?:=|\bis\b)/, '')
    .split(/,|\band\b|\bor\b/)
    .filter((part) => numberAt(part) !== null);

/** The last proven line of one letter that one value makes true and another does not. */
const lineApart = (lines: readonly string[], right: string, wrong: string): string | undefined =>
  lines.findLast((line) => {
    const [letter = '', ...more] = lettersOf(line);
    const [first, other] = [right, wrong].map((value) => isTrueAt(line, new Map([[letter, value]])));
    return more.length === 0 && first === true && other === false;
  });

type Several = { readonly texts: Wording; readonly isWrong: boolean; readonly done: number };

/**
 * Several values that are not the answer as they stand, behind a way that is shown: all that a move before the last comes
 * to, a part of the answer, or right ones with one that does not fit; null where none of them fits.
 */
export function judgeSeveral(
  held: OpenProblem,
  lines: readonly string[],
  values: readonly string[],
): Several | null {
  const { steps, last } = solutionPath(held);
  const onWay = steps.findLastIndex((step, at) => {
    const own = valuesAt(step.lines.at(-1) ?? '');
    return at < last && own.length === values.length && values.every((one) => isIn(own, one));
  });
  const list = workText.list(shownLine(values.join(', ')), moveAfter(held, onWay));
  if (onWay >= 0) return { texts: list, isWrong: false, done: onWay + 1 };
  const wanted = valuesAt(held.key.value);
  const right = values.filter((one) => isIn(wanted, one));
  const wrong = values.find((one) => !isIn(wanted, one));
  const [first] = right;
  if (first === undefined || wanted.length < 2) return null;
  const fits = shownLine(right.join(', '));
  if (wrong === undefined)
    return { texts: valueText.onePart(fits, askOf(held.question)), isWrong: false, done: 0 };
  const apart = lineApart(lines, first, wrong);
  const texts = valueText.oneWrong(fits, shownLine(wrong), apart === undefined ? null : shownLine(apart));
  return { texts, isWrong: true, done: 0 };
}
