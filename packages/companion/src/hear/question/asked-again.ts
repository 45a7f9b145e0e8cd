import type { RecentTurn } from '../../companion-context.ts';
import { mathRuns } from '../../solve/math-runs.ts';
import { asksSomething } from '../asks-something.ts';

/** "and 3x + 2?", "what about 5": nothing but mathematics that another question is to be asked of. */
const again =
  /^\W*(?:(?:ok|okay|oh|so|wait)\W+)*(?:and|or|but|(?:and )?(?:what|how) about)\s+(?:is |if it is |for )?(.+?)[\s?!.]*$/i;

const otherOf = (text: string): string | null => {
  const said = again.exec(text)?.[1];
  return said !== undefined && mathRuns(said)[0] === said ? said : null;
};

const pointsFirst = /^\W*(?:and )?is it\b/i;
const isNumber = (run: string): boolean => /^[-−]?[\d.,/]+%?$/.test(run);

/** The question before, asked of other mathematics; null where a message does not ask it again. */
export function askedAgain(text: string, recent: readonly RecentTurn[]): string | null {
  const other = otherOf(text);
  const asks = (said: string): boolean =>
    otherOf(said) === null && asksSomething(said) && (mathRuns(said).length > 0 || pointsFirst.test(said));
  const before = other && recent.findLast((one) => one.role === 'user' && asks(one.text))?.text;
  if (!other || !before) return null;
  const runs = mathRuns(before);
  const old =
    runs.find((run) => isNumber(run) === isNumber(other)) ??
    (runs.length > 1 ? undefined : (runs[0] ?? 'it'));
  return old === undefined ? null : before.replace(old, other);
}
