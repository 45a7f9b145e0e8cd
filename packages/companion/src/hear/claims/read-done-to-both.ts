import { equivalent } from '@playforward/math';
import { nearness, type Sides, sidesOf } from '../judge-line.ts';
import { mathPieces, type Operation, readOperation } from '../math-pieces.ts';
import { type Reading, rightLine, type StepReading, wrongLine } from '../step-reading.ts';

const same = (a: string, b: string): boolean => equivalent(a, b) === 'equal';
const turned: Readonly<Record<string, string>> = { '=': '=', '<': '>', '>': '<', '≤': '≥', '≥': '≤' };
const signs: Readonly<Record<Operation['act'], string>> = {
  add: '+',
  subtract: '-',
  multiply: '*',
  divide: '/',
  move: '',
};

/** What becomes of a line when the same is done to both sides. */
function done({ left, sign, right }: Sides, { act, amount }: Operation): Sides {
  const doing = (side: string): string => `(${side}) ${signs[act]} (${amount})`;
  const turns = (act === 'multiply' || act === 'divide') && amount?.startsWith('-') === true;
  return { left: doing(left), sign: turns ? (turned[sign] ?? sign) : sign, right: doing(right) };
}

const saysOperation: Readonly<Record<Operation['act'], string>> = {
  add: 'add',
  subtract: 'subtract',
  multiply: 'multiply by',
  divide: 'divide by',
  move: 'move',
};

/** Lines that may stand before: the given ones, those shown, and those of the solver's way that are not the end. */
function linesBefore({ path, shown }: Reading): readonly { line: string; sides: Sides }[] {
  return [...shown.lines.toReversed(), ...path.given, ...path.solved].flatMap((line) => {
    const sides = sidesOf(line);
    return sides && nearness(sides) !== 'done' ? [{ line, sides }] : [];
  });
}

/**
 * "divide by -2, so x < -4": an operation on both sides with the line that it gives. The line that stood before need not
 * be written. Where the left side is what comes out and the rest is not, the line is wrong.
 */
export function readDoneToBoth(text: string, reading: Reading): readonly StepReading[] {
  const operation = readOperation(text);
  const lines = mathPieces(text).filter(({ kind }) => kind === 'equation');
  const [written] = lines;
  const to = written && lines.length === 1 ? sidesOf(written.text) : null;
  if (!operation?.amount || operation.act === 'move' || !written || !to) return [];
  const isEnd = nearness(to) === 'done';
  const step = reading.path.steps.findIndex(({ instruction }) =>
    new RegExp(`${operation.act}.*${operation.amount?.replace('-', '[-−]')}`, 'i').test(instruction),
  );
  for (const { line, sides } of linesBefore(reading)) {
    const now = done(sides, operation);
    const [isLeft, isRight] = [same(now.left, to.left), same(now.right, to.right)];
    if (isLeft && isRight && now.sign === to.sign)
      return [rightLine(written.text, step < 0 ? null : step, isEnd || nearness(to) === 'nearly')];
    if (isLeft && isRight)
      return [
        wrongLine(
          written.text,
          `The numbers are fine. Now look at the sign of ${line}. What happens to it when you divide or multiply by a negative number?`,
        ),
      ];
    if (isLeft && !isEnd)
      return [
        wrongLine(
          written.text,
          `Start from ${line} and ${saysOperation[operation.act]} ${operation.amount} on the right side, too. What does the right side come to?`,
        ),
      ];
  }
  return [];
}

/** A line whose end is one calculation away: x = 24/2 says that 2x is 24. */
export function lineBeforeEnd(line: string, { path }: Reading): string | null {
  const sides = sidesOf(line);
  const letter = sides && /^[a-z]$/i.test(sides.left) ? sides.left : null;
  const [, top, by] =
    /^\(?(-?[\d.]+(?:\/\d+)?)\)?\s*(?:\/|÷)\s*\(?(-?\d+)\)?$/.exec(sides?.right ?? '') ?? [];
  if (letter && top !== undefined && by !== undefined && Math.abs(Number(by)) > 1)
    return `${by}${letter} = ${top}`;
  const [, first, second] = /^\(?(-?\d+)\)?\s*[*·×]\s*\(?(-?\d+)\)?$/.exec(sides?.right ?? '') ?? [];
  const divisor = [first, second].find((one) =>
    [...path.given, ...path.solved].some((given) =>
      new RegExp(`[a-z]\\s*/\\s*${one}(?!\\d)`, 'i').test(given),
    ),
  );
  if (!letter || divisor === undefined || Math.abs(Number(divisor)) <= 1) return null;
  return `${letter}/${divisor} = ${divisor === first ? second : first}`;
}
