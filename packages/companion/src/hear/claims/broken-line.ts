import { checkClaim } from '@playforward/math';
import { mathRuns } from '../../solve/math-runs.ts';
import type { SolutionPath } from '../solution-path.ts';
import { agree, lettersOf, numberAt } from './put-in.ts';

/** "y = 2*3 + 1 = 6": two sides without letters, one after the other, that differ; null where all agree. */
export function brokenChain(text: string): string | null {
  // "x = 1 + 2 = 3, y = 4" are two chains.
  for (const run of text.split(/[,;]\s+/).flatMap((part) => mathRuns(part))) {
    const sides = run.split('=').map((one) => one.trim());
    if (sides.length < 3) continue;
    const numbers = sides.filter((side) => side !== '' && lettersOf(side).length === 0);
    const at = numbers.findIndex(
      (side, index) => index > 0 && agree(numbers[index - 1] ?? '', side) === false,
    );
    if (at > 0) return `${numbers[at - 1]} = ${numbers[at]}`;
  }
  return null;
}

/** What is said of "3 * -2^2" where a negative number takes the place of a letter and its brackets got lost. */
export function lostBrackets(text: string, { steps }: SolutionPath): string | null {
  const bare = /(?<![\d)a-z(]\s*)-\s*(\d+(?:\.\d+)?)\s*\^\s*(\d+)/i.exec(text);
  if (!bare) return null;
  const isMeant = steps.some(({ lines }) =>
    lines.some((line) => line.replace(/\s/g, '').includes(`(-${bare[1]})^${bare[2]}`)),
  );
  return isMeant
    ? `Without brackets only the number behind the minus is raised. Here $-${bare[1]}$ as a whole takes the place of the letter. Where do the brackets belong?`
    : null;
}

const simple = /(?<![\d.])(\d+(?:\.\d+)?)\s*([-−+*×·/÷])\s*(\d+(?:\.\d+)?)(?![\d.])/;
const signs: Readonly<Record<string, string>> = { '−': '-', '×': '*', '·': '*', '÷': '/' };
const read = (text: string): readonly [number, string, number] | null => {
  const [found, a = '', sign = '', b = ''] = simple.exec(text) ?? [];
  return found === undefined ? null : [Number(a), signs[sign] ?? sign, Number(b)];
};

/** The same number with the same operation as in a step of the way, and another number behind it: what the step has there. */
export function otherOperand(calculation: string, { steps }: SolutionPath): number | null {
  const said = read(calculation);
  if (!said || numberAt(calculation) === null) return null;
  const [a, sign, b] = said;
  if (sign !== '-' && sign !== '/') return null;
  for (const { signs: all, lines } of steps) {
    if (!all.includes(sign)) continue;
    for (const line of lines) {
      const bare = /^(?:[a-z] = )?\(?\s*[\d.]+\s*[-−/÷]\s*[\d.]+\s*\)?$/i.test(line.trim())
        ? read(line)
        : null;
      if (bare && bare[0] === a && bare[1] === sign && bare[2] !== b) return bare[2];
    }
  }
  return null;
}

/** Whether a line of numbers holds; "100 - 60 = 40%" counts in percent on both sides. */
export function truthOf(line: string): ReturnType<typeof checkClaim> {
  const truth = checkClaim(line);
  const bare = line.replace(/%/g, '');
  return truth === 'false' && bare !== line && checkClaim(bare) === 'true' ? 'true' : truth;
}

/** A school triangle is measured in degrees: cos 73 with them. */
const inDegrees = (text: string): string =>
  text.replace(/\b(sin|cos|tan)\s*\(?\s*(\d+(?:\.\d+)?)\s*°?\s*\)?/gi, '$1($2°)');

/** "443/18 = 24.6" and "8 sin 62 = 7.06": as near as the digits that are written say. */
export function isRounded(text: string): boolean {
  const [left = '', right = '', ...more] = text.split('=');
  const digits = /^\s*-?\d+\.(\d+)\s*$/.exec(right)?.[1]?.length;
  const said = numberAt(right);
  if (digits === undefined || more.length > 0 || said === null) return false;
  return [left, inDegrees(left)].some((side) => {
    const exact = numberAt(side);
    return exact !== null && Math.abs(exact - said) < 10 ** -digits;
  });
}
