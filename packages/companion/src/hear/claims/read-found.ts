import { solve } from '@playforward/math';
import { plainMath } from '../../hints/plain-math.ts';
import { nearness, type Sides, sidesOf, slipFrom } from '../judge-line.ts';
import { exactName, isChoice, squeezed } from '../solution-path.ts';
import { type Reading, rightLine, type StepReading, wrongLine } from '../step-reading.ts';
import { isTrueAt } from './is-true-at.ts';

/** The one number that solves a line, as a name. */
export function solutionOf(line: string): string | null {
  const result = solve(line);
  if ('reason' in result) return null;
  const value = /^[a-z]\s*=\s*(-?[\d./]+)\s*$/i.exec(result.answer)?.[1];
  return value === undefined ? null : exactName(value);
}

const noSides: Sides = { left: '', sign: '=', right: '' };

/** What a letter comes to on the way: by the student's own last line, or as the way has it before its end. */
export function readFound(
  { left, right }: Sides,
  line: string,
  { path, shown, problem }: Reading,
): StepReading | null {
  const [letter, value] = /[a-z]/i.test(left) ? [left, right] : [right, left];
  const name = exactName(value);
  if (name === null) return null;
  const own = shown.lines.findLast(
    (one) => one.includes(letter) && nearness(sidesOf(one) ?? noSides) !== 'done',
  );
  const found = own === undefined ? null : solutionOf(own);
  const works = (problem.rendered?.steps ?? []).map(({ work }) =>
    squeezed(plainMath(work ?? '').replace(/−/g, '-')),
  );
  const named = [`${letter}=${value}`, `${letter}is${value}`].map(squeezed);
  const at = path.steps.findIndex(
    ({ values }, step) =>
      step < path.last && values.has(name) && named.some((one) => works[step]?.includes(one)),
  );
  // A coordinate is no answer yet; what is a whole choice is left to who judges finished values.
  const isOpen = problem.key.form === 'point' || !isChoice(value, path);
  if (found === null && own !== undefined && isOpen) {
    // A line with several solutions, or none that is found, is made true by this one or not.
    const holds = isTrueAt(own, new Map([[letter, value]]));
    const test = `Put $${value}$ in for $${letter}$ in $${own}$. Does it hold?`;
    if (holds !== null) return holds ? rightLine(line, at < 0 ? null : at) : wrongLine(line, test);
  }
  if (found !== null && own !== undefined && isOpen) {
    if (found === name) return rightLine(line, at < 0 ? null : at);
    const slip = slipFrom(sidesOf(own) ?? noSides, { left: letter, sign: '=', right: value });
    return slip && { verdict: 'wrong', line, slip, from: own, reason: null };
  }
  return at < 0 || path.stated.has(name) ? null : rightLine(line, at);
}
