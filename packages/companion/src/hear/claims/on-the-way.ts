import { amountsOf } from '../../story/amounts.ts';
import { exactName, type SolutionPath } from '../solution-path.ts';
import type { Reading } from '../step-reading.ts';
import { leadsOn } from './leads-on.ts';
import { isSameNumber, numberAt } from './put-in.ts';

const signs: readonly (readonly [string, (a: number, b: number) => number])[] = [
  ['+', (a, b) => a + b],
  ['-', (a, b) => a - b],
  ['*', (a, b) => a * b],
  ['/', (a, b) => a / b],
];

/** Whether a line of the way has this number, which the question does not state. */
function isWritten(value: string, { path }: Reading): boolean {
  const name = exactName(value);
  const isFound = path.steps.some(
    ({ lines }, at) =>
      at < path.last &&
      lines.some((line) => new RegExp(`^[a-z] = ${value.replace('.', '\\.')}$`, 'i').test(line.trim())),
  );
  if (isFound) return true;
  if (name === null || path.stated.has(name)) return false;
  return path.steps.some(
    ({ values, lines }, at) =>
      at <= path.last &&
      (values.has(name) ||
        lines.some((line) => [...line.matchAll(/\d+(?:\.\d+)?/g)].some(([number]) => number === value))),
  );
}

/** A number that comes up on the way: a step has it, or two numbers of the problem make it and it leads on. */
export function isOnTheWay(value: string, reading: Reading): boolean {
  const { problem, shown } = reading;
  const number = numberAt(value);
  if (number === null || problem.choices.length > 0) return false;
  if (isWritten(value, reading)) return true;
  const told = amountsOf(problem.question);
  if (told.some((one) => isSameNumber(one.value, number))) return false;
  return told.some((one) =>
    told.some((other) =>
      signs.some(
        ([sign, joined]) =>
          one !== other &&
          isSameNumber(joined(one.value, other.value), number) &&
          leadsOn(`${one.value} ${sign} ${other.value}`, number, { problem, shown }) === true,
      ),
    ),
  );
}

/** The step before the last one whose line ends in this value; -1 where none does. */
export const stepComingTo = (value: string | null, { steps, last }: SolutionPath): number =>
  value === null
    ? -1
    : steps.findIndex(
        ({ lines }, at) =>
          at < last &&
          exactName((lines.at(-1)?.split('=').at(-1)?.trim() ?? '').replace(/\s*%$/, '/100')) === value,
      );
