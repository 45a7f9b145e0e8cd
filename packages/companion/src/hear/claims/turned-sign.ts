import { equivalent } from '@playforward/math';
import { isChoice, squeezed } from '../solution-path.ts';
import { type Reading, type StepReading, wrongLine } from '../step-reading.ts';
import { lettersOf } from './put-in.ts';
import { turnedTerm } from './terms-of.ts';

/** A side with letters that has all terms of a line of the way, one of them with the other sign. */
export function readTurnedSign(line: string, { path }: Reading): StepReading | null {
  const [own = '', ...more] = line.split('=').map((side) => side.trim());
  if (more.length > 1 || lettersOf(own).length === 0 || isChoice(own, path)) return null;
  const sides = path.steps
    // "5k^3 - 15k^2 and -2k^2 + 6k" are the parts of one sum.
    .flatMap(({ lines }) => lines.flatMap((one) => [one, one.replaceAll(' and ', ' + ')]))
    .flatMap((one) => one.split('='))
    .map((one) => one.trim());
  // A line of the way as it stands there, in any order, has no slip.
  if (sides.some((side) => side !== '' && equivalent(own, side) === 'equal')) return null;
  for (const side of sides) {
    const term = path.choices.has(squeezed(side)) ? null : turnedTerm(own, side);
    if (term !== null)
      return wrongLine(line, `One sign is turned round: look at $${term}$ again. Which signs meet there?`);
  }
  return null;
}
