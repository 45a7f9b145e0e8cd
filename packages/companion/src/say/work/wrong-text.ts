import { lettersOf } from '../../hear/claims/put-in.ts';
import { type Slip, sidesOf } from '../../hear/judge-line.ts';
import { otherSign } from '../../hear/slips/other-sign.ts';
import { shownLine } from '../steps-so-far.ts';
import { tutorText } from '../tutor-text.ts';
import type { Wording } from '../wording.ts';

const sayAmount = (amount: number): string => `$${Number(amount.toFixed(3))}$`;

function sayChange(act: 'add' | 'multiply', amount: number): string {
  if (act === 'add')
    return amount === 0
      ? tutorText.nothingDone
      : amount > 0
        ? tutorText.added(sayAmount(amount))
        : tutorText.takenAway(sayAmount(-amount));
  if (amount === 1) return tutorText.nothingDone;
  return Math.abs(amount) < 1
    ? tutorText.dividedBy(sayAmount(1 / amount))
    : tutorText.multipliedBy(sayAmount(amount));
}

/** What is said of a line that does not hold, by where it parts from what it came from. */
export function wrongText(line: string, slip: Slip): Wording {
  if (/remainder/.test(line)) return tutorText.wrongRemainder(line);
  if (slip.uneven) {
    const { act, left, right } = slip.uneven;
    return tutorText.uneven(shownLine(line), sayChange(act, left), sayChange(act, right));
  }
  if (slip.place) return tutorText.differs(shownLine(line), slip.place);
  const [letter] = lettersOf(line);
  const sides = sidesOf(line);
  if (slip.kind === 'calculation' && letter !== undefined && sides)
    return [sides.left, sides.right].every((side) => lettersOf(side).includes(letter))
      ? tutorText.wrongIdentity(shownLine(line), letter)
      : tutorText.wrongSide(shownLine(line));
  if (slip.kind !== 'calculation') return tutorText.wrongSide(shownLine(line));
  const other = otherSign(line);
  return other === null
    ? tutorText.wrongCalculation(shownLine(line))
    : other === 'turned'
      ? tutorText.turnedSign(shownLine(line))
      : tutorText.otherSign(shownLine(line), shownLine(other.with));
}
