import { byStatements } from '../../exercises/exercise.ts';
import type { Reading } from '../reading/worked-amount.ts';

const names: readonly (readonly [number, string])[] = [
  [9, 'billions'],
  [8, 'hundred millions'],
  [7, 'ten millions'],
  [6, 'millions'],
  [5, 'hundred thousands'],
  [4, 'ten thousands'],
  [3, 'thousands'],
  [2, 'hundreds'],
  [1, 'tens'],
  [0, 'ones'],
  [-1, 'tenths'],
  [-2, 'hundredths'],
  [-3, 'thousandths'],
  [-4, 'ten thousandths'],
  [-5, 'hundred thousandths'],
];

/** `which digit is in the tenths place of 45.372` */
export const digitAtPlace: Reading = (text) => {
  const found =
    /^(?:what|which) (?:digit|number) (?:is|stands) (?:in|at) the ([a-z]+(?:[ -][a-z]+)?)(?:'s)? place (?:of|in) (?:the number )?(\d+(?:\.\d+)?)[\s?.!]*$/.exec(
      text,
    );
  const [, name = '', number = ''] = found ?? [];
  const power = names.find(([, one]) => one === name.replace('-', ' ') || one === `${name}s`)?.[0];
  if (!found || power === undefined) return null;
  const [whole = '', tail = ''] = number.split('.');
  const digit = power >= 0 ? whole.at(-1 - power) : tail[-power - 1];
  const size = power >= 0 ? `${10 ** power}` : `1/${10 ** -power}`;
  const above = power >= 0 ? whole.slice(0, -1 - power) : whole + tail.slice(0, -power - 1);
  if (digit === undefined || (power >= 0 && whole.length <= power)) return null;
  return byStatements(
    { N: number, d: digit, p: size, f: above === '' ? '0' : above.replace(/^0+(?=\d)/, '') },
    ['N ≥ f · 10 · p + d · p', 'N < f · 10 · p + (d + 1) · p'],
    { kind: 'rounding', answer: digit, rule: 'digit-in-place' },
  );
};

/** `what place value is the 7 in 3.0472`; a digit that stands twice has no one place. */
export const placeOfDigit: Reading = (text) => {
  const found =
    /^(?:what|which|name the|find the|give the|tell (?:me )?the)(?: is| 's|'s)?(?: the)? (?:place(?: value)?|value)(?: is| of)? (?:the )?(?:digit )?(\d)(?: is)? in (?:the number )?(\d+(?:\.\d+)?)[\s?.!]*$/.exec(
      text
        .replace(/\bin what place (?:is|stands) /, 'what place is ')
        .replace(/^in (\d+(?:\.\d+)?),? (what place is the (?:digit )?\d)(?: in)?/, '$2 in $1'),
    );
  const [, digit = '', number = ''] = found ?? [];
  if (!found || number.split(digit).length !== 2) return null;
  const at = number.indexOf(digit);
  const point = number.includes('.') ? number.indexOf('.') : number.length;
  const power = at < point ? point - 1 - at : point - at;
  const name = names.find(([one]) => one === power)?.[1];
  const isValue = !/\bplace\b/.test(text);
  if (name === undefined || isValue) return null;
  const top = power >= 0 ? `${10 ** power}` : `1/${10 ** -power}`;
  // The digits in front, the digit in its place and what stands behind make the number.
  const before = number.slice(0, at).replace('.', '');
  const front = before === '' ? '0' : before.replace(/^0+(?=\d)/, '');
  const behind = number.slice(at + 1).replace('.', '');
  const last = number.length - 1 - (number.includes('.') ? number.indexOf('.') : number.length - 1);
  const tail = behind === '' ? '0' : `${behind.replace(/^0+(?=\d)/, '')}/${10 ** last}`;
  return byStatements({ N: number, d: digit, p: top, f: front, t: tail }, ['N = f · 10 · p + d · p + t'], {
    kind: 'rounding',
    answer: name,
    rule: 'digit-in-place',
  });
};
