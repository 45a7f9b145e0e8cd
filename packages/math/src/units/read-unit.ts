import { divideRational, multiplyRational, one, powerRational, type Rational } from '../rational/rational.ts';
import { findUnit, unitStem } from './unit-table.ts';

/** A unit as its size in base units and the power of each dimension; unknown words are their own dimension. */
export type UnitMeaning = { readonly size: Rational; readonly powers: ReadonlyMap<string, number> };

const raised = new Map([
  ['²', '^2'],
  ['³', '^3'],
]);
const fillers = new Set([
  'of',
  'the',
  'a',
  'an',
  'each',
  'every',
  'one',
  'away',
  'long',
  'tall',
  'wide',
  'high',
  'deep',
  'thick',
]);

function spell(text: string): string {
  return text
    .replace(/[²³]/g, (mark) => raised.get(mark) ?? '')
    .replace(/\\text|[{}\\]/g, '')
    .replace(/\*\*/g, '^')
    .replace(/\b(?:fl\.?|fluid)\s*(?:oz|ounces?)\b/gi, 'floz')
    .replace(/\bmph\b/gi, 'mile/hour')
    .replace(/\bmpg\b/gi, 'mile/gallon')
    .replace(/\b(?:kph|kmh)\b/gi, 'km/hour')
    .replace(/(?:°|\bdegrees?)\s*(?:F\b|fahrenheit\b)/gi, 'fahrenheit')
    .replace(/(?:°|\bdegrees?)\s*(?:C\b|celsius\b)/gi, 'celsius')
    .replace(/(?:\b|(?<=\d))(?:per|for every|for each|an hour)\b/gi, (word) =>
      /hour/i.test(word) ? '/hour' : '/',
    )
    .replace(/\bsq(?=(?:mm|cm|m|km|in|ft|yd|mi)\b)/gi, 'square ')
    .replace(
      /\b(square|sq|cubic|cu)\b\.?\s*([A-Za-z]+)/gi,
      (_, kind: string, word: string) => `${word}^${/^s/i.test(kind) ? 2 : 3}`,
    )
    .replace(/\$/g, ' $ ');
}

type Factor = { readonly words: string; readonly power: number };

/** `N m` is a newton times a metre: units side by side, with nothing else between. */
function unitsBeside(piece: string): readonly string[] {
  const words = piece.trim().split(/\s+/);
  return words.every((word) => findUnit(word.replace(/\^\d$/, ''))) && !findUnit(piece.trim())
    ? words
    : [piece];
}

function factorsOf(part: string, sign: number): Factor[] {
  return part
    .split(/[*·]/)
    .flatMap(unitsBeside)
    .map((piece) => {
      const [words = '', power] = piece.split('^');
      const exponent = Number(power ?? '1');
      const size = Number.isInteger(exponent) && Math.abs(exponent) <= 9 ? exponent : 1;
      return { words: words.trim().replace(/\.$/, ''), power: sign * size };
    });
}

function wordsKey(words: string): string {
  return words
    .split(/[\s-]+/)
    .map((word) => unitStem(word))
    .filter((word) => word !== '' && !fillers.has(word))
    .join(' ');
}

/** Reads 'L/min', 'liters per minute', 'in²', 'square feet', 'red marbles'. null when there is nothing to read. */
export function readUnit(text: string): UnitMeaning | null {
  const [top = '', ...bottoms] = spell(text).split('/');
  const factors = [...factorsOf(top, 1), ...bottoms.flatMap((part) => factorsOf(part, -1))];
  let size = one;
  const powers = new Map<string, number>();
  for (const { words, power } of factors) {
    const key = wordsKey(words);
    const unit = findUnit(words) ?? findUnit(key);
    if (!unit && key === '') continue;
    const name = unit ? unit.dimension : `word:${key}`;
    powers.set(name, (powers.get(name) ?? 0) + power * (unit?.power ?? 1));
    if (unit) size = multiplyRational(size, powerRational(unit.size, power));
  }
  return powers.size === 0 ? null : { size, powers };
}

const temperatures = new Set(['fahrenheit', 'celsius'].map((scale) => `word:${unitStem(scale)}`));

/** 'marble' names the same thing as 'red marble'; a bare degree mark may stand for a temperature. */
function sameThing(a: string, b: string): boolean {
  if (a === b) return true;
  if (a === 'angle' && temperatures.has(b)) return true;
  if (!a.startsWith('word:') || !b.startsWith('word:')) return false;
  const left = a.slice(5).split(' ');
  const right = b.slice(5).split(' ');
  const [few, many] = left.length < right.length ? [left, right] : [right, left];
  return few.every((word) => many.includes(word));
}

/** How many of `to` make one of `from`; null when they measure different things. */
export function unitFactor(from: UnitMeaning, to: UnitMeaning): Rational | null {
  const left = [...from.powers].filter(([, power]) => power !== 0);
  const right = [...to.powers].filter(([, power]) => power !== 0);
  if (left.length !== right.length) return null;
  const matches = left.every(([name, power]) =>
    right.some(([other, otherPower]) => power === otherPower && sameThing(name, other)),
  );
  return matches ? divideRational(from.size, to.size) : null;
}
