import { exactValueOf, numbersIn } from '@playforward/curriculum';
import { multiplyRational, type Rational, rational } from '@playforward/math';
import { plainNumber } from './numbers.ts';
import type { WorkLine } from './work-lines.ts';

/** One way to get a line wrong: the value it leads to, and what was done. */
export type Slip = { readonly value: Rational; readonly why: string };

type Sign = '+' | '−' | '×' | '÷';
type Parts = { readonly numbers: readonly string[]; readonly signs: readonly Sign[] };

const flat = /^(?:\\\$)?[\d,.]+(?: [+−×÷·] (?:\\\$)?[\d,.]+)+$/;
const saysTo: Record<Sign, string> = { '+': 'add', '−': 'subtract', '×': 'multiply', '÷': 'divide' };
/** What a hurried reader takes the sign for. */
const mistaken: Record<Sign, readonly Sign[]> = {
  '+': ['−', '×'],
  '−': ['+'],
  '×': ['+', '÷'],
  '÷': ['×', '−'],
};
const does: Record<Sign, (x: string, y: string) => string> = {
  '+': (x, y) => `It adds ${x} and ${y}.`,
  '−': (x, y) => `It subtracts ${y} from ${x}.`,
  '×': (x, y) => `It multiplies ${x} by ${y}.`,
  '÷': (x, y) => `It divides ${x} by ${y}.`,
};

function readParts(before: string): Parts | null {
  if (!flat.test(before)) return null;
  const signs = (before.match(/[+−×÷·]/g) ?? []).map((sign) => (sign === '·' ? '×' : sign) as Sign);
  const numbers = numbersIn(before);
  return numbers.length === signs.length + 1 ? { numbers, signs } : null;
}

function slip(text: string, why: string): readonly Slip[] {
  const value = exactValueOf(text);
  return value ? [{ value, why }] : [];
}

/** Another sign than the one that stands there. */
function wrongSign({ numbers: [x = '', y = ''], signs: [sign] }: Parts): readonly Slip[] {
  if (!sign) return [];
  return mistaken[sign].flatMap((other) =>
    slip(`${x} ${other} ${y}`, `${does[other](x, y)} The sign says to ${saysTo[sign]}.`),
  );
}

/** From left to right, where multiplying and dividing come first. */
function wrongOrder({ numbers, signs }: Parts): readonly Slip[] {
  const text = numbers.reduce(
    (all, number, at) => (at === 0 ? number : `(${all} ${signs[at - 1]} ${number})`),
    '',
  );
  return slip(
    text,
    'It works from left to right. Multiplying and dividing come before adding and subtracting.',
  );
}

/** Everything but the last part. */
function leftOut({ numbers, signs }: Parts): readonly Slip[] {
  const last = numbers.length - 1;
  const text = numbers.slice(0, last).map((number, at) => (at === 0 ? number : `${signs[at - 1]} ${number}`));
  return slip(
    text.join(' '),
    `It stops too early. The last part, ${signs[last - 1]} ${numbers[last]}, is left out.`,
  );
}

const isWhole = (text: string): boolean => /^\d+$/.test(text);
const ones = (text: string): number => Number(text.at(-1));

/** A ten that is carried or borrowed gets lost. */
function lostTen({ numbers: [x = '', y = ''], signs: [sign] }: Parts): readonly Slip[] {
  if (!isWhole(x) || !isWhole(y)) return [];
  if (sign === '+' && ones(x) + ones(y) > 9)
    return slip(`${x} + ${y} - 10`, 'The ones make more than 9. The ten that is carried gets lost.');
  if (sign === '−' && ones(x) < ones(y))
    return slip(`${x} - ${y} + 10`, 'The ones borrow a ten. It is not taken from the tens.');
  return [];
}

/** One more or one less of what is multiplied. */
function miscounted({ numbers: [x = '', y = ''], signs: [sign] }: Parts): readonly Slip[] {
  if (sign !== '×' || !isWhole(x) || !isWhole(y) || Number(y) > 12 || Number(y) < 3) return [];
  return slip(
    `${x} × ${Number(y) + 1}`,
    `It takes ${x} once too often: ${Number(y) + 1} times, not ${y} times.`,
  );
}

/** Right digits in the wrong place. */
function wrongPlace(value: Rational): readonly Slip[] {
  return [
    {
      value: multiplyRational(value, rational(10n)),
      why: 'The digits are right, but the number is ten times too large.',
    },
    {
      value: multiplyRational(value, rational(1n, 10n)),
      why: 'The digits are right, but the number is ten times too small.',
    },
  ];
}

/** The slips that a line of plain arithmetic allows. Two of them may lead to the same value. */
export function slipsInLine({ before, after }: WorkLine): readonly Slip[] {
  const parts = readParts(before);
  const value = exactValueOf(plainNumber(after));
  if (!parts || !value) return [];
  const isPair = parts.signs.length === 1;
  const multiplies = parts.signs.some((sign) => sign === '×' || sign === '÷');
  return [
    ...(isPair
      ? [...wrongSign(parts), ...lostTen(parts), ...miscounted(parts)]
      : [...wrongOrder(parts), ...leftOut(parts)]),
    ...(multiplies ? wrongPlace(value) : []),
  ];
}
