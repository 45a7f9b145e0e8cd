import { normalArea, readPart, tableArea, tableScore } from '../data/normal-area.ts';

const number = String.raw`-?\d+(?:\.\d+)?`;
const score = new RegExp(String.raw`\((${number}) - (?:(${number})|\((${number})\))\)/(${number})`, 'g');
const area = new RegExp(String.raw`Φ\((${number})\)`, 'g');

/** Each `(x - mean)/deviation` as a table has it; null where one is beyond a table. */
function provesScores(from: string, to: string): boolean {
  const shown = from.replace(score, (_, ...[x, mean, below, deviation]: (string | undefined)[]) => {
    const spread = Number(deviation);
    return (spread > 0 && tableScore(Number(x), Number(mean ?? below), spread)) || '?';
  });
  return readPart(shown)?.letter === 'Z' && shown === to;
}

/** `Φ(b) - Φ(a)`, `1 - Φ(a)` or `Φ(b)` as a number; NaN for anything else. */
function differenceOf(areas: string): number {
  const terms = areas.split(' - ').map((term) => {
    const [, z] = new RegExp(String.raw`^Φ\((${number})\)$`).exec(term) ?? [];
    return z === undefined ? (term === '1' ? 1 : Number.NaN) : normalArea(Number(z));
  });
  const [first = Number.NaN, second = 0, more] = terms;
  return more === undefined ? first - second : Number.NaN;
}

function provesAreas(from: string, to: string): boolean {
  const part = readPart(from);
  if (part?.letter !== 'Z') return false;
  const [low, high] = [part.low, part.high].map((bound, i) => (bound === null ? i : normalArea(bound)));
  return Math.abs((high ?? 1) - (low ?? 0) - differenceOf(to)) < 1e-9;
}

/**
 * A step in the notation of the normal distribution: bounds become z-scores of two decimals, a part becomes areas to
 * the left, written Φ, and areas become the four decimals of a table.
 */
export function provesNormal(from: string, to: string): boolean {
  if (from.startsWith('P(')) return from.includes('/') ? provesScores(from, to) : provesAreas(from, to);
  return from.includes('Φ') && from.replace(area, (_, z: string) => tableArea(Number(z))) === to;
}
