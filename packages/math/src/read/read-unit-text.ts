import { findUnit, isKnownUnit } from '../units/unit-table.ts';
import { plainWhole } from './plain-whole.ts';
import { isSign, peek, type Reader } from './reader.ts';
import type { Token } from './tokens.ts';

function unitWord(token: Token | undefined): string | null {
  if (token?.kind === 'word' || token?.kind === 'letter') return token.name;
  return isSign(token, '$') ? '$' : null;
}

function isUnitLetter(reader: Reader, token: Token | undefined): boolean {
  return reader.units && token?.kind === 'letter' && findUnit(token.name) !== undefined;
}

/**
 * Whether a run of letters is a product of variables: up to three letters that name no unit, the usual unknowns, and any
 * letters that are the variables of the problem.
 */
export function isLetterProduct(reader: Reader, name: string): boolean {
  if (isOfLetters(reader, name)) return true;
  return (name.length <= 3 || /^[xyz]+$/.test(name)) && !isKnownUnit(name);
}

const isOfLetters = ({ letters }: Reader, name: string): boolean =>
  letters !== '' && [...name].every((letter) => letters.includes(letter));

/** Whether a unit begins here: `numeric` tells that only a number stands before it. */
export function startsUnit(reader: Reader, numeric: boolean): boolean {
  const token = peek(reader);
  if (token?.kind === 'word' && isOfLetters(reader, token.name)) return false;
  if (token?.kind === 'word')
    return isKnownUnit(token.name) || (numeric && (reader.units || token.name.length > 3));
  if (isSign(token, '$') || isUnitLetter(reader, token)) return numeric;
  return false;
}

/** Reads a unit as text that readUnit understands: 'in^2', 'L/min', 'red marbles'. */
export function readUnitText(reader: Reader, start: string): string {
  let text = start;
  for (;;) {
    const token = peek(reader);
    const word = unitWord(token);
    const next = unitWord(peek(reader, 1));
    const power = plainWhole(peek(reader, 1)) ?? plainWhole(peek(reader, 2));
    if (word !== null && (reader.units || token?.kind !== 'letter' || text === '' || text.endsWith('/'))) {
      text += text === '' || /[/*]$/.test(text) ? word : ` ${word}`;
      reader.at += 1;
    } else if ((isSign(token, '/') || isSign(token, 'per')) && next !== null) {
      text += '/';
      reader.at += 1;
    } else if (isSign(token, '*') && next !== null) {
      text += '*';
      reader.at += 1;
    } else if (isSign(token, '^') && power !== null && power < 10n && text !== '') {
      text += `^${power}`;
      reader.at += peek(reader, 1)?.kind === 'open' ? 4 : 2;
    } else return text;
  }
}
